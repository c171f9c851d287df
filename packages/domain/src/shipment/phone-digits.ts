import { failure, type Result, success } from '../core/public.ts';

/**
 * The last four digits of a phone. Digits whose leading zeros a spreadsheet dropped get them back;
 * nothing (or the word unknown) is null; letters and longer numbers are refused, never cut.
 */
export function readPhoneLastFour(text: string): Result<string | null, 'phone-invalid'> {
  if (/^\d{4}$/.test(text)) return success(text);
  const digits = text.normalize('NFKC').replace(/[\s\u200b-\u200f\ufeff]/g, '');
  if (digits === '' || digits.toLowerCase() === 'unknown') return success(null);
  return /^\d{1,4}$/.test(digits) ? success(digits.padStart(4, '0')) : failure('phone-invalid');
}
