import { blankValues } from '../catalogue/public.ts';
import { wheelsetFields } from './fields.ts';

/** A wheelset of which nothing is known yet. */
export const blankWheelset = blankValues(wheelsetFields);
