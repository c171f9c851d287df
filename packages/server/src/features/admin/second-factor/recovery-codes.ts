import { createHash, randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeForm } from '@pp-tools/domain/admin';

/** How a recovery code is stored. It has 79 random bits, so a quick hash is enough. */
export const hashOfCode = (plain: string): string => createHash('sha256').update(plain).digest('hex');

/** New recovery codes in their plain form. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodeForm.count }, () =>
    Array.from(
      { length: recoveryCodeForm.groups * recoveryCodeForm.groupLength },
      () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
    ).join(''),
  );
