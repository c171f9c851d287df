import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storageStub } from '../testing/storage-stub.ts';
import {
  type Kept,
  onKeptElsewhere,
  onStorageFault,
  readKept,
  removeKept,
  writeKept,
} from './browser-storage.ts';

const riders: Kept<{ readonly kilograms: number }> = {
  key: 'pp.test',
  version: 2,
  schema: z.object({ kilograms: z.number().max(200) }),
  fallback: { kilograms: 75 },
  migrate: (value) => ({ kilograms: z.object({ weight: z.number() }).parse(value).weight }),
};

const envelope = (version: number, value: unknown) => JSON.stringify({ version, value });

function useStorage(...stub: Parameters<typeof storageStub>) {
  const storage = storageStub(...stub);
  vi.stubGlobal('localStorage', storage);
  return storage;
}

afterEach(() => vi.unstubAllGlobals());

describe('SHL-08 reading a kept value', () => {
  test.each([
    ['nothing kept', {}, 75],
    ['a good value', { 'pp.test': envelope(2, { kilograms: 62 }) }, 62],
    ['an older form is brought up to date', { 'pp.test': envelope(1, { weight: 68 }) }, 68],
    ['corrupt JSON', { 'pp.test': '{"version":2,' }, 75],
    ['JSON that is no envelope', { 'pp.test': '"light"' }, 75],
    ['a value outside the schema', { 'pp.test': envelope(2, { kilograms: 900 }) }, 75],
    ['an older form that cannot be brought up to date', { 'pp.test': envelope(1, 'x') }, 75],
    ['a newer form', { 'pp.test': envelope(3, { kilograms: 62 }) }, 75],
  ])('%s', (_name, entries, kilograms) => {
    useStorage(entries);
    expect(readKept(riders)).toEqual({ kilograms });
  });

  test.each(['{"version":2,', envelope(3, { stones: 12 }), envelope(2, { kilograms: 'x' })])(
    'what cannot be read is set aside, not thrown away: %s',
    (text) => {
      const { kept } = useStorage({ 'pp.test': text });
      readKept(riders);
      expect(kept.get('pp.test.kept')).toBe(text);
      writeKept(riders, { kilograms: 80 });
      expect(kept.get('pp.test.kept')).toBe(text);
      expect(readKept(riders)).toEqual({ kilograms: 80 });
    },
  );

  test.each(['full', 'unreadable'] as const)('a storage that is %s gives the default', (mood) => {
    useStorage({ 'pp.test': '{' }, mood);
    expect(readKept(riders)).toEqual({ kilograms: 75 });
  });

  test('a storage that may not even be named gives the default', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(readKept(riders)).toEqual({ kilograms: 75 });
    expect(writeKept(riders, { kilograms: 80 })).toBe(false);
    expect(() => removeKept(riders)).not.toThrow();
  });
});

describe('SHL-08 keeping a value', () => {
  test('a kept value is read back', () => {
    useStorage();
    expect(writeKept(riders, { kilograms: 81 })).toBe(true);
    expect(readKept(riders)).toEqual({ kilograms: 81 });
    removeKept(riders);
    expect(readKept(riders)).toEqual({ kilograms: 75 });
  });

  test('a refused write is swallowed and told to those who listen', () => {
    useStorage({}, 'full');
    const listener = vi.fn();
    const stop = onStorageFault(listener);
    expect(writeKept(riders, { kilograms: 81 })).toBe(false);
    stop();
    writeKept(riders, { kilograms: 82 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a change in another tab', () => {
  function changeElsewhere(key: string, newValue: string | null) {
    const told: unknown[] = [];
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const stop = onKeptElsewhere(riders, (value) => told.push(value));
    const tell = () => target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    tell();
    stop();
    tell();
    return told;
  }

  test.each([
    ['a new value', 'pp.test', envelope(2, { kilograms: 90 }), [{ kilograms: 90 }]],
    ['a removed value is the default', 'pp.test', null, [{ kilograms: 75 }]],
    ['an unreadable value changes nothing', 'pp.test', '{', []],
    ['another key changes nothing', 'pp.other', envelope(2, { kilograms: 90 }), []],
  ])('%s', (_name, key, newValue, expected) => {
    expect(changeElsewhere(key, newValue)).toEqual(expected);
  });
});
