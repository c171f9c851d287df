import type { WheelsetClash } from '@pp-tools/domain/compatibility';
import type { FrameSort } from '@pp-tools/domain/frameset';
import { type BikeWheelsetSort, type FieldFault, longestOwnText } from '@pp-tools/domain/part';

// Words of the lists and forms of the steps; the first step does without them.
export const frameSortTexts: Readonly<Record<FrameSort, string>> = {
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  weightAscending: 'Weight: Light to Heavy',
  weightDescending: 'Weight: Heavy to Light',
  comfortFirst: 'Comfort Geometry First',
  balancedFirst: 'Balanced Geometry First',
  aggressiveFirst: 'Aggressive Geometry First',
  clearanceFirst: 'Tire Clearance ≥ 30 mm First',
};

export const wheelsetSortTexts: Readonly<Record<BikeWheelsetSort, string>> = {
  priceAscending: 'Price: Low to High',
  priceDescending: 'Price: High to Low',
  weightAscending: 'Weight: Light to Heavy',
  weightDescending: 'Weight: Heavy to Light',
  minTyreWidth: 'Min Tire Width',
};

/** Why a wheelset is off the list (BLD-41). */
export function wheelsetClashText({ code, part, other }: WheelsetClash): string {
  switch (code) {
    case 'wheelsetUse':
      return `${part.value} wheelset not compatible with ${other?.value} bike`;
    case 'brakeKind':
      return part.value === 'disc'
        ? 'Disc brake wheelset incompatible with rim brake frame'
        : 'Rim brake wheelset incompatible with disc brake frame';
    case 'frameTooNarrow':
      return 'Frame clearance too narrow for minimum tire width';
    default:
      return code satisfies never;
  }
}

const fieldNames = {
  name: 'Name',
  brand: 'Brand',
  weight: 'Weight',
  price: 'Price',
  tyreWidth: 'Tire width',
};
const largest = { weight: '50,000g', price: '$10,000', tyreWidth: '100mm' };

/** What a refused field of a bring-my-own form says (BLD-93, BLD-94). */
export function fieldFaultText(fault: FieldFault): string {
  const name = fieldNames[fault.field];
  switch (fault.code) {
    case 'tooLong':
      return `${name} must be ${longestOwnText[fault.field]} characters or less`;
    case 'invalidCharacters':
      return `${name} contains invalid characters`;
    case 'notPositive':
      return `${name} must be a positive number`;
    case 'tooLarge':
      return `${name} must be less than ${largest[fault.field]}`;
    case 'notWhole':
      return `${name} must be a whole number`;
    default:
      return fault satisfies never;
  }
}
