import { plausible } from './plausible-figure.ts';

/** What a rim's cross-section is drawn from, in millimetres; null is unknown. */
export interface RimFigures {
  readonly depth: number | null;
  readonly innerWidth: number | null;
  readonly outerWidth: number | null;
  readonly rimType: 'Clincher' | 'Tubeless' | 'Hookless' | 'Tubular' | null;
  /** Draws a tyre of this width on the rim. */
  readonly tyreWidth?: number | null;
}

/** A rim cut through, as closed SVG paths in millimetres: x across, y from the flange edge down to the spokes. */
export interface RimSection {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  /** The room between the flanges where the tyre sits. */
  readonly well: string;
  readonly innerWidth: number;
  /** The walls cut through: outside, chamber and room for the tyre as one path that is filled by the even-odd rule. */
  readonly walls: string;
  /** A tyre on the rim as an open line, with the height of its tread; null where none is asked for. */
  readonly tyre: { readonly line: string; readonly height: number } | null;
  /** Names of figures that were unknown (or beyond belief) and assumed. */
  readonly assumed: readonly ('depth' | 'innerWidth' | 'outerWidth')[];
}

const assumedDepth = 30;
const assumedInner = 21;
/** A carbon or alloy flange is about 3 mm thick. */
const flange = 3;
const flangeHeight = 6;
const wellDepth = 4;

/** The figures that can be drawn; an outside that is not wider than the inside is a slip and counts as unknown. */
function drawable(figures: RimFigures) {
  const innerWidth = plausible(figures.innerWidth, 10, 100);
  const outerWidth = plausible(figures.outerWidth, (innerWidth ?? 10) + 1, 120);
  return { depth: plausible(figures.depth, 12, 200), innerWidth, outerWidth };
}

/** Draws a rim's cross-section from its depth and widths. */
export function drawRimSection(figures: RimFigures): RimSection {
  const { depth, innerWidth, outerWidth } = drawable(figures);
  const height = depth ?? assumedDepth;
  const inner = innerWidth ?? (outerWidth === null ? assumedInner : Math.max(outerWidth - 2 * flange, 6));
  const width = outerWidth ?? inner + 2 * flange;
  return {
    width,
    height,
    innerWidth: inner,
    ...paths(width, height, inner, figures.rimType),
    tyre: tyreOn(inner, plausible(figures.tyreWidth ?? null, 18, 120), figures.rimType),
    assumed: [
      ...(depth === null ? (['depth'] as const) : []),
      ...(innerWidth === null ? (['innerWidth'] as const) : []),
      ...(outerWidth === null ? (['outerWidth'] as const) : []),
    ],
  };
}

/** The section in one sentence, from the same numbers, for those who cannot see it. */
export function describeRimSection(name: string, figures: RimFigures): string {
  const { depth, innerWidth, outerWidth } = drawable(figures);
  const drawn = drawRimSection(figures);
  const part = (figure: number | null, unknown: string, known: string, stand: number): string =>
    figure === null ? `${unknown} unknown and drawn as ${stand} mm` : `${figure} mm ${known}`;
  return [
    `Rim section of ${name}: ${part(depth, 'depth', 'deep', drawn.height)}`,
    part(innerWidth, 'inner width', 'wide inside', drawn.innerWidth),
    part(outerWidth, 'outer width', 'wide outside', drawn.width),
    rimTypeWords[figures.rimType ?? 'unknown'],
  ].join(', ');
}

const rimTypeWords = {
  Clincher: 'hooked for clinchers',
  Tubeless: 'hooked and tubeless',
  Hookless: 'hookless',
  Tubular: 'for glued tubulars',
  unknown: 'rim type unknown and drawn hooked',
} as const;

/** Room above the flanges for a tyre, the same on a whole page. */
const usualTyreRoom = 30;

/** A box in which every section of a page fits, so that all can be drawn at one scale; millimetres. */
export interface RimFrame {
  readonly width: number;
  readonly height: number;
  /** Above the edge of the flanges. */
  readonly top: number;
}

/** Enough for usual rims; a page of them keeps its layout whichever are chosen. */
const usualFrame: RimFrame = { width: 64, height: 84, top: usualTyreRoom };

/** One frame for all sections of a page, their edges included. */
export const commonRimFrame = (
  sections: readonly (Pick<RimSection, 'width' | 'height'> & Partial<Pick<RimSection, 'tyre'>>)[],
): RimFrame => ({
  top: Math.max(usualFrame.top, ...sections.map(({ tyre }) => (tyre?.height ?? 0) + 2)),
  width: Math.max(usualFrame.width, ...sections.map(({ width }) => width + 4)),
  height: Math.max(usualFrame.height, ...sections.map(({ height }) => height + 4)),
});

const at = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

function paths(width: number, height: number, inner: number, rimType: RimFigures['rimType']) {
  const outside = outline(width, height);
  const room = rimType === 'Tubular' ? tubularBed(inner) : well(inner, rimType === 'Hookless');
  return { outline: outside, well: room, walls: `${outside} ${room} ${chamber(width, height)}`.trim() };
}

/** Schematic: makers do not tell how thick their walls are. */
const wall = 2.2;
const noseWall = 4;
/** The chamber begins under the bed of the tyre. */
const chamberTop = flangeHeight + wellDepth + 3;

/** The hollow of the rim; empty for rims that are too shallow to have one. */
function chamber(width: number, height: number): string {
  const half = width / 2 - wall;
  const foot = height - noseWall;
  const room = foot - chamberTop;
  if (room < 5 || half < 4) return '';
  const shoulder = chamberTop + room * 0.25;
  const nose = Math.min(half * 0.35, 4);
  const side = shoulder + (foot - shoulder) * 0.6;
  return [
    `M${at(-half, chamberTop - 2)}`,
    `Q${at(0, chamberTop + 4)} ${at(half, chamberTop - 2)}`,
    `L${at(half, shoulder)}`,
    `C${at(half, side)} ${at(nose, foot)} ${at(0, foot)}`,
    `C${at(-nose, foot)} ${at(-half, side)} ${at(-half, shoulder)}`,
    'Z',
  ].join(' ');
}

/** Where the tyre's bead holds under the edge of the flange, and how far the hook reaches inwards. */
const beadDown = 3;
const beadIn = 1.2;

/** A tyre is round but for the gap between its beads; a tubular lies whole in its bed. */
function tyreOn(inner: number, tyreWidth: number | null, rimType: RimFigures['rimType']): RimSection['tyre'] {
  if (tyreWidth === null) return null;
  const bead = Math.max(inner / 2 - beadIn, 2);
  const radius = Math.max(tyreWidth / 2, bead + 0.5);
  const r = radius.toFixed(2);
  if (rimType === 'Tubular')
    return {
      line: `M${at(-radius, beadDown - radius)} A${r} ${r} 0 1 1 ${at(radius, beadDown - radius)} A${r} ${r} 0 1 1 ${at(-radius, beadDown - radius)} Z`,
      height: 2 * radius - beadDown,
    };
  const rise = Math.sqrt(radius ** 2 - bead ** 2);
  return {
    line: `M${at(-bead, beadDown)} A${r} ${r} 0 1 1 ${at(bead, beadDown)}`,
    height: radius + rise - beadDown,
  };
}

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
