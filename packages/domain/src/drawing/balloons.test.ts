import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bikeTypes } from '../frameset/public.ts';
import { bikeSlots } from '../part/public.ts';
import { assemblyOf } from './balloons.ts';
import { drawBike } from './bike-drawing.ts';
import { distance } from './plane.ts';

const bikes = bikeTypes.map((type) =>
  drawBike({
    type,
    geometry: null,
    brake: 'disc',
    rimDepth: { front: 50, rear: 50 },
    tyreWidth: null,
    handlebar: null,
    ringTeeth: null,
    cogTeeth: null,
  }),
);

const bills = fc
  .shuffledSubarray([...bikeSlots])
  .map((slots) => slots.map((slot, index) => ({ slot, number: index + 1 })));
/** From a wide window to a phone. */
const radii = fc.double({ min: 18, max: 55, noNaN: true });

describe('balloons', () => {
  test('law: no balloon covers another, all lie on the sheet, and each ends at a point of the bike', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bikes), bills, radii, (bike, bill, radius) => {
        const { balloons, bounds } = assemblyOf(bike, bill, radius);
        for (const [index, { centre, tip }] of balloons.entries()) {
          expect(centre.x - radius).toBeGreaterThanOrEqual(bounds.x - 0.001);
          expect(centre.x + radius).toBeLessThanOrEqual(bounds.x + bounds.width + 0.001);
          expect(centre.y - radius).toBeGreaterThanOrEqual(bounds.y);
          expect(centre.y + radius).toBeLessThanOrEqual(bounds.y + bounds.height);
          for (const other of balloons.slice(index + 1)) {
            expect(distance(centre, other.centre)).toBeGreaterThan(2 * radius);
          }
          expect(tip.x).toBeGreaterThanOrEqual(bike.bounds.x);
          expect(tip.x).toBeLessThanOrEqual(bike.bounds.x + bike.bounds.width);
          expect(tip.y).toBeGreaterThanOrEqual(bike.bounds.y);
          expect(tip.y).toBeLessThanOrEqual(bike.ground);
        }
      }),
    );
  });

  test('every part with a shape of its own has its number; small parts and sums have none', () => {
    const bill = bikeSlots.map((slot, index) => ({ slot, number: index + 1 }));
    for (const bike of bikes) {
      const shown = new Set(assemblyOf(bike, bill, 30).balloons.map(({ number }) => number));
      expect(bill.filter(({ number }) => !shown.has(number)).map(({ slot }) => slot)).toEqual([
        'misc',
        'smallPart',
      ]);
    }
  });
});
