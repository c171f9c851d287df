import {
  type FieldValues,
  fieldNames,
  isUnknownValue,
  labelWithUnit,
  mapFields,
} from '../catalogue/public.ts';
import { wheelsetFields } from './fields.ts';
import type { WheelsetField } from './wheelset-field.ts';

/** A wheelset on the wire before the database gives it an id. */
export type NewWheelsetWire = FieldValues<typeof wheelsetFields>;
/** A field of a wheelset, by its wire name. */
export type CatalogueColumn = keyof typeof wheelsetFields;

/** The fields as a list, in the order of their table. */
export const catalogueColumnNames: readonly CatalogueColumn[] = fieldNames(wheelsetFields);

/** What each field takes. */
export const catalogueColumns = mapFields(wheelsetFields, ({ takes }) => takes);

/** A field by name; its own type says less than its entry in the table, so that optional parts can be asked for. */
export const wheelsetField = (name: CatalogueColumn): WheelsetField => wheelsetFields[name];

/** The fields of the catalogue that a name on the wire means; null for a name that this version does not know. */
export const knownWheelsetField = (name: string): CatalogueColumn | null =>
  catalogueColumnNames.find((known) => known === name) ?? null;

/** What staff call a field, with its unit; a name that this version does not know stays as it is. */
export function wheelsetFieldLabel(name: string): string {
  const known = knownWheelsetField(name);
  return known === null ? name : labelWithUnit(wheelsetFields[known]);
}

/** Without these a row is no wheelset. */
export const requiredColumns: readonly CatalogueColumn[] = catalogueColumnNames.filter(
  (name) => wheelsetField(name).isRequired,
);

/** Whether a required field of a wheelset is not filled. */
export const lacksRequired = (name: CatalogueColumn, value: string | number): boolean =>
  wheelsetField(name).isRequired === true && isUnknownValue(value);

/** Only letters count in a heading, and not their case: "Front Rim Outter Width (mm)". */
const lettersOf = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
/** British and American spelling, the catalogue's own "Outter", and a unit behind the words. */
const plainHeading = (heading: string): string =>
  lettersOf(heading)
    .replaceAll('outter', 'outer')
    .replaceAll('tyre', 'tire')
    .replace(/(?<=width|depth)mm$/, '');

const columnOfHeading: ReadonlyMap<string, CatalogueColumn> = new Map(
  catalogueColumnNames.flatMap((name) =>
    [name, ...(wheelsetField(name).headings ?? [])].map((heading): [string, CatalogueColumn] => [
      plainHeading(heading),
      name,
    ]),
  ),
);

/** The field that a heading of a staff spreadsheet means; null when it is none of the catalogue's. */
export const columnForHeading = (heading: string): CatalogueColumn | null =>
  columnOfHeading.get(plainHeading(heading)) ?? null;
