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

/** What the front view of a wheel is drawn from; null is unknown and gets an assumed value that is named. */
export interface WheelFigures {
  readonly rimDepth: number | null;
  readonly spokeCount: number | null;
  readonly outerWidth: number | null;
  readonly tyreWidth: number;
  readonly brake: 'disc' | 'rim' | null;
  /** Bead seat diameter: 622 mm for 700c and 29 inch. */
  readonly beadSeat?: number;
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
  /** Names of figures that were unknown and assumed. */
  readonly assumed: readonly ('rimDepth' | 'spokeCount' | 'brake')[];
}

const assumedDepth = 30;
const assumedSpokes = 24;
/** The rim stands about 6 mm above the bead seat (ETRTO flange height). */
const flangeHeight = 6;
const brakeTrackHeight = 14;
const rotorRadius = 80;
const hubRadius = 28;
/** A tangential spoke leaves the flange about a quarter turn before its place at the rim. */
const crossing = 1.15;

/** Works out the side view of a wheel to scale. */
export function drawWheel(figures: WheelFigures): WheelDrawing {
  const depth = figures.rimDepth ?? assumedDepth;
  const count = figures.spokeCount ?? assumedSpokes;
  const rimOuterRadius = (figures.beadSeat ?? 622) / 2 + flangeHeight;
  const rimInnerRadius = rimOuterRadius - depth;
  return {
    tyreRadius: rimOuterRadius - flangeHeight + figures.tyreWidth,
    rimOuterRadius,
    rimInnerRadius,
    brakeTrackRadius: figures.brake === 'rim' ? rimOuterRadius - brakeTrackHeight : null,
    rotorRadius: figures.brake === 'disc' ? rotorRadius : null,
    hubRadius,
    spokes: Array.from({ length: Math.round(count) }, (_, index) =>
      spoke(index, Math.round(count), rimInnerRadius),
    ),
    assumed: [
      ...(figures.rimDepth === null ? (['rimDepth'] as const) : []),
      ...(figures.spokeCount === null ? (['spokeCount'] as const) : []),
      ...(figures.brake === null ? (['brake'] as const) : []),
    ],
  };
}

function spoke(index: number, count: number, rimInnerRadius: number): Line {
  const rim = (2 * Math.PI * index) / count - Math.PI / 2;
  const hub = rim + (index % 2 === 0 ? crossing : -crossing);
  return {
    from: { x: hubRadius * Math.cos(hub), y: hubRadius * Math.sin(hub) },
    to: { x: rimInnerRadius * Math.cos(rim), y: rimInnerRadius * Math.sin(rim) },
  };
}

/** The drawing in one sentence, from the same numbers, for those who cannot see it. */
export function describeWheel(name: string, figures: WheelFigures): string {
  const depth = figures.rimDepth === null ? 'unknown rim depth' : `${figures.rimDepth} mm deep rim`;
  const spokes = figures.spokeCount === null ? 'unknown spoke count' : `${figures.spokeCount} spokes`;
  const brake = { disc: 'disc rotor', rim: 'rim brake track' };
  return `${name}: ${depth}, ${spokes}, ${figures.brake === null ? 'unknown brake' : brake[figures.brake]}`;
}
