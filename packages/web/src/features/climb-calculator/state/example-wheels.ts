import type { Wheelset } from '@pp-tools/domain/wheelset';

const isRoad = ({ intendedUse, brake }: Wheelset): boolean =>
  intendedUse.toLowerCase().includes('road') && brake === 'disc';

/** Three road wheelsets that differ: an all-round one, the lightest shallow one and the deepest one. */
export function exampleWheels(catalogue: readonly Wheelset[]): readonly number[] {
  const known = catalogue.filter(
    (wheelset) =>
      isRoad(wheelset) &&
      wheelset.weight !== null &&
      wheelset.front.rimDepth !== null &&
      wheelset.price !== null,
  );
  const weight = (wheelset: Wheelset) => wheelset.weight ?? 0;
  const depth = ({ front }: Wheelset) => front.rimDepth ?? 0;
  const byWeight = known.toSorted((a, b) => weight(a) - weight(b));
  const allRound = byWeight.filter((wheelset) => depth(wheelset) >= 45 && depth(wheelset) <= 55);
  const chosen = [
    allRound[Math.floor(allRound.length * 0.7)],
    byWeight.find((wheelset) => depth(wheelset) <= 40),
    known.toSorted((a, b) => depth(b) - depth(a))[0],
  ].flatMap((wheelset) => (wheelset ? [wheelset.ppId] : []));
  return [...new Set(chosen)];
}
