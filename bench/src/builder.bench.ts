import { type CDPSession, chromium, type Page } from '@playwright/test';
import { componentFacts, frameFacts, judgePart } from '@pp-tools/domain/compatibility';
import { filterFrames, frameSorts, sortFrames } from '@pp-tools/domain/frameset';
import { componentSorts, componentTypes, sortComponents } from '@pp-tools/domain/groupset';
import { aComponent, aFrame } from '@pp-tools/domain/testing';
import { browserArguments, browserExecutable } from '../../e2e/browser.ts';
import { startServerProcess } from '../../e2e/server-process.ts';
import { type Measured, median } from './benchmark.ts';

/** A figure between two ends that is different for every place and the same in every run. */
const spread = (place: number, from: number, to: number): number => from + ((place * 7919) % (to - from + 1));
const unknownEvery = (place: number, step: number, value: number): number | null =>
  place % step === 0 ? null : value;

const frames = Array.from({ length: 2000 }, (_, place) => ({
  kind: 'catalogue' as const,
  frame: aFrame({
    key: `frame-${place}`,
    name: `Frame ${spread(place, 1, 900)}`,
    price: unknownEvery(place, 7, spread(place, 500, 6000)),
    weight: unknownEvery(place, 5, spread(place, 600, 3000)),
    use: place % 2 === 0 ? 'Road_Disc' : 'Gravel',
  }),
}));
const components = Array.from({ length: 5000 }, (_, place) =>
  aComponent('cassette', {
    id: `part-${place}`,
    name: `Cassette ${spread(place, 1, 900)}`,
    price: unknownEvery(place, 7, spread(place, 20, 600)),
    weight: unknownEvery(place, 5, spread(place, 150, 700)),
  }),
);

const timesOf = (run: () => void): readonly number[] =>
  Array.from({ length: 15 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });

function listMeasure(what: string, runs: readonly (() => void)[]): Measured {
  const worst = Math.max(...runs.map((run) => median(timesOf(run))));
  return {
    what,
    figure: worst,
    unit: 'ms',
    limit: 50,
    detail: `slowest of ${runs.length} orders, median of 15`,
  };
}

const bike = {
  frame: frameFacts({ kind: 'catalogue', frame: aFrame() }),
  ...Object.fromEntries(componentTypes.map((type) => [type, componentFacts(aComponent(type))] as const)),
};

/** Narrowing and sorting the lists of steps 2 and 4. */
const measureLists = (): readonly Measured[] => [
  listMeasure(
    '2,000 frames filtered by type and sorted',
    frameSorts.map((sort) => () => {
      const shown = filterFrames(frames, { type: 'road', rimBrake: false });
      sortFrames(
        shown.map((choice) => ({
          choice,
          price: choice.frame.price,
          weight: choice.frame.weight,
          isConfigured: false,
        })),
        sort,
      );
    }),
  ),
  listMeasure(
    '5,000 groupset parts sorted',
    componentSorts.map((sort) => () => void sortComponents(components, sort, 'none')),
  ),
  {
    ...listMeasure('5,000 groupset parts judged on a bike before they are picked', [
      () => {
        for (const component of components) judgePart(bike, componentFacts(component));
      },
    ]),
    limit: 150,
    detail: 'median of 15; a tab of the catalogue has 63 at most',
  },
];

/** Time spent in scripts so far, from the browser's own counters. */
async function scriptMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function openWheelsets(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/bike-builder`);
  await page.getByRole('radio', { name: 'Road Bike' }).check();
  await page.getByRole('button', { name: 'Continue to Frameset' }).click();
  await page.getByRole('searchbox').fill('Tarmac SL8 (10r)');
  await page.getByRole('button', { name: 'Tarmac SL8 (10r)', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to Wheelset' }).click();
  await page
    .getByRole('list', { name: 'Compatible Wheelsets', exact: true })
    .getByRole('listitem')
    .first()
    .waitFor();
}

/** Scripting from the press on a wheelset among 120 to the new state of the page, its totals included. */
async function measureChoice(): Promise<Measured> {
  const server = await startServerProcess();
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openWheelsets(page, server.address);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const cards = page.getByRole('list', { name: 'Compatible Wheelsets', exact: true }).locator('h3 button');
    const times: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const before = await scriptMilliseconds(session);
      // The element's own click: the locator's waiting would run scripts of its own.
      await cards.nth(place).evaluate((card: HTMLElement) => card.click());
      times.push((await scriptMilliseconds(session)) - before);
    }
    return {
      what: 'choosing a wheelset among 120, scripting until the totals stand',
      figure: median(times),
      unit: 'ms',
      limit: 16,
      detail: `worst of ${times.length}: ${Math.max(...times).toFixed(1)} ms`,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Lists of the builder at the sizes of a large shop, and the answer to a choice. */
export default async function measureBuilder(): Promise<readonly Measured[]> {
  return [...measureLists(), await measureChoice()];
}
