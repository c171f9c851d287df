import { expect, test } from 'vitest';
import { moveInGrid } from './grid-move.ts';

const size = { rows: 100, columns: 7, page: 10 };
const middle = { row: 50, column: 3 };

test.each([
  ['ArrowUp', false, { row: 49, column: 3 }],
  ['ArrowDown', false, { row: 51, column: 3 }],
  ['ArrowLeft', false, { row: 50, column: 2 }],
  ['ArrowRight', false, { row: 50, column: 4 }],
  ['PageUp', false, { row: 40, column: 3 }],
  ['PageDown', false, { row: 60, column: 3 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 6 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 6 }],
  ['Tab', false, null],
  ['ArrowDown', true, null],
] as const)('ADM-09 in the list of wheelsets %s (with Control: %s) leads to %j', (key, control, to) => {
  expect(moveInGrid(middle, { key, control }, size)).toEqual(to);
});

test.each(['ArrowUp', 'ArrowLeft', 'PageUp'])('%s in the first cell stays there', (key) => {
  expect(moveInGrid({ row: 0, column: 0 }, { key, control: false }, size)).toEqual({ row: 0, column: 0 });
});

test.each(['ArrowDown', 'ArrowRight', 'PageDown'])('%s in the last cell stays there', (key) => {
  const corner = { row: 99, column: 6 };
  expect(moveInGrid(corner, { key, control: false }, size)).toEqual(corner);
});
