import { goalBuild } from '@pp-tools/domain/bike';
import {
  componentFacts,
  fixesOf,
  frameFacts,
  groupsetFacts,
  judgeBike,
  judgePart,
} from '@pp-tools/domain/compatibility';
import { sampleCatalogue } from '@pp-tools/domain/engine-figures';
import { selectBike } from '@pp-tools/domain/frameset';
import { defaultParts } from '@pp-tools/domain/groupset';
import { type Measured, median } from './benchmark.ts';

/** Parts of a large shop: the sample's own, over and over. */
const manyParts = 5000;
const runs = 9;

function timeOf(run: () => void): number {
  return median(
    Array.from({ length: runs }, () => {
      const from = performance.now();
      run();
      return performance.now() - from;
    }),
  );
}

/** The compatibility engine on the sample catalogue: milliseconds, and how many bare loops over the same rows they are. */
export default async function measureEngine(): Promise<readonly Measured[]> {
  const catalogue = sampleCatalogue();
  const { components } = catalogue;
  const parts = Array.from({ length: manyParts }, (_, place) => components[place % components.length]).filter(
    (part) => part !== undefined,
  );
  const groupset = catalogue.groupsets[0];
  const frame = catalogue.frames[0];
  if (groupset === undefined || frame === undefined) throw new Error('the sample catalogue is empty');
  const bike = {
    ...groupsetFacts(defaultParts(groupset, components)),
    frame: frameFacts({ kind: 'catalogue', frame }),
  };
  let seen = 0;
  // A bare loop: the facts of every row, made once and read once.
  const bare = timeOf(() => {
    for (const part of parts) seen += componentFacts(part).families.length;
  });
  const judged = timeOf(() => {
    for (const part of parts) seen += judgePart(bike, componentFacts(part)).length;
  });
  // Each run gets a catalogue of its own: the chains of a known one are remembered.
  const goals = timeOf(() => {
    goalBuild({ kind: 'budget', dollars: 6000 }, selectBike('road', false), { ...catalogue }, '');
  });
  const brakes = components.find(({ type, isDisc }) => type === 'brakes' && !isDisc);
  const clashing = brakes === undefined ? bike : { ...bike, brakes: componentFacts(brakes) };
  const clashes = judgeBike(clashing).flatMap((found) =>
    found.severity === 'blocks' || found.severity === 'check' ? [found] : [],
  );
  const fixes = timeOf(() => {
    for (const clash of clashes) seen += fixesOf(clashing, clash, components).length;
  });
  const detail = (time: number, what: string) =>
    `median of ${runs}: ${time.toFixed(0)} ms, the bare loop over ${manyParts} rows ${bare.toFixed(0)} ms; ${what}`;
  if (seen === 0) throw new Error('nothing was judged');
  return [
    {
      what: '5,000 parts of the catalogue judged on a bike, next to reading their facts',
      figure: judged / bare,
      unit: 'times',
      limit: 8,
      detail: detail(judged, '150 ms are meant where the loop takes 20'),
    },
    {
      what: 'a goal build from the whole catalogue, next to reading the facts of 5,000 parts',
      figure: goals / bare,
      unit: 'times',
      limit: 15,
      detail: detail(goals, '300 ms are meant where the loop takes 20; another budget uses the same chains'),
    },
    {
      what: 'what is offered against the clashes of a bike, next to reading the facts of 5,000 parts',
      figure: fixes / bare,
      unit: 'times',
      limit: 4,
      detail: detail(fixes, `${clashes.length} clashes`),
    },
  ];
}
