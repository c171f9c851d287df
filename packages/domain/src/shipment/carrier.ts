import { failure, type Result, success } from '../core/public.ts';
import { carrierNames } from './carrier-names.ts';

/** The provider's number for a carrier; null lets the provider detect it. */
export type CarrierCode = number;

/** Reads a carrier code; blank, 0 and -1 mean none. */
export function readCarrierCode(text: string): Result<CarrierCode | null, 'carrier-invalid'> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '0' || trimmed === '-1') return success(null);
  return /^\d{1,9}$/.test(trimmed) ? success(Number(trimmed)) : failure('carrier-invalid');
}

/** The carrier code in a tracking link: `fc` in the part after # (or, for want of it, in the query). */
export function carrierFromLink(link: string): CarrierCode | null {
  if (!link.includes('fc=')) return null;
  const hash = link.indexOf('#');
  const address = hash < 0 ? link : link.slice(0, hash);
  const fragment = hash < 0 ? '' : link.slice(hash + 1);
  const query = address.split('?', 2)[1] ?? '';
  for (const part of `${fragment.replace(/^[?/]/, '')}&${query}`.split('&')) {
    if (!part.includes('fc=')) continue;
    const digits = /^fc=(\d{1,9})$/.exec(part.trim())?.[1];
    if (digits !== undefined && Number(digits) > 0) return Number(digits);
  }
  return null;
}

/** The carrier's name, else its code as text; null for an unknown carrier. */
export const carrierLabel = (code: CarrierCode | null): string | null =>
  code === null ? null : (carrierNames.get(code) ?? String(code));
