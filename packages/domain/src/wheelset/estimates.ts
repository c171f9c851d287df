import { sourceOfColumn } from '../catalogue/public.ts';
import { wheelsetFields } from './fields.ts';
import type { CatalogueColumn } from './sheet-columns.ts';
import type { Wheelset } from './wheelset.ts';

type Origin = Pick<Wheelset, 'source' | 'recalledColumns'>;

/** Whether the value of a field is no more than an estimate: recalled, and checked against no page. */
export const isEstimatedField = (wheelset: Origin, field: CatalogueColumn): boolean =>
  sourceOfColumn(wheelset, field) === 'recalled';

/** The fields of a wheelset that are estimates, by their labels; identity and links are none. */
export const estimatedLabels = ({ recalledColumns }: Origin): readonly string[] =>
  Object.entries(wheelsetFields).flatMap(([name, field]) =>
    field.group !== 'names' && field.group !== 'links' && recalledColumns.includes(name) ? [field.label] : [],
  );
