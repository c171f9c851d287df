import type { PartOrigin } from '../../catalogue/public.ts';
import type { BothEnds } from './part-facts.ts';

/** Freehub bodies of the fit files by the labels of the rules. */
const bodies: Readonly<Record<string, string>> = {
  'hg-11': 'HG',
  'hg-l2': 'HG-L2',
  'hg-mtb': 'HG-MTB',
  xd: 'XD',
  xdr: 'XDR',
  'micro-spline': 'Microspline',
  'micro-spline-road': 'Microspline',
  'campagnolo-11': 'Campagnolo',
  n3w: 'N3W',
};

/** Freehub bodies as the rules call them. */
export const bodyLabels = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => bodies[word] ?? [])),
];

/** "12x142" and "qr-130" by their width; null for none, and for several of which one has to be chosen. */
export function hubWidth(text: string | null): number | null {
  if (text === null || text.includes(';')) return null;
  const width = Number(/[x-](\d{2,3})$/.exec(text)?.[1]);
  return Number.isFinite(width) ? width : null;
}

/** "622" is both wheels, "622/584" front and rear. */
export function beadPair(text: string): BothEnds {
  const [front = Number.NaN, rear = front] = text.split('/').map(Number);
  return Number.isFinite(front) && Number.isFinite(rear) ? { front, rear } : { front: null, rear: null };
}

/** flat-mount and post-mount as flat and post; rim mounts are no disc mounts. */
export const discMount = (word: string | null): string | null =>
  word === 'flat-mount' ? 'flat' : word === 'post-mount' ? 'post' : null;

/** The facts that rest on recalled columns, by a table of the columns behind each. */
export const recalledFacts = (
  { recalledColumns }: PartOrigin,
  factOf: Readonly<Record<string, string>>,
): readonly string[] => recalledColumns.flatMap((column) => factOf[column] ?? []);
