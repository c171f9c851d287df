const codeOf = (fault: Error): string => ('code' in fault ? String(fault.code) : '');

/** The disk is full, in the words of either engine. */
export const isStorageFull = (fault: Error): boolean =>
  ['SQLITE_FULL', '53100', 'ENOSPC'].includes(codeOf(fault));

/** Connection and shutdown faults of PostgreSQL, its statement limit, and a SQLite file that another one holds. */
const away =
  /^(08...|57P0[1-4]|57014|55P03|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|SQLITE_BUSY.*|SQLITE_LOCKED.*)$/;
/** The driver's own faults have no code. */
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** The database does not answer at present; the same request may work in a moment. */
export const isDatabaseAway = (fault: Error): boolean =>
  away.test(codeOf(fault)) || awayWords.test(fault.message);
