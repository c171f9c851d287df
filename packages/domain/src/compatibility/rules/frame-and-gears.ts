import { ringsOf } from '../facts/bike-facts.ts';
import type { FrameFacts } from '../facts/frame-facts.ts';
import type { ComponentFacts } from '../facts/part-facts.ts';
import { rule, type Say, side, want } from '../rule.ts';
import { hasLabel } from './labels.ts';

const codes = ['noFrontMechMount', 'clampNeeded', 'frontMechMissing', 'frontMechUnneeded'] as const;
type Speaker = Say<(typeof codes)[number]>;

function judgeMount(derailleur: ComponentFacts, frame: FrameFacts, say: Speaker) {
  const { frontMechMount: given } = frame;
  const sides = [side(derailleur, derailleur.mount, 'mount'), side(frame, given, 'frontMechMount')] as const;
  if (given === 'none' && !derailleur.isOwn)
    return [say.clash('noFrontMechMount', 'blocks', sides, { fixes: ['frontDer', 'crankset'] })];
  if (derailleur.mount === null || given === null)
    return say.unknown(want(derailleur, 'mount'), want(frame, 'frontMechMount'));
  if (derailleur.mount !== 'braze-on' || !given.startsWith('clamp')) return [];
  return [say.clash('clampNeeded', 'check', sides, { fixes: [] })];
}

/** Rule 29: two rings need a front derailleur, a front derailleur needs two rings and somewhere to sit. */
export const frontDerailleur = rule({
  number: 29,
  codes,
  facts: {
    frame: ['frontMechMount'],
    frontDer: ['mount'],
    crankset: ['rings'],
    powerMeter: ['rings', 'meterKind'],
    chainring: ['rings'],
  },
  judge: (bike, say) => {
    const { frame, frontDer } = bike;
    const rings = ringsOf(bike);
    const count = rings?.rings.length ?? 0;
    if (!frontDer) {
      if (!rings || count < 2) return [];
      const fixes = ['frontDer', rings.slot] as const;
      return [say.clash('frontMechMissing', 'blocks', [side(rings, count, 'rings')], { fixes })];
    }
    const onMount = frame ? judgeMount(frontDer, frame, say) : [];
    if (!rings) return onMount;
    if (count === 0) return [...say.unknown(want(rings, 'rings')), ...onMount];
    if (count > 1 || frontDer.isOwn) return onMount;
    const sides = [side(frontDer), side(rings, count, 'rings')] as const;
    return [say.clash('frontMechUnneeded', 'blocks', sides), ...onMount];
  },
});

/** Rule 30: a Full Mount derailleur takes the hanger's place, and only the universal one can be replaced by it. */
export const hanger = rule({
  number: 30,
  codes: ['hanger', 'hangerKit', 'hangerUnknown'],
  facts: { frame: ['hanger'], rearDer: ['cage'] },
  judge: ({ frame, rearDer }, say) => {
    if (!frame || !rearDer) return [];
    if (rearDer.cage === null) return say.unknown(want(rearDer, 'cage'), want(frame, 'hanger', true));
    if (rearDer.cage !== 'full-mount' || frame.hanger === 'universal') return [];
    const sides = [side(rearDer, null, 'cage'), side(frame, null, 'hanger')] as const;
    if (frame.hanger === 'kit') return [say.clash('hangerKit', 'check', sides, { fixes: [] })];
    if (frame.hanger === null) return [say.clash('hangerUnknown', 'note', sides, { fixes: ['rearDer'] })];
    return [say.clash('hanger', 'blocks', sides, { fixes: ['rearDer', 'frame'] })];
  },
});

/** Electronic gears of which both derailleurs hang on one battery in the frame. */
const wired = /-di2$|^ltwoo-erx|-eps$/;

/** Rule 31: Di2 and eRX with two derailleurs need room for a battery and a wire to both. */
export const wireRouting = rule({
  number: 31,
  codes: ['noWireRoom', 'wireRoom'],
  facts: { frame: ['routing'], rearDer: ['isElectronic', 'families'], frontDer: [] },
  judge: ({ frame, rearDer, frontDer }, say) => {
    if (!frame || !rearDer || !frontDer || !rearDer.isElectronic || !hasLabel(rearDer.families, wired))
      return [];
    if (frame.routing === null) return say.unknown(want(rearDer, 'families'), want(frame, 'routing'));
    const sides = [side(rearDer, null, 'families'), side(frame, frame.routing, 'routing')] as const;
    if (frame.routing === 'mechanical-only' || frame.routing === 'wireless-only')
      return [say.clash('noWireRoom', 'blocks', sides, { fixes: ['rearDer', 'frame'] })];
    return [say.clash('wireRoom', 'note', sides, { fixes: [] })];
  },
});

const isWithoutCable = (routing: string): boolean =>
  routing === 'wireless-only' || routing === 'electronic-only';

/** Rule 32: a frame for wireless gears has no way in for a cable. */
export const cableRouting = rule({
  number: 32,
  codes: ['noCableRouting'],
  facts: { frame: ['routing'], rearDer: ['isElectronic'] },
  judge: ({ frame, rearDer }, say) => {
    if (!frame || !rearDer) return [];
    if (frame.routing === null || rearDer.isElectronic === null)
      return say.unknown(want(rearDer, 'isElectronic'), want(frame, 'routing'));
    if (rearDer.isElectronic || !isWithoutCable(frame.routing)) return [];
    const sides = [side(rearDer, null, 'isElectronic'), side(frame, frame.routing, 'routing')] as const;
    return [say.clash('noCableRouting', 'blocks', sides, { fixes: ['rearDer', 'frame'] })];
  },
});
