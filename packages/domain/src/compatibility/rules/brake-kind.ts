import type { BikeFacts } from '../facts/bike-facts.ts';
import type { PartFacts } from '../facts/part-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

interface Braked {
  readonly part: PartFacts;
  readonly isDisc: boolean | null;
}

const word = (isDisc: boolean): string => (isDisc ? 'disc' : 'rim');

/** Cable levers pull either kind and are left out; triggers and pods pull none. */
function partsOf({ wheelset, brakes, shifters }: BikeFacts): readonly Braked[] {
  const lever = shifters?.brakeActuation;
  return [
    ...(wheelset ? [{ part: wheelset, isDisc: wheelset.isDisc }] : []),
    ...(brakes ? [{ part: brakes, isDisc: brakes.isDisc }] : []),
    ...(shifters && lever === 'hydraulic' ? [{ part: shifters, isDisc: true }] : []),
  ];
}

function judge({ part, isDisc }: Braked, other: PartFacts, otherIsDisc: boolean | null): readonly Finding[] {
  if (isDisc === null || otherIsDisc === null)
    return notChecked(33, want(part, 'isDisc', isDisc), want(other, 'brake', otherIsDisc));
  if (isDisc === otherIsDisc) return [];
  return [clash(33, 'brakeKind', 'blocks', [side(part, word(isDisc)), side(other, word(otherIsDisc))])];
}

/** Rule 33: frame, wheels, hydraulic levers and calipers are all for disc brakes or all for rim brakes. */
export const brakeKind: Rule = (bike) => {
  const { frame } = bike;
  const parts = partsOf(bike);
  if (frame) {
    const isDisc = frame.brake === null ? null : frame.brake === 'disc';
    return parts.flatMap((braked) => judge(braked, frame, isDisc));
  }
  const [first, ...rest] = parts;
  return first ? rest.flatMap((braked) => judge(braked, first.part, first.isDisc)) : [];
};
