import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bikeTypes, type FrameGeometry } from '../frameset/public.ts';
import { type BikeDrawing, type BikeFigures, drawBike } from './bike-drawing.ts';
import { bikeMeasures, jointsOf, measuresOf, typicalMeasures } from './bike-geometry.ts';

const tarmac: FrameGeometry = {
  size: '54',
  stack: 534,
  reach: 387,
  headAngle: 73,
  seatAngle: 74,
  chainstay: 410,
  wheelbase: 978,
  headTubeLength: 131,
  topTubeEffective: 541,
  bottomBracketDrop: 72,
  forkAxleToCrown: 366,
  forkRake: 44,
};
const figures: BikeFigures = {
  type: 'road',
  geometry: tarmac,
  brake: 'disc',
  rimDepth: { front: 51, rear: 60 },
  tyreWidth: 28,
  handlebar: null,
  ringTeeth: 52,
  cogTeeth: 30,
};

/** Every point of every shape lies in the window of the drawing. */
function expectInside({ bounds, layers }: BikeDrawing): void {
  const outside = layers.flatMap((layer) =>
    layer.kind === 'wheel'
      ? []
      : layer.shapes.flatMap(({ points }) =>
          points.filter(
            ({ x, y }) =>
              x <= bounds.x || y <= bounds.y || x >= bounds.x + bounds.width || y >= bounds.y + bounds.height,
          ),
        ),
  );
  expect(outside).toEqual([]);
}

describe('a bike drawn to scale', () => {
  test('stack, reach, chainstay and wheelbase can be measured on the drawing', () => {
    const { headTop, bottomBracket, rearAxle, frontAxle } = drawBike(figures).joints;
    expect(bottomBracket.y - headTop.y).toBe(534);
    expect(headTop.x - bottomBracket.x).toBe(387);
    expect(Math.hypot(rearAxle.x, rearAxle.y)).toBeCloseTo(410, 6);
    expect(frontAxle.x - rearAxle.x).toBe(978);
    expect(rearAxle.y).toBe(-72);
  });

  test('fork length from crown to axle comes out near the published 366 mm, from measures that do not hold it', () => {
    const { headBottom, frontAxle } = drawBike(figures).joints;
    const length = Math.hypot(frontAxle.x - headBottom.x, frontAxle.y - headBottom.y);
    expect(Math.abs(length - 366)).toBeLessThan(20);
  });

  test('a 52-tooth ring and a 30-tooth cog are drawn as large as their half-inch pitch makes them', () => {
    const [cog, ring] = drawBike(figures).chainWheels;
    expect(ring?.radius).toBeCloseTo(105.1, 1);
    expect(cog?.radius).toBeCloseTo(60.6, 1);
  });

  test('wheels carry the chosen rim depth at each end and the tyre on the 622 mm bead seat', () => {
    const { frontWheel, rearWheel } = drawBike(figures);
    expect(frontWheel.rimOuterRadius - frontWheel.rimInnerRadius).toBe(51);
    expect(rearWheel.rimOuterRadius - rearWheel.rimInnerRadius).toBe(60);
    expect(frontWheel.tyreRadius).toBe(311 + 28);
  });

  test('a frame without geometry takes typical measures and names all of them', () => {
    expect(drawBike({ ...figures, geometry: null }).assumed).toEqual(bikeMeasures);
    expect(drawBike(figures).assumed).toEqual([]);
    expect(measuresOf({ ...tarmac, chainstay: null }, 'road')).toEqual({
      measures: expect.objectContaining({ stack: 534, chainstay: typicalMeasures.road.chainstay }),
      assumed: ['chainstay'],
    });
  });

  test('everything lies inside the bounds and no number is lost for any measures a frame may have', () => {
    const measure = fc.option(fc.double({ min: 0, max: 3000, noNaN: true }), { nil: null });
    const geometry = fc.record({
      size: fc.constant(null),
      stack: measure,
      reach: measure,
      headAngle: fc.option(fc.double({ min: 0, max: 90, noNaN: true }), { nil: null }),
      seatAngle: fc.option(fc.double({ min: 0, max: 90, noNaN: true }), { nil: null }),
      chainstay: measure,
      wheelbase: measure,
      headTubeLength: measure,
      topTubeEffective: measure,
      bottomBracketDrop: measure,
      forkAxleToCrown: measure,
      forkRake: measure,
    });
    fc.assert(
      fc.property(geometry, fc.constantFrom(...bikeTypes), (random, type) => {
        const drawing = drawBike({ ...figures, geometry: random, type });
        expect(/NaN|null,"y"|Infinity/.test(JSON.stringify(drawing))).toBe(false);
        expectInside(drawing);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

test.each(bikeTypes)('the joints of a typical %s bike stand in the order of a real one', (type) => {
  const { rearAxle, seatTubeTop, headTop, frontAxle, saddle } = jointsOf(typicalMeasures[type], type);
  expect(rearAxle.x).toBeLessThan(seatTubeTop.x);
  expect(seatTubeTop.x).toBeLessThan(headTop.x);
  expect(headTop.x).toBeLessThan(frontAxle.x);
  expect(saddle.y).toBeLessThan(seatTubeTop.y);
});
