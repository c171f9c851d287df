import type { Kilograms, MetresPerSecond, Seconds, Watts } from '../core/public.ts';
import { type Air, standardPressure } from './air.ts';
import type { ReferenceWheels } from './compared-wheels.ts';
import { type Load, standardGravity } from './forces.ts';
import { evenPower, type PowerPlan } from './pacing.ts';
import { shelterFactor, type Wind } from './wind.ts';

/** What the rider holds fixed: an average power, or a finishing time. */
export type Effort =
  | { readonly kind: 'power'; readonly power: Watts }
  | { readonly kind: 'time'; readonly seconds: Seconds };

/** Everything about rider, bicycle and day. Defaults and ranges are in section 8 of the climb model. */
export interface ClimbSetup {
  readonly rider: Kilograms;
  /** As ridden, with the reference wheels in it. */
  readonly bicycle: Kilograms;
  readonly kit: Kilograms;
  /** CdA of rider and bicycle with the reference wheels, m². */
  readonly dragArea: number;
  readonly rolling: number;
  readonly efficiency: number;
  readonly bearings: boolean;
  readonly effort: Effort;
  readonly plan: PowerPlan;
  readonly air: Air;
  /** As a forecast gives it; {@link ClimbSetup.shelter} of it reaches the rider. */
  readonly wind: Wind;
  readonly shelter: number;
  readonly reference: ReferenceWheels;
  /** Whether the ride starts from rest and speed takes time to change, or every piece is ridden steadily. */
  readonly start: 'steady' | 'standstill';
}

/** A range that a figure of the setup accepts. */
export interface SetupRange {
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

/** Ranges and defaults in the units of {@link ClimbSetup}; temperature °C, humidity 0 to 1, pressure Pa. */
export const setupRanges = {
  rider: { min: 30, max: 200, start: 70 },
  bicycle: { min: 4, max: 30, start: 8 },
  kit: { min: 0, max: 30, start: 0 },
  power: { min: 30, max: 600, start: 220 },
  seconds: { min: 60, max: 172_800, start: 3600 },
  dragArea: { min: 0.15, max: 0.8, start: 0.35 },
  rolling: { min: 0.0015, max: 0.02, start: 0.004 },
  efficiency: { min: 0.85, max: 1, start: 0.975 },
  temperature: { min: -20, max: 45, start: 15 },
  humidity: { min: 0, max: 1, start: 0.5 },
  seaLevelPressure: { min: 87_000, max: 108_500, start: standardPressure },
  density: { min: 0.6, max: 1.5, start: 1.225 },
  windSpeed: { min: -20, max: 20, start: 0 },
  shelter: { min: 0, max: 1, start: shelterFactor },
  referenceWeight: { min: 700, max: 4000, start: 1500 },
  referenceDepth: { min: 10, max: 100, start: 30 },
} as const satisfies Readonly<Record<string, SetupRange>>;

/** Positions on the bicycle with the drag area they usually mean, m² (section 8, scheibo/calc). */
export const positions = [
  { id: 'tops', dragArea: 0.4 },
  { id: 'hoods', dragArea: 0.35 },
  { id: 'drops', dragArea: 0.31 },
  { id: 'aero', dragArea: 0.275 },
  { id: 'timeTrial', dragArea: 0.25 },
] as const;
/** Id of one of {@link positions}. */
export type PositionId = (typeof positions)[number]['id'];

/** Tyres and surfaces with their rolling resistance, from rollers and roads (sections 6 and 8). */
export const tyres = [
  { id: 'fastRace', rolling: 0.003 },
  { id: 'race', rolling: 0.0034 },
  { id: 'usual', rolling: 0.004 },
  { id: 'training', rolling: 0.005 },
  { id: 'roughRoad', rolling: 0.008 },
] as const;
/** Id of one of {@link tyres}. */
export type TyreId = (typeof tyres)[number]['id'];

/** The setup a visitor starts with. */
export const usualSetup: ClimbSetup = {
  rider: setupRanges.rider.start,
  bicycle: setupRanges.bicycle.start,
  kit: setupRanges.kit.start,
  dragArea: setupRanges.dragArea.start,
  rolling: setupRanges.rolling.start,
  efficiency: setupRanges.efficiency.start,
  bearings: true,
  effort: { kind: 'power', power: setupRanges.power.start },
  plan: evenPower,
  air: {
    kind: 'weather',
    temperature: setupRanges.temperature.start,
    humidity: setupRanges.humidity.start,
    seaLevelPressure: setupRanges.seaLevelPressure.start,
  },
  wind: { kind: 'along', headwind: 0 },
  shelter: shelterFactor,
  reference: { weight: setupRanges.referenceWeight.start, depth: setupRanges.referenceDepth.start },
  start: 'steady',
};

/** The load of a setup on its reference wheels. */
export const loadOf = (setup: ClimbSetup): Load => ({
  mass: setup.rider + setup.bicycle + setup.kit,
  dragArea: setup.dragArea,
  rolling: setup.rolling,
  efficiency: setup.efficiency,
  bearings: setup.bearings,
  gravity: standardGravity,
});

/** The wind that reaches the rider of a setup. */
export function windAtRider({ wind, shelter }: Pick<ClimbSetup, 'wind' | 'shelter'>): Wind {
  const reach = (speed: MetresPerSecond) => speed * shelter;
  return wind.kind === 'along'
    ? { kind: 'along', headwind: reach(wind.headwind) }
    : { ...wind, speed: reach(wind.speed) };
}
