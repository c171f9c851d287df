import type { Wheelset } from '../wheelset/public.ts';

/** A plain, fully known road disc wheelset for tests; pass only what the test is about. */
export function aWheelset(changes: Partial<Wheelset> = {}): Wheelset {
  const id = changes.id ?? 1;
  return {
    id,
    ppId: 1000 + id,
    name: `Test Wheelset ${id}`,
    shortName: changes.name ?? `Test ${id}`,
    brand: 'Test',
    imageLink: null,
    productLink: 'https://shop.example/wheelset',
    price: 1200,
    weight: 1450,
    intendedUse: 'road',
    brake: 'disc',
    rimType: 'Tubeless',
    front: { spokeCount: 20, rimDepth: 45, innerWidth: 21, outerWidth: 28 },
    rear: { spokeCount: 24, rimDepth: 45, innerWidth: 21, outerWidth: 28 },
    riderWeightLimit: 110,
    spokeType: 'Steel Bladed',
    warranty: '2 years',
    freehubEngagement: 10,
    hubType: 'Ratchet',
    minTyreWidth: 25,
    maxTyreWidth: 40,
    isBoost: false,
    isCenterLock: true,
    xfactorIndex: 50,
    stiffness: null,
    source: null,
    recalledColumns: [],
    ...changes,
  };
}
