import { describe, expect, test } from 'vitest';
import { type FieldValues, wireNoLimit } from '../catalogue/public.ts';
import { comparisonColumns } from '../comparison/public.ts';
import {
  blankWheelset,
  catalogueColumnNames,
  staffWheelsetSchema,
  wheelsetField,
  type wheelsetFields,
  wheelsetFromWire,
  wheelsetWireSchema,
} from './public.ts';
import { columnForHeading } from './sheet-columns.ts';

type Name = keyof typeof wheelsetFields;

/** A value that the field may hold and that is not the blank one. */
function sampleOf(name: Name): string | number {
  const { takes } = wheelsetField(name);
  if (takes.kind === 'number') return Math.max(1, takes.min);
  if (takes.kind === 'flag') return 1;
  if (takes.kind === 'link') return 'https://shop.example/page';
  return 'words' in takes ? (takes.words[0] ?? '') : 'sample';
}

const bare = { id: 1, ppId: 1001, name: 'Bare' };
const nothing = wheelsetWireSchema.parse(bare);

describe('every field of the table', () => {
  test.each(catalogueColumnNames)('%s is part of what the tools know of a wheelset', (name) => {
    const known = wheelsetFromWire({ ...nothing, [name]: sampleOf(name) });
    expect(known, `wheelset.ts and wheelset-wire.ts do not read ${name}`).not.toEqual(
      wheelsetFromWire(
        name === 'ppId' || name === 'name' ? { ...nothing, [name]: blankWheelset[name] } : nothing,
      ),
    );
  });

  test.each(catalogueColumnNames)('%s has a column, a label and headings of its own', (name) => {
    const others = catalogueColumnNames.filter((other) => other !== name).map(wheelsetField);
    const field = wheelsetField(name);
    expect(others.map(({ column }) => column)).not.toContain(field.column);
    expect(others.map(({ label }) => label)).not.toContain(field.label);
    for (const heading of [name, field.label, ...(field.headings ?? [])]) {
      if (heading !== field.label || columnForHeading(heading) !== null) {
        expect(columnForHeading(heading)).toBe(name);
      }
    }
  });

  const compared = catalogueColumnNames.filter((name) => wheelsetField(name).compared !== undefined);
  test.each(compared)('%s is compared by its own value and not by that of another field', (name) => {
    const column = comparisonColumns.find(({ id }) => id === wheelsetField(name).compared?.id);
    const known = wheelsetFromWire({ ...nothing, [name]: sampleOf(name) });
    expect(column?.read(wheelsetFromWire(nothing))).toBeNull();
    expect(String(column?.read(known))).toBe(String(sampleOf(name)));
  });
});

describe('an answer of an older or newer server', () => {
  const whole = { ...nothing, price: 1299, brand: 'Nine', isBoost: 1, riderWeightLimit: wireNoLimit };
  const optional = catalogueColumnNames.filter((name) => !wheelsetField(name).isKey);

  test.each(optional)('without %s says that it is unknown', (name) => {
    const { [name]: _left, ...less } = whole;
    expect(wheelsetWireSchema.parse(less)).toEqual({ ...whole, [name]: blankWheelset[name] });
  });

  test.each(['ppId', 'name'] as const)('without %s is no wheelset', (name) => {
    const { [name]: _left, ...less } = whole;
    expect(wheelsetWireSchema.safeParse(less).success).toBe(false);
  });

  test('with one field more is read, and the field is passed over', () => {
    expect(wheelsetWireSchema.parse({ ...whole, nippleColour: 'gold' })).toEqual(whole);
    expect(staffWheelsetSchema.parse({ ...whole, nippleColour: 'gold' })).toEqual({ ...whole, version: 1 });
  });
});

test('the type of a wheelset on the wire has figures where figures travel and texts elsewhere', () => {
  const values: FieldValues<typeof wheelsetFields> = {
    ...blankWheelset,
    price: 1,
    brand: 'Nine',
    isBoost: 0,
  };
  // @ts-expect-error a price is no text
  const wrong: FieldValues<typeof wheelsetFields> = { ...blankWheelset, price: '1' };
  expect([values.price, wrong.price]).toEqual([1, '1']);
});
