import { isPagePath } from '@pp-tools/domain/contract';
import { RequestFault } from './problems.ts';

/** `\u0000` in JSON, whose backslash is no escaped one itself. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL stores no NUL, SQLite does: neither engine is asked. No text that people write has one. */
export const nulFault = (where = 'The request'): RequestFault =>
  new RequestFault(400, 'nul-character', `${where} holds a NUL character. Please remove it.`);

/** Whether a text of JSON holds a NUL as an escape; a bare one is no JSON. */
export const hasEscapedNul = (json: string): boolean => escapedNul.test(json);

/** Whether an address of the API holds a NUL, in its path or its query. Pages read theirs leniently, by themselves. */
export const addressHasNul = (url: string): boolean =>
  url.includes('%00') && !isPagePath(url.split('?', 1)[0] ?? '/');
