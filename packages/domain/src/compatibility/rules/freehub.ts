import { type ClashCode, clash, notChecked, side, want } from '../finding.ts';
import { type BodyFit, bodyFit } from './freehub-body.ts';
import type { Rule } from './rule.ts';

const helps: Readonly<Partial<Record<BodyFit, ClashCode>>> = {
  spacer: 'freehubSpacer',
  adapter: 'freehubAdapter',
};

/**
 * Rule 16: the cassette must go on the wheel's body. A wheel that is sold with the body that the cassette needs
 * is a matter of the order (rule 18), not a clash.
 */
export const freehub: Rule = ({ cassette, wheelset }) => {
  if (!cassette || !wheelset) return [];
  if (cassette.freehub === null || wheelset.freehub === null)
    return notChecked(16, want(cassette, 'freehub'), want(wheelset, 'freehub'));
  const sides = [side(cassette, cassette.freehub), side(wheelset, wheelset.freehub)] as const;
  const fit = bodyFit(cassette, wheelset.freehub);
  if (fit === 'fits') return [];
  const help = helps[fit];
  if (help) return [clash(16, help, 'check', sides)];
  const orderable = wheelset.freehubOptions.find((body) => bodyFit(cassette, body) === 'fits');
  if (orderable === undefined) return [clash(16, 'freehub', 'blocks', sides)];
  const order = [side(cassette, cassette.freehub), side(wheelset, orderable)] as const;
  return [clash(18, 'orderBody', 'check', order, { fixes: [] })];
};
