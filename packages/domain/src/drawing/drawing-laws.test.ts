import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsFromWire } from '../catalogue/public.ts';
import {
  type BikeType,
  bikeTypes,
  type Frame,
  type FrameGeometry,
  frameSizeFields,
  geometryOfSize,
  handlebarKinds,
} from '../frameset/public.ts';
import { typicalTyreWidth } from '../part/public.ts';
import { dataRows, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { type BikeDrawing, type BikeFigures, drawBike } from './bike-drawing.ts';
import { chainRun } from './chain-line.ts';
import type { Tube } from './frame-drawing.ts';
import { distance, distanceToSegment, type Point } from './plane.ts';
import { saddleOutlines } from './saddle-drawing.ts';

const figuresOf = (type: BikeType, geometry: FrameGeometry | null): BikeFigures => ({
  type,
  geometry,
  brake: 'disc',
  rimDepth: { front: null, rear: null },
  tyreWidth: null,
  handlebar: null,
  ringTeeth: null,
  cogTeeth: null,
});

interface DrawnFrame {
  readonly name: string;
  readonly drawing: BikeDrawing;
}

const { frames, wheelsets } = sampleCatalogue();
const sizes = dataRows('frame-sizes.csv', frameSizeFields).map((row) => factsFromWire(frameSizeFields, row));

const typeOf = ({ use }: Frame): BikeType => {
  if (use === 'Mountain') return 'mountain';
  return use === 'Gravel' ? 'gravel' : 'road';
};

/** The usual tyre of a kind of bike, or the widest that the frame takes. */
const tyreFor = ({ maxTyreWidth: { front, rear } }: Frame, type: BikeType): number =>
  Math.min(typicalTyreWidth[type], front ?? Infinity, rear ?? Infinity);

/** Every frame of the catalogue and every size of it, as its own kind of bike with the usual tyre. */
const drawn: readonly DrawnFrame[] = frames.flatMap((frame) => {
  const type = typeOf(frame);
  const draw = (name: string, geometry: FrameGeometry): DrawnFrame => ({
    name: `${frame.key} ${name}`,
    drawing: drawBike({ ...figuresOf(type, geometry), tyreWidth: tyreFor(frame, type) }),
  });
  const own = sizes.filter(({ frameId }) => frameId === frame.key);
  return [draw('', frame.geometry), ...own.map((size) => draw(size.size, geometryOfSize(size)))];
});

const room = ({ from, to, half }: Tube, axle: Point, tyre: number): number =>
  distanceToSegment(axle, from, to) - half - tyre;

describe('laws of the drawn bike, over every frame and size of the catalogue', () => {
  test('the catalogue is drawn: 70 frames and 278 sizes', () => {
    expect(drawn).toHaveLength(348);
  });

  test('no tube in the plane of the wheels touches a tyre (F4: the down tube of the Tarmac did by 10 mm)', () => {
    const touching = drawn.flatMap(({ name, drawing: { tubes, joints, frontWheel, rearWheel } }) => {
      const front = (tube: Tube) => room(tube, joints.frontAxle, frontWheel.tyreRadius);
      const rooms = {
        down: front(tubes.down),
        top: front(tubes.top),
        head: front(tubes.head),
        seat: room(tubes.seat, joints.rearAxle, rearWheel.tyreRadius),
      };
      return Object.entries(rooms).flatMap(([tube, left]) =>
        left > 0 ? [] : [`${name} ${tube} ${left.toFixed(1)}`],
      );
    });
    expect(touching).toEqual([]);
  });

  test('tubes meet: each end lies within 0.1 mm of the axis of the tube that it joins', () => {
    for (const { drawing } of drawn) {
      const { head, down, top, seat, seatStay, chainStay } = drawing.tubes;
      const { bottomBracket, rearAxle } = drawing.joints;
      const meets = (point: Point, tube: Tube) =>
        expect(distanceToSegment(point, tube.from, tube.to)).toBeLessThan(0.1);
      meets(down.from, head);
      meets(top.from, head);
      meets(top.to, seat);
      meets(seatStay.from, seat);
      expect(distance(down.to, bottomBracket)).toBeLessThan(0.1);
      expect(distance(chainStay.from, bottomBracket)).toBeLessThan(0.1);
      for (const stay of [seatStay, chainStay]) expect(distance(stay.to, rearAxle)).toBeLessThan(0.1);
    }
  });

  test('everything is a number and lies inside the sheet, from the saddle to the ground', () => {
    for (const { name, drawing } of drawn) {
      const { bounds, layers, ground } = drawing;
      expect(/NaN|Infinity|null,"y"/.test(JSON.stringify(drawing)), name).toBe(false);
      expect(ground).toBeLessThan(bounds.y + bounds.height);
      const outside = layers.flatMap((layer) =>
        layer.kind === 'wheel'
          ? []
          : layer.shapes.flatMap(({ points }) =>
              points.filter(
                ({ x, y }) =>
                  x < bounds.x || y < bounds.y || x > bounds.x + bounds.width || y > bounds.y + bounds.height,
              ),
            ),
      );
      expect(outside, name).toEqual([]);
    }
  });

  test('the crown of a rigid fork stands above the usual tyre', () => {
    const { joints, frontWheel } = drawBike(figuresOf('road', null));
    expect(distance(joints.headBottom, joints.frontAxle) - frontWheel.tyreRadius).toBeGreaterThan(6);
  });
});

describe('laws of the chain', () => {
  const teeth = fc.integer({ min: 24, max: 60 });
  const cogs = fc.integer({ min: 21, max: 52 });

  test('each straight run is tangent to both wheels that it joins, ring, cog and both pulleys', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bikeTypes), teeth, cogs, (type, ringTeeth, cogTeeth) => {
        const { chainWheels, chainRuns } = drawBike({ ...figuresOf(type, null), ringTeeth, cogTeeth });
        expect(chainWheels).toHaveLength(4);
        chainRuns.forEach(({ from, to }, index) => {
          const length = distance(from, to) || 1;
          const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
          for (const [wheel, point] of [
            [chainWheels[index], from],
            [chainWheels[(index + 1) % 4], to],
          ] as const) {
            if (!wheel) throw new Error('a run without a wheel');
            const spoke = { x: point.x - wheel.centre.x, y: point.y - wheel.centre.y };
            expect(Math.hypot(spoke.x, spoke.y)).toBeCloseTo(wheel.radius, 6);
            expect(spoke.x * direction.x + spoke.y * direction.y).toBeCloseTo(0, 6);
          }
        });
      }),
      { seed: 15, numRuns: 200 },
    );
  });

  test('a run between equal wheels is parallel to the way between their centres, crossed between opposite ones', () => {
    const wheel = (x: number, isClockwise: boolean) => ({ centre: { x, y: 0 }, radius: 10, isClockwise });
    expect(chainRun(wheel(0, true), wheel(100, true))).toEqual({
      from: { x: 0, y: -10 },
      to: { x: 100, y: -10 },
    });
    const crossed = chainRun(wheel(0, true), wheel(100, false));
    expect(crossed.from.y).toBeLessThan(0);
    expect(crossed.to.y).toBeGreaterThan(0);
  });
});

