import { blankWheelset, readWheelsetForm } from '@pp-tools/domain/wheelset';
import { describe, expect, test } from 'vitest';
import { changedColumns, clashingColumns, draftOf, withMyChanges, withText } from './wheelset-draft.ts';

const wheelset = {
  ...blankWheelset,
  ppId: 7,
  name: 'AERO 50',
  intendedUse: 'road',
  DiscOrRim: 'disc',
  price: 1299.5,
  riderWeightLimit: 999_999,
  isBoost: 0,
};

describe('the fields of the editor', () => {
  test('ADM-09 show unknown as nothing, no limit and flags as words', () => {
    expect(Object.fromEntries(draftOf(wheelset))).toMatchObject({
      price: '1299.5',
      weight: '',
      riderWeightLimit: 'no limit',
      isBoost: 'No',
    });
  });

  test('ADM-09 sent back unchanged they are the same wheelset', () => {
    expect(readWheelsetForm(draftOf(wheelset), blankWheelset)).toEqual({ ok: true, value: wheelset });
  });

  test('two people who changed different fields both keep their changes; the same field clashes', () => {
    const base = draftOf(wheelset);
    const mine = withText(withText(base, 'weight', '1500'), 'price', '1000');
    const theirs = withText(withText(base, 'warranty', '2 years'), 'price', '1100');
    expect(changedColumns(base, mine)).toEqual(['price', 'weight']);
    expect(clashingColumns(base, mine, theirs)).toEqual(['price']);
    expect(withMyChanges(base, mine, theirs)).toEqual(withText(mine, 'warranty', '2 years'));
  });
});
