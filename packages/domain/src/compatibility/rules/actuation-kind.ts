import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

const kindOf = ({ isElectronic }: ComponentFacts): string => (isElectronic ? 'electronic' : 'cable');

function judge(shifters: ComponentFacts, mech: ComponentFacts): readonly Finding[] {
  if (shifters.isElectronic === null || mech.isElectronic === null)
    return notChecked(1, want(shifters, 'isElectronic'), want(mech, 'isElectronic'));
  if (shifters.isElectronic === mech.isElectronic) return [];
  return [
    clash(1, 'actuationKind', 'blocks', [side(shifters, kindOf(shifters)), side(mech, kindOf(mech))], {
      fixes: [mech.slot, 'shifters'],
    }),
  ];
}

/** Rule 1: a cable never drives a motor, a radio switch never pulls a cable. */
export const actuationKind: Rule = ({ shifters, rearDer, frontDer }) => {
  if (!shifters) return [];
  return [rearDer, frontDer].flatMap((mech) => (mech ? judge(shifters, mech) : []));
};
