import { clash, side } from '../finding.ts';
import { appSet, hasLabel, labelText } from './labels.ts';
import type { Rule } from './rule.ts';

const gex = 'wheeltop-eds-gex';

/** Rule 8: app-set mechs take other makers' cassettes once the app knows them; GeX pairs with GeX levers only. */
export const appSetGears: Rule = ({ shifters, rearDer, cassette }) => {
  if (!rearDer || !hasLabel(rearDer.families, appSet)) return [];
  const note = cassette
    ? [clash(8, 'appSetSpeed', 'note', [side(rearDer), side(cassette, cassette.speed)], { fixes: [] })]
    : [];
  if (!shifters || shifters.families.length === 0) return note;
  const isGexMech = rearDer.families.includes(gex);
  const isGexLever = shifters.families.includes(gex);
  if (isGexMech === isGexLever) return note;
  const sides = [
    side(shifters, labelText(shifters.families)),
    side(rearDer, labelText(rearDer.families)),
  ] as const;
  return [clash(8, 'appSetPairing', 'blocks', sides, { fixes: ['shifters', 'rearDer'] }), ...note];
};
