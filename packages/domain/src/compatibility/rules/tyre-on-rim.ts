import type { TyreFacts, WheelsetFacts } from '../facts/wheel-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import { ends, standardWidths } from './rim-table.ts';
import type { Rule } from './rule.ts';

/** A tyre must be this much wider than a hooked rim is inside, unless the rim's maker allows less. */
const widerThanRim = 2;

function judge(
  tyre: TyreFacts,
  width: number,
  wheelset: WheelsetFacts,
  end: 'front' | 'rear',
): readonly Finding[] {
  const inner = wheelset.innerWidth[end];
  const makersLeast = wheelset.minTyreWidth[end];
  const makersMost = wheelset.maxTyreWidth[end];
  if (inner === null && makersLeast === null)
    return notChecked(39, want(tyre, 'width'), want(wheelset, 'innerWidth', null));
  const isAllowed = makersLeast !== null && width >= makersLeast;
  if (!isAllowed && inner !== null && width < inner + widerThanRim) {
    const sides = [side(tyre, width), side(wheelset, inner + widerThanRim)] as const;
    return [clash(39, 'tyreNarrowerThanRim', 'blocks', sides, { end, fixes: ['tyre', 'wheelset'] })];
  }
  const standard = inner === null ? null : standardWidths(inner);
  const least = makersLeast ?? standard?.least ?? 0;
  const most = makersMost ?? standard?.most ?? Number.POSITIVE_INFINITY;
  if (width >= least && width <= most) return [];
  const sides = [side(tyre, width), side(wheelset, width < least ? least : most)] as const;
  return [clash(39, 'tyreOnRim', 'check', sides, { end, fixes: ['tyre', 'wheelset'] })];
}

/** Rule 39: tyre and hooked rim; the rim maker's own limits win over the standard's table. */
export const tyreOnRim: Rule = ({ tyre, wheelset }) => {
  if (!tyre || !wheelset) return [];
  if (wheelset.rimType === null || tyre.width === null)
    return notChecked(39, want(wheelset, 'rimType'), want(tyre, 'width'));
  if (wheelset.rimType !== 'Clincher' && wheelset.rimType !== 'Tubeless') return [];
  if (tyre.type === 'tubular') return [];
  const { width } = tyre;
  return ends.flatMap((end) => judge(tyre, width, wheelset, end));
};
