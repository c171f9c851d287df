import { failure, type Result, success } from '../core/public.ts';

/** How long the name of an admin may be, in characters. */
export const usernameLength = { min: 3, max: 64 } as const;

/** Why a username cannot be registered. */
export type UsernameFault =
  | { readonly code: 'username-length'; readonly min: number; readonly max: number }
  | { readonly code: 'username-characters' };

/** Letters and figures of any script, and the signs that stand in mail addresses and names. */
const allowed = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._@+-]*$/u;

/** Checks a new username (surrounding spaces do not count) and gives it as it will be shown. */
export function readUsername(text: string): Result<string, UsernameFault> {
  const name = text.normalize('NFKC').trim();
  const length = [...name].length;
  if (length < usernameLength.min || length > usernameLength.max) {
    return failure({ code: 'username-length', ...usernameLength });
  }
  return allowed.test(name) ? success(name) : failure({ code: 'username-characters' });
}

/** The form in which two usernames are the same person: full-width, case and spaces around do not count. */
export const usernameKey = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
