import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFlaw } from './json-flaw.ts';

test.each([
  ['[{"order_id": "1",}]', 1, 19, '}', 'comma-too-many'],
  ['[1, 2,]', 1, 7, ']', 'comma-too-many'],
  ['[{"order_id": “1”}]', 1, 15, '“', 'unexpected'],
  ["[{'order_id': 1}]", 1, 3, "'", 'unexpected'],
  ['[1，2]', 1, 3, '，', 'unexpected'],
  ['[{"a": 1}\n {"a": 2}]', 2, 2, '{', 'unexpected'],
  ['[{"a": 1},\n{"a": 2}', 2, 9, '', 'ends-early'],
  ['[{"a": "1}]', 1, 8, '"', 'text-open'],
  ['[{"a": "1\n2"}]', 1, 8, '"', 'text-open'],
  ['[01]', 1, 2, '0', 'unexpected'],
  ['[{"a" 1}]', 1, 7, '1', 'unexpected'],
  ['', 1, 1, '', 'ends-early'],
  ['[1] x', 1, 5, 'x', 'unexpected'],
  ['[😀]', 1, 2, '😀', 'unexpected'],
  ['[{"a":1]', 1, 8, ']', 'unexpected'],
])('%j fails at line %i, column %i', (text, line, column, sign, code) => {
  expect(jsonFlaw(text)).toEqual({ line, column, sign, code });
  expect(() => JSON.parse(text)).toThrow();
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each(['"\\F"', '"\\N"', 'TRUE', 'Null', '"\u007f"', '"\u0085"', '1E5', '"\\u00Ff"', '"\u001f"'])(
  '%j is judged as JSON.parse judges it',
  (text) => expect(jsonFlaw(text) === null).toBe(isJson(text)),
);

test('a text has a flaw exactly when it is no JSON', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', '1', '\n', '\\', 'e', '.'),
      (json, at, sign) => {
        const place = at % (json.length + 1);
        for (const text of [json, json.slice(0, place) + sign + json.slice(place), json.slice(0, place)])
          expect(jsonFlaw(text) === null).toBe(isJson(text));
      },
    ),
    { numRuns: 1000 },
  );
});
