import { RequestFault } from '../http/problems.ts';

/** A cell that is not as an editor saw it; `present` is null where the row is gone. */
export interface CellConflict {
  readonly key: readonly string[];
  readonly field: string;
  readonly expected: string | number;
  readonly present: string | number | null;
}

/** A value that a field does not take. */
export interface EntryFault {
  readonly key: readonly string[];
  readonly field: string;
  readonly reason: string;
}

/** Why an edit of the catalogue is refused; nothing was changed then. */
export const catalogueRefusals = {
  unknownList: (name: string) =>
    new RequestFault(404, 'list-unknown', `The catalogue has no list "${name.slice(0, 80)}".`),
  unknownEntry: () => new RequestFault(404, 'entry-unknown', 'The history of this list has no such entry.'),
  unknownRow: (key: readonly string[]) =>
    new RequestFault(404, 'row-unknown', `The list has no row "${key.join(', ')}".`),
  conflicts: (conflicts: readonly CellConflict[]) =>
    new RequestFault(
      409,
      'cells-changed',
      `${conflicts.length === 1 ? 'One value was' : `${conflicts.length} values were`} changed by somebody else meanwhile. Nothing was changed.`,
      { conflicts },
    ),
  fields: (fields: readonly EntryFault[]) =>
    new RequestFault(
      422,
      'fields-wrong',
      `${fields
        .slice(0, 5)
        .map(({ field, reason }) => `${field}: ${reason}`)
        .join('; ')}. Nothing was changed.`,
      { fields },
    ),
  inUse: (key: readonly string[], label: string, count: number) =>
    new RequestFault(
      409,
      'row-in-use',
      `"${key.join(', ')}" has ${count} ${count === 1 ? 'row' : 'rows'} in "${label}". Delete or move ${count === 1 ? 'it' : 'them'} first.`,
    ),
};
