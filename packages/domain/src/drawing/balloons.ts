import type { BikeSlot } from '../part/public.ts';
import type { BikeDrawing } from './bike-drawing.ts';
import { between, moved, type Point } from './plane.ts';
import type { Bounds } from './shape.ts';

/** A part of the bill of materials: its number and its slot on the bike. */
export interface NumberedPart {
  readonly number: number;
  readonly slot: BikeSlot;
}

/** A number in a circle, and the point of the part that its leader ends at. */
export interface Balloon {
  readonly number: number;
  readonly centre: Point;
  readonly tip: Point;
}

/** A bike with its balloons. */
export interface Assembly {
  readonly balloons: readonly Balloon[];
  /** Holds the drawing and all balloons. */
  readonly bounds: Bounds;
  /** Of the circles, mm of the drawing. */
  readonly radius: number;
}

/** The point in the middle of what a layer draws. */
function middleOf({ layers }: BikeDrawing, name: string): Point | null {
  const layer = layers.find((each) => each.name === name);
  if (layer?.kind !== 'part') return null;
  const points = layer.shapes.flatMap((shape) => shape.points);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return points.length === 0
    ? null
    : { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** Where each part is seen best; a slot without a shape in the drawing has no point. */
function tipOf(drawing: BikeDrawing, slot: BikeSlot): Point | null {
  const { joints, rearWheel, frontWheel, chainRuns } = drawing;
  const { rearAxle, frontAxle, headTop, headBottom, bottomBracket, seatTubeTop } = joints;
  /** A point of the rear wheel, at a radius and an angle above the horizontal to the rear. */
  const onRear = (radius: number, degrees: number): Point =>
    moved(
      rearAxle,
      -radius * Math.cos((degrees * Math.PI) / 180),
      -radius * Math.sin((degrees * Math.PI) / 180),
    );
  const [chain] = chainRuns;
  switch (slot) {
    case 'frame':
      return between(seatTubeTop, headTop, 0.55);
    case 'fork':
      return between(headBottom, frontAxle, 0.45);
    case 'bottomBracket':
    case 'bottom_bracket':
      return bottomBracket;
    case 'handlebar':
    case 'barTape':
      return middleOf(drawing, 'bar');
    case 'stem':
      return moved(headTop, 34, -46);
    case 'headset':
      return headTop;
    case 'seatpost':
      return between(seatTubeTop, joints.saddle, 0.5);
    case 'saddle':
      return moved(joints.saddle, -70, 4);
    case 'wheelset':
      return onRear((rearWheel.rimInnerRadius + rearWheel.rimOuterRadius) / 2, 130);
    case 'tyre':
      return onRear(rearWheel.tyreRadius - 6, 55);
    case 'tube':
    case 'sealant':
      return onRear(rearWheel.rimOuterRadius + 6, 25);
    case 'valve':
      return onRear(rearWheel.rimInnerRadius - 10, -20);
    case 'rotor':
      return moved(frontAxle, 40, 40);
    case 'brakes':
      return moved(frontAxle, -30, -frontWheel.rimInnerRadius * 0.28);
    case 'shifters':
      return middleOf(drawing, 'levers');
    case 'groupset':
    case 'crankset':
      return middleOf(drawing, 'crank') && moved(bottomBracket, 60, 36);
    case 'chainring':
    case 'powerMeter':
      return moved(bottomBracket, 64, -20);
    case 'frontDer':
      return moved(bottomBracket, -8, -104);
    case 'chain':
      return chain ? between(chain.from, chain.to, 0.4) : null;
    case 'cassette':
      return moved(rearAxle, -22, 22);
    case 'rearDer':
      return middleOf(drawing, 'derailleur');
    case 'pedal':
      return middleOf(drawing, 'pedal');
    default:
      return null;
  }
}

/** Moves values apart to a smallest distance within a range, in their order and as near to where they were as that allows. */
function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const placed: number[] = [];
  for (const value of wanted) placed.push(Math.max(value, (placed.at(-1) ?? from - gap) + gap));
  for (let index = placed.length - 1, limit = to; index >= 0; index -= 1, limit -= gap) {
    placed[index] = Math.min(placed[index] ?? limit, limit);
  }
  return placed;
}

interface Tip extends NumberedPart {
  readonly tip: Point;
}

/**
 * Balloons in a row above and a row below the bike, each near its part, in the order of their tips so that no two
 * leaders of a row change sides. `radius` is that of the circles in mm of the drawing.
 */
export function assemblyOf(drawing: BikeDrawing, parts: readonly NumberedPart[], radius: number): Assembly {
  const tips = parts.flatMap((part): readonly Tip[] => {
    const tip = tipOf(drawing, part.slot);
    return tip === null ? [] : [{ ...part, tip }];
  });
  const { bounds, ground, joints } = drawing;
  const middle = (joints.seatTubeTop.y + joints.bottomBracket.y) / 2;
  const gap = radius * 2.4;
  // A row as long as it must be: many balloons in a small picture stand beyond the wheels.
  const fits = Math.floor(bounds.width / gap);
  const above = [...tips].sort((a, b) => a.tip.y - b.tip.y);
  const upper = above.filter(({ tip }, index) => tip.y < middle && index < fits);
  const lower = tips.filter((tip) => !upper.includes(tip));
  const width = Math.max(bounds.width, lower.length * gap);
  const x = bounds.x - (width - bounds.width) / 2;
  const row = (part: readonly Tip[], y: number): readonly Balloon[] => {
    const ordered = [...part].sort((a, b) => a.tip.x - b.tip.x || a.number - b.number);
    const places = spread(
      ordered.map(({ tip }) => tip.x),
      gap,
      x + radius,
      x + width - radius,
    );
    return ordered.map(({ number, tip }, index) => ({
      number,
      tip,
      centre: { x: places[index] ?? tip.x, y },
    }));
  };
  const top = bounds.y - radius * 1.6;
  const bottom = ground + radius * 2.2;
  const outer = radius * 1.3;
  return {
    radius,
    balloons: [...row(upper, top), ...row(lower, bottom)].sort((a, b) => a.number - b.number),
    bounds: {
      x,
      y: upper.length > 0 ? top - outer : bounds.y,
      width,
      height:
        (lower.length > 0 ? bottom + outer : bounds.y + bounds.height) -
        (upper.length > 0 ? top - outer : bounds.y),
    },
  };
}
