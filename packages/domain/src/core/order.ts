import { compareNaturally } from './natural-text.ts';

/** Compares two values: negative when the first comes first, as `Array.prototype.sort` wants it. */
export type Compare<Value> = (a: Value, b: Value) => number;

/** Direction of a sort. */
export type Direction = 'ascending' | 'descending';

/**
 * Order by a number in which an unknown value (null) comes last in both directions.
 * Infinity is a value like any other: "no limit" is the largest known limit.
 */
export function byNumber<Item>(
  read: (item: Item) => number | null,
  direction: Direction = 'ascending',
): Compare<Item> {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => {
    const x = read(a);
    const y = read(b);
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return x === y ? 0 : x < y ? -sign : sign;
  };
}

/** Order by a text as people read it: case does not count, "A 9" comes before "A 10"; unknown or blank last. */
export function byText<Item>(
  read: (item: Item) => string | null,
  direction: Direction = 'ascending',
): Compare<Item> {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => {
    const x = read(a)?.trim() || null;
    const y = read(b)?.trim() || null;
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * compareNaturally(x, y);
  };
}

/** Joins orders: the next one decides where the earlier ones see no difference. */
export const thenBy =
  <Item>(...orders: readonly Compare<Item>[]): Compare<Item> =>
  (a, b) => {
    for (const order of orders) {
      const result = order(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
