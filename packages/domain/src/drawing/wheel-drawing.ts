import { plausible } from './plausible-figure.ts';

/** A point of a drawing in millimetres; x to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line of a drawing. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** What the side view of a wheel is drawn from; null is unknown and gets an assumed value that is named. */
export interface WheelFigures {
  readonly rimDepth: number | null;
  readonly spokeCount: number | null;
  readonly outerWidth: number | null;
  readonly tyreWidth: number;
  readonly brake: 'disc' | 'rim' | null;
  /** Bead seat diameter: 622 mm for 700c and 29 inch. */
  readonly beadSeat?: number;
  /** Front unless said. A rear wheel and any disc wheel pass torque on, so their spokes cross. */
  readonly side?: 'front' | 'rear';
}

/** A wheel seen from the side, centred on its axle, in millimetres. */
export interface WheelDrawing {
  readonly tyreRadius: number;
  readonly rimOuterRadius: number;
  readonly rimInnerRadius: number;
  /** Radius of the braking band's inner edge; null for a disc wheel. */
  readonly brakeTrackRadius: number | null;
  /** Radius of the rotor; null for a rim-brake wheel. */
  readonly rotorRadius: number | null;
  readonly hubRadius: number;
  readonly spokes: readonly Line[];
  /** Names of figures that were unknown (or beyond belief) and assumed. */
  readonly assumed: readonly ('rimDepth' | 'spokeCount' | 'brake')[];
}

/** What stands in for an unknown figure: rim depth and tyre width in mm, number of spokes. */
export const assumedWheel = { rimDepth: 30, spokeCount: 24, tyreWidth: 28 } as const;

/** The rim stands about 6 mm above the bead seat (ETRTO flange height). */
const flangeHeight = 6;
const brakeTrackHeight = 14;
const rotorRadius = 80;
const hubRadius = 28;
/** A tangential spoke leaves the flange about a quarter turn before its place at the rim. */
const crossing = 1.15;
/** Moulded wheels of three to five thick spokes do not cross. */
const fewestLaced = 12;

/** The figures that can be drawn: what is beyond belief counts as unknown, so that one wrong cell spoils no page. */
const drawable = (figures: WheelFigures) => ({
  rimDepth: plausible(figures.rimDepth, 12, 200),
  spokeCount: plausible(figures.spokeCount, 0, 64),
  tyreWidth: plausible(figures.tyreWidth, 18, 120) ?? assumedWheel.tyreWidth,
});

/** Works out the side view of a wheel to scale. */
export function drawWheel(figures: WheelFigures): WheelDrawing {
  const { rimDepth, spokeCount, tyreWidth } = drawable(figures);
  const beadSeatRadius = (figures.beadSeat ?? 622) / 2;
  const rimOuterRadius = beadSeatRadius + flangeHeight;
  const rimInnerRadius = rimOuterRadius - (rimDepth ?? assumedWheel.rimDepth);
  const count = Math.round(spokeCount ?? assumedWheel.spokeCount);
  const isCrossed = count >= fewestLaced && (figures.side === 'rear' || figures.brake !== 'rim');
  return {
    tyreRadius: beadSeatRadius + tyreWidth,
    rimOuterRadius,
    rimInnerRadius,
    brakeTrackRadius: figures.brake === 'rim' ? rimOuterRadius - brakeTrackHeight : null,
    rotorRadius: figures.brake === 'disc' ? rotorRadius : null,
    hubRadius,
    spokes: Array.from({ length: count }, (_, index) =>
      spoke((2 * Math.PI * index) / count - Math.PI / 2, isCrossed ? lean(index, count) : 0, rimInnerRadius),
    ),
    assumed: [
      ...(rimDepth === null ? (['rimDepth'] as const) : []),
      ...(spokeCount === null ? (['spokeCount'] as const) : []),
      ...(figures.brake === null ? (['brake'] as const) : []),
    ],
  };
}

/** Which way a crossed spoke leans: by turns, or in threes with a radial one where one flange has twice the spokes. */
function lean(index: number, count: number): number {
  if (count % 2 === 1 && count % 3 === 0) return 1 - (index % 3);
  return index % 2 === 0 ? 1 : -1;
}

function spoke(rim: number, leaning: number, rimInnerRadius: number): Line {
  const hub = rim + leaning * crossing;
  return {
    from: { x: hubRadius * Math.cos(hub), y: hubRadius * Math.sin(hub) },
    to: { x: rimInnerRadius * Math.cos(rim), y: rimInnerRadius * Math.sin(rim) },
  };
}

/** The drawing in one sentence, from the same numbers, for those who cannot see it. */
export function describeWheel(name: string, figures: WheelFigures): string {
  const { rimDepth, spokeCount, tyreWidth } = drawable(figures);
  const depth =
    rimDepth === null
      ? `rim depth unknown and drawn as ${assumedWheel.rimDepth} mm`
      : `${rimDepth} mm deep rim`;
  const spokes =
    spokeCount === null
      ? `number of spokes unknown and drawn as ${assumedWheel.spokeCount}`
      : `${Math.round(spokeCount)} spokes`;
  const brakes = { disc: 'disc rotor', rim: 'rim brake track' };
  const brake = figures.brake === null ? 'unknown brake' : brakes[figures.brake];
  return `${name}: ${depth}, ${spokes}, ${brake}, shown with a ${tyreWidth} mm tyre`;
}
