import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { record, startHistory, undo } from '../core/public.ts';
import { aWheelset } from '../testing/public.ts';
import { blankMyWheels, wheelsetOfMine } from '../wheelset/public.ts';
import {
  addWheelset,
  type Comparison,
  chooseCategory,
  clearComparison,
  dropUnknown,
  emptyComparison,
  mergeComparison,
  removeWheelset,
  selectAll,
  shownWheelsets,
  toggleBaseline,
} from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

const road = aWheelset({ id: 1, name: 'Road 45' });
const gravel = aWheelset({ id: 2, name: 'Gravel 40', intendedUse: 'gravel', price: 900, weight: 1600 });
const rim = aWheelset({ id: 3, name: 'Rim 30', brake: 'rim', price: null });
const catalogue = [road, gravel, rim];
const listOf = (...ids: number[]): Comparison => ({ ...emptyComparison, ids });

describe('the list', () => {
  test('CMP-05 a wheelset of the same name joins only once', () => {
    const twin = aWheelset({ id: 9, name: ' road 45 ' });
    expect(addWheelset(listOf(1), twin, [...catalogue, twin])).toEqual({
      ok: false,
      fault: { code: 'already-added', name: ' road 45 ' },
    });
    expect(addWheelset(listOf(1), road, catalogue).ok).toBe(false);
    expect(addWheelset(listOf(1), gravel, catalogue)).toEqual({ ok: true, value: listOf(1, 2) });
  });

  test('removing the baseline leaves comparison mode', () => {
    const compared = toggleBaseline(listOf(1, 2), 1);
    expect(removeWheelset(compared, 1)).toEqual(listOf(2));
    expect(removeWheelset(compared, 2).baselineId).toBe(1);
  });

  test('CMP-12 choosing the baseline again leaves comparison mode', () => {
    expect(toggleBaseline(toggleBaseline(listOf(1), 1), 1)).toEqual(listOf(1));
  });

  test('CMP-03 clearing the category restores the earlier list', () => {
    const narrowed = chooseCategory(listOf(1, 2, 3), 'gravel');
    expect(shownWheelsets(narrowed, catalogue)).toEqual([gravel]);
    expect(shownWheelsets(chooseCategory(narrowed, null), catalogue)).toEqual(catalogue);
  });

  test('CMP-08 Select All shows the whole category and gives the earlier list back', () => {
    const all = selectAll(chooseCategory(listOf(1), 'roadRim'), true);
    expect(shownWheelsets(all, catalogue)).toEqual([rim]);
    expect(selectAll(chooseCategory(all, null), false)).toEqual(listOf(1));
  });

  test('CMP-16 ids that no longer exist are dropped quietly', () => {
    expect(dropUnknown({ ...listOf(1, 77), baselineId: 77 }, catalogue)).toEqual(listOf(1));
    const clean = listOf(1, 2);
    expect(dropUnknown(clean, catalogue)).toBe(clean);
  });

  test('any order of actions keeps every id once and the baseline in the list', () => {
    const action = fc.record({
      kind: fc.constantFrom('add', 'remove', 'base', 'merge'),
      id: fc.constantFrom(1, 2, 3),
    });
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        let comparison = emptyComparison;
        for (const { kind, id } of actions) {
          const wheelset = catalogue.find((candidate) => candidate.id === id) ?? road;
          if (kind === 'add') {
            const added = addWheelset(comparison, wheelset, catalogue);
            if (added.ok) comparison = added.value;
          } else if (kind === 'remove') comparison = removeWheelset(comparison, id);
          else if (kind === 'merge') comparison = mergeComparison(comparison, listOf(id, 3), catalogue);
          else if (comparison.ids.includes(id)) comparison = toggleBaseline(comparison, id);
          expect(new Set(comparison.ids).size).toBe(comparison.ids.length);
          expect(comparison.baselineId === null || comparison.ids.includes(comparison.baselineId)).toBe(true);
        }
      }),
    );
  });
});

