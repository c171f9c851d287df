import * as z from 'zod/mini';
import { type ColumnKind, type FlagKind, type NumberKind, unitSigns, type WordKind } from './column-kind.ts';
import { wireNoLimit, wireUnknown } from './wire-values.ts';

/** One fact of a catalogue's rows, with everything that the product derives from it. */
export interface Field {
  /** What it may hold. */
  readonly takes: ColumnKind;
  /** What staff call it, without its unit. */
  readonly label: string;
  /** Its column in the database. */
  readonly column: string;
  /** A second column that says 1 where a maker states no limit. */
  readonly unlimitedColumn?: string;
  /** Its column is NOT NULL; an unknown text is stored as blank. */
  readonly isNeverNull?: true;
  /** Headings that staff use for it besides its own name, as letters only. */
  readonly headings?: readonly string[];
  /** A row without it is refused. */
  readonly isRequired?: true;
  /** It tells which row a row is: without it an answer, a file or an old entry holds no row. */
  readonly isKey?: true;
  /** Never part of a public answer. */
  readonly isForStaff?: true;
}

/** The fields of a catalogue by their names on the wire, in the order in which people read them. */
export type FieldTable = Readonly<Record<string, Field>>;

/** How a field travels: figures and flags as numbers, everything else as text. */
export type FieldValue<Of extends Field> = Of['takes'] extends NumberKind | FlagKind
  ? number
  : Of extends { readonly isKey: true; readonly takes: WordKind<infer Word, 'word'> }
    ? Word
    : string;
/** A row as it travels, one value for each field. */
export type FieldValues<Fields extends FieldTable> = {
  [Name in keyof Fields]: FieldValue<Fields[Name]>;
};
/** The fields that visitors may see. */
export type PublicFields<Fields extends FieldTable> = {
  readonly [Name in keyof Fields as Fields[Name] extends { readonly isForStaff: true }
    ? never
    : Name]: Fields[Name];
};

/** The names of a table's fields, in its order. */
export const fieldNames = <Fields extends FieldTable>(fields: Fields): (keyof Fields & string)[] =>
  // The language types the keys of any object as plain text: a value might have more keys than its type says.
  Object.keys(fields) as (keyof Fields & string)[];

/** Makes something of each field; the result has exactly the names of the table. */
export function mapFields<Fields extends FieldTable, Made>(
  fields: Fields,
  make: (field: Field, name: keyof Fields & string) => Made,
): { readonly [Name in keyof Fields]: Made } {
  const made = fieldNames(fields).map((name) => [name, make(fields[name] ?? missing(name), name)]);
  // `fromEntries` forgets the names that it is given.
  return Object.fromEntries(made) as { readonly [Name in keyof Fields]: Made };
}

function missing(name: string): never {
  throw new Error(`no field ${name}`);
}

/** The fields that visitors may see. */
export function publicFields<Fields extends FieldTable>(fields: Fields): PublicFields<Fields> {
  const seen = Object.entries(fields).filter(([, field]) => !field.isForStaff);
  return Object.fromEntries(seen) as PublicFields<Fields>;
}

/** What a field says when nothing is known. */
export const unknownValue = ({ takes }: Field): number | string =>
  takes.kind === 'number' || takes.kind === 'flag' ? wireUnknown : '';

/** Whether a value of a row says that it is not known. */
export const isUnknownValue = (value: number | string): boolean => value === '' || value === wireUnknown;

/** A row of which nothing is known. */
export const blankValues = <Fields extends FieldTable>(fields: Fields): FieldValues<Fields> =>
  // Numbers for number fields and texts for the others, as `FieldValue` says.
  mapFields(fields, unknownValue) as FieldValues<Fields>;

type WireShape<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: z.ZodMiniType<FieldValue<Fields[Name]>>;
};

/**
 * The schemas of a row on the wire. A field that an older or newer server, an old audit entry or an old file leaves
 * out is unknown; only keys must be there. Fields that nobody knows are passed over.
 */
export const wireShape = <Fields extends FieldTable>(fields: Fields): WireShape<Fields> =>
  // Number schemas for number fields and text schemas for the others, as `FieldValue` says.
  mapFields(fields, fieldSchema) as WireShape<Fields>;

function fieldSchema({ takes, isKey }: Field): z.ZodMiniType {
  if (takes.kind === 'number') {
    const figure = z.number().check(z.minimum(wireUnknown), z.maximum(wireNoLimit));
    return isKey ? z.int() : z._default(figure, wireUnknown);
  }
  if (takes.kind === 'flag') {
    return z._default(z.int().check(z.minimum(wireUnknown), z.maximum(1)), wireUnknown);
  }
  if (isKey && takes.kind === 'word') return z.enum(takes.words);
  const text = z.string().check(z.maxLength(takes.kind === 'text' ? takes.maxLength : 500));
  return isKey ? text.check(z.minLength(1)) : z._default(text, '');
}

/** A field's label with the unit of its figures: "Price ($)". */
export function labelWithUnit({ label, takes }: Field): string {
  const sign = takes.kind === 'number' ? unitSigns[takes.unit] : '';
  return sign === '' ? label : `${label} (${sign})`;
}
