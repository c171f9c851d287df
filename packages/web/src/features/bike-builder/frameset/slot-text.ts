import type { SlotChoice } from '@pp-tools/domain/frameset';
import { readOwnNumber, readOwnText } from '@pp-tools/domain/part';

/** Text of a figure in a field: blank for none. */
export const fieldText = (value: number | null): string => (value === null ? '' : String(value));

/** Whether an own part holds something that cannot be kept. */
export function hasSlotFault(choice: SlotChoice): boolean {
  if (choice.kind !== 'own') return false;
  const { name, weight, price } = choice.part;
  return [
    readOwnText('name', name),
    readOwnNumber('weight', fieldText(weight), { isOptional: true }),
    readOwnNumber('price', fieldText(price), { isOptional: true }),
  ].some((read) => !read.ok);
}
