import type { Point } from './plane.ts';
import { plausible } from './plausible-figure.ts';

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
  /** Inner edge, slots and arms of the rotor as an SVG path; empty for a rim-brake wheel. */
  readonly rotorLines: string;
  /** Radius of the flange, from which the spokes leave. */
  readonly hubRadius: number;
  readonly spokes: readonly Line[];
  /** The valve as an SVG path; it sits between two spokes near the top. */
  readonly valve: string;
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
    rotorLines: figures.brake === 'disc' ? rotorLines : '',
    hubRadius,
    valve: valvePath(rimInnerRadius, Math.PI / Math.max(count, 1)),
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

const polar = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

const brakingBand = 15;
const rotorSlots = 30;
const rotorArms = 6;

/** Slots slant across the braking band, arms lead back from it to the hub. */
function drawRotor(radius: number): string {
  const inner = radius - brakingBand;
  const slots = Array.from({ length: rotorSlots }, (_, slot) => {
    const angle = (2 * Math.PI * slot) / rotorSlots;
    return `M${polar(radius - 4, angle)}L${polar(inner + 4, angle + 0.1)}`;
  });
  const arms = Array.from({ length: rotorArms }, (_, arm) => {
    const angle = (2 * Math.PI * arm) / rotorArms;
    return `M${polar(inner, angle)}L${polar(hubRadius, angle + 0.6)}`;
  });
  const edge = `M${-inner} 0A${inner} ${inner} 0 1 1 ${inner} 0A${inner} ${inner} 0 1 1 ${-inner} 0`;
  return [edge, ...slots, ...arms].join('');
}

const rotorLines = drawRotor(rotorRadius);

const valveLength = 28;

/** A stem with its cap, seen from the side. */
function valvePath(rimInnerRadius: number, angle: number): string {
  const up = angle - Math.PI / 2;
  const foot = Math.max(rimInnerRadius - valveLength, hubRadius);
  return `M${polar(rimInnerRadius, up)}L${polar(foot, up)}`;
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
