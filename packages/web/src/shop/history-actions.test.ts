import { record, startHistory, undo } from '@pp-tools/domain/core';
import { expect, test } from 'vitest';
import { historyActions } from './history-actions.ts';

test('the list runs from the farthest undone action down to the first done one, each with its steps away', () => {
  const four = ['a', 'b', 'c', 'd'].reduce((history, name) => record(history, name, name), startHistory(''));
  const history = undo(undo(four));
  expect(historyActions(history)).toEqual([
    { name: 'd', isUndone: true, distance: 2 },
    { name: 'c', isUndone: true, distance: 1 },
    { name: 'b', isUndone: false, distance: 1 },
    { name: 'a', isUndone: false, distance: 2 },
  ]);
});