describe('laws of the list', () => {
  const many = Array.from({ length: 12 }, (_, place) =>
    aWheelset({ id: place + 1, name: `Wheel ${place + 1}` }),
  );
  const id = fc.integer({ min: 1, max: many.length });
  const comparison = fc
    .record({
      ids: fc.uniqueArray(id),
      base: id,
      category: fc.constantFrom(null, 'road', 'gravel'),
      isAllSelected: fc.boolean(),
    })
    .map(
      ({ ids, base, category, isAllSelected }): Comparison => ({
        ids,
        baselineId: ids.includes(base) ? base : null,
        category,
        isAllSelected,
      }),
    );
  const wheelset = id.map((wanted) => many[wanted - 1] ?? road);

  test('adding and then removing gives the list back', () => {
    fc.assert(
      fc.property(comparison, wheelset, (list, one) => {
        const added = addWheelset(list, one, many);
        if (!added.ok) expect(list.ids).toContain(one.id);
        else expect(removeWheelset(added.value, one.id)).toEqual(list);
      }),
    );
  });

  test('CMP-08 Select All on and off, and CMP-03 a category chosen and cleared, give the list back', () => {
    fc.assert(
      fc.property(comparison, (list) => {
        const plain = { ...list, isAllSelected: false, category: null };
        expect(selectAll(selectAll(plain, true), false)).toEqual(plain);
        expect(chooseCategory(chooseCategory(plain, 'mtb'), null)).toEqual(plain);
        expect(shownWheelsets(selectAll(plain, true), many)).toEqual(many);
      }),
    );
  });

  test('choosing a baseline twice gives the list back, unless another one was chosen before', () => {
    fc.assert(
      fc.property(comparison, id, (list, base) => {
        const twice = toggleBaseline(toggleBaseline(list, base), base);
        if (list.baselineId === base) expect(twice).toEqual(list);
        else expect(twice).toEqual({ ...list, baselineId: null });
      }),
    );
  });

  test('a merge keeps the own list in front, takes all of the other and changes nothing the second time', () => {
    fc.assert(
      fc.property(comparison, comparison, (own, other) => {
        const merged = mergeComparison(own, other, many);
        expect(merged.ids.slice(0, own.ids.length)).toEqual(own.ids);
        expect(new Set(merged.ids)).toEqual(new Set([...own.ids, ...other.ids]));
        expect(merged).toMatchObject({ baselineId: own.baselineId, category: own.category });
        expect(mergeComparison(merged, other, many)).toBe(merged);
      }),
    );
  });

  test('a merge takes each name once and no id that the catalogue does not know', () => {
    const twin = aWheelset({ id: 9, name: 'ROAD 45 ' });
    expect(mergeComparison(listOf(1), listOf(9, 77, 2), [...catalogue, twin])).toEqual(listOf(1, 2));
  });

  test('undoing every action gives the first list back, for any actions', () => {
    const action = fc.oneof(
      wheelset.map((one) => (list: Comparison) => {
        const added = addWheelset(list, one, many);
        return added.ok ? added.value : list;
      }),
      id.map((gone) => (list: Comparison) => removeWheelset(list, gone)),
      id.map((base) => (list: Comparison) => toggleBaseline(list, base)),
      fc.boolean().map((isOn) => (list: Comparison) => selectAll(list, isOn)),
      fc.constant(clearComparison),
    );
    fc.assert(
      fc.property(comparison, fc.array(action, { maxLength: 40 }), (start, actions) => {
        let history = startHistory(start);
        for (const change of actions) history = record(history, 'action', change(history.present));
        while (history.past.length > 0) history = undo(history);
        expect(history.present).toEqual(start);
      }),
    );
  });
});

test('CMP-03 no category takes the own wheels out', () => {
  const mine = wheelsetOfMine({ ...blankMyWheels, claimed: { pair: 1700 } }, []);
  const catalogue = [mine, aWheelset({ id: 1, intendedUse: 'gravel' }), aWheelset({ id: 2 })];
  const rows = shownWheelsets({ ids: [0, 1, 2], category: 'gravel', isAllSelected: false }, catalogue);
  expect(rows.map(({ id }) => id)).toEqual([0, 1]);
});