describe('what is drawn follows the figures', () => {
  const layer = (figures: Partial<BikeFigures>, name: string): string =>
    JSON.stringify(
      drawBike({ ...figuresOf('road', null), ...figures }).layers.find((each) => each.name === name),
    );

  test('a fork with travel has a stanchion, lower leg, arch and crown; a rigid one a blade and a crown', () => {
    const shapes = (travel: number) => {
      const fork = drawBike({ ...figuresOf('mountain', null), forkTravel: travel }).layers.find(
        ({ name }) => name === 'fork',
      );
      return fork?.kind === 'part' ? fork.shapes.length : 0;
    };
    expect(shapes(140)).toBe(6);
    expect(shapes(0)).toBe(3);
    expect(layer({ type: 'mountain', forkTravel: 100 }, 'fork')).not.toBe(
      layer({ type: 'mountain', forkTravel: 160 }, 'fork'),
    );
  });

  test('a road stem points 11 degrees up: -6 against the square of a 73 degree steerer (F5)', () => {
    const { joints, layers } = drawBike({ ...figuresOf('road', null), stem: { length: 100 } });
    const bar = layers.find(({ name }) => name === 'bar');
    const clamp = bar?.kind === 'part' ? bar.shapes[2]?.points : undefined;
    const [a, b] = clamp ?? [];
    if (!a || !b) throw new Error('no clamp');
    const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    // The stem leaves the steerer's axis 32 mm above the head tube.
    const angle = (73 * Math.PI) / 180;
    const from = { x: joints.headTop.x - 32 * Math.cos(angle), y: joints.headTop.y - 32 * Math.sin(angle) };
    expect((Math.atan2(from.y - centre.y, centre.x - from.x) * 180) / Math.PI).toBeCloseTo(11, 6);
    expect(distance(from, centre)).toBeCloseTo(100, 6);
  });

  test('wheels have as many spokes as the wheelset, 24 where it tells none', () => {
    const { frontWheel, rearWheel } = drawBike({
      ...figuresOf('road', null),
      spokeCount: { front: 20, rear: null },
    });
    expect([frontWheel.spokes.length, rearWheel.spokes.length]).toEqual([20, 24]);
  });

  test('the four saddles differ, and so do bars', () => {
    expect(new Set(saddleOutlines.map((saddle) => layer({ saddle }, 'saddle'))).size).toBe(4);
    expect(
      new Set(handlebarKinds.map((handlebar) => layer({ handlebar }, 'bar'))).size,
      'an integrated bar is a drop bar',
    ).toBe(3);
  });

  test('every wheelset of the catalogue fits a bike of its kind without a number lost', () => {
    for (const { use, rimDepth } of wheelsets) {
      const type = use === 'Mountain' ? 'mountain' : use === 'Gravel' ? 'gravel' : 'road';
      const drawing = drawBike({ ...figuresOf(type, null), rimDepth });
      expect(/NaN|Infinity/.test(JSON.stringify(drawing))).toBe(false);
      expect(drawing.frontWheel.tyreRadius).toBe(311 + typicalTyreWidth[type]);
      expect(drawing.frontWheel.rimInnerRadius).toBeGreaterThan(drawing.frontWheel.hubRadius);
    }
  });
});
