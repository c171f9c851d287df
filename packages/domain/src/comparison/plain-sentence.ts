import { roundTo, type UnitSystem } from '../core/public.ts';
import { formatFigure, type Wheelset } from '../wheelset/public.ts';

interface Part {
  readonly amount: number;
  readonly words: string;
}

const difference = (own: number | null, base: number | null): number | null =>
  own === null || base === null ? null : roundTo(own - base, 1);

function part(amount: number | null, figure: (amount: number) => string, less: string, more: string): Part[] {
  if (amount === null || amount === 0) return [];
  return [{ amount, words: `${figure(Math.abs(amount))} ${amount < 0 ? less : more}` }];
}

/**
 * One plain sentence about a wheelset beside the baseline: '62g lighter, 10mm deeper and $240 dearer than
 * DB508'. Unknown figures are left out; what remains equal is said in words.
 */
export function plainSentence(wheelset: Wheelset, baseline: Wheelset, system: UnitSystem = 'metric'): string {
  const grams = difference(wheelset.weight, baseline.weight);
  const depth = difference(wheelset.front.rimDepth, baseline.front.rimDepth);
  const width = difference(wheelset.front.innerWidth, baseline.front.innerWidth);
  const dollars = difference(wheelset.price, baseline.price);
  const parts = [
    ...part(grams, (amount) => formatFigure(amount, 'grams', system), 'lighter', 'heavier'),
    ...part(depth, (amount) => formatFigure(amount, 'millimetres', system), 'shallower', 'deeper'),
    ...part(width, (amount) => formatFigure(amount, 'millimetres', system), 'narrower', 'wider'),
    ...part(dollars, (amount) => formatFigure(amount, 'money', system), 'cheaper', 'dearer'),
  ].map(({ words }) => words);
  const last = parts.at(-1);
  if (last !== undefined) {
    const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
    return `${list} than ${baseline.shortName}`;
  }
  const isKnown = [grams, depth, width, dollars].some((amount) => amount !== null);
  return isKnown
    ? `the same as ${baseline.shortName} in weight, depth, width and price as far as they are known`
    : `too little is known to compare it with ${baseline.shortName}`;
}
