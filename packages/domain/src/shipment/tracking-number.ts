import { failure, type Result, success } from '../core/public.ts';
import { cleanNormalisedText } from './clean-text.ts';

/** Why a text is no tracking number. */
export type TrackingNumberFault =
  | 'number-too-short'
  | 'number-too-long'
  | 'number-characters'
  | 'number-scientific';

/** What needs no change. */
const stored = /^[0-9A-Z-]+$/;

/** A number as it is stored: full-width forms made narrow, invisible characters and blanks gone, upper case. */
export const normaliseTrackingNumber = (text: string): string =>
  stored.test(text) ? text : (cleanNormalisedText(text) ?? '').replace(/\s/g, '').toUpperCase();

/** Reads one number; the provider takes 5 to 50 letters, digits and hyphens. */
export function readTrackingNumber(text: string): Result<string, TrackingNumberFault> {
  const number = normaliseTrackingNumber(text);
  // What a spreadsheet leaves of a long number: its last digits are lost for ever.
  if (/^\d(\.\d+)?E\+\d+$/.test(number)) return failure('number-scientific');
  if (/[^A-Z0-9-]/.test(number)) return failure('number-characters');
  if (number.length < 5) return failure('number-too-short');
  if (number.length > 50) return failure('number-too-long');
  return success(number);
}

/** A piece of a text that names numbers; not clear when its blanks may part two numbers or group one. */
export interface WrittenNumber {
  readonly text: string;
  readonly isClear: boolean;
}

/** Commas, semicolons (also full-width), 、, tabs and line ends part numbers; blanks only where they must. */
const separators = /[,，;；、\t\r\n\v\f\u2028\u2029]+/u;
/** So many signs are a number by themselves; carriers print shorter groups. */
const wholeLength = 9;

/** Takes a text apart into the numbers that it names; empty pieces vanish. */
export const splitTrackingNumbers = (text: string): WrittenNumber[] =>
  stored.test(text) ? [{ text, isClear: true }] : text.split(separators).flatMap(numbersOfPiece);

/**
 * Carriers print numbers in groups ("LX 000 000 124 CN"), people part numbers by blanks: groups that are all whole
 * numbers are several, groups that are all short are one, and of anything else nobody can tell.
 */
function numbersOfPiece(piece: string): WrittenNumber[] {
  const groups = (cleanNormalisedText(piece) ?? '').split(/\s+/).filter((group) => group !== '');
  if (groups.length <= 1) return groups.map((text) => ({ text, isClear: true }));
  const whole = groups.filter(({ length }) => length >= wholeLength).length;
  if (whole === groups.length) return groups.map((text) => ({ text, isClear: true }));
  const isOne = whole === 0 && (groups.some(({ length }) => length < shortest) || areUnequalDigits(groups));
  return [{ text: groups.join(isOne ? '' : ' '), isClear: isOne }];
}

/** A shorter group alone is not a number. */
const shortest = 5;
const areUnequalDigits = (groups: readonly string[]): boolean =>
  groups.every((group) => /^\d+$/.test(group) && group.length < wholeLength) &&
  new Set(groups.map(({ length }) => length)).size > 1;
