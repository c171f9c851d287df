import {
  type Field,
  type FieldTable,
  type FieldValues,
  isUnknownValue,
  mapFields,
  unknownValue,
  wireNoLimit,
} from '@pp-tools/domain/catalogue';

type Text<Of extends Field> = Of extends { readonly isNeverNull: true } ? string : string | null;
type Figure<Of extends Field> = Of extends { readonly isRequired: true } ? number : number | null;
type Stored<Of extends Field> = Of['takes'] extends { readonly kind: 'number' | 'flag' }
  ? Figure<Of>
  : Text<Of>;

/** The columns of a table's fields as a row of the database holds them: unknown is NULL, flags are 0 or 1. */
export type StoredFields<Fields extends FieldTable> = {
  [Name in keyof Fields as Fields[Name]['column']]: Stored<Fields[Name]>;
} & {
  /** 1 where a maker states that there is no limit. */
  [Name in keyof Fields as Fields[Name] extends { readonly unlimitedColumn: infer Column extends string }
    ? Column
    : never]: number;
};

type Cells = Readonly<Record<string, unknown>>;

/** The fields of a stored row as they travel, field by field, so that a new column never leaks by accident. */
export const valuesOfRow = <Fields extends FieldTable>(
  fields: Fields,
  row: StoredFields<Fields>,
): FieldValues<Fields> => {
  const cells: Cells = row;
  // Numbers in the columns of number fields and texts in the others, as `StoredFields` says.
  return mapFields(fields, (field) => valueIn(field, cells)) as FieldValues<Fields>;
};

function valueIn(field: Field, cells: Cells): unknown {
  const { column, unlimitedColumn } = field;
  if (unlimitedColumn !== undefined && cells[unlimitedColumn] === 1) return wireNoLimit;
  return cells[column] ?? unknownValue(field);
}

/** The columns to store for a row as it travels. */
export function rowOfValues<Fields extends FieldTable>(
  fields: Fields,
  values: FieldValues<Fields>,
): StoredFields<Fields> {
  const row: Record<string, unknown> = {};
  mapFields(fields, (field, name) => {
    const { column, unlimitedColumn } = field;
    const value = values[name];
    const isUnlimited = unlimitedColumn !== undefined && Number(value) >= wireNoLimit;
    if (unlimitedColumn !== undefined) row[unlimitedColumn] = isUnlimited ? 1 : 0;
    row[column] = isUnlimited ? null : cellOf(field, value);
  });
  // Exactly the columns that `StoredFields` names, written above.
  return row as StoredFields<Fields>;
}

function cellOf({ isNeverNull }: Field, value: number | string): number | string | null {
  const plain = typeof value === 'string' ? value.trim() : value;
  if (isUnknownValue(plain)) return isNeverNull ? '' : null;
  return plain;
}
