/** Letters and figures of recovery codes: none looks like another. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** How a recovery code is written: four groups of four (79 random bits). */
export const recoveryCodeForm = { groups: 4, groupLength: 4, count: 10 } as const;

/** What somebody typed as second step of a login: six figures of an app, or a recovery code in its plain form. */
export type SecondFactorCode =
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/**
 * Reads a typed code; spaces, hyphens and capitals do not matter. Null when it can be neither an app's code nor a
 * recovery code.
 */
export function readSecondFactorCode(text: string): SecondFactorCode | null {
  const plain = text.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'totp', code: plain };
  const { groups, groupLength } = recoveryCodeForm;
  const isRecovery =
    plain.length === groups * groupLength && [...plain].every((letter) => recoveryAlphabet.includes(letter));
  return isRecovery ? { kind: 'recovery', code: plain } : null;
}

/** A recovery code as it is shown: `abcd-efgh-jkmn-pqrs`. */
export const recoveryCodeText = (plain: string): string => plain.match(/.{4}/g)?.join('-') ?? plain;
