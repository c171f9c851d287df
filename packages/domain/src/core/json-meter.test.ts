import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonListFault, jsonItems } from './json-items.ts';
import { JsonMeter, jsonExcess } from './json-meter.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const limits = { depth: 3, containers: 4, values: 10 };

describe('counting what a JSON text holds', () => {
  test.each([
    ['1', null],
    ['[[[1]]]', null],
    ['[[[[1]]]]', 'depth'],
    ['[{},{},{}]', null],
    ['[{},{},{},{}]', 'containers'],
    ['[1,2,3,4,5,6,7,8,9]', null],
    ['[1,2,3,4,5,6,7,8,9,0]', 'values'],
    ['{"a":1,"b":2,"c":3}', null],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', 'values'],
    [JSON.stringify(['[[[[[{{{{{,,,,,,,,,,,,::::']), null],
    [JSON.stringify(['\\"[[[[', '"', '\\']), null],
    ['"[[[[[[[', null],
  ])('%s exceeds %s', (text, excess) => {
    expect(jsonExcess(bytes(text), limits)).toBe(excess);
  });

  test('pieces of any size count like the whole', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const meter = new JsonMeter({ depth: 2, containers: 5, values: 12 });
        const all = bytes(text);
        let excess = null;
        for (let start = 0; start < all.length; start += size) {
          excess = meter.add(all.subarray(start, start + size)) ?? excess;
        }
        expect(excess).toBe(jsonExcess(all, { depth: 2, containers: 5, values: 12 }));
      }),
    );
  });
});

const read = (text: string, maxLength = 1000): unknown => {
  try {
    return [...jsonItems(text, maxLength)];
  } catch (fault) {
    return Object(fault) instanceof Error ? `${codeOf(fault)}` : fault;
  }
};
const codeOf = (fault: unknown): JsonListFault['code'] => Reflect.get(Object(fault), 'code');

describe('the items of a JSON list', () => {
  test('are those that the whole text has, for every list', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom('', ' ', '\n'), (list, blank) => {
        const text = `${blank}${JSON.stringify(list, null, blank)}${blank}`;
        expect(read(text, 1_000_000)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('no text is read in another way than by the whole, and none that the whole refuses is taken', () => {
    const piece = fc.constantFrom('[', ']', '{', '}', ',', ':', '"', '\\', '1', '"a"', ' ', 'null', 'é');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        let whole: unknown = 'unreadable';
        try {
          const value: unknown = JSON.parse(text);
          whole = Array.isArray(value) ? value : 'not-an-array';
        } catch {
          // Stays unreadable.
        }
        expect(read(text)).toEqual(whole);
      }),
      { numRuns: 5000 },
    );
  });

  test('a byte order mark is passed over, and an item may be too large', () => {
    expect(read('\ufeff[1, 2]')).toEqual([1, 2]);
    expect(read(`["${'x'.repeat(100)}"]`, 50)).toBe('unreadable');
    expect(read(`{"a":"${'x'.repeat(100)}"}`, 50)).toBe('not-an-array');
  });
});
