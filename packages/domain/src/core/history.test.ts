import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyLimit, record, redo, startHistory, undo } from './public.ts';

fc.configureGlobal({ seed: 20261128, numRuns: 300 });

describe('history', () => {
  const actions = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: historyLimit });

  test('undoing every action gives back the start, redoing them the end, for any actions', () => {
    fc.assert(
      fc.property(actions, (values) => {
        const end = values.reduce(
          (history, value) => record(history, `set ${value}`, value),
          startHistory(-1),
        );
        let history = end;
        for (const _ of end.past) history = undo(history);
        expect(history.present).toBe(-1);
        for (const _ of end.past) history = redo(history);
        expect(history).toEqual(end);
      }),
    );
  });

  test('an action that changes nothing is not remembered', () => {
    const history = startHistory('a');
    expect(record(history, 'nothing', 'a')).toBe(history);
  });

  test('a new action ends the future', () => {
    const history = record(undo(record(startHistory(1), 'two', 2)), 'three', 3);
    expect(history.future).toEqual([]);
    expect(redo(history)).toBe(history);
  });

  test(`only the last ${historyLimit} actions are kept`, () => {
    let history = startHistory(0);
    for (let value = 1; value <= historyLimit + 20; value += 1) history = record(history, 'step', value);
    expect(history.past).toHaveLength(historyLimit);
  });

  test('redo takes an undo back, undo takes a redo back, and at an end both stay', () => {
    fc.assert(
      fc.property(actions, fc.nat({ max: 60 }), (values, steps) => {
        let history = values.reduce((now, value) => record(now, 'set', value), startHistory(-1));
        for (let step = 0; step < steps; step += 1) history = undo(history);
        if (history.past.length > 0) expect(redo(undo(history))).toEqual(history);
        else expect(undo(history)).toBe(history);
        if (history.future.length > 0) expect(undo(redo(history))).toEqual(history);
        else expect(redo(history)).toBe(history);
      }),
    );
  });

  test('an action keeps its name on the way back and forth', () => {
    const history = record(record(startHistory(0), 'Add AERO 50', 1), 'Clear All', 2);
    expect(history.past.map(({ action }) => action)).toEqual(['Add AERO 50', 'Clear All']);
    expect(undo(history).future.map(({ action }) => action)).toEqual(['Clear All']);
    expect(redo(undo(history)).past.at(-1)?.action).toBe('Clear All');
  });
});
