/** One thread under several names: BSA, BSA68 and BSA73 differ by spacers only. */
export const shellKind = (shell: string): string => (/^BSA(68|73)?$/.test(shell) ? 'BSA' : shell);

/** Threads look alike and never interchange; T47 is one thread in several widths. */
export function threadOf(shell: string): string | null {
  const kind = shellKind(shell);
  if (kind === 'BSA' || kind === 'Italian') return kind;
  return kind.startsWith('T47') ? 'T47' : null;
}

/** T47 without a width may be any of the T47 shells. */
export const isOpenWidth = (a: string, b: string): boolean =>
  a !== b && (a === 'T47' || b === 'T47') && threadOf(a) === 'T47' && threadOf(b) === 'T47';
