import type { BuildWheel, Climber, GearFault } from '@pp-tools/domain/bike';
import type { UnitSystem } from '@pp-tools/domain/core';
import type { Gear, GearLadder, GearRange } from '@pp-tools/domain/groupset';

export const gearFaultTexts: Readonly<Record<GearFault, string>> = {
  noGroupset: 'Choose a groupset in step 4 to see its gears.',
  noParts: 'The parts of this groupset are not loaded. Choose it once more in step 4.',
  ringsUnknown: 'The teeth of the chainrings are not known, so there is no gear to work out.',
  cassetteUnknown: 'The range of the cassette is not known, so there is no gear to work out.',
};

/** "34/34": ring over cog. */
export const gearName = ({ ring, cog }: Gear): string => `${ring}/${cog}`;

export const percentText = (gradient: number): string => `${Number((gradient * 100).toFixed(1))} %`;

const metresPerFoot = 0.3048;

/** The way of a turn of the cranks in the visitor's units, without the unit. */
export const developmentText = (metres: number, units: UnitSystem): string =>
  (units === 'metric' ? metres : metres / metresPerFoot).toFixed(2);

/** The unit of {@link developmentText}. */
export const developmentUnit: Readonly<Record<UnitSystem, string>> = { metric: 'm', imperial: 'ft' };

/** The gears of a bike in one sentence. */
export function rangeSentence({ lowest, highest, percent }: GearRange, units: UnitSystem): string {
  const way = ({ development }: Gear) => `${developmentText(development, units)} ${developmentUnit[units]}`;
  return `From ${gearName(lowest)} (${way(lowest)} for a turn of the cranks) to ${gearName(highest)} (${way(highest)}): a range of ${Math.round(percent)} %.`;
}

/** What a rider can climb in the lowest gear, in one sentence. */
export function climbSentence(
  { power }: Climber,
  lowest: Gear,
  { gradient, cadence, steepest, low }: ClimbFigures,
): string {
  const upTo =
    steepest <= 0
      ? `not even the flat allows ${low} rpm in it`
      : `${low} rpm or more hold up to ${percentText(steepest)}`;
  return `With ${power} W on ${percentText(gradient)} the lowest gear ${gearName(lowest)} turns at ${Math.round(cadence)} rpm; ${upTo}.`;
}

interface ClimbFigures {
  readonly gradient: number;
  readonly cadence: number;
  /** Gradient up to which the low cadence holds. */
  readonly steepest: number;
  readonly low: number;
}

/** Above this nobody stays in the lowest gear. */
const highCadence = 100;

/** How a cadence feels. */
export function cadenceText(cadence: number, speed: number, low: number, walkingPace: number): string {
  if (speed < walkingPace) return 'slower than walking';
  if (cadence < low) return 'grinding';
  if (cadence > highCadence) return 'time to shift up';
  return cadence < 75 ? 'steady' : 'easy spinning';
}

/** What the gears rest on. */
export const wheelSentence = ({ size, tyreWidth, isAssumed }: BuildWheel): string =>
  isAssumed
    ? `No tire is chosen: the wheel is taken as ${size} with ${tyreWidth} mm.`
    : `Wheel ${size} with the chosen ${tyreWidth} mm tire.`;

/** The gear table and its chart. */
export const gearTexts = {
  onlyEnds: 'The catalogue names the ends of this cassette, not the cogs between.',
  caption: (units: UnitSystem): string =>
    `${units === 'metric' ? 'Metres' : 'Feet'} for a turn of the cranks, by sprocket and chainring`,
  perTurn: (units: UnitSystem): string => `${units === 'metric' ? 'Metres' : 'Feet'} per turn`,
  sprocket: 'Sprocket',
  ring: (ring: number): string => `${ring} T ring`,
  step: 'Step',
  teeth: (cog: number): string => `${cog} T`,
  metres: (units: UnitSystem): string => `${units === 'metric' ? 'metres' : 'feet'} for a turn of the cranks`,
} as const;

/** Overlaps and the widest gap in one sentence. */
export function ladderSentence({ overlapping, count, widest, rows }: GearLadder): string {
  const overlap =
    rows.length < 2 ? `${count} gears` : `${count} gears, ${overlapping} of them where both chainrings reach`;
  return widest === null
    ? `${overlap}.`
    : `${overlap}; the widest step is ${widest.step.toFixed(0)} %, from ${widest.from.cog} to ${widest.to.cog} teeth.`;
}
