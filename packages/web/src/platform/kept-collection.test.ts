import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storageStub } from '../testing/storage-stub.ts';
import { createKeptCollection } from './kept-collection.ts';

const form = { prefix: 'pp.rides.', version: 1, schema: z.object({ kilometres: z.number() }) };
const envelope = (value: unknown) => JSON.stringify({ version: 1, value });

function useStorage(...stub: Parameters<typeof storageStub>) {
  const storage = storageStub(...stub);
  vi.stubGlobal('localStorage', storage);
  const listeners: ((event: { readonly key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_name: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  const tell = (key: string) => {
    for (const listener of listeners) listener({ key });
  };
  return { storage, tell };
}

afterEach(() => vi.unstubAllGlobals());

test('a broken item costs no other and is set aside', () => {
  const { storage } = useStorage({
    'pp.rides.a': envelope({ kilometres: 40 }),
    'pp.rides.b': '{"version":1,',
    'pp.rides.c': envelope({ kilometres: 'far' }),
    'pp.rides.d': envelope({ kilometres: 90 }),
    'pp.other': 'x',
  });
  const { store, countUnreadable } = createKeptCollection(form);
  expect(countUnreadable()).toBe(2);
  expect(store.getState()).toEqual({ a: { kilometres: 40 }, d: { kilometres: 90 } });
  expect(storage.kept.get('pp.rides.b.kept')).toBe('{"version":1,');
  expect(createKeptCollection(form).store.getState()).toEqual(store.getState());
});

test('what is put in and taken out is kept so', () => {
  const { storage } = useStorage();
  const rides = createKeptCollection(form);
  expect(rides.put('a', { kilometres: 40 })).toBe(true);
  rides.put('b', { kilometres: 50 });
  rides.remove('a');
  expect(rides.store.getState()).toEqual({ b: { kilometres: 50 } });
  expect([...storage.kept.keys()]).toEqual(['pp.rides.b']);
});

test('a change of another tab comes over and overwrites nothing else', () => {
  const { storage, tell } = useStorage();
  const rides = createKeptCollection(form);
  rides.put('mine', { kilometres: 40 });
  storage.setItem('pp.rides.theirs', envelope({ kilometres: 60 }));
  tell('pp.rides.theirs');
  expect(rides.store.getState()).toEqual({ mine: { kilometres: 40 }, theirs: { kilometres: 60 } });
  storage.removeItem('pp.rides.mine');
  tell('pp.rides.mine');
  expect(rides.store.getState()).toEqual({ theirs: { kilometres: 60 } });
});

test.each(['full', 'unreadable'] as const)('with storage %s an item lasts for the visit', (mood) => {
  useStorage({}, mood);
  const rides = createKeptCollection(form);
  expect(rides.put('a', { kilometres: 40 })).toBe(false);
  expect(rides.store.getState()).toEqual({ a: { kilometres: 40 } });
});
