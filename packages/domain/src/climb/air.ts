import type { Metres } from '../core/public.ts';

/** Pressure at sea level in the standard atmosphere, Pa. */
export const standardPressure = 101_325;
/** How much colder it gets per metre of height in the standard atmosphere, K. */
export const lapseRate = 0.0065;

const standardTemperature = 288.15;
const zeroCelsius = 273.15;
const gasConstantDry = 287.058;
const gasConstantVapour = 461.495;

/** Air as a rider knows it at the start of a road, or its density entered directly. */
export type Air =
  | {
      readonly kind: 'weather';
      /** °C at the start; it falls with height from there. */
      readonly temperature: number;
      /** Relative humidity, 0 to 1. */
      readonly humidity: number;
      /** Pa, reduced to sea level as forecasts give it. */
      readonly seaLevelPressure: number;
    }
  | {
      readonly kind: 'density';
      /** kg/m³, the same along the whole road. */
      readonly density: number;
    };

/** Pressure in Pa at a height above sea level, from the pressure at sea level (climb model, section 3). */
export const pressureAt = (altitude: Metres, seaLevelPressure = standardPressure): number =>
  seaLevelPressure * (1 - (lapseRate * altitude) / standardTemperature) ** 5.2559;

/** Pressure in Pa at a height in air of one temperature (°C) throughout: the plain barometric formula. */
export const isothermalPressureAt = (altitude: Metres, temperature: number): number =>
  standardPressure *
  Math.exp((-9.80665 * 0.028_964_4 * altitude) / (8.314_462_6 * (temperature + zeroCelsius)));

/** Pressure at sea level for one read off a barometer at a height, both in Pa. */
export const seaLevelPressureOf = (stationPressure: number, altitude: Metres): number =>
  (stationPressure / pressureAt(altitude)) * standardPressure;

/** Pressure of water vapour in saturated air in Pa at a temperature in °C (Buck). */
export const saturationPressure = (temperature: number): number =>
  611.21 * Math.exp(((18.678 - temperature / 234.5) * temperature) / (257.14 + temperature));

/** Density of moist air in kg/m³: pressure in Pa, temperature in °C, humidity 0 to 1. */
export function airDensity(pressure: number, temperature: number, humidity: number): number {
  const kelvin = temperature + zeroCelsius;
  const vapour = humidity * saturationPressure(temperature);
  return (pressure - vapour) / (gasConstantDry * kelvin) + vapour / (gasConstantVapour * kelvin);
}

/** Density at a height on a road that starts at another: the temperature follows the standard lapse. */
export function densityOnRoad(air: Air, altitude: Metres, startAltitude: Metres): number {
  if (air.kind === 'density') return air.density;
  const temperature = air.temperature - lapseRate * (altitude - startAltitude);
  return airDensity(pressureAt(altitude, air.seaLevelPressure), temperature, air.humidity);
}
