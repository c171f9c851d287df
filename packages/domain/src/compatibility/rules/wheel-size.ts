import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** 700c and 29 are one diameter. */
const diameter = (size: string): string => (size === '700c' ? '29' : size);
const sharesSize = (sizes: string, size: string): boolean =>
  sizes.split('/').map(diameter).includes(diameter(size));

/** Rule 43: wheels of the frame's size. */
export const wheelSize: Rule = ({ frame, wheelset }) => {
  if (!frame || !wheelset) return [];
  if (frame.wheelSize === null || wheelset.wheelSize === null)
    return notChecked(43, want(wheelset, 'wheelSize'), want(frame, 'wheelSize'));
  if (sharesSize(frame.wheelSize, wheelset.wheelSize)) return [];
  const sides = [side(wheelset, wheelset.wheelSize), side(frame, frame.wheelSize)] as const;
  return [clash(43, 'wheelSize', 'blocks', sides, { fixes: ['wheelset'] })];
};

/** Rule 44: a tyre of the wheels' diameter. */
export const tyreSize: Rule = ({ tyre, wheelset }) => {
  if (!tyre || !wheelset) return [];
  if (tyre.wheelSize === null || wheelset.wheelSize === null)
    return notChecked(44, want(tyre, 'wheelSize'), want(wheelset, 'wheelSize'));
  if (sharesSize(wheelset.wheelSize, tyre.wheelSize)) return [];
  const sides = [side(tyre, tyre.wheelSize), side(wheelset, wheelset.wheelSize)] as const;
  return [clash(44, 'tyreSize', 'blocks', sides, { fixes: ['tyre'] })];
};
