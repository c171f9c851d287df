/** Fractions of an inch in which steerers are named, in millimetres. */
const inches: Readonly<Record<string, number>> = {
  '1-1/8': 28.6,
  '1-1/4': 31.8,
};

/** Makers' own shapes go with their own stems and headsets. */
const ownShape = /^(proprietary|delta)\b|\beccentric\b/i;

/** The sizes that a steerer names: "1-1/8..1-1/2", "1-1/8"; null for an own shape and without sizes. */
export function steererSizes(steerer: string | null): string | null {
  if (steerer === null || ownShape.test(steerer)) return null;
  const [, top, bottom] = /(\d-\d\/\d)(?:\s*(?:\.\.|x)\s*(\d-\d\/\d))?/.exec(steerer) ?? [];
  if (top === undefined) return null;
  return bottom === undefined ? top : `${top}..${bottom}`;
}

/** The diameter that a stem clamps, in millimetres; "own" for a maker's shape, null when it is unknown. */
export function steererTop(steerer: string | null): number | 'own' | null {
  if (steerer !== null && ownShape.test(steerer)) return 'own';
  const [top] = steererSizes(steerer)?.split('..') ?? [];
  return top === undefined ? null : (inches[top] ?? null);
}
