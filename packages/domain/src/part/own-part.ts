import { failure, type Result, success } from '../core/public.ts';

/** Fields of a bring-my-own form that hold a number. */
export type NumberField = 'weight' | 'price' | 'tyreWidth';
/** Fields of a bring-my-own form that hold a name. */
export type TextField = 'name' | 'brand';

/** Why a field is refused (BLD-93, BLD-94). */
export type FieldFault =
  | { readonly field: TextField; readonly code: 'tooLong'; readonly limit: number }
  | { readonly field: TextField; readonly code: 'invalidCharacters' }
  | { readonly field: NumberField; readonly code: 'notPositive' | 'tooLarge' | 'notWhole' };

/** Longest names, in characters. */
export const longestOwnText: Readonly<Record<TextField, number>> = { name: 50, brand: 30 };
/** Largest accepted numbers: grams, dollars, millimetres. */
export const largestOwnNumber: Readonly<Record<NumberField, number>> = {
  weight: 50_000,
  price: 10_000,
  tyreWidth: 100,
};

const allowedCharacters = /^[\p{L}\p{M}\p{N} \-_().]*$/u;

/** Reads a name or brand. Blank is fine; the caller puts its default. */
export function readOwnText(field: TextField, text: string): Result<string, FieldFault> {
  const trimmed = text.trim();
  const limit = longestOwnText[field];
  if (trimmed.length > limit) return failure({ field, code: 'tooLong', limit });
  if (!allowedCharacters.test(trimmed)) return failure({ field, code: 'invalidCharacters' });
  return success(trimmed);
}

/**
 * Reads a weight, price or tyre width as typed. A dollar sign, a unit and thousands commas are forgiven;
 * anything that is not a plain number is "not positive". A tyre width may be blank, others where said so.
 */
export function readOwnNumber(
  field: NumberField,
  text: string,
  { isOptional = field === 'tyreWidth' }: { readonly isOptional?: boolean } = {},
): Result<number | null, FieldFault> {
  const trimmed = text.trim();
  if (trimmed === '' && isOptional) return success(null);
  const value = plainNumber(trimmed);
  if (value === null || value <= 0) return failure({ field, code: 'notPositive' });
  if (value > largestOwnNumber[field]) return failure({ field, code: 'tooLarge' });
  if (!Number.isInteger(value)) return failure({ field, code: 'notWhole' });
  return success(value);
}

/** `$1,299.00` and `1299 g` are numbers; `1.299,00` and `free` are not. */
function plainNumber(text: string): number | null {
  const bare = text
    .replace(/^\$\s*/, '')
    .replace(/(?:g|mm|usd)$/i, '')
    .trimEnd();
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(bare)) return null;
  return Number(bare.replaceAll(',', ''));
}

/** The price of an own component (BLD-95): dollar signs and commas are stripped, what does not parse is 0. */
export function parseComponentPrice(text: string): number {
  const value = Number.parseFloat(text.replaceAll(/[$,]/g, ''));
  return Number.isFinite(value) && value > 0 ? value : 0;
}

/** The weight of an own component (BLD-95): the whole number at the beginning of the text, else 0. */
export function parseComponentWeight(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isFinite(value) && value > 0 ? value : 0;
}

/** A weight text reduced to its digits: '1,250 g' is 1250; without digits 0 (BLD-91). */
export function weightFromText(text: string): number {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? 0 : Number(digits);
}

/** The id of something that the visitor brought, from the moment it was made in milliseconds. */
export const ownId = (timestamp: number): string => `custom_${timestamp}`;

/** Brand of everything that the visitor brings without naming one. */
export const ownBrand = 'Bring My Own';
