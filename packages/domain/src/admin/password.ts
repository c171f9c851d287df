import { unpredictableCharacters } from './password-pattern.ts';
import { usernameKey } from './username.ts';

/** How long an admin's password may be, in characters (code points). Any character counts, nothing is trimmed. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Why a password is refused. */
export type PasswordFault =
  | { readonly code: 'password-length'; readonly min: number; readonly max: number }
  | { readonly code: 'password-common' }
  | { readonly code: 'password-has-username' }
  | { readonly code: 'password-monotonous' }
  | { readonly code: 'password-predictable' };

/** What is known about a password's surroundings when it is judged. */
export interface PasswordContext {
  readonly username: string;
  /** Whether a text in lower case is in the list of passwords that people really use. */
  readonly isCommon: (text: string) => boolean;
}

/** Fewer different characters than this make any length easy to guess ("abababababab"). */
const minDifferentCharacters = 5;
/** Fewer characters than this that do not follow from the one before ("1234567890123") make any length easy to guess. */
const minUnpredictable = 6;
/** Figures and signs around a common word do not make it a good password, up to this many. */
const maxDecoration = 6;

/**
 * The first reason against a new password, or null when it may be used.
 * Length is what counts; no rule asks for figures or signs (OWASP ASVS 5.0, 6.2).
 */
export function findPasswordFault(password: string, context: PasswordContext): PasswordFault | null {
  const characters = [...password];
  if (characters.length < passwordLength.min || characters.length > passwordLength.max) {
    return { code: 'password-length', ...passwordLength };
  }
  if (new Set(characters).size < minDifferentCharacters) return { code: 'password-monotonous' };
  const plain = password.toLowerCase();
  if (isDecoratedCommon(plain, context.isCommon)) return { code: 'password-common' };
  if (unpredictableCharacters(password) < minUnpredictable) return { code: 'password-predictable' };
  const name = usernameKey(context.username);
  if (name !== '' && plain.includes(name)) return { code: 'password-has-username' };
  return null;
}

function isDecoratedCommon(plain: string, isCommon: (text: string) => boolean): boolean {
  if (isCommon(plain)) return true;
  const word = plain.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}]{1,6}$/u, '');
  return plain.length - word.length <= maxDecoration && isCommon(word);
}
