/** Samples on each side of a window of about 110 m at 10 m (climb model, section 5). */
const reach = 5;

const windowAt = (place: number, count: number): { readonly from: number; readonly to: number } => ({
  from: Math.max(0, place - reach),
  to: Math.min(count, place + reach + 1),
});

/** The middle value of a window around every sample: single wild points vanish, edges stay. */
export function runningMedian(values: Float64Array): Float64Array {
  return values.map((_, place) => {
    const { from, to } = windowAt(place, values.length);
    const sorted = values.slice(from, to).sort();
    const middle = (to - from - 1) / 2;
    return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  });
}

/** The mean of a window around every sample. */
export function runningMean(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, place) => {
    sums[place + 1] = (sums[place] ?? 0) + value;
  });
  return values.map((_, place) => {
    const { from, to } = windowAt(place, values.length);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

/** Changes smaller than this are noise when rise is counted, m. */
const hysteresis = 3;

/** Rise of a row of heights, counted in moves of at least 3 m from the last one counted. */
export function countedRise(heights: Float64Array): number {
  let rise = 0;
  let counted = heights[0] ?? 0;
  for (const height of heights) {
    const move = height - counted;
    if (Math.abs(move) < hysteresis) continue;
    rise += Math.max(0, move);
    counted = height;
  }
  return rise;
}

/** Sum of all upward steps. */
export function rawRise(heights: Float64Array): number {
  let rise = 0;
  heights.forEach((height, place) => {
    if (place > 0) rise += Math.max(0, height - (heights[place - 1] ?? height));
  });
  return rise;
}
