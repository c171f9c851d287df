import { type Gear, gearOf, type RollingSize, type Teeth } from './gear-range.ts';

/** A gear with how much faster it is than the next lower one of its ring, in percent; null for the lowest. */
export interface LadderGear extends Gear {
  readonly step: number | null;
}

/** Every gear of a drivetrain whose cassette states all its sprockets. */
export interface GearLadder {
  /** One row for each ring, the largest first; its gears from low to high. */
  readonly rows: readonly { readonly ring: number; readonly gears: readonly LadderGear[] }[];
  /** How many gears lie in the range that another ring reaches as well. */
  readonly overlapping: number;
  readonly count: number;
  /** The widest gap between two neighbouring sprockets. */
  readonly widest: { readonly from: LadderGear; readonly to: LadderGear; readonly step: number } | null;
}

function rowOf(ring: number, sprockets: readonly number[], wheel: RollingSize): readonly LadderGear[] {
  const gears = [...sprockets].sort((a, b) => b - a).map((cog) => gearOf(ring, cog, wheel));
  return gears.map((gear, place) => {
    const lower = gears[place - 1];
    return { ...gear, step: lower === undefined ? null : (gear.ratio / lower.ratio - 1) * 100 };
  });
}

/** The gears of each ring, their overlaps and gaps; null when the sprockets between the ends are not known. */
export function gearLadder({ rings, sprockets }: Teeth, wheel: RollingSize): GearLadder | null {
  if (sprockets === null) return null;
  const rows = rings.map((ring) => ({ ring, gears: rowOf(ring, sprockets, wheel) }));
  const steps = rows.flatMap(({ gears }) =>
    gears.flatMap((to, place) => {
      const from = gears[place - 1];
      return from === undefined || to.step === null ? [] : [{ from, to, step: to.step }];
    }),
  );
  const isReached = (gear: Gear): boolean =>
    rows.some(({ ring, gears }) => {
      const [low, high] = [gears[0], gears.at(-1)];
      if (ring === gear.ring || low === undefined || high === undefined) return false;
      return gear.ratio >= low.ratio && gear.ratio <= high.ratio;
    });
  const all = rows.flatMap(({ gears }) => gears);
  const [widest = null] = [...steps].sort((a, b) => b.step - a.step);
  return { rows, overlapping: all.filter(isReached).length, count: all.length, widest };
}
