/** What a rim's cross-section is drawn from, in millimetres; null is unknown. */
export interface RimFigures {
  readonly depth: number | null;
  readonly innerWidth: number | null;
  readonly outerWidth: number | null;
  readonly rimType: 'Clincher' | 'Tubeless' | 'Hookless' | 'Tubular' | null;
}

/** A rim cut through, as closed SVG paths in millimetres: x across, y from the flange edge down to the spokes. */
export interface RimSection {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  /** The room between the flanges where the tyre sits. */
  readonly well: string;
  readonly innerWidth: number;
  /** Names of figures that were unknown and assumed. */
  readonly assumed: readonly ('depth' | 'innerWidth' | 'outerWidth')[];
}

const assumedDepth = 30;
const assumedInner = 21;
/** A carbon or alloy flange is about 3 mm thick. */
const flange = 3;
const flangeHeight = 6;
const wellDepth = 4;

/** Draws a rim's cross-section from its depth and widths. */
export function drawRimSection(figures: RimFigures): RimSection {
  const height = figures.depth ?? assumedDepth;
  const inner =
    figures.innerWidth ?? (figures.outerWidth === null ? assumedInner : figures.outerWidth - 2 * flange);
  const width = Math.max(figures.outerWidth ?? inner + 2 * flange, inner + 1);
  return {
    width,
    height,
    innerWidth: inner,
    outline: outline(width, height),
    well: figures.rimType === 'Tubular' ? tubularBed(inner) : well(inner, figures.rimType === 'Hookless'),
    assumed: [
      ...(figures.depth === null ? (['depth'] as const) : []),
      ...(figures.innerWidth === null ? (['innerWidth'] as const) : []),
      ...(figures.outerWidth === null ? (['outerWidth'] as const) : []),
    ],
  };
}

const at = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** Straight walls that curve into the spoke bed, the deeper the rounder. */
function outline(width: number, height: number): string {
  const half = width / 2;
  const shoulder = Math.min(height * 0.45, 22);
  const nose = Math.min(half * 0.42, 5);
  return [
    `M${at(-half, 0)}`,
    `L${at(half, 0)}`,
    `L${at(half, shoulder)}`,
    `C${at(half, shoulder + (height - shoulder) * 0.6)} ${at(nose, height)} ${at(0, height)}`,
    `C${at(-nose, height)} ${at(-half, shoulder + (height - shoulder) * 0.6)} ${at(-half, shoulder)}`,
    'Z',
  ].join(' ');
}

/** The tyre's room; a hook leans 0.8 mm inwards at the edge of each flange. */
function well(inner: number, isHookless: boolean): string {
  const half = inner / 2;
  const hook = isHookless ? 0 : 0.8;
  return [
    `M${at(-half + hook, 0)}`,
    ...(hook > 0 ? [`L${at(-half + hook, 1.4)}`, `L${at(-half, 2.2)}`] : []),
    `L${at(-half, flangeHeight)}`,
    `L${at(-half * 0.5, flangeHeight)}`,
    `Q${at(0, flangeHeight + wellDepth * 2)} ${at(half * 0.5, flangeHeight)}`,
    `L${at(half, flangeHeight)}`,
    ...(hook > 0 ? [`L${at(half, 2.2)}`, `L${at(half - hook, 1.4)}`] : []),
    `L${at(half - hook, 0)}`,
    'Z',
  ].join(' ');
}

/** A tubular tyre is glued into a shallow round bed. */
const tubularBed = (inner: number): string => `M${at(-inner / 2, 0)} Q${at(0, 7)} ${at(inner / 2, 0)} Z`;
