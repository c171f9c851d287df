import {
  type ClimbSetup,
  type ComparedWheels,
  changeOf,
  compareOnClimb,
  densityOnRoad,
  type Profile,
  standardGravity,
  usualSetup,
} from '@pp-tools/domain/climb';
import { type Measured, median } from './benchmark.ts';

const points = 10_000;
const step = 20;

/** A hilly road of 200 km whose slope changes at every one of its ten thousand points. */
function hillyRoad(): Profile {
  const length = new Float64Array(points).fill(step);
  const rise = new Float64Array(points);
  const altitude = new Float64Array(points);
  let height = 200;
  for (let point = 0; point < points; point += 1) {
    const slope = 0.04 * Math.sin(point / 180) + 0.03 * Math.sin(point / 37) + 0.01 * Math.sin(point / 3);
    rise[point] = slope * step;
    altitude[point] = height + (slope * step) / 2;
    height += slope * step;
  }
  return { length, rise, altitude, startAltitude: 200, heading: null };
}

const wheelset = (place: number): ComparedWheels => ({
  id: place,
  name: `Wheelset ${place}`,
  weight: 1300 + 60 * place,
  isWeighed: false,
  price: 900 + 200 * place,
  frontDepth: 30 + 5 * place,
  rearDepth: 35 + 5 * place,
  saving: null,
  tyre: null,
});

const road = hillyRoad();
const wheels = Array.from({ length: 8 }, (_, place) => wheelset(place));
const setup: ClimbSetup = { ...usualSetup, wind: { kind: 'along', headwind: 2 } };

/** The plain way: every wheelset and segment alone, its speed by bisection from the top. */
function plainTime(compared: ComparedWheels): number {
  const change = changeOf(compared, setup.reference, null);
  const mass = setup.rider + setup.bicycle + setup.kit + change.mass;
  const dragArea = setup.dragArea + change.dragArea;
  let seconds = 0;
  for (let point = 0; point < points; point += 1) {
    const length = road.length[point] ?? 0;
    const sine = (road.rise[point] ?? 0) / length;
    const density = densityOnRoad(setup.air, road.altitude[point] ?? 0, road.startAltitude);
    const surplus = (v: number) => {
      const air = v + 2 * setup.shelter;
      const force = mass * standardGravity * (sine + setup.rolling * Math.cos(Math.asin(sine)));
      const drag = 0.5 * density * dragArea * air * Math.abs(air);
      return (force + drag + 0.091 + 0.0087 * v) * v - setup.efficiency * 220;
    };
    let above = 40;
    while (surplus(above - 0.5) > 0) above -= 0.5;
    let below = above - 0.5;
    while (above - below > 1e-9) {
      const middle = (above + below) / 2;
      if (surplus(middle) > 0) above = middle;
      else below = middle;
    }
    seconds += length / Math.min(above, 25);
  }
  return seconds;
}

const timeOf = (run: () => unknown): number => {
  const from = performance.now();
  run();
  return performance.now() - from;
};

function comparedTimes(): readonly number[] {
  const made = compareOnClimb(road, setup, wheels);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value.entries.map(({ seconds }) => seconds);
}

/** A full comparison of 8 wheelsets over 200 km against the plain way of working it out, in one run. */
export default async function measureClimb(): Promise<readonly Measured[]> {
  const fast: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    fast.push(timeOf(comparedTimes));
    if (round % 8 === 0) plain.push(timeOf(() => wheels.map(plainTime)));
  }
  const expected = wheels.map(plainTime);
  const apart = Math.max(
    ...comparedTimes().map((seconds, place) => Math.abs(seconds - (expected[place] ?? 0))),
  );
  return [
    {
      what: 'comparison of 8 wheelsets over 200 km with 10,000 points',
      figure: Math.min(...fast),
      unit: 'ms',
      limit: 16,
      detail: `fastest of 40; median ${median(fast).toFixed(1)} ms, first ${(fast[0] ?? 0).toFixed(1)} ms; the plain way ${median(plain).toFixed(0)} ms`,
    },
    {
      what: 'largest difference from the plain way, in ten thousandths of a second',
      figure: apart * 10_000,
      unit: 'times',
      limit: 1,
      detail: `of ${(expected[0] ?? 0).toFixed(1)} s`,
    },
  ];
}
