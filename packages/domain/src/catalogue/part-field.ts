import * as z from 'zod/mini';
import type { FlagKind, NumberKind, WordKind } from './column-kind.ts';
import { type Field, type FieldTable, type FieldValues, fieldNames, mapFields } from './field.ts';
import type { FactOrigin, PartOrigin } from './part-origin.ts';
import { knownFigure, knownFlag, knownText, knownWord, namedColumns, wireNoLimit } from './wire-values.ts';

/** One fact of the builder's parts; its name on the wire is also that of its file column and database column. */
export interface PartField extends Field {
  /** A text that holds a figure which may be below zero, or several figures split at `;` or `-`. */
  readonly as?: 'number' | 'numbers';
  /** How a text must be written; only files are checked against it. */
  readonly pattern?: RegExp;
  /** Its column in the file where that is no plain name. */
  readonly heading?: string;
}
/** The fields of a list of the builder by their names on the wire. */
export type PartFieldTable = Readonly<Record<string, PartField>>;

type WithColumns<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] & { readonly column: string };
};

/** A table of fields whose database columns are called like the fields themselves. */
export const partFields = <const Fields extends Readonly<Record<string, Omit<PartField, 'column'>>>>(
  fields: Fields,
): WithColumns<Fields> =>
  // Each entry is the given one and its name.
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, column: name }]),
  ) as WithColumns<Fields>;

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Fact<Of extends PartField> = Of extends { readonly as: 'number' }
  ? number | null
  : Of extends { readonly as: 'numbers' }
    ? readonly number[]
    : Of['takes'] extends NumberKind
      ? number | null
      : Of['takes'] extends FlagKind
        ? boolean | null
        : Of['takes'] extends WordKind<infer Word, 'word-list'>
          ? readonly Word[]
          : Of['takes'] extends WordKind<infer Word, 'word'>
            ? KeyOr<Of, Word>
            : KeyOr<Of, string>;
type KeyOr<Of extends PartField, Value> = Of extends { readonly isKey: true } ? Value : Value | null;

/**
 * What is known of a part, by the names of its fields in camel case. `null` and empty lists are unknown; "no limit" is
 * Infinity.
 */
export type Facts<Fields extends PartFieldTable> = {
  readonly [Name in keyof Fields & string as Camel<Name>]: Fact<Fields[Name]>;
} & FactOrigin;

/** The name of a fact of the domain: `rear_hub` is `rearHub`. */
export const factName = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const parts = (value: string): readonly string[] => value.split(/[;,|]/).map((part) => part.trim());

function factOf({ takes, as }: PartField, value: string | number): unknown {
  if (typeof value === 'number') {
    if (takes.kind === 'flag') return knownFlag(value);
    return value >= wireNoLimit ? Number.POSITIVE_INFINITY : knownFigure(value);
  }
  if (as === 'number') return value.trim() === '' ? null : finite(value);
  if (as === 'numbers') return numbersIn(value);
  if (takes.kind === 'word-list') {
    return parts(value).flatMap((part) => knownWord(takes.words, part) ?? []);
  }
  return takes.kind === 'word' ? knownWord(takes.words, value) : knownText(value);
}

const finite = (value: string): number | null => (Number.isFinite(Number(value)) ? Number(value) : null);

/** Figures split at semicolons, or at dashes between two of them: "90;100", "11-12-13", "-6;6". */
const numbersIn = (value: string): readonly number[] =>
  value
    .split(/;|(?<=\d)-/)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => finite(part) ?? []);

/** Where the figures of a row come from, as every list of the builder says it. */
export interface WireOrigin {
  readonly source: string;
  readonly recalled: string;
}

/** The origin of a part from its row. */
export const originFromWire = ({ source, recalled }: WireOrigin): PartOrigin => ({
  source: knownText(source),
  recalledColumns: namedColumns(recalled),
});

/** A row as it travels, with the origin of its figures. */
export type PartRow<Fields extends PartFieldTable> = FieldValues<Fields> & WireOrigin;

/** What a row says of its part. */
export const factsFromWire = <Fields extends PartFieldTable>(
  fields: Fields,
  row: PartRow<Fields>,
): Facts<Fields> => {
  const known = fieldNames(fields).map((name) => [
    factName(name),
    factOf(fields[name] ?? { takes: { kind: 'link' }, label: name, column: name }, row[name]),
  ]);
  // One entry for each field, made by `factOf` as `Fact` says.
  return { ...Object.fromEntries(known), ...originFromWire(row), derivedColumns: [] } as Facts<Fields>;
};

/** Facts of a part of which nothing is known. */
export const unknownFacts = <Fields extends PartFieldTable>(fields: Fields): Facts<Fields> =>
  ({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [factName(name), unknownFact(field)]),
    ),
    source: null,
    recalledColumns: [],
    derivedColumns: [],
    // One entry for each field, unknown as `Fact` says.
  }) as unknown as Facts<Fields>;

const unknownFact = ({ takes, as }: PartField): null | readonly never[] =>
  as === 'numbers' || takes.kind === 'word-list' ? [] : null;

/** Further facts of a part, from a row of another list; all unknown where there is none. */
export const factsOrUnknown = <Fields extends PartFieldTable>(
  fields: Fields,
  row: PartRow<Fields> | null,
): Facts<Fields> => (row === null ? unknownFacts(fields) : factsFromWire(fields, row));

const savedColumns = z.catch(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60)), []);

/**
 * The schema of saved facts: what is absent or is not what the fields say is unknown, so that builds saved before a
 * field was known, or after it went, are still read.
 */
export function savedFacts<Fields extends PartFieldTable>(fields: Fields): z.ZodMiniType<Facts<Fields>> {
  const shape = mapFields<FieldTable, z.ZodMiniType>(fields, (field) => {
    const part: PartField = field;
    return z.catch(savedFact(part), unknownFact(part));
  });
  const named = Object.entries(shape).map(([name, schema]) => [factName(name), schema]);
  const schema = z.object({
    ...Object.fromEntries(named),
    source: z.catch(z.nullable(z.string().check(z.maxLength(4000))), null),
    recalledColumns: savedColumns,
    derivedColumns: savedColumns,
  });
  const facts = z.catch(schema, unknownFacts(fields));
  // One schema for each field, as `Fact` says.
  return facts as unknown as z.ZodMiniType<Facts<Fields>>;
}

function savedFact({ takes, as }: PartField): z.ZodMiniType {
  if (as === 'numbers') return z.array(z.number()).check(z.maxLength(100));
  if (as === 'number' || takes.kind === 'number') return z.nullable(z.number());
  if (takes.kind === 'flag') return z.nullable(z.boolean());
  if (takes.kind === 'word-list') return z.array(z.enum(takes.words));
  return takes.kind === 'word'
    ? z.nullable(z.enum(takes.words))
    : z.nullable(z.string().check(z.maxLength(500)));
}
