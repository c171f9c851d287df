/** How often a measurement is tried: a busy machine can only make a single one worse. */
const tries = 6;
const runs = 3;
/** Milliseconds that one run takes at least: shorter works are repeated, so that the steps of that clock (about 4 ms) count little. */
const leastRun = 40;
/** The largest cost at the double size that counts as linear, in costs at the size; a sort is well below, a square is 4. */
export const linearGrowth = 2.5;

/** Milliseconds that this thread has worked: other processes of the machine do not count. */
function workedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * How the cost of a work grows when its input doubles, in time of the processor: about 2 for a linear work, 4 for a
 * quadratic one. The smallest of several tries counts, so that other load of the machine cannot make a linear work
 * look worse; a quadratic work never shows less than 3. The size must be large enough that the input is the cost.
 */
export async function growthOnDoubling<Input>(
  work: (input: Input) => unknown,
  inputOf: (size: number) => Input | Promise<Input>,
  size: number,
): Promise<number> {
  const [small, large] = [await inputOf(size), await inputOf(2 * size)];
  let repeats = 1;
  const repeated = (input: Input) => async () => {
    for (let repeat = 0; repeat < repeats; repeat += 1) await work(input);
  };
  while ((await shortest(repeated(small))) < leastRun) repeats *= 2;
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && growth >= linearGrowth - 0.3; attempt += 1) {
    growth = Math.min(growth, (await shortest(repeated(large))) / (await shortest(repeated(small))));
  }
  return growth;
}

async function shortest(work: () => Promise<unknown>): Promise<number> {
  let time = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const started = workedMilliseconds();
    await work();
    time = Math.min(time, workedMilliseconds() - started);
  }
  return time;
}
