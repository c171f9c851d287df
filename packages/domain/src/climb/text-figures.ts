const decimal = /^\s*[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?\s*$/i;

const zero = 48;
const minus = 45;
const point = 46;

/** Powers of ten that a number holds exactly. */
const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/**
 * A decimal figure of a text, with a point or a comma; NaN for everything else, hexadecimal included. The plain form
 * that recorders write, of up to 15 digits, is read without an expression: both its digits and the power of ten are
 * exact, so their quotient is the nearest number (a file of 50 MB has two million of them).
 */
export function figureOf(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  const { length } = text;
  const start = text.charCodeAt(0) === minus ? 1 : 0;
  if (length - start > 16) return figureOfAnyForm(text);
  let digits = 0;
  let count = 0;
  let behind = -1;
  for (let at = start; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === point && behind < 0) behind = count;
    else if (code >= zero && code <= zero + 9) {
      digits = digits * 10 + (code - zero);
      count += 1;
    } else return figureOfAnyForm(text);
  }
  if (count === 0 || count > 15) return figureOfAnyForm(text);
  const size = behind < 0 ? digits : digits / (powers[count - behind] ?? 1);
  return start === 1 ? -size : size;
}

const figureOfAnyForm = (text: string): number =>
  decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

const timeForm = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d(?:\.\d+)?)(Z|[+-]\d\d:?\d\d)?$/;

/** The figure of two digits of a text; NaN where they are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero;
  const ones = text.charCodeAt(at + 1) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/**
 * A reader of times as GPX and TCX write them (ISO 8601): seconds since 1970, NaN for everything else. It knows the
 * day it read last, because a file has thousands of times of one day, and reads "T10:00:00Z" behind it by its digits.
 */
export function timeReader(): (text: string) => number {
  let lastDay = '';
  let midnight = Number.NaN;
  const readAnyForm = (text: string): number => {
    const [, day = '', hours, minutes, seconds, zone = 'Z'] = timeForm.exec(text.trim()) ?? [];
    if (day === '') return Number.NaN;
    if (day !== lastDay) [lastDay, midnight] = [day, Date.parse(`${day}T00:00:00Z`) / 1000];
    const time = midnight + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (zone === 'Z') return time;
    const ahead = Number(zone.slice(1, 3)) * 3600 + Number(zone.slice(-2)) * 60;
    return zone[0] === '-' ? time + ahead : time - ahead;
  };
  return (text) => {
    const isPlain =
      text.length === 20 &&
      lastDay !== '' &&
      text.startsWith(lastDay) &&
      text[10] === 'T' &&
      text[13] === ':' &&
      text[16] === ':' &&
      text[19] === 'Z';
    if (!isPlain) return readAnyForm(text);
    return midnight + twoDigits(text, 11) * 3600 + twoDigits(text, 14) * 60 + twoDigits(text, 17);
  };
}
