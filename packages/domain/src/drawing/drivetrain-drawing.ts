import { type ChainRun, type ChainWheel, chainLine } from './chain-line.ts';
import { gearOutline, pitchRadius } from './gear-outline.ts';
import { along, axesAt, between, type Circle, moved, type Point } from './plane.ts';
import { closed, disc, joined, ribbon, type Shape, tapered } from './shape.ts';

/** What a drivetrain is drawn from. */
export interface DrivetrainFigures {
  readonly bottomBracket: Point;
  readonly rearAxle: Point;
  readonly ringTeeth: number;
  readonly cogTeeth: number;
  /** Of the cranks, mm. */
  readonly crankLength: number;
  /** From the upper to the lower pulley, mm. */
  readonly cage: number;
}

/** Crank, rings, cogs, derailleur and chain; pedals apart, since they are chosen apart. */
export interface DrivetrainDrawing {
  /** The crank of the other side, behind the frame. */
  readonly farCrank: readonly Shape[];
  readonly cassette: readonly Shape[];
  readonly rings: readonly Shape[];
  readonly chain: Shape;
  readonly derailleur: readonly Shape[];
  readonly crank: readonly Shape[];
  readonly farPedal: readonly Shape[];
  readonly pedal: readonly Shape[];
  /** What the chain runs over, in the order of its way, and its straight pieces. */
  readonly wheels: readonly ChainWheel[];
  readonly runs: readonly ChainRun[];
}

/** Crank a little below the level, as a bike is photographed. */
const crankDegrees = -24;
const pulleyTeeth = 11;
/** Room between the largest cog and the upper pulley. */
const pulleyRoom = 9;

/** Draws everything that turns, and the derailleur. */
export function drawDrivetrain(figures: DrivetrainFigures): DrivetrainDrawing {
  const { bottomBracket, rearAxle, ringTeeth, cogTeeth, crankLength } = figures;
  const ring = { centre: bottomBracket, radius: pitchRadius(ringTeeth) };
  const cog = { centre: rearAxle, radius: pitchRadius(cogTeeth) };
  const { guide, tension } = pulleys(cog, figures.cage);
  const wheels: readonly ChainWheel[] = [
    { ...cog, isClockwise: true },
    { ...ring, isClockwise: true },
    { ...tension, isClockwise: true },
    { ...guide, isClockwise: false },
  ];
  const chain = chainLine(wheels);
  const near = along(bottomBracket, crankDegrees, crankLength);
  const far = along(bottomBracket, crankDegrees + 180, crankLength);
  return {
    farCrank: [closed(crankArm(bottomBracket, far), 'inner')],
    farPedal: pedal(far, 'inner'),
    cassette: cassette(cog, cogTeeth),
    rings: chainrings(ring, ringTeeth),
    chain: chain.shape,
    derailleur: derailleur(rearAxle, guide, tension),
    crank: [closed(crankArm(bottomBracket, near)), disc(bottomBracket, 11, 'inner')],
    pedal: pedal(near, 'outline'),
    wheels,
    runs: chain.runs,
  };
}

function pulleys(cog: Circle, cage: number): { readonly guide: Circle; readonly tension: Circle } {
  const radius = pitchRadius(pulleyTeeth);
  const guide = along(cog.centre, -80, cog.radius + radius + pulleyRoom);
  return { guide: { centre: guide, radius }, tension: { centre: along(guide, -62, cage), radius } };
}

/** Cogs of a cassette are told apart by thin circles within the largest. */
function cassette({ centre, radius }: Circle, teeth: number): readonly Shape[] {
  const smallest = pitchRadius(11);
  const steps = 4;
  return [
    gearOutline(centre, teeth),
    joined(
      Array.from({ length: steps }, (_, step) =>
        disc(centre, smallest + ((radius - smallest) * (step + 0.6)) / (steps + 0.6), 'fine', false),
      ),
    ),
  ];
}

const ringHeight = 17;
const arms = 4;

/** The arms of the spider, and over their ends the ring with its teeth; the frame shows through its middle. */
function chainrings({ centre, radius }: Circle, teeth: number): readonly Shape[] {
  const inside = radius - ringHeight;
  return [
    ...Array.from({ length: arms }, (_, arm) => {
      const end = along(centre, crankDegrees + 45 + (arm * 360) / arms, inside + 8);
      return closed(tapered(centre, end, 13, 7), 'inner');
    }),
    disc(centre, 27, 'inner'),
    joined([gearOutline(centre, teeth), disc(centre, inside, 'inner')]),
  ];
}

const crankArm = (axle: Point, end: Point): readonly Point[] =>
  ribbon([axle, between(axle, end, 0.3), end], (share) => (share === 0 ? 19 : share < 1 ? 14 : 12), 'round');

function pedal(end: Point, pen: 'outline' | 'inner'): readonly Shape[] {
  const p = axesAt(end, 0);
  return [
    closed([p(-42, -4), p(-34, -9), p(34, -9), p(44, -4), p(44, 4), p(30, 9), p(-30, 9), p(-42, 5)], pen),
    disc(end, 6, 'inner'),
  ];
}

/** The body from the hanger to the upper pulley, and the cage around both pulleys. */
function derailleur(axle: Point, guide: Circle, tension: Circle): readonly Shape[] {
  const hanger = moved(axle, 7, 26);
  const knuckle = along(guide.centre, 200, 6);
  return [
    gearOutline(guide.centre, pulleyTeeth),
    gearOutline(tension.centre, pulleyTeeth),
    closed(ribbon([guide.centre, tension.centre], () => 11, 'round')),
    closed(
      ribbon(
        [hanger, between(hanger, knuckle, 0.5), knuckle],
        (share) => 11 + 4 * Math.sin(Math.PI * share),
        'round',
      ),
    ),
    ...[hanger, guide.centre, tension.centre].map((centre) => disc(centre, 4.5, 'inner')),
  ];
}
