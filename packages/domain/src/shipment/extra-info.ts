import { z } from 'zod';
import { failure, type Result, success } from '../core/public.ts';

/** What some carriers ask for to find a parcel, next to the digits of a phone; null where nothing is given. */
export interface ExtraInfo {
  /** Postal code of the recipient. */
  readonly postalCode: string | null;
  /** Country of the recipient, as two letters (ISO 3166-1). */
  readonly country: string | null;
  /** Whatever else the carrier asks for, in its own form. */
  readonly other: string | null;
}

/** Nothing is given. */
export const noExtraInfo: ExtraInfo = { postalCode: null, country: null, other: null };

const forms: Readonly<Record<keyof ExtraInfo, RegExp>> = {
  postalCode: /^[A-Z\d](?:[A-Z\d -]{0,10}[A-Z\d])?$/,
  country: /^[A-Z]{2}$/,
  other: /^\P{Cc}{1,100}$/u,
};

const field = (name: keyof ExtraInfo) => z.string().regex(forms[name]).nullable();

/** Extra information as it travels. */
export const extraInfoSchema = z.object({
  postalCode: field('postalCode'),
  country: field('country'),
  other: field('other'),
}) satisfies z.ZodType<ExtraInfo>;

/** Reads what was typed; an empty field gives nothing. A fault names the field whose form is wrong. */
export function readExtraInfo(
  typed: Readonly<Record<keyof ExtraInfo, string>>,
): Result<ExtraInfo, keyof ExtraInfo> {
  const clean = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[\u200b-\u200f\ufeff]/g, '')
      .trim();
  const upper = (text: string) => clean(text).toUpperCase() || null;
  const info: ExtraInfo = {
    postalCode: upper(typed.postalCode),
    country: upper(typed.country),
    other: clean(typed.other) || null,
  };
  for (const name of ['postalCode', 'country', 'other'] as const) {
    const text = info[name];
    if (text !== null && !forms[name].test(text)) return failure(name);
  }
  return success(info);
}

/** Stored extra information; nothing where a text of another version cannot be read. */
export function extraInfoFrom(stored: string | null): ExtraInfo {
  if (stored === null) return noExtraInfo;
  try {
    const parsed = extraInfoSchema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : noExtraInfo;
  } catch {
    return noExtraInfo;
  }
}
