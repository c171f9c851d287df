import type { Metres } from '../core/public.ts';

/** Samples on each side of a window of about 110 m at 10 m (climb model, section 5). */
const reach = 5;

const middleOf = (values: Float64Array): number => {
  const sorted = values.sort();
  const last = sorted.length - 1;
  return ((sorted[last >> 1] ?? 0) + (sorted[(last + 1) >> 1] ?? 0)) / 2;
};

/** The value at a sample of the line of middle slopes through a window (Theil and Sen): wild samples have no say. */
function robustLineAt(values: Float64Array, from: number, to: number, at: number): number {
  const slopes: number[] = [];
  for (let a = from; a < to; a += 1)
    for (let b = a + 1; b < to; b += 1) slopes.push(((values[b] ?? 0) - (values[a] ?? 0)) / (b - a));
  if (slopes.length === 0) return values[at] ?? 0;
  const slope = middleOf(Float64Array.from(slopes));
  return middleOf(values.slice(from, to).map((value, index) => value - slope * (from + index - at)));
}

/**
 * The middle value of a window around every sample: single wild points vanish, edges stay. At the ends, where half
 * of the window is missing, it is read from a robust line through the window, so that a straight slope stays straight.
 */
export function runningMedian(values: Float64Array): Float64Array {
  const last = values.length - 1;
  return values.map((_, index) => {
    if (index >= reach && index <= last - reach)
      return middleOf(values.slice(index - reach, index + reach + 1));
    const from = index < reach ? 0 : Math.max(0, last - 2 * reach);
    return robustLineAt(values, from, Math.min(last, from + 2 * reach) + 1, index);
  });
}

/**
 * A straight line fitted to the window around every sample, read at the sample: inside, the mean of the window;
 * at the ends, where half of the window is missing, a mean would flatten the slope and the line does not.
 */
export function runningLine(values: Float64Array): Float64Array {
  return values.map((_, index) => {
    const from = Math.max(0, index - reach);
    const to = Math.min(values.length, index + reach + 1);
    const middle = (from + to - 1) / 2;
    let sum = 0;
    let moment = 0;
    let spread = 0;
    for (let at = from; at < to; at += 1) {
      const value = values[at] ?? 0;
      sum += value;
      moment += (at - middle) * value;
      spread += (at - middle) ** 2;
    }
    return sum / (to - from) + (spread > 0 ? (moment / spread) * (index - middle) : 0);
  });
}

/** Changes smaller than this are noise when rise is counted, m. */
const smallestMove: Metres = 3;

/** Indexes where a row of heights turns for good: from there it goes at least {@link smallestMove} the other way. */
function turningPoints(heights: Float64Array): readonly number[] {
  const turns: number[] = [];
  let low = 0;
  let high = 0;
  let direction = 0;
  heights.forEach((height, index) => {
    if (height < (heights[low] ?? 0)) low = index;
    if (height > (heights[high] ?? 0)) high = index;
    if (direction <= 0 && height - (heights[low] ?? 0) >= smallestMove) {
      turns.push(low);
      direction = 1;
      high = index;
    } else if (direction >= 0 && (heights[high] ?? 0) - height >= smallestMove) {
      turns.push(high);
      direction = -1;
      low = index;
    }
    if (direction > 0) low = index;
    if (direction < 0) high = index;
  });
  return turns;
}

/**
 * Makes heights between two indexes rise (or fall) only, as near to themselves as that can be: neighbours that go
 * the wrong way become their mean (pool adjacent violators). Their highest and lowest ends stay.
 */
function makeMonotone(heights: Float64Array, from: number, to: number, sign: number): void {
  const pools: { sum: number; count: number }[] = [];
  for (let index = from; index <= to; index += 1) {
    let pool = { sum: sign * (heights[index] ?? 0), count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  }
  let index = from;
  for (const { sum, count } of pools)
    for (let each = 0; each < count; each += 1, index += 1) heights[index] = (sign * sum) / count;
}

/**
 * Levels ups and downs of less than 3 m, so that the sum of what still rises is the rise in moves of at least 3 m:
 * the rise that is shown is the rise that is ridden.
 */
export function levelBumps(heights: Float64Array): Float64Array {
  const level = Float64Array.from(heights);
  const ends = [...new Set([0, ...turningPoints(heights), heights.length - 1])];
  ends.forEach((to, index) => {
    const from = ends[index - 1];
    if (from === undefined) return;
    makeMonotone(level, from, to, Math.sign((heights[to] ?? 0) - (heights[from] ?? 0)) || 1);
  });
  return level;
}

/**
 * Spreads what is steeper than a step allows over more of the road: midway between the lowest heights above and the
 * highest heights below that keep to the step. Slopes that keep to it already stay as they are.
 */
export function limitSlope(heights: Float64Array, most: Metres): Float64Array {
  const above = Float64Array.from(heights);
  const below = Float64Array.from(heights);
  const pull = (index: number, from: number) => {
    above[index] = Math.max(above[index] ?? 0, (above[from] ?? 0) - most);
    below[index] = Math.min(below[index] ?? 0, (below[from] ?? 0) + most);
  };
  for (let index = 1; index < heights.length; index += 1) pull(index, index - 1);
  for (let index = heights.length - 2; index >= 0; index -= 1) pull(index, index + 1);
  return above.map((height, index) => (height + (below[index] ?? height)) / 2);
}

/** Sum of all upward steps. */
export function rawRise(heights: Float64Array): Metres {
  let rise = 0;
  heights.forEach((height, index) => {
    if (index > 0) rise += Math.max(0, height - (heights[index - 1] ?? height));
  });
  return rise;
}
