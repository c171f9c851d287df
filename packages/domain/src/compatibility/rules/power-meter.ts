import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import { labelText, shareLabel } from './labels.ts';
import type { Rule } from './rule.ts';

function judgeArm(meter: ComponentFacts, crank: ComponentFacts): readonly Finding[] {
  if (meter.armModel === null || crank.productId === null)
    return notChecked(28, want(meter, 'armModel'), want(crank, 'productId'));
  if (crank.productId === meter.armModel) return [];
  return [clash(28, 'meterArm', 'blocks', [side(meter, meter.armModel), side(crank, crank.productId)])];
}

function judgeSpider(meter: ComponentFacts, crank: ComponentFacts): readonly Finding[] {
  if (meter.armInterface === null || crank.armInterface === null)
    return notChecked(28, want(meter, 'armInterface'), want(crank, 'armInterface'));
  if (meter.armInterface === crank.armInterface) return [];
  return [
    clash(28, 'meterSpider', 'blocks', [side(meter, meter.armInterface), side(crank, crank.armInterface)]),
  ];
}

function judgeRings(meter: ComponentFacts, ring: ComponentFacts): readonly Finding[] {
  const missing = notChecked(28, want(meter, 'ringInterfaces'), want(ring, 'ringInterfaces'));
  if (missing.length > 0 || shareLabel(meter.ringInterfaces, ring.ringInterfaces)) return missing;
  const sides = [
    side(ring, labelText(ring.ringInterfaces)),
    side(meter, labelText(meter.ringInterfaces)),
  ] as const;
  return [clash(28, 'meterRings', 'blocks', sides)];
}

/** Rule 28: a power meter belongs to a crank model (arm), to its seat and rings (spider), or to no crank (pedals). */
export const powerMeter: Rule = ({ powerMeter: meter, crankset, chainring }) => {
  if (!meter) return [];
  switch (meter.meterKind) {
    case 'arm':
      return crankset ? judgeArm(meter, crankset) : [];
    case 'spider':
      return [
        ...(crankset ? judgeSpider(meter, crankset) : []),
        ...(chainring ? judgeRings(meter, chainring) : []),
      ];
    case 'crankset':
      return crankset
        ? [clash(28, 'meterCrankset', 'note', [side(meter), side(crankset)], { fixes: [] })]
        : [];
    case 'pedals':
      return [clash(28, 'meterPedals', 'note', [side(meter)], { fixes: [] })];
    default:
      return notChecked(28, want(meter, 'meterKind'));
  }
};
