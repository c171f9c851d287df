import type { Dollars, Grams, MetresPerSecond, Millimetres, Watts } from '../core/public.ts';
import { failure, type Result, success } from '../core/public.ts';
import { isEstimatedField, type Wheelset } from '../wheelset/public.ts';
import { type ComparedTyre, tyreChange } from './compared-tyre.ts';
import type { SteadyChange } from './quasi-steady.ts';
import { dragOfDepth, dragOfPair, dragOfWatts } from './wheel-drag.ts';

/** The wheels that the bicycle's weight and drag area are given with. */
export interface ReferenceWheels {
  readonly weight: Grams;
  readonly depth: Millimetres;
}

/** A measured saving of drag: watts at an airspeed. */
export interface DragSaving {
  readonly watts: Watts;
  readonly speed: MetresPerSecond;
}

/** A visitor's own measurements of a wheelset. */
export interface OwnFigures {
  readonly weight?: Grams;
  /** Watts that the wheels save against the reference wheels at an airspeed; negative costs. */
  readonly saving?: DragSaving;
  readonly tyre?: ComparedTyre;
}

/** Figures of wheels that may be estimates. */
export type EstimatedFigure = 'weight' | 'price' | 'depth';

function estimatesOf(wheelset: Wheelset, own: OwnFigures): readonly EstimatedFigure[] {
  const isEstimate = {
    weight: own.weight === undefined && isEstimatedField(wheelset, 'weight'),
    price: isEstimatedField(wheelset, 'price'),
    depth: isEstimatedField(wheelset, 'frontRimDepth') || isEstimatedField(wheelset, 'rearRimDepth'),
  };
  return (['weight', 'price', 'depth'] as const).filter((figure) => isEstimate[figure]);
}

/** A wheelset as the climb sees it. */
export interface ComparedWheels {
  readonly id: number;
  readonly name: string;
  readonly weight: Grams;
  /** Whether the weight is the visitor's own and not the maker's claim. */
  readonly isWeighed: boolean;
  readonly price: Dollars | null;
  /** Figures among these that no page states. */
  readonly estimates?: readonly EstimatedFigure[];
  readonly frontDepth: Millimetres | null;
  readonly rearDepth: Millimetres | null;
  readonly saving: DragSaving | null;
  /** The tire on both wheels; `null`: the same tire for all. */
  readonly tyre: ComparedTyre | null;
}

/** Why a wheelset cannot be compared. */
export interface LeftOut {
  readonly code: 'weightUnknown';
  readonly id: number;
  readonly name: string;
}

/** A wheelset for the comparison; without a weight there is nothing to compare (section 6). */
export function comparedWheels(wheelset: Wheelset, own: OwnFigures = {}): Result<ComparedWheels, LeftOut> {
  const { id, shortName: name, price, front, rear } = wheelset;
  const weight = own.weight ?? wheelset.weight;
  if (weight === null || weight <= 0) return failure({ code: 'weightUnknown', id, name });
  return success({
    ...{ id, name, weight, price },
    isWeighed: own.weight !== undefined,
    estimates: estimatesOf(wheelset, own),
    frontDepth: front.rimDepth ?? rear.rimDepth,
    rearDepth: rear.rimDepth ?? front.rimDepth,
    saving: own.saving ?? null,
    tyre: own.tyre ?? null,
  });
}

/** Whether the depth of the reference wheels is used for an unknown one; the page says so. */
export const isDepthAssumed = ({ frontDepth, saving }: ComparedWheels): boolean =>
  frontDepth === null && saving === null;

/**
 * What the wheels change next to the reference wheels (kilograms and square metres), and their tire next to the tire
 * of the baseline.
 */
export function changeOf(
  wheels: ComparedWheels,
  reference: ReferenceWheels,
  baselineTyre: ComparedTyre | null,
): SteadyChange {
  const { saving, frontDepth, rearDepth, weight, tyre } = wheels;
  const { rolling, mass: ofTyres } = tyreChange(tyre, baselineTyre);
  const mass = (weight - reference.weight) / 1000 + ofTyres;
  if (saving !== null) return { mass, rolling, dragArea: -dragOfWatts(saving.watts, saving.speed) };
  const drag = dragOfPair(frontDepth ?? reference.depth, rearDepth ?? reference.depth);
  return { mass, rolling, dragArea: drag - dragOfDepth(reference.depth) };
}
