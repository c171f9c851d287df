import { blankMyWheels, type MyWheels } from '@pp-tools/domain/wheelset';
import { describe, expect, test } from 'vitest';
import { entryOf, type MyWheelsEntry, readEntry } from './my-wheels-form.ts';

const blank = entryOf(blankMyWheels);
const whole: MyWheels = {
  ppId: 1001,
  name: 'DB508',
  claimed: { pair: 1580 },
  weighed: { front: 742.5, rear: 890 },
  depth: { front: 45, rear: 50 },
  innerWidth: { front: 21, rear: null },
  tyre: 28,
  paid: 900,
};
const faultsOf = (typed: Partial<MyWheelsEntry>) => {
  const read = readEntry({ ...blank, ...typed });
  return read.ok ? null : read.fault;
};

describe('the form of my wheels', () => {
  test('shows wheels and reads the same ones', () => {
    expect(readEntry(entryOf(whole))).toEqual({ ok: true, value: whole });
  });

  test('takes a comma, and front and rear with the sum that they have', () => {
    const typed = { weighedFront: '742,5', weighedRear: '890', weighedPair: '1632.5' };
    expect(readEntry({ ...blank, ...typed })).toMatchObject({
      value: { weighed: { front: 742.5, rear: 890 } },
    });
  });

  test.each([
    [{}, 'form'],
    [{ tyre: '28' }, 'form'],
    [{ claimedPair: 'light' }, 'claimedPair'],
    [{ claimedPair: '120' }, 'claimedPair'],
    [{ weighedFront: '742' }, 'weighedRear'],
    [{ weighedRear: '742' }, 'weighedFront'],
    [{ weighedFront: '742', weighedRear: '890', weighedPair: '1600' }, 'weighedPair'],
    [{ claimedPair: '1500', depthRear: '-3' }, 'depthRear'],
    [{ claimedPair: '1500', paid: '0' }, 'paid'],
  ] as const)('of %j the field %s says what is wrong', (typed, field) => {
    expect(Object.keys(faultsOf(typed) ?? {})).toEqual([field]);
  });
});
