import { expect, test } from 'vitest';
import {
  headsetFromWire,
  headsetWireSchema,
  rotorFromWire,
  rotorWireSchema,
  smallPartFromWire,
  smallPartWireSchema,
  stemFromWire,
  stemWireSchema,
} from './public.ts';

const row = {
  id: 'x',
  name: ' Test ',
  brand: 'Maker',
  weight: 120,
  price: -1,
  source: 'https://example.org',
  recalled: 'weight',
};

test('a stem tells its lengths and angles, and which length was weighed', () => {
  const wire = {
    ...row,
    kind: 'fixed',
    lengths_mm: '90;100;140',
    angles_deg: '-12',
    clamp_mm: 31.8,
    weight_length_mm: 100,
  };
  const stem = stemFromWire(stemWireSchema.parse(wire));
  expect(stem).toMatchObject({
    category: 'stem',
    name: 'Test',
    type: 'Fixed',
    details: '90 to 140 mm, -12°, clamp 31.8 mm, weight of 100 mm',
    weight: 120,
    price: null,
    recalledColumns: ['weight'],
  });
});

test('a headset is listed by its pair of cups', () => {
  const wire = { ...row, upper_shis: 'ZS44/28.6', lower_shis: 'ZS56/40', integrated_cable: 'yes' };
  expect(headsetFromWire(headsetWireSchema.parse(wire))).toMatchObject({
    category: 'headset',
    type: 'ZS44 and ZS56',
    details: 'ZS44/28.6 above, ZS56/40 below, hoses pass through it',
  });
});

test('a rotor is listed by its size', () => {
  const wire = { ...row, diameter_mm: 160, mount: 'centerlock', lockring: 'without' };
  expect(rotorFromWire(rotorWireSchema.parse(wire))).toMatchObject({
    category: 'rotor',
    type: '160 mm',
    details: 'Center Lock, without lockring',
  });
});

test.each([
  ['bar-tape', 'barTape', 'Bar tape'],
  ['tubeless-valve', 'valve', 'Tubeless valve'],
])('a small part of the kind %s is listed under %s', (kind, category, type) => {
  const wire = smallPartWireSchema.parse({ ...row, kind, size: '' });
  expect(smallPartFromWire(wire)).toMatchObject({ category, type, details: null });
});
