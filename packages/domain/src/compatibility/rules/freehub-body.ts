import type { ComponentFacts } from '../facts/part-facts.ts';

/** How a cassette goes on a body: it fits, needs a 1.85 mm spacer or Campagnolo's adapter ring, or does not go. */
export type BodyFit = 'fits' | 'spacer' | 'adapter' | 'never';

const withHelp: Readonly<Record<string, BodyFit>> = {
  'HG-MTB on HG': 'spacer',
  'XD on XDR': 'spacer',
  'Campagnolo on N3W': 'adapter',
};

/** HG L2 takes Shimano's own 12-speed road cassettes only. */
const isRoadTwelve = ({ freehub, families }: ComponentFacts): boolean =>
  freehub === 'HG' && families.some((label) => label.startsWith('shimano-road-12-'));

/** Rule 16's table. */
export function bodyFit(cassette: ComponentFacts, body: string): BodyFit {
  if (body === 'HG-L2') return isRoadTwelve(cassette) ? 'fits' : 'never';
  if (cassette.freehub === body) return 'fits';
  return withHelp[`${cassette.freehub} on ${body}`] ?? 'never';
}
