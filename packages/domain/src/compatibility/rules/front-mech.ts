import { ringsOf } from '../facts/bike-facts.ts';
import type { FrameFacts } from '../facts/frame-facts.ts';
import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

function judgeMount(mech: ComponentFacts, frame: FrameFacts): readonly Finding[] {
  const sides = [side(mech, mech.mount), side(frame, frame.frontMechMount)] as const;
  if (frame.frontMechMount === 'none' && !mech.isOwn)
    return [clash(29, 'noFrontMechMount', 'blocks', sides, { fixes: ['frontDer', 'crankset'] })];
  if (mech.mount === null || frame.frontMechMount === null)
    return notChecked(29, want(mech, 'mount'), want(frame, 'frontMechMount'));
  if (mech.mount !== 'braze-on' || frame.frontMechMount !== 'clamp') return [];
  return [clash(29, 'clampNeeded', 'check', sides, { fixes: [] })];
}

/** Rule 29: two rings need a front mech, a front mech needs two rings and somewhere to sit. */
export const frontMech: Rule = (bike) => {
  const { frame, frontDer } = bike;
  const rings = ringsOf(bike);
  const count = rings?.rings.length ?? 0;
  if (!frontDer) {
    if (!rings || count < 2) return [];
    const fixes = ['frontDer', rings.slot] as const;
    return [clash(29, 'frontMechMissing', 'blocks', [side(rings, count)], { fixes })];
  }
  const onRings: readonly Finding[] = !rings
    ? []
    : count === 0
      ? notChecked(29, want(rings, 'rings'))
      : count === 1 && !frontDer.isOwn
        ? [clash(29, 'frontMechUnneeded', 'blocks', [side(frontDer), side(rings, count)])]
        : [];
  return [...onRings, ...(frame ? judgeMount(frontDer, frame) : [])];
};
