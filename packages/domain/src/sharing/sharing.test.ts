import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBuild, leanBuild } from '../bike/public.ts';
import { aBikeWheelset } from '../testing/public.ts';
import {
  codeAlphabet,
  codeLength,
  type PackedBuilds,
  readShortCode,
  sharedAddress,
  sharedState,
  sharedTools,
  shortCode,
} from './public.ts';

const packed: PackedBuilds = {
  unpack: (text) => {
    try {
      return inflateRawSync(Buffer.from(text.slice(2), 'base64url')).toString('utf8');
    } catch {
      return null;
    }
  },
  pack: (json) => `1.${deflateRawSync(json).toString('base64url')}`,
};
const build = { ...emptyBuild, wheelset: { kind: 'catalogue', wheelset: aBikeWheelset() } } as const;
const queryOfBuild = (value: unknown): string => `build=${packed.pack(JSON.stringify(value))}`;

describe('codes', () => {
  test('ten signs that nobody mistakes', () => {
    expect(codeAlphabet).toHaveLength(32);
    expect(codeAlphabet).not.toMatch(/[ilou]/);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 7, maxLength: 40 }), (bytes) => {
        const code = shortCode(bytes);
        expect(code).toHaveLength(codeLength);
        expect(readShortCode(code)).toBe(code);
        expect(readShortCode(` ${code.slice(0, 5).toUpperCase()}-${code.slice(5)}`)).toBe(code);
      }),
    );
  });

  test('the first fifty bits, most significant first', () => {
    expect(shortCode(Uint8Array.of(0, 0, 0, 0, 0, 0, 0))).toBe('0000000000');
    expect(shortCode(Uint8Array.of(255, 255, 255, 255, 255, 255, 255))).toBe('zzzzzzzzzz');
    expect(shortCode(Uint8Array.of(0b00001_000, 0b10_00011_0, 0, 0, 0, 0, 0))).toBe('1230000000');
    expect(() => shortCode(Uint8Array.of(1, 2, 3))).toThrow(RangeError);
  });

  test('what people mistake is read as meant, anything else is no code', () => {
    expect(readShortCode('OIL23456789'.slice(0, 10))).toBe('0112345678');
    for (const text of ['', '123', '12345678901', 'abcdefgh!u', '../../../..', 'x'.repeat(1000)]) {
      expect(readShortCode(text)).toBeNull();
    }
  });
});

test('own wheels travel in their one spelling; those that cannot be read do not', () => {
  const queryOf = (m: string) => {
    const state = sharedState('compare', `v=1&w=1001&m=${m}&b=m`, packed);
    return state.ok ? state.value.query : state.fault;
  };
  expect(queryOf('s742_890-c1580~Old')).toBe('v=1&w=1001&m=c1580-s742_890~Old&b=m');
  expect(queryOf('s742_890000')).toBe('v=1&w=1001');
});

describe('states', () => {
  test.each([
    ['compare', 'w=1002-1001&v=1&b=1001&utm_source=mail', '/wheelsetCompare?v=1&w=1002-1001&b=1001'],
    ['finder', 'a=1-00112-85-__2__&x=1', '/wheelsetFinder?a=1-00112-85-__2__'],
    ['climb', 'v=1&ids=1001,1003&p=250&junk=%3Cscript%3E', '/WheelsetClimbCalculator?v=1&ids=1001,1003&'],
  ] as const)('%s is read by its own reader and written again', (tool, query, address) => {
    const state = sharedState(tool, query, packed);
    if (!state.ok) throw new Error(state.fault);
    expect(sharedAddress(state.value).slice(0, address.length)).toBe(address);
    expect(sharedAddress(state.value)).not.toMatch(/utm|junk|script/);
    expect(sharedState(tool, state.value.query, packed)).toEqual(state);
  });

  test('the same build is the same state, however its data is ordered', () => {
    const turned = Object.fromEntries(Object.entries(build).reverse());
    const [a, b] = [queryOfBuild(leanBuild(build)), queryOfBuild(turned)].map((query) =>
      sharedState('build', query, packed),
    );
    expect(a?.ok).toBe(true);
    expect(a).toEqual(b);
  });

  test.each([
    ['compare', 'v=2&w=1001', 'newer'],
    ['compare', '', 'unreadable'],
    ['finder', 'a=2-0', 'newer'],
    ['finder', 'a=hello', 'unreadable'],
    ['climb', 'v=9&ids=1001', 'newer'],
    ['climb', 'ids=1001', 'unreadable'],
    ['build', 'build=9.abc', 'newer'],
    ['build', 'build=1.%00', 'unreadable'],
    ['build', queryOfBuild(emptyBuild), 'unreadable'],
    ['build', 'build=2.br.w1001', 'unreadable'],
    ['compare', `v=1&w=${'1001-'.repeat(2000)}`, 'tooLarge'],
  ] as const)('%s %j is %s', (tool, query, fault) => {
    expect(sharedState(tool, query, packed)).toEqual({ ok: false, fault });
  });

  test('a build whose own form is too long is refused', () => {
    const state = sharedState('build', queryOfBuild(build), { ...packed, pack: () => 'A'.repeat(8000) });
    expect(state).toEqual({ ok: false, fault: 'tooLarge' });
  });

  test('whatever is sent, what is stored is safe in an address and reads back as itself', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webQueryParameters());
    const names = fc.constantFrom(
      'v',
      'w',
      'b',
      'a',
      'ids',
      'p',
      'climb',
      'road',
      'name',
      'build',
      '__proto__',
    );
    const queries = fc.oneof(
      text,
      fc.array(fc.tuple(names, text)).map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
      fc
        .array(fc.tuple(names, text))
        .map((pairs) => `v=1&ids=1001&w=1001&${pairs.map((pair) => pair.join('=')).join('&')}`),
      fc
        .jsonValue()
        .map((wheelset) => queryOfBuild({ ...build, bike: wheelset, name: wheelset, overrides: wheelset })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...sharedTools), queries, (tool, query) => {
        const state = sharedState(tool, query, packed);
        if (!state.ok) return;
        expect(sharedAddress(state.value)).toMatch(/^\/[\w-]+\?[!-~]*$/);
        expect(sharedAddress(state.value)).not.toMatch(/["<>\\]/);
        expect(sharedState(tool, state.value.query, packed)).toEqual(state);
      }),
      { numRuns: 2000 },
    );
  });
});
