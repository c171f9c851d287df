import { type FinderAnswers, noAnswers, rank } from '@pp-tools/domain/finder';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { type Measured, median } from './benchmark.ts';

/** A figure between two ends that is different for every place and the same in every run. */
const spread = (place: number, salt: number, from: number, to: number): number =>
  from + ((place * 7919 + salt * 104_729) % (to - from + 1));

const pick = <Value>(values: readonly [Value, ...Value[]], place: number): Value =>
  values[place % values.length] ?? values[0];

function wheelset(place: number): Wheelset {
  const wheel = (salt: number) => ({
    spokeCount: 20,
    rimDepth: spread(place, salt, 25, 80),
    innerWidth: place % 9 === 0 ? null : spread(place, salt + 1, 18, 26),
    outerWidth: spread(place, salt + 2, 26, 35),
  });
  return {
    id: place,
    ppId: place,
    name: `Wheelset ${spread(place, 9, 1, 5000)}`,
    shortName: `W ${place}`,
    brand: null,
    imageLink: null,
    productLink: null,
    price: place % 4 === 0 ? null : spread(place, 3, 300, 3500),
    weight: place % 10 === 0 ? null : spread(place, 4, 1000, 2000),
    intendedUse: pick(['road', 'road, gravel', 'road'], place),
    brake: 'disc',
    rimType: 'Tubeless',
    front: wheel(5),
    rear: wheel(6),
    riderWeightLimit: pick([120, 110, Number.POSITIVE_INFINITY, null], place),
    spokeType: pick(['Steel Bladed', 'Carbon', 'Steel Bladed', null], place * 3),
    warranty: null,
    freehubEngagement: null,
    hubType: null,
    minTyreWidth: null,
    maxTyreWidth: null,
    isBoost: null,
    isCenterLock: null,
    xfactorIndex: spread(place, 8, 0, 1000) / 10,
    stiffness: spread(place, 7, 1, 100),
    source: null,
    recalledColumns: [],
  };
}

const catalogue = Array.from({ length: 10_000 }, (_, place) => wheelset(place));
const open: FinderAnswers = { ...noAnswers, wheels: 'road', brake: 'disc' };
const cases: readonly { readonly name: string; readonly answers: FinderAnswers }[] = [
  {
    name: 'all questions answered',
    answers: { ...open, roads: 'smooth', terrain: 'flat', riding: 'allDay' },
  },
  {
    name: 'widest list, all five sliders',
    answers: {
      ...open,
      moved: { aerodynamics: 1, lowWeight: 1, stiffness: 1, comfort: 1, lowPrice: 1 },
    },
  },
  { name: 'widest list, sorted only', answers: { ...open, moved: {} } },
];

const timesOf = (run: () => void): readonly number[] =>
  Array.from({ length: 25 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });

/**
 * `rank` over 10,000 wheelsets for three kinds of answers, on a catalogue never seen and on a known one.
 * The fastest of 25 runs counts, because other work of the machine only adds time; medians are printed next to it.
 */
export default async function measureFinder(): Promise<readonly Measured[]> {
  return cases.flatMap(({ name, answers }) => {
    // A copy every time: the order of a catalogue is remembered, and the first visit is the slow one.
    const fresh = timesOf(() => rank([...catalogue], answers));
    const known = timesOf(() => rank(catalogue, answers));
    const detail = (times: readonly number[]) =>
      `fastest of 25; median ${median(times).toFixed(1)} ms, first ${(times[0] ?? 0).toFixed(1)} ms`;
    const what = `rank over 10,000 wheelsets, ${name} (${rank(catalogue, answers).results.length} results)`;
    const limits = { unit: 'ms', limit: 20 } as const;
    return [
      { what: `${what}, new catalogue`, figure: Math.min(...fresh), detail: detail(fresh), ...limits },
      { what: `${what}, known catalogue`, figure: Math.min(...known), detail: detail(known), ...limits },
    ];
  });
}
