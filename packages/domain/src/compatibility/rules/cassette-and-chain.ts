import { ringsOf } from '../facts/bike-facts.ts';
import type { ComponentFacts } from '../facts/part-facts.ts';
import { rule, side, want } from '../rule.ts';
import { eagle, flattop, hasLabel, labelText, shareLabel, tType } from './labels.ts';

const familySide = (part: ComponentFacts) => side(part, labelText(part.families), 'families');

const shimano = /^shimano-mtb-12-/;
const systems = { shimano, eagle, transmission: tType } as const;

function systemOf({ families }: ComponentFacts): string | null {
  const own = Object.entries(systems).filter(([, pattern]) => hasLabel(families, pattern));
  return own.length === 1 ? (own[0]?.[0] ?? null) : null;
}

/** Rule 7: Shimano 12, Eagle and Eagle Transmission do not mix across derailleur, cassette and chain. */
export const mountainSystems = rule({
  number: 7,
  codes: ['mountainSystems'],
  facts: { cassette: ['families'], rearDer: ['families'], chain: ['families'] },
  judge: ({ rearDer, cassette, chain }, say) => {
    const pairs = [
      [cassette, rearDer],
      [chain, cassette],
      [chain, rearDer],
    ] as const;
    return pairs.flatMap(([a, b]) => {
      if (!a || !b) return [];
      const [mine, its] = [systemOf(a), systemOf(b)];
      if (mine === null || its === null || mine === its) return [];
      return [say.clash('mountainSystems', 'blocks', [side(a, mine, 'families'), side(b, its, 'families')])];
    });
  },
});

/** Rule 10: the largest cog must not be above the derailleur's; below the maker's smallest cassette it shifts badly. */
export const largestCog = rule({
  number: 10,
  codes: ['largestCog', 'smallCassette'],
  facts: { cassette: ['largestCog'], rearDer: ['largestCog', 'leastLargestCog'] },
  judge: ({ cassette, rearDer }, say) => {
    if (!cassette || !rearDer) return [];
    const { largestCog: cog } = cassette;
    const { largestCog: max, leastLargestCog: min } = rearDer;
    if (cog === null || max === null)
      return say.unknown(want(cassette, 'largestCog'), want(rearDer, 'largestCog'));
    const mine = side(cassette, cog, 'largestCog');
    if (cog > max) return [say.clash('largestCog', 'blocks', [mine, side(rearDer, max, 'largestCog')])];
    if (min === null || cog >= min) return [];
    return [say.clash('smallCassette', 'check', [mine, side(rearDer, min, 'leastLargestCog')])];
  },
});

/** Rule 11: rings and cogs together ask the derailleur to take up no more chain than its maker says. */
export const capacity = rule({
  number: 11,
  codes: ['capacity'],
  facts: {
    cassette: ['smallestCog', 'largestCog'],
    rearDer: ['capacity'],
    crankset: ['rings'],
    powerMeter: ['rings', 'meterKind'],
    chainring: ['rings'],
  },
  judge: (bike, say) => {
    const { cassette, rearDer } = bike;
    const rings = ringsOf(bike);
    if (!cassette || !rearDer || !rings) return [];
    const { smallestCog, largestCog: cog } = cassette;
    const missing = say.unknown(
      want(rings, 'rings'),
      want(cassette, 'smallestCog'),
      want(cassette, 'largestCog'),
      want(rearDer, 'capacity'),
    );
    if (missing.length > 0 || smallestCog === null || cog === null || rearDer.capacity === null)
      return missing;
    const needed = Math.max(...rings.rings) - Math.min(...rings.rings) + cog - smallestCog;
    if (needed <= rearDer.capacity) return [];
    const mine = side(cassette, needed, 'smallestCog', 'largestCog');
    return [say.clash('capacity', 'check', [mine, side(rearDer, rearDer.capacity, 'capacity')])];
  },
});

/** Systems with a cog spacing of their own. */
const ownSpacing = [/^sram-axs-xplr-13$/, tType, /^campagnolo-ekar-13$/];

/** Rule 12: derailleur and cassette of one family; outside it most 12-speed road parts work, noisier. */
export const cassetteFamily = rule({
  number: 12,
  codes: ['cassetteFamily'],
  facts: { cassette: ['families'], rearDer: ['families'] },
  judge: ({ cassette, rearDer }, say) => {
    if (!cassette || !rearDer) return [];
    const missing = say.unknown(want(cassette, 'families'), want(rearDer, 'families'));
    if (missing.length > 0) return missing;
    if (shareLabel(cassette.families, rearDer.families)) return [];
    const isOwn = ownSpacing.some(
      (pattern) => hasLabel(cassette.families, pattern) || hasLabel(rearDer.families, pattern),
    );
    const sides = [familySide(cassette), familySide(rearDer)] as const;
    return [say.clash('cassetteFamily', isOwn ? 'blocks' : 'check', sides)];
  },
});

/** Flattop chains serve 12- and 13-speed Flattop cassettes alike. */
const isFlattop = ({ families }: ComponentFacts): boolean => hasLabel(families, flattop);

/** T-Type and 13 speeds take no stranger; the large rollers of Flattop do not sit between Eagle cogs. */
const isHard = (chain: ComponentFacts, cassette: ComponentFacts): boolean =>
  hasLabel(chain.families, tType) ||
  hasLabel(cassette.families, tType) ||
  chain.speed === 13 ||
  cassette.speed === 13 ||
  (isFlattop(chain) && hasLabel(cassette.families, eagle));

/** Rule 13: the chain follows the cassette. */
export const chainFamily = rule({
  number: 13,
  codes: ['chainFamily'],
  facts: { chain: ['families', 'speed'], cassette: ['families', 'speed'] },
  judge: ({ chain, cassette }, say) => {
    if (!chain || !cassette) return [];
    const missing = say.unknown(want(chain, 'families'), want(cassette, 'families'));
    if (missing.length > 0) return missing;
    if (shareLabel(chain.families, cassette.families) || (isFlattop(chain) && isFlattop(cassette))) return [];
    const sides = [familySide(chain), familySide(cassette)] as const;
    return [say.clash('chainFamily', isHard(chain, cassette) ? 'blocks' : 'check', sides)];
  },
});

/** Rule 14: a T-Type chain needs a T-Type ring, not the other way round; arms without a ring are no crankset yet. */
export const chainOnRing = rule({
  number: 14,
  codes: ['chainOnRing', 'ringMissing'],
  facts: {
    chain: ['families'],
    crankset: ['families', 'rings'],
    powerMeter: ['families', 'rings', 'meterKind'],
    chainring: ['families'],
  },
  judge: (bike, say) => {
    const rings = ringsOf(bike);
    if (!rings) return [];
    if (!rings.isOwn && rings.slot !== 'chainring' && rings.rings.length === 0)
      return [say.clash('ringMissing', 'note', [side(rings)], { fixes: ['chainring'] })];
    const { chain } = bike;
    if (!chain) return [];
    const missing = say.unknown(want(chain, 'families'), want(rings, 'families'));
    if (missing.length > 0) return missing.filter(() => chain.isOwn || hasLabel(chain.families, tType));
    if (!hasLabel(chain.families, tType) || hasLabel(rings.families, tType)) return [];
    return [say.clash('chainOnRing', 'blocks', [familySide(chain), side(rings, null, 'families')])];
  },
});
