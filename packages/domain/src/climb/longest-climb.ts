import type { Metres } from '../core/public.ts';
import type { Profile } from './profile.ts';

/** Road flatter than this does not lengthen a climb; rise over road length. */
const flat = 0.02;
/** A climb worth offering: at least this long and high, and not nearly the whole road. */
const worthwhile = { length: 500, rise: 30, share: 0.85 } as const;

/** A climb within a road. */
export interface ClimbInRoad {
  readonly profile: Profile;
  /** Where it starts and ends along the road, m. */
  readonly from: Metres;
  readonly to: Metres;
  readonly rise: Metres;
}

interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** The stretch that rises most above 2 % of its length: dips count against it, flat ends do not belong to it. */
function steadiestStretch({ length, rise }: Profile): Stretch {
  let best = { first: 0, end: 0, score: 0 };
  let first = 0;
  let score = 0;
  rise.forEach((climbed, segment) => {
    score += climbed - flat * (length[segment] ?? 0);
    if (score <= 0) {
      first = segment + 1;
      score = 0;
    } else if (score > best.score) best = { first, end: segment + 1, score };
  });
  return best;
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** The longest climb in a road, where the road is more than this one climb; `null` when there is none to offer. */
export function longestClimbIn(profile: Profile): ClimbInRoad | null {
  const { first, end } = steadiestStretch(profile);
  const part = {
    length: profile.length.slice(first, end),
    rise: profile.rise.slice(first, end),
    altitude: profile.altitude.slice(first, end),
    heading: profile.heading?.slice(first, end) ?? null,
  };
  const length = sum(part.length);
  const rise = sum(part.rise);
  if (length < worthwhile.length || rise < worthwhile.rise) return null;
  if (length > worthwhile.share * sum(profile.length)) return null;
  const startAltitude = (part.altitude[0] ?? 0) - (part.rise[0] ?? 0) / 2;
  const from = sum(profile.length.slice(0, first));
  return { profile: { ...part, startAltitude }, from, to: from + length, rise };
}
