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

/** Takes a cell apart at commas, semicolons (also full-width), 、 and white space; empty pieces vanish. */
export const splitTrackingNumbers = (text: string): string[] =>
  stored.test(text)
    ? [text]
    : text.split(/[,，;；、\s]+/u).filter((piece) => normaliseTrackingNumber(piece) !== '');
