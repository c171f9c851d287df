import type { Wheelset } from './wheelset.ts';

/** The id, and the shop id, of the visitor's own wheels in any list; the catalogue begins at 1. */
export const myWheelsId = 0;

/** Whether a wheelset is the visitor's own. */
export const isMyWheels = ({ id }: Pick<Wheelset, 'id'>): boolean => id === myWheelsId;

/** What they are called without a name. */
export const myWheelsName = 'My wheels';

/** A longer code of own wheels is not read. */
export const longestMyWheelsCode = 240;
