import { describe, expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { completeness, riderVerdict } from './public.ts';

const road = aWheelset({ id: 1, name: 'Road 45' });
const rim = aWheelset({ id: 3, name: 'Rim 30', brake: 'rim', price: null });

describe('badges', () => {
  test.each([
    [110, 'fits'],
    [110.1, 'exceeds'],
  ] as const)('a rider of %d kg %s a limit of 110 kg', (rider, verdict) => {
    expect(riderVerdict(road, rider)).toBe(verdict);
    expect(riderVerdict(aWheelset({ riderWeightLimit: null }), rider)).toBe('unknown');
    expect(riderVerdict(aWheelset({ riderWeightLimit: Number.POSITIVE_INFINITY }), rider)).toBe('noLimit');
  });

  test('completeness counts what is known of the sixteen columns', () => {
    expect(completeness(road)).toEqual({ known: 16, total: 16 });
    expect(completeness(rim)).toEqual({ known: 15, total: 16 });
  });
});
