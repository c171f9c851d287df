import type { Wheelset } from './wheelset.ts';

/** The five groups of the compare tool's category toggle, in its order. */
export const wheelsetCategories = ['road', 'gravel', 'mtb', 'triTt', 'roadRim'] as const;
/** One of {@link wheelsetCategories}. */
export type WheelsetCategory = (typeof wheelsetCategories)[number];

type Classified = Pick<Wheelset, 'intendedUse' | 'brake'>;

/** Whether wheels are for the road and nothing else, in any case: the rule of Compare and of the Finder. */
export const isForRoad = ({ intendedUse }: Pick<Wheelset, 'intendedUse'>): boolean =>
  intendedUse.trim().toLowerCase() === 'road';

/** Whether wheels are for gravel, alone or with other uses: "road, gravel" is. */
export const isForGravel = ({ intendedUse }: Pick<Wheelset, 'intendedUse'>): boolean =>
  intendedUse.toLowerCase().includes('gravel');

/**
 * Whether a wheelset belongs to a category (specification 1, section 4; CMP-03).
 * Upper and lower case never count.
 */
export function isInCategory(wheelset: Classified, category: WheelsetCategory): boolean {
  const use = wheelset.intendedUse.trim().toLowerCase();
  switch (category) {
    case 'road':
      return isForRoad(wheelset) && wheelset.brake !== 'rim';
    case 'gravel':
      return isForGravel(wheelset);
    case 'mtb':
      return use === 'mtb';
    case 'triTt':
      return use === 'tt';
    case 'roadRim':
      return wheelset.brake === 'rim';
    default:
      return category satisfies never;
  }
}
