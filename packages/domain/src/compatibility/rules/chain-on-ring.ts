import { ringsOf } from '../facts/bike-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import { hasLabel, labelText, tType } from './labels.ts';
import type { Rule } from './rule.ts';

/** Rule 14: a T-Type chain needs a T-Type ring, not the other way round; arms without a ring are no crankset yet. */
export const chainOnRing: Rule = (bike) => {
  const rings = ringsOf(bike);
  if (!rings) return [];
  if (!rings.isOwn && rings.slot !== 'chainring' && rings.rings.length === 0)
    return [clash(14, 'ringMissing', 'note', [side(rings)], { fixes: ['chainring'] })];
  const { chain } = bike;
  if (!chain) return [];
  const missing = notChecked(14, want(chain, 'families'), want(rings, 'families'));
  if (missing.length > 0) return missing.filter(() => chain.isOwn || hasLabel(chain.families, tType));
  if (!hasLabel(chain.families, tType) || hasLabel(rings.families, tType)) return [];
  return [clash(14, 'chainOnRing', 'blocks', [side(chain, labelText(chain.families)), side(rings)])];
};
