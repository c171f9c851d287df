import type { Grams } from '../core/public.ts';
import type { Tyre } from '../part/public.ts';

/** Ways of measuring rolling resistance; figures of two of them are never compared. */
export const rollingTests = ['drum', 'rollers', 'aeroCoach'] as const;
/** One of {@link rollingTests}. */
export type RollingTest = (typeof rollingTests)[number];

/** A tire on both wheels, with its own rolling resistance. */
export interface ComparedTyre {
  readonly id: string;
  readonly name: string;
  /** Coefficient of rolling resistance in its test, not on the road. */
  readonly rolling: number;
  readonly test: RollingTest;
  /** Of one tire. */
  readonly weight: Grams | null;
}

/** What the source of a figure says about its test (the three kinds of data/tires.csv). */
const testNotes: readonly (readonly [RegExp, RollingTest])[] = [
  [/\bcrr derived:[^;]*\bdrum\b/i, 'drum'],
  [/\bcrr[^;]*\bbicyclerollingresistance\.com\b/i, 'drum'],
  [/\bcrr \(rollers\)/i, 'rollers'],
  [/\bcrr:\s*AeroCoach\b/i, 'aeroCoach'],
];

/** The test that a tire's rolling resistance is from, by the note in its source; `null` when it does not say. */
export const rollingTestOf = (source: string | null): RollingTest | null =>
  testNotes.find(([note]) => source !== null && note.test(source))?.[1] ?? null;

/** A tire as the climb compares it; `null` without a figure, or without the test that it is from. */
export function comparedTyre({
  id,
  shortName,
  rollingResistance,
  weight,
  source,
}: Tyre): ComparedTyre | null {
  const test = rollingTestOf(source);
  return rollingResistance === null || test === null
    ? null
    : { id, name: shortName, rolling: rollingResistance, test, weight };
}

/** What another tire changes: coefficient of rolling resistance and kilograms of both. */
export interface TyreChange {
  readonly rolling: number;
  readonly mass: number;
}

/**
 * What a tire changes next to the tire of the baseline, which the setup's rolling resistance and bicycle stand for.
 * Tires of different tests, or one without a figure, change nothing: the tire is then taken as the same.
 */
export function tyreChange(tyre: ComparedTyre | null, baseline: ComparedTyre | null): TyreChange {
  if (tyre === null || baseline === null || tyre.test !== baseline.test) return { rolling: 0, mass: 0 };
  const grams = tyre.weight === null || baseline.weight === null ? 0 : 2 * (tyre.weight - baseline.weight);
  return { rolling: tyre.rolling - baseline.rolling, mass: grams / 1000 };
}
