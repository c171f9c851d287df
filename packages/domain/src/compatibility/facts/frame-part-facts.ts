import type { SlotFit } from '../../frameset/public.ts';
import { beadDiameterIn } from '../../part/public.ts';
import type { PartFacts } from './part-facts.ts';

/** A fork that replaces the frame's own. `null` is unknown; lengths in millimetres. */
export interface ForkFacts extends PartFacts {
  readonly slot: 'fork';
  readonly brand: string | null;
  readonly brake: 'rim' | 'disc' | null;
  readonly bead: number | null;
  /** Whether it is made for mountain bike wheels. */
  readonly isMountain: boolean | null;
  readonly steerer: string | null;
  readonly axleToCrown: number | null;
  /** 0 is rigid. */
  readonly travel: number | null;
  readonly hubSpacing: number | null;
  readonly maxTyreWidth: number | null;
}

/** A handlebar that replaces the frame's own, or fills its place. */
export interface HandlebarFacts extends PartFacts {
  readonly slot: 'handlebar';
  /** drop or flat. */
  readonly bar: string | null;
  readonly clamp: number | null;
  /** It has its stem. */
  readonly isIntegrated: boolean | null;
  /** Kilograms of the rider that its maker allows. */
  readonly riderLimit: number | null;
}

/** A seatpost that replaces the frame's own. */
export interface SeatpostFacts extends PartFacts {
  readonly slot: 'seatpost';
  readonly brand: string | null;
  /** Diameter in millimetres, or "proprietary". */
  readonly diameter: string | null;
  readonly dropperTravel: number | null;
  /** Kilograms of the rider that its maker allows. */
  readonly riderLimit: number | null;
}

/** Of a part that only has a name nothing else is known. */
const plain = { isOwn: true, recalled: [] } as const;
/** A fork of which only its name is known. */
export const plainFork = (name: string, isOwn: boolean): ForkFacts => ({
  ...plain,
  slot: 'fork',
  name,
  isOwn,
  brand: null,
  brake: null,
  bead: null,
  isMountain: null,
  steerer: null,
  axleToCrown: null,
  travel: null,
  hubSpacing: null,
  maxTyreWidth: null,
});
/** A handlebar of which only its name is known. */
export const plainHandlebar = (name: string, isOwn: boolean): HandlebarFacts => ({
  ...plain,
  slot: 'handlebar',
  name,
  isOwn,
  bar: null,
  clamp: null,
  isIntegrated: null,
  riderLimit: null,
});
/** A seatpost of which only its name is known. */
export const plainSeatpost = (name: string, isOwn: boolean): SeatpostFacts => ({
  ...plain,
  slot: 'seatpost',
  name,
  isOwn,
  brand: null,
  diameter: null,
  dropperTravel: null,
  riderLimit: null,
});

/** "12x100" is 100 mm wide. */
const widthOf = (axle: string | null): number | null => {
  const width = Number(/[x-](\d{2,3})\b/.exec(axle ?? '')?.[1]);
  return Number.isFinite(width) && width > 0 ? width : null;
};

type SlotFitOf<Slot extends SlotFit['slot']> = Extract<SlotFit, { readonly slot: Slot }>;
/** A part of a list: its name, and its columns that are general knowledge. */
interface Listed {
  readonly name: string;
  readonly recalledColumns: readonly string[];
}

/** The facts of a fork of the catalogue, or of one that a build holds. */
export const forkFacts = (fork: Omit<SlotFitOf<'fork'>, 'slot'> & Listed): ForkFacts => ({
  slot: 'fork',
  name: fork.name,
  isOwn: false,
  recalled: fork.recalledColumns.flatMap((column) => forkColumns[column] ?? []),
  brand: fork.brand,
  brake: fork.brake,
  bead: beadDiameterIn(fork.wheelSize),
  isMountain: fork.wheelSize !== '700c',
  steerer: fork.steerer,
  axleToCrown: fork.axleToCrown,
  travel: fork.travel,
  hubSpacing: widthOf(fork.axle),
  maxTyreWidth: fork.maxTyreWidth,
});

const forkColumns: Readonly<Record<string, readonly string[]>> = {
  brake_type: ['brake'],
  wheel_size: ['bead'],
  steerer: ['steerer'],
  axle_to_crown: ['axleToCrown'],
  travel_mm: ['travel'],
  axle: ['hubSpacing'],
  max_tire_width: ['maxTyreWidth'],
};

const handlebarColumns: Readonly<Record<string, readonly string[]>> = {
  clamp_mm: ['clamp'],
  rider_limit_kg: ['riderLimit'],
};

/** The facts of a handlebar of the catalogue. */
export const handlebarFacts = (handlebar: Omit<SlotFitOf<'handlebar'>, 'slot'> & Listed): HandlebarFacts => ({
  slot: 'handlebar',
  name: handlebar.name,
  isOwn: false,
  recalled: handlebar.recalledColumns.flatMap((column) => handlebarColumns[column] ?? []),
  bar: handlebar.kind === 'flat' || handlebar.kind === 'riser' ? 'flat' : 'drop',
  clamp: handlebar.clampDiameter,
  isIntegrated: handlebar.kind === 'integrated',
  riderLimit: handlebar.riderLimit,
});

const seatpostColumns: Readonly<Record<string, readonly string[]>> = {
  diameter_mm: ['diameter'],
  rider_limit_kg: ['riderLimit'],
};

/** The facts of a seatpost of the catalogue. */
export const seatpostFacts = (seatpost: Omit<SlotFitOf<'seatpost'>, 'slot'> & Listed): SeatpostFacts => ({
  slot: 'seatpost',
  name: seatpost.name,
  isOwn: false,
  recalled: seatpost.recalledColumns.flatMap((column) => seatpostColumns[column] ?? []),
  brand: seatpost.brand,
  diameter: seatpost.shape === 'proprietary' ? 'proprietary' : (seatpost.diameter?.toString() ?? null),
  dropperTravel: seatpost.dropperTravel,
  riderLimit: seatpost.riderLimit,
});
