import type { ComponentFacts } from '../facts/part-facts.ts';
import type { WheelsetFacts } from '../facts/wheel-facts.ts';
import { rule, side, want } from '../rule.ts';
import { bodyFit } from './freehub-body.ts';

const bodyOf = (cassette: ComponentFacts): string => cassette.freehubs[0] ?? '';

/** The body of the wheel that suits a cassette best: the one that is on it, else one that it is sold with. */
function bestBody(cassette: ComponentFacts, { freehub, freehubOptions }: WheelsetFacts) {
  const order = ['fits', 'spacer', 'adapter', 'never'] as const;
  const bodies = [...(freehub === null ? [] : [freehub]), ...freehubOptions];
  const found = bodies.map((body) => ({ body, fit: bodyFit(cassette, body) }));
  return order.flatMap((fit) => found.filter((each) => each.fit === fit))[0];
}

const bodyField = ({ freehub }: WheelsetFacts) => (freehub === null ? 'freehubOptions' : 'freehub');

/**
 * Rule 16: the cassette must go on the wheel's body. A wheel that is sold with the body that the cassette needs
 * is a matter of the order (rule 18), not a clash.
 */
export const freehub = rule({
  number: 16,
  codes: ['freehub', 'freehubSpacer', 'freehubAdapter'],
  facts: { cassette: ['freehubs', 'families'], wheelset: ['freehub', 'freehubOptions'] },
  judge: ({ cassette, wheelset }, say) => {
    if (!cassette || !wheelset) return [];
    const best = cassette.freehubs.length === 0 ? undefined : bestBody(cassette, wheelset);
    if (best === undefined)
      return say.unknown(want(cassette, 'freehubs'), want(wheelset, 'freehub', wheelset.freehub));
    if (best.fit === 'fits') return [];
    const mine = side(cassette, bodyOf(cassette), 'freehubs');
    const its = side(wheelset, best.fit === 'never' ? bodiesText(wheelset) : best.body, bodyField(wheelset));
    if (best.fit === 'spacer') return [say.clash('freehubSpacer', 'check', [mine, its])];
    if (best.fit === 'adapter') return [say.clash('freehubAdapter', 'check', [mine, its])];
    return [say.clash('freehub', 'blocks', [mine, its])];
  },
});

const bodiesText = ({ freehub: fitted, freehubOptions }: WheelsetFacts): string =>
  fitted ?? freehubOptions.join('|');

/** Rule 18: a wheel that is sold with several bodies has to be ordered with the right one. */
export const freehubOrder = rule({
  number: 18,
  codes: ['orderBody', 'chooseBody'],
  facts: { cassette: ['freehubs', 'families'], wheelset: ['freehub', 'freehubOptions'] },
  judge: ({ cassette, wheelset }, say) => {
    if (!cassette || !wheelset || cassette.freehubs.length === 0) return [];
    if (wheelset.freehub !== null && bodyFit(cassette, wheelset.freehub) === 'fits') return [];
    const body = wheelset.freehubOptions.find((each) => bodyFit(cassette, each) === 'fits');
    if (body === undefined) return [];
    const sides = [
      side(cassette, bodyOf(cassette), 'freehubs'),
      side(wheelset, body, 'freehubOptions'),
    ] as const;
    // A wheel that comes with another body is a trap; one that is bought with a body of choice is a choice.
    if (wheelset.freehub !== null) return [say.clash('orderBody', 'check', sides, { fixes: [] })];
    return wheelset.freehubOptions.length > 1 ? [say.clash('chooseBody', 'note', sides, { fixes: [] })] : [];
  },
});
