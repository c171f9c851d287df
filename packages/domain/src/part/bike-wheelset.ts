import type { PartOrigin } from '../catalogue/public.ts';
import type { Dollars, Grams, Millimetres } from '../core/public.ts';
import type { PartUse } from '../groupset/public.ts';
import type { RimType } from '../wheelset/public.ts';
import type { WheelsetFit } from './wheelset-fit-fields.ts';

/** A figure of the front and of the rear wheel. */
export interface FrontRear {
  readonly front: Millimetres | null;
  readonly rear: Millimetres | null;
}

/** A wheelset as the Bike Builder offers it. `null` is unknown. */
export interface BikeWheelset extends PartOrigin {
  readonly id: number;
  readonly ppId: number;
  readonly name: string;
  readonly brand: string | null;
  readonly weight: Grams | null;
  readonly price: Dollars | null;
  readonly minTyreWidth: FrontRear;
  readonly maxTyreWidth: FrontRear;
  readonly use: PartUse;
  /** null: the catalogue does not say for which brake the rim is made. */
  readonly isDisc: boolean | null;
  readonly isBoost: boolean | null;
  readonly isCenterLock: boolean | null;
  readonly hubType: string | null;
  readonly rimType: RimType | null;
  readonly rimDepth: FrontRear;
  readonly rimInnerWidth: FrontRear;
  /** What it fits to, with an origin of its own. */
  readonly fit: WheelsetFit;
  readonly imageLink: string | null;
  readonly productLink: string | null;
}
