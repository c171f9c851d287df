import { readFileSync } from 'node:fs';
import { aWheelset } from '@pp-tools/domain/testing';
import { expect, test, vi } from 'vitest';

// The page's stores listen to other tabs.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));
const { myWheelsForm } = await import('./my-wheels.ts');
const { withMine } = await import('./my-wheels-access.ts');
const { parseKept } = await import('../platform/browser-storage.ts');

/** Wheels as browsers hold them, one file for each form; they are never edited, a new form is a new file. */
const saved = (file: string): string => readFileSync(new URL(`saved/${file}`, import.meta.url), 'utf8');

test.each([
  [
    'my-wheels-1.json',
    { ppId: 1001, name: 'DB508', claimed: { pair: 1580 }, weighed: { front: 742, rear: 890 }, paid: 900 },
  ],
  ['my-wheels-2.json', { ppId: null, name: '', claimed: null, weighed: { pair: 1820.5 }, tyre: 28 }],
])('the saved wheels %s are read', (file, expected) => {
  expect(parseKept(myWheelsForm, saved(file))).toMatchObject(expected);
});

test('wheels with a figure out of its range are set aside, not read in part', () => {
  const text = saved('my-wheels-1.json').replace('1580', '158000');
  expect(parseKept(myWheelsForm, text)).toBeUndefined();
});

test('they come before the catalogue, once there is one', () => {
  const mine = parseKept(myWheelsForm, saved('my-wheels-1.json')) ?? null;
  expect(withMine([aWheelset({ id: 7 })], mine).map(({ id }) => id)).toEqual([0, 7]);
  expect(withMine([], mine)).toEqual([]);
});
