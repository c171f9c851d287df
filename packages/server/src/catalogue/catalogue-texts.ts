import { RequestFault } from '../http/problems.ts';

/** The 404 of a part that the catalogue does not have, with what was asked for. */
export const unknownPart = (code: string, what: string, key: string): RequestFault =>
  new RequestFault(404, `${code}-unknown`, `There is no ${what} "${key.slice(0, 80)}" in the catalogue.`);
