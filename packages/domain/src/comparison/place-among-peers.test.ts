import { expect, test } from 'vitest';
import { aWheelset } from '../testing/public.ts';
import { mainCategory, nearestRivals, placesAmongPeers } from './place-among-peers.ts';

const own = aWheelset({ id: 1, ppId: 1, weight: 1400, price: 1000, intendedUse: 'road', brake: 'disc' });
const peer = (id: number, figures: Parameters<typeof aWheelset>[0]) =>
  aWheelset({ ...own, id, ppId: id, ...figures });

test('a wheelset is placed by those that are heavier, lighter and the same; unknown ones do not count', () => {
  const peers = [own, peer(2, { weight: 1500 }), peer(3, { weight: 1300 }), peer(4, { weight: 1400 })];
  const [weight] = placesAmongPeers(own, [...peers, peer(5, { weight: null })]).filter(
    ({ column }) => column.id === 'weight',
  );
  expect(weight).toMatchObject({ value: 1400, above: 1, below: 1, equal: 1 });
});

test('an unknown figure has no place, nor has a figure that nobody else tells', () => {
  const alone = peer(9, { weight: null });
  const places = placesAmongPeers(alone, [alone, peer(2, { price: null })]);
  expect(places.map(({ column }) => column.id)).not.toContain('weight');
  expect(places.map(({ column }) => column.id)).not.toContain('price');
});

test('rivals are the nearest with the same brakes, never the wheelset itself', () => {
  const near = peer(2, { weight: 1410 });
  const middle = peer(3, { weight: 1500 });
  const far = peer(4, { weight: 2800 });
  const rim = peer(5, { weight: 1400, brake: 'rim' });
  expect(nearestRivals(own, [far, own, rim, middle, near], 2)).toEqual([near, middle]);
});

test('a wheelset belongs to the first category that takes it', () => {
  expect(mainCategory(own)).toBe('road');
  expect(mainCategory(peer(2, { intendedUse: 'road, gravel' }))).toBe('gravel');
  expect(mainCategory(peer(3, { brake: 'rim' }))).toBe('roadRim');
  expect(mainCategory(peer(4, { intendedUse: 'track' }))).toBeNull();
});
