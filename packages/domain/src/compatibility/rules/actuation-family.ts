import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import { labelText, shareLabel } from './labels.ts';
import type { Rule } from './rule.ts';

function judge(shifters: ComponentFacts, mech: ComponentFacts): readonly Finding[] {
  const missing = notChecked(2, want(shifters, 'families'), want(mech, 'families'));
  if (missing.length > 0) return missing;
  if (shareLabel(shifters.families, mech.families)) return [];
  const sides = [side(shifters, labelText(shifters.families)), side(mech, labelText(mech.families))] as const;
  return [clash(2, 'actuationFamily', 'blocks', sides, { fixes: [mech.slot, 'shifters'] })];
}

/**
 * Rule 2: levers and mechs pull or talk alike only inside a family. SRAM AXS controllers carry all AXS labels
 * (rule 3), Apex levers the Eagle one too (rule 6): what may be mixed shares a label.
 */
export const actuationFamily: Rule = ({ shifters, rearDer, frontDer }) => {
  if (!shifters) return [];
  return [rearDer, frontDer].flatMap((mech) => (mech ? judge(shifters, mech) : []));
};
