import { formatFigure, kilogramsToPounds, type UnitSystem } from '@pp-tools/domain/core';

const metresPerMile = 1609.344;

/** A mass with a space before its unit: '42 kg', '7.4 kg' with one decimal, '93 lb'. */
export const massText = (kilograms: number, units: UnitSystem, decimals = 0): string =>
  units === 'metric'
    ? `${kilograms.toFixed(decimals)} kg`
    : `${kilogramsToPounds(kilograms).toFixed(decimals)} lb`;

/** A width: '30 mm', '1.18in'. */
export const widthText = (millimetres: number, units: UnitSystem): string =>
  units === 'metric' ? `${millimetres} mm` : formatFigure(millimetres, 'millimetres', units);

/** What a column of speeds is called. */
export const speedHeading = (units: UnitSystem): string =>
  units === 'metric' ? 'Speed (km/h)' : 'Speed (mph)';

/** A speed without its unit, as such a column shows it. */
export const speedFigure = (metresPerSecond: number, units: UnitSystem): string =>
  (metresPerSecond * (units === 'metric' ? 3.6 : 3600 / metresPerMile)).toFixed(1);
