import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, browserExecutable } from '../../e2e/browser.ts';
import { startServerProcess } from '../../e2e/server-process.ts';
import { type Measured, median } from './benchmark.ts';

/** The actions of a visitor that must answer at once, by the control that does them. */
const actions: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['category', (page) => page.getByRole('button', { name: 'Road Disc', exact: true }).click()],
  ['category off', (page) => page.getByRole('button', { name: 'Road Disc', exact: true }).click()],
  ['sort', (page) => page.getByRole('radio', { name: 'Weight ascending' }).check()],
  ['sort back', (page) => page.getByRole('radio', { name: 'Name' }).check()],
  ['advanced mode', (page) => page.getByRole('checkbox', { name: 'Advanced Mode' }).click()],
  [
    'baseline',
    (page) =>
      page
        .getByRole('button', { name: /^Compare with / })
        .first()
        .click(),
  ],
  [
    'baseline off',
    (page) =>
      page
        .getByRole('button', { name: /^Compare with / })
        .first()
        .click(),
  ],
];

/** Longest time from an input to the next paint since the last reading (Event Timing, 8 ms steps). */
const longestInteraction = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const kept = Reflect.get(window, 'interactions');
            const durations: number[] = Array.isArray(kept) ? kept : [];
            resolve(Math.max(0, ...durations));
            durations.length = 0;
          }, 50),
        );
      }),
  );

async function openCompare(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Reflect.set(window, 'interactions', durations);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
  });
  await page.goto(`${address}/wheelsetCompare`);
  await page.getByRole('checkbox', { name: /Select All/ }).check();
  await page.getByRole('table').waitFor();
}

/** Time spent in scripts so far, from the browser's own counters. */
async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Adding to a list of its own, which Select All hides. */
async function measureAdding(page: Page): Promise<number> {
  await page.getByRole('checkbox', { name: /Select All/ }).uncheck();
  await longestInteraction(page);
  await page.getByRole('combobox').fill('zipp 303');
  await page.getByRole('option').first().click();
  await longestInteraction(page);
  await page.getByRole('button', { name: 'Add New Pair' }).click();
  return longestInteraction(page);
}

async function measurePaint(address: string): Promise<Measured[]> {
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openCompare(page, address);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await longestInteraction(page);
    const worst = new Map<string, number[]>();
    for (let round = 0; round < 5; round += 1) {
      for (const [name, act] of actions) {
        await act(page);
        worst.set(name, [...(worst.get(name) ?? []), await longestInteraction(page)]);
      }
    }
    worst.set('add', [await measureAdding(page)]);
    return [...worst].map(([name, times]) => ({
      what: `120 wheelsets at CPU x4, input to next paint: ${name}`,
      figure: median(times),
      unit: 'ms',
      limit: 200,
      detail: `worst of ${times.length}: ${Math.max(...times)} ms`,
    }));
  } finally {
    await browser.close();
  }
}

/** Ten thousand wheelsets made from the real ones, answered in place of the server's list. */
async function serveManyWheelsets(page: Page, rows: number): Promise<void> {
  await page.route('**/wheelsets', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const real: { id: number; ppId: number; name: string; shortName: string }[] = body.data.results;
    const results = Array.from({ length: rows }, (_, index) => {
      const wheelset = real[index % real.length];
      const mark = ` ${index}`;
      return {
        ...wheelset,
        id: index + 1,
        ppId: index + 1,
        name: wheelset?.name + mark,
        shortName: wheelset?.shortName + mark,
      };
    });
    await route.fulfill({ json: { status: 'success', data: { results } } });
  });
}

async function measureManyRows(address: string): Promise<Measured[]> {
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await serveManyWheelsets(page, 10_000);
    await openCompare(page, address);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const measured: Measured[] = [];
    for (const [name, act] of actions) {
      const before = await scriptSeconds(session);
      await act(page);
      await longestInteraction(page);
      const milliseconds = (await scriptSeconds(session)) - before;
      measured.push({
        what: `10,000 wheelsets, scripting of: ${name}`,
        figure: milliseconds * 1000,
        unit: 'ms',
        limit: 50,
      });
    }
    const mostRows = await page.getByRole('region', { name: 'Comparison table' }).evaluate(async (region) => {
      let most = 0;
      for (let top = 0; top < 400_000; top += 20_000) {
        region.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
        most = Math.max(most, region.querySelectorAll('tbody tr').length);
      }
      return most;
    });
    measured.push({
      what: '10,000 wheelsets, most rows in the page while scrolling',
      figure: mostRows,
      unit: 'rows',
      limit: 100,
    });
    return measured;
  } finally {
    await browser.close();
  }
}

/** How fast the compare screen answers its visitor. */
export default async function measureCompare(): Promise<readonly Measured[]> {
  const server = await startServerProcess({ NODE_ENV: 'production' });
  try {
    return [...(await measurePaint(server.address)), ...(await measureManyRows(server.address))];
  } finally {
    await server.stop();
  }
}
