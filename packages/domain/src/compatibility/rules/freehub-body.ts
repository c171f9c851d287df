import type { ComponentFacts } from '../facts/part-facts.ts';

/** How a cassette goes on a body: it fits, needs a 1.85 mm spacer or Campagnolo's adapter ring, or does not go. */
export type BodyFit = 'fits' | 'spacer' | 'adapter' | 'never';

const withHelp: Readonly<Record<string, BodyFit>> = {
  'HG-MTB on HG': 'spacer',
  'XD on XDR': 'spacer',
  'Campagnolo on N3W': 'adapter',
};

/** HG L2 takes Shimano's own 12-speed road cassettes only. */
const isRoadTwelve = ({ freehubs, families }: ComponentFacts): boolean =>
  freehubs.includes('HG') && families.some((label) => label.startsWith('shimano-road-12-'));

/** Rule 16's table. */
export function bodyFit(cassette: ComponentFacts, body: string): BodyFit {
  if (cassette.freehubs.includes(body)) return 'fits';
  if (body === 'HG-L2') return isRoadTwelve(cassette) ? 'fits' : 'never';
  const helped = cassette.freehubs.flatMap((each) => withHelp[`${each} on ${body}`] ?? []);
  return helped[0] ?? 'never';
}
