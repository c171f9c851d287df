/** Why the server cannot start, in a sentence for the operator that says what to do. */
export class StartFault extends Error {}

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another program. Stop it, or set PORT to another number.',
  EACCES:
    'The port or the folder may not be used by this user. Choose a PORT above 1023 and check the rights of DATA_DIR.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  EEXIST: 'DATA_DIR is a file. Set it to a folder.',
  ENOTDIR: 'A part of DATA_DIR is a file. Set it to a folder.',
  ENOSPC: 'The disk is full.',
  SQLITE_FULL: 'The disk is full.',
  SQLITE_CANTOPEN: 'The database file cannot be opened. Check DATA_DIR and its rights.',
  SQLITE_READONLY: 'The database file may only be read. Check the rights of DATA_DIR.',
  SQLITE_CORRUPT: 'The database file is damaged. Restore a backup.',
  SQLITE_NOTADB: 'The database file is no database. Restore a backup.',
  ECONNREFUSED: 'PostgreSQL does not answer at DATABASE_URL. Is it started?',
  ENOTFOUND: 'The machine of DATABASE_URL is not known. Check its name.',
  '28P01': 'PostgreSQL refuses the password of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first.',
};

/** SQLite says more in longer codes, such as SQLITE_READONLY_DIRECTORY. */
const sentenceOf = (code: string): string | undefined =>
  sentences[code] ?? sentences[code.split('_').slice(0, 2).join('_')];

/** What the operator is told when a start fails; a fault that nobody expects shows its whole inside. */
export function startFaultText(fault: unknown): string {
  if (fault instanceof StartFault) return fault.message;
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    const sentence = 'code' in cause ? sentenceOf(String(cause.code)) : undefined;
    if (sentence !== undefined) return `PP Tools cannot start: ${sentence} (${cause.message})`;
  }
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
