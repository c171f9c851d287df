import { roundTo, type UnitSystem } from '@pp-tools/domain/core';

const minute = 60;
const hour = 3600;
const metresPerMile = 1609.344;
const metresPerFoot = 0.3048;

const two = (value: number): string => String(value).padStart(2, '0');
const grouped = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** A time as riders read it: 1:17:35, 54:26, 43.2 s. More digits would be false precision. */
export function timeText(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'never';
  if (seconds < minute) return `${grouped(seconds, 1)} s`;
  const whole = Math.round(seconds);
  const minutes = Math.floor((whole % hour) / minute);
  const start = whole >= hour ? `${Math.floor(whole / hour)}:${two(minutes)}` : String(minutes);
  return `${start}:${two(whole % minute)}`;
}

/** Decimals of a gap in seconds: whole ones from a minute on, tenths below. */
const gapDecimals = (seconds: number): number => (Math.abs(seconds) >= minute ? 0 : 1);

/** A difference in seconds with its sign: −14.8 s, +63 s, 0.0 s. */
export function gapText(seconds: number): string {
  const rounded = roundTo(seconds, gapDecimals(seconds));
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${grouped(Math.abs(rounded), gapDecimals(seconds))} s`;
}

/** A power as it was entered: 220 W, 220.5 W. */
export const powerText = (watts: number): string => `${roundTo(watts, 1)} W`;

/** An uncertainty in seconds: ±2.6 s. */
export const marginText = (seconds: number): string => `±${grouped(seconds, gapDecimals(seconds))} s`;

/** A figure with its sign and decimals: +0.9, −12. */
export function signedText(value: number, decimals: number): string {
  const rounded = roundTo(value, decimals);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${grouped(Math.abs(rounded), decimals)}`;
}

/** A speed in km/h or mph. */
export const speedText = (metresPerSecond: number, units: UnitSystem): string =>
  units === 'metric'
    ? `${grouped(metresPerSecond * 3.6, 1)} km/h`
    : `${grouped((metresPerSecond * hour) / metresPerMile, 1)} mph`;

/** A distance along the road in km or miles. */
export const roadText = (metres: number, units: UnitSystem): string =>
  units === 'metric' ? `${grouped(metres / 1000, 1)} km` : `${grouped(metres / metresPerMile, 1)} mi`;

/** A height or a short distance in m or ft. */
export const heightText = (metres: number, units: UnitSystem): string =>
  units === 'metric' ? `${grouped(metres, 0)} m` : `${grouped(metres / metresPerFoot, 0)} ft`;

/** How far heights may be off, to a decimetre: 0.4 m. */
export const errorText = (metres: number, units: UnitSystem): string =>
  units === 'metric' ? `${grouped(metres, 1)} m` : `${grouped(metres / metresPerFoot, 1)} ft`;

/** The gap between two riders on the road, with its sign. */
export const metresText = (metres: number, units: UnitSystem): string =>
  units === 'metric' ? `${signedText(metres, 0)} m` : `${signedText(metres / metresPerFoot, 0)} ft`;

/** Rise over road length in percent: 7.9 %. */
export const slopeText = (sine: number): string => `${grouped(sine * 100, 1).replace('-', '−')} %`;

/** Seconds of a text like 1:05:00, 54:30 or 90; null when it is not a time. */
export function readTime(text: string): number | null {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.reduce((seconds, part) => seconds * minute + Number(part), 0);
}
