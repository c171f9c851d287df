import {
  type CatalogueColumn,
  catalogueColumnNames,
  type WheelsetFieldGroup,
  wheelsetField,
  wheelsetFieldGroups,
} from '@pp-tools/domain/wheelset';

/** Number and name stand in front of every group of the list. */
const alwaysShown: readonly CatalogueColumn[] = ['ppId', 'name'];

const columnsOf = (group: WheelsetFieldGroup): readonly CatalogueColumn[] =>
  catalogueColumnNames.filter((column) => wheelsetField(column).group === group);

const listed: ReadonlyMap<WheelsetFieldGroup, readonly CatalogueColumn[]> = new Map(
  wheelsetFieldGroups.map((group) => [
    group,
    columnsOf(group).filter((column) => !alwaysShown.includes(column)),
  ]),
);

/** The columns that the list shows together, next to number and name. */
export const listColumns = (group: WheelsetFieldGroup): readonly CatalogueColumn[] => listed.get(group) ?? [];

/** The fields of the editor in groups that belong together; the names come first. */
export const editorGroups = (
  ['names', 'main', 'rims', 'hubs', 'links'] as const satisfies readonly WheelsetFieldGroup[]
).map((group) => ({ group, columns: columnsOf(group) }));

/** The words that a column offers, with the present one among them; null where anything may be written. */
export function choicesFor(column: CatalogueColumn, present: string): readonly string[] | null {
  const { choices } = wheelsetField(column);
  if (choices === undefined) return null;
  return choices.includes(present) || present === '' ? choices : [present, ...choices];
}

/** Whether a wheelset cannot be stored without this column. */
export const isRequired = (column: CatalogueColumn): boolean => wheelsetField(column).isRequired === true;

/** Whether a column holds figures. */
export const isFigure = (column: CatalogueColumn): boolean => wheelsetField(column).takes.kind === 'number';
