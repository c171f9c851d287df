import type { Metres } from '../core/public.ts';
import type { Profile } from './profile.ts';

/** A stretch of a profile as a chart or table shows it. */
export interface ProfileBin {
  readonly from: Metres;
  readonly to: Metres;
  /** Height at its start and end. */
  readonly low: Metres;
  readonly high: Metres;
  /** First segment of the profile in it and the one after its last. */
  readonly first: number;
  readonly end: number;
}

/** Joins segments into at most `most` bins of about equal length; never splits a segment. */
export function binsOf(profile: Profile, most: number): readonly ProfileBin[] {
  const total = profile.length.reduce((sum, length) => sum + length, 0);
  const aim = total / most - 1e-6;
  const bins: ProfileBin[] = [];
  let first = 0;
  let from = 0;
  let to = 0;
  profile.length.forEach((length, segment) => {
    to += length;
    const isLast = segment === profile.length.length - 1;
    if (to < (bins.length + 1) * aim && !isLast) return;
    const low = (profile.altitude[first] ?? 0) - (profile.rise[first] ?? 0) / 2;
    const high = (profile.altitude[segment] ?? 0) + (profile.rise[segment] ?? 0) / 2;
    bins.push({ from, to, low, high, first, end: segment + 1 });
    first = segment + 1;
    from = to;
  });
  return bins;
}

/** Sum over a bin of a figure known for every segment. */
export function sumOver(bin: Pick<ProfileBin, 'first' | 'end'>, bySegment: Float64Array): number {
  let sum = 0;
  for (let segment = bin.first; segment < bin.end; segment += 1) sum += bySegment[segment] ?? 0;
  return sum;
}

/** Rise over road length of a bin. */
export const slopeOf = ({ from, to, low, high }: ProfileBin): number => (high - low) / (to - from);
