import { isUnknownValue } from './field.ts';
import type { PartFieldTable } from './part-field.ts';

/** A row of a list with all its values by field. */
export type ListRow = Readonly<Record<string, string | number>>;

/** A value that is more likely a slip than the truth. */
export interface SuspiciousValue {
  readonly field: string;
  /** Null in a row that is added. */
  readonly before: string | number | null;
  readonly after: string | number;
  readonly reason: 'jump' | 'outlier' | 'became-unknown';
}

/** Judges a row of a list before (null: it is added) and after. */
export type RowSuspicion = (before: ListRow | null, after: ListRow) => readonly SuspiciousValue[];

/** Below so many known values a list says nothing about its spread. */
const fewValues = 8;
/** A price or weight may move by half of what the list's middle half spans, but never less or more than this. */
const usualJump = { unknown: Math.log(1.3), least: Math.log(1.2), most: Math.log(2) };
/** Tukey's far fences: so many times the middle half away from it. */
const farFence = 3;
/** Lists of almost equal prices: their fences are at least this wide. */
const leastFence = Math.log(2);

interface Spread {
  readonly jump: number;
  readonly low: number;
  readonly high: number;
}

/** Quantile by linear interpolation; `sorted` has a value. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

/** How far the values of a field lie apart, as logarithms: what counts is the ratio of two prices. */
function spreadOf(rows: readonly ListRow[], field: string): Spread {
  const sorted = rows
    .flatMap((row) => {
      const value = Number(row[field]);
      return value > 0 ? [Math.log(value)] : [];
    })
    .sort((a, b) => a - b);
  if (sorted.length < fewValues) {
    return { jump: usualJump.unknown, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  }
  const [lower, upper] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const fence = Math.max(farFence * (upper - lower), leastFence);
  return {
    jump: Math.min(Math.max((upper - lower) / 2, usualJump.least), usualJump.most),
    low: lower - fence,
    high: upper + fence,
  };
}

/**
 * What asks for a second look when rows of a list change, by the list's own spread: a price or weight that jumps, one
 * of a new row that lies far outside of what the list has, and a known value that gets lost.
 */
export function rowSuspicion(fields: PartFieldTable, present: readonly ListRow[]): RowSuspicion {
  const spreads = new Map(
    Object.entries(fields).flatMap(([name, { takes }]): [string, Spread][] =>
      takes.kind === 'number' && (takes.unit === 'dollars' || takes.unit === 'grams')
        ? [[name, spreadOf(present, name)]]
        : [],
    ),
  );
  return (before, after) => {
    const found: SuspiciousValue[] = [];
    for (const field of Object.keys(fields)) {
      const now = after[field];
      const earlier = before?.[field] ?? null;
      if (now === undefined || now === earlier) continue;
      const reason = suspicion(spreads.get(field), earlier, now);
      if (reason !== null) found.push({ field, before: earlier, after: now, reason });
    }
    return found;
  };
}

function suspicion(
  spread: Spread | undefined,
  before: string | number | null,
  after: string | number,
): SuspiciousValue['reason'] | null {
  const wasKnown = before !== null && !isUnknownValue(before);
  if (isUnknownValue(after)) return wasKnown ? 'became-unknown' : null;
  if (spread === undefined) return null;
  const value = Number(after);
  if (wasKnown && Number(before) > 0) {
    return value <= 0 || Math.abs(Math.log(value / Number(before))) > spread.jump ? 'jump' : null;
  }
  return value > 0 && (Math.log(value) < spread.low || Math.log(value) > spread.high) ? 'outlier' : null;
}
