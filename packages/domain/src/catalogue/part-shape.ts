import * as z from 'zod/mini';
import { wireShape } from './field.ts';
import type { PartFieldTable } from './part-field.ts';

/** The schemas of a part's row on the wire; a field that is not there is unknown. */
export const partShape = <Fields extends PartFieldTable>(fields: Fields) => ({
  ...wireShape(fields),
  source: z._default(z.string().check(z.maxLength(4000)), ''),
  recalled: z._default(z.string().check(z.maxLength(2000)), ''),
});

/** The schema of the facts that a row may carry from a file of their own; null: there are none. */
export const fitShape = <Fields extends PartFieldTable>(fields: Fields) =>
  z._default(z.nullable(z.object(partShape(fields))), null);
