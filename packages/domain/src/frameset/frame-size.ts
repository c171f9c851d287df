import type { Millimetres } from '../core/public.ts';
import type { Frame, FrameGeometry } from './frame.ts';
import type { FrameSize } from './frame-size-fields.ts';

/** The sizes of a frame, small to large; empty where the catalogue has none. */
export const sizesOfFrame = (frame: Frame, sizes: readonly FrameSize[]): readonly FrameSize[] =>
  sizes.filter(({ frameId }) => frameId === frame.key);

/** A size without the setting of its flip or axle chip: "MD (low)" and "MD (high)" are both "MD". */
const labelOf = (size: string): string => size.replace(/ \([^()]*\)$/, '');
const settingOf = (size: string): string => size.slice(labelOf(size).length);

/**
 * The size that is chosen until the visitor chooses one: the middle one, of two middle ones the smaller, in the
 * setting that the frame's own geometry has. null: the catalogue has no sizes of the frame.
 */
export function middleSize(frame: Frame, sizes: readonly FrameSize[]): FrameSize | null {
  const labels = [...new Set(sizes.map(({ size }) => labelOf(size)))];
  const label = labels[Math.floor((labels.length - 1) / 2)];
  const inSettings = sizes.filter(({ size }) => labelOf(size) === label);
  const setting = settingOf(frame.geometry.size ?? '');
  return inSettings.find(({ size }) => settingOf(size) === setting) ?? inSettings[0] ?? null;
}

/** What a rider measured; centimetres. */
export type RiderMeasure = { readonly height: number } | { readonly inseam: number };

/**
 * Inseam as a share of body height: the mean of men and women in ANSUR II (crotch height over stature), so a height
 * from an inseam is an estimate.
 */
const inseamShare = 0.48;

/** A size that a maker advises. */
export interface SizeSuggestion {
  readonly size: FrameSize;
  /** Body height in centimetres that it rests on. */
  readonly height: number;
  /** The height was worked out from the inseam. */
  readonly isEstimate: boolean;
  /** Other sizes that the maker's ranges allow as well. */
  readonly others: readonly FrameSize[];
}

/** A maker's advice may be open at one end: "up to 166", "196 and more". */
const takesHeight = ({ riderHeightMinCm: min, riderHeightMaxCm: max }: FrameSize, height: number): boolean =>
  (min !== null || max !== null) && height >= (min ?? 0) && height <= (max ?? Number.POSITIVE_INFINITY);

/** How far a height lies from the middle of a size's range; an open range has its middle at its known end. */
const distance = ({ riderHeightMinCm: min, riderHeightMaxCm: max }: FrameSize, height: number): number =>
  Math.abs(height - ((min ?? max ?? height) + (max ?? min ?? height)) / 2);

/**
 * The size that the maker's ranges of rider height advise, in the setting of the frame's own geometry; where two
 * ranges overlap, the one whose middle is closer. null: the maker publishes no range that holds the rider.
 */
export function suggestSize(
  frame: Frame,
  sizes: readonly FrameSize[],
  measure: RiderMeasure,
): SizeSuggestion | null {
  const isEstimate = 'inseam' in measure;
  const height = isEstimate ? measure.inseam / inseamShare : measure.height;
  const setting = settingOf(frame.geometry.size ?? '');
  const preferred = sizes.filter(({ size }) => settingOf(size) === setting);
  const candidates = (preferred.length > 0 ? preferred : sizes).filter((size) => takesHeight(size, height));
  const [size, ...others] = [...candidates].sort((a, b) => distance(a, height) - distance(b, height));
  return size === undefined ? null : { size, height, isEstimate, others };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Measures that place both axles; lengths in millimetres. */
type Axles = Pick<FrameGeometry, 'chainstay' | 'bottomBracketDrop'>;

/** How far the rear axle lies behind the bottom bracket, level; null when a measure is unknown. */
function rearOf({ chainstay, bottomBracketDrop }: Axles): Millimetres | null {
  if (chainstay === null || bottomBracketDrop === null || chainstay <= Math.abs(bottomBracketDrop))
    return null;
  return Math.sqrt(chainstay ** 2 - bottomBracketDrop ** 2);
}

/**
 * Wheelbase by plane geometry from stack, reach, head angle, chainstay, drop and rake (data/builder.README.md); for
 * wheels of one size. null when a measure is unknown.
 */
export function wheelbaseOf(geometry: FrameGeometry): Millimetres | null {
  const { stack, reach, headAngle, bottomBracketDrop: drop, forkRake } = geometry;
  const rear = rearOf(geometry);
  if (stack === null || reach === null || headAngle === null || drop === null) return null;
  if (forkRake === null || rear === null) return null;
  const head = radians(headAngle);
  return rear + reach + (stack - drop) / Math.tan(head) + forkRake / Math.sin(head);
}

/** Bottom bracket to front axle, straight; null when a measure is unknown. */
export function frontCentreOf(geometry: FrameGeometry): Millimetres | null {
  const { wheelbase, bottomBracketDrop: drop } = geometry;
  const rear = rearOf(geometry);
  return wheelbase === null || drop === null || rear === null ? null : Math.hypot(wheelbase - rear, drop);
}

/**
 * Trail: how far the tyre touches the ground behind the steering axis; null when a measure is unknown.
 * `wheelRadius` is that of the tyre's tread.
 */
export function trailOf(
  { headAngle, forkRake }: Pick<FrameGeometry, 'headAngle' | 'forkRake'>,
  wheelRadius: Millimetres,
): Millimetres | null {
  if (headAngle === null || forkRake === null) return null;
  const head = radians(headAngle);
  return (wheelRadius * Math.cos(head) - forkRake) / Math.sin(head);
}

/** The geometry of one size, in the form in which a frame has its own; a wheelbase that is not published is worked out. */
export function geometryOfSize(size: FrameSize): FrameGeometry {
  const published: FrameGeometry = {
    size: size.size,
    stack: size.stackMm,
    reach: size.reachMm,
    headAngle: size.headAngleDeg,
    seatAngle: size.seatAngleDeg,
    chainstay: size.chainstayMm,
    wheelbase: size.wheelbaseMm,
    headTubeLength: size.headTubeMm,
    topTubeEffective: size.topTubeEffectiveMm,
    bottomBracketDrop: size.bbDropMm,
    forkAxleToCrown: size.forkAxleToCrownMm,
    forkRake: size.forkRakeMm,
  };
  return { ...published, wheelbase: published.wheelbase ?? wheelbaseOf(published) };
}
