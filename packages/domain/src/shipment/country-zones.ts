import { type TimeZone, timeZone } from '../core/public.ts';

/** The zone of a country by its ISO 3166 code; of several zones the one in the middle of the country. IANA names. */
const zoneNames: ReadonlyMap<string, string> = new Map([
  ['AE', 'Asia/Dubai'],
  ['AT', 'Europe/Vienna'],
  ['AU', 'Australia/Sydney'],
  ['BE', 'Europe/Brussels'],
  ['BR', 'America/Sao_Paulo'],
  ['CA', 'America/Toronto'],
  ['CH', 'Europe/Zurich'],
  ['CN', 'Asia/Shanghai'],
  ['CZ', 'Europe/Prague'],
  ['DE', 'Europe/Berlin'],
  ['DK', 'Europe/Copenhagen'],
  ['ES', 'Europe/Madrid'],
  ['FI', 'Europe/Helsinki'],
  ['FR', 'Europe/Paris'],
  ['GB', 'Europe/London'],
  ['HK', 'Asia/Hong_Kong'],
  ['ID', 'Asia/Jakarta'],
  ['IE', 'Europe/Dublin'],
  ['IL', 'Asia/Jerusalem'],
  ['IN', 'Asia/Kolkata'],
  ['IT', 'Europe/Rome'],
  ['JP', 'Asia/Tokyo'],
  ['KR', 'Asia/Seoul'],
  ['MX', 'America/Mexico_City'],
  ['MY', 'Asia/Kuala_Lumpur'],
  ['NL', 'Europe/Amsterdam'],
  ['NO', 'Europe/Oslo'],
  ['NZ', 'Pacific/Auckland'],
  ['PH', 'Asia/Manila'],
  ['PL', 'Europe/Warsaw'],
  ['PT', 'Europe/Lisbon'],
  ['RU', 'Europe/Moscow'],
  ['SA', 'Asia/Riyadh'],
  ['SE', 'Europe/Stockholm'],
  ['SG', 'Asia/Singapore'],
  ['TH', 'Asia/Bangkok'],
  ['TR', 'Europe/Istanbul'],
  ['TW', 'Asia/Taipei'],
  ['US', 'America/Chicago'],
  ['VN', 'Asia/Ho_Chi_Minh'],
  ['ZA', 'Africa/Johannesburg'],
]);

const zones = new Map<string, TimeZone>();

/** The zone of a country; null for one that is not listed. */
export function zoneOfCountry(country: string | null): TimeZone | null {
  const name = country === null ? undefined : zoneNames.get(country.trim().toUpperCase());
  if (name === undefined) return null;
  const zone = zones.get(name) ?? timeZone(name);
  zones.set(name, zone);
  return zone;
}
