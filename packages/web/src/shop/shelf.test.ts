import { aWheelset } from '@pp-tools/domain/testing';
import { expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal('addEventListener', () => undefined);

const saved = {
  comparison: { ids: [3], baselineId: 3, category: 'gravel', isAllSelected: false },
  sort: 'name',
};

test('the shelf is the list of Compare: a wheelset joins and leaves, and all else that is stored stays', async () => {
  stored.set('pp.compare', JSON.stringify({ version: 1, value: saved }));
  const { shelfFirst, shelfIds, toggleOnShelf } = await import('./shelf.ts');
  const [one, other] = [aWheelset({ id: 3, name: 'A' }), aWheelset({ id: 7, name: 'B' })];
  expect(shelfIds()).toEqual([3]);
  expect(toggleOnShelf(other)).toBe(true);
  expect(JSON.parse(stored.get('pp.compare') ?? '')).toEqual({
    version: 1,
    value: { ...saved, comparison: { ...saved.comparison, ids: [3, 7] } },
  });
  expect(shelfFirst([aWheelset({ id: 1, name: 'C' }), other, one], shelfIds()).map(({ id }) => id)).toEqual([
    7, 3, 1,
  ]);
  expect(toggleOnShelf(one)).toBe(false);
  expect(shelfIds()).toEqual([7]);
});
