import type { GroupsetParts } from './groupset-choice.ts';

/** Teeth of a drivetrain: every chainring and the cassette. */
export interface Teeth {
  /** The largest first. */
  readonly rings: readonly number[];
  readonly smallestCog: number;
  readonly largestCog: number;
  /** Every sprocket; null where the catalogue tells only the ends. */
  readonly sprockets: readonly number[] | null;
}

/** Why a drivetrain's teeth are not known. */
export type TeethFault = 'ringsUnknown' | 'cassetteUnknown';

/** Fewer or more teeth than any ring or cog for bicycles has: a slip in the data. */
const fewest = 8;
const most = 70;

/** The numbers of teeth in a text such as "50/34" or "11-34", the largest first; empty when there are none. */
export function teethIn(text: string | null): readonly number[] {
  const numbers = (text ?? '').match(/\d+/g) ?? [];
  return numbers
    .map(Number)
    .filter((teeth) => teeth >= fewest && teeth <= most)
    .sort((a, b) => b - a);
}

/** Rings in the order in which they stand in for each other: loose rings, a power meter crank, the crank's own. */
const ringPlaces = ['chainring', 'powerMeter', 'crankset'] as const;

/** The rings that turn; a loose ring takes the place of the crank's own. The visitor's own parts tell no teeth. */
function ringsOf(parts: GroupsetParts): readonly number[] {
  for (const place of ringPlaces) {
    const choice = parts[place];
    if (choice?.kind === 'own' && place !== 'powerMeter') return [];
    const teeth = choice?.kind === 'catalogue' ? teethIn(choice.component.chainringTeeth) : [];
    if (teeth.length > 0) return teeth;
  }
  return [];
}

/** The teeth of chosen parts, or what is not known of them. */
export function teethOf(parts: GroupsetParts): Teeth | TeethFault {
  const rings = ringsOf(parts);
  if (rings.length === 0) return 'ringsUnknown';
  const { cassette } = parts;
  const cogs = cassette?.kind === 'catalogue' ? teethIn(cassette.component.cassetteRange) : [];
  const [largestCog] = cogs;
  const smallestCog = cogs.at(-1);
  if (largestCog === undefined || smallestCog === undefined || cogs.length < 2) return 'cassetteUnknown';
  const known = cassette?.kind === 'catalogue' ? cassette.component.fit.sprockets : [];
  return { rings, smallestCog, largestCog, sprockets: known.length > 2 ? known : null };
}

/** One gear: a ring with a cog, and what a turn of the cranks does. */
export interface Gear {
  readonly ring: number;
  readonly cog: number;
  /** Turns of the wheel for one of the cranks. */
  readonly ratio: number;
  /** Metres for a turn of the cranks. */
  readonly development: number;
  /** Diameter in inches of a wheel that is turned directly and goes as far: gear inches. */
  readonly inches: number;
}

/** The size of a rolling wheel. */
export interface RollingSize {
  readonly metres: number;
  readonly inches: number;
}

/** A gear on a wheel. */
export const gearOf = (ring: number, cog: number, wheel: RollingSize): Gear => ({
  ring,
  cog,
  ratio: ring / cog,
  development: (ring / cog) * wheel.metres,
  inches: (ring / cog) * wheel.inches,
});

/** The gears at the ends of each ring, and how far apart the lowest and the highest are. */
export interface GearRange {
  readonly ends: readonly { readonly high: Gear; readonly low: Gear }[];
  readonly lowest: Gear;
  readonly highest: Gear;
  /** Highest over lowest ratio in percent, as makers state it: 100 is a single gear. */
  readonly percent: number;
}

/** Works out the range of gears. */
export function gearRange(
  { rings, smallestCog, largestCog }: Omit<Teeth, 'sprockets'>,
  wheel: RollingSize,
): GearRange {
  const largest = Math.max(...rings);
  const smallest = Math.min(...rings);
  const lowest = gearOf(smallest, largestCog, wheel);
  const highest = gearOf(largest, smallestCog, wheel);
  return {
    ends: rings.map((ring) => ({
      high: gearOf(ring, smallestCog, wheel),
      low: gearOf(ring, largestCog, wheel),
    })),
    lowest,
    highest,
    percent: (highest.ratio / lowest.ratio) * 100,
  };
}
