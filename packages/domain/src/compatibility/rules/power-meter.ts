import type { ComponentFacts } from '../facts/part-facts.ts';
import { rule, type Say, side, want } from '../rule.ts';
import { labelText, ringFields, shareLabel } from './labels.ts';

const codes = ['meterArm', 'meterSpider', 'meterRings', 'meterPedals', 'meterCrankset'] as const;
type Speaker = Say<(typeof codes)[number]>;

function judgeArm(meter: ComponentFacts, crank: ComponentFacts, say: Speaker) {
  if (meter.armModel === null || crank.productId === null)
    return say.unknown(want(meter, 'armModel'), want(crank, 'productId'));
  if (crank.productId === meter.armModel) return [];
  const sides = [side(meter, meter.armModel, 'armModel'), side(crank, crank.productId, 'productId')] as const;
  return [say.clash('meterArm', 'blocks', sides)];
}

function judgeSpider(meter: ComponentFacts, crank: ComponentFacts, say: Speaker) {
  if (meter.armInterface === null || crank.armInterface === null)
    return say.unknown(want(meter, 'armInterface'), want(crank, 'armInterface'));
  if (meter.armInterface === crank.armInterface) return [];
  const sides = [
    side(meter, meter.armInterface, 'armInterface'),
    side(crank, crank.armInterface, 'armInterface'),
  ] as const;
  return [say.clash('meterSpider', 'blocks', sides)];
}

/** The rings that come on the crank have to move to the spider when no loose ring is chosen. */
function judgeRings(meter: ComponentFacts, ring: ComponentFacts, say: Speaker) {
  const field = ringFields(meter, ring);
  const missing = say.unknown(want(meter, field), want(ring, field));
  if (missing.length > 0 || shareLabel(meter[field], ring[field])) return missing;
  const sides = [
    side(ring, labelText(ring[field]), field),
    side(meter, labelText(meter[field]), field),
  ] as const;
  return [say.clash('meterRings', 'blocks', sides, { fixes: ['chainring', meter.slot] })];
}

/** Rule 28: a power meter belongs to a crank model (arm), to its seat and rings (spider), or to no crank (pedals). */
export const powerMeter = rule({
  number: 28,
  codes,
  facts: {
    powerMeter: ['meterKind', 'armModel', 'armInterface', 'ringInterfaces', 'ringSeats'],
    crankset: ['productId', 'armInterface', 'rings', 'ringInterfaces', 'ringSeats'],
    chainring: ['ringInterfaces', 'ringSeats'],
  },
  judge: ({ powerMeter: meter, crankset, chainring }, say) => {
    if (!meter) return [];
    switch (meter.meterKind) {
      case 'arm':
        return crankset ? judgeArm(meter, crankset, say) : [];
      case 'spider': {
        const carried = chainring ?? (crankset && crankset.rings.length > 0 ? crankset : undefined);
        return [
          ...(crankset ? judgeSpider(meter, crankset, say) : []),
          ...(carried ? judgeRings(meter, carried, say) : []),
        ];
      }
      case 'crankset':
        return crankset
          ? [say.clash('meterCrankset', 'note', [side(meter), side(crankset)], { fixes: [] })]
          : [];
      case 'pedals':
        return [say.clash('meterPedals', 'note', [side(meter)], { fixes: [] })];
      default:
        return say.unknown(want(meter, 'meterKind'));
    }
  },
});
