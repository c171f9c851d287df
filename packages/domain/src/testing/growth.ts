/** How often a measurement is tried: a busy machine can only make a single one worse. */
const tries = 6;
const runs = 5;

/**
 * How the time of a work grows when its input doubles: about 2 for a linear work, 4 for a quadratic one. The
 * smallest of several tries counts, so that other load of the machine cannot make a linear work look worse; a
 * quadratic work never shows less than 3.
 */
export function growthOnDoubling<Input>(
  work: (input: Input) => unknown,
  inputOf: (size: number) => Input,
  size: number,
): number {
  const [small, large] = [inputOf(size), inputOf(2 * size)];
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && growth >= 2.2; attempt += 1) {
    growth = Math.min(growth, shortest(() => work(large)) / shortest(() => work(small)));
  }
  return growth;
}

function shortest(work: () => unknown): number {
  let time = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    work();
    time = Math.min(time, performance.now() - started);
  }
  return time;
}
