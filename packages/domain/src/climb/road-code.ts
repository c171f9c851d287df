import type { Metres } from '../core/public.ts';
import type { Profile } from './profile.ts';
import { bendsOf, profileOfBends, type RoadBend, simplifyRoad } from './road-simplification.ts';

/** How many bends a road in a link has at most. */
const sharedBends = 200;
/** No code of a road in a link is longer. */
export const longestSharedCode = 1700;

/** A road that travels as text. */
export interface CodedRoad {
  readonly profile: Profile;
  /** Points that it is drawn with. */
  readonly bends: number;
  /** How far the heights may be off from the road that was coded, m. */
  readonly error: Metres;
}

/** Forms of the code by their first letter: how fine figures are, and how many bends there may be. */
const forms = {
  /** For links: decimetres. */
  s: { unit: 0.1, most: sharedBends },
  /** For the browser's storage: centimetres. */
  k: { unit: 0.01, most: 250_000 },
} as const;
type Form = keyof typeof forms;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOfLetter = new Map(Array.from(alphabet, (letter, value) => [letter, value]));
const headings = 256;
const longest: Metres = 2_100_000;
const heights = { min: -600, max: 9500 } as const;
/** Steeper than this no road of ours is: 35 % and what rounding adds. */
const steepest = 0.42;

/** A number as bytes of seven bits, the lowest first. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Two bytes that notice a letter lost or changed (Fletcher). */
function checksum(bytes: readonly number[]): readonly number[] {
  let [a, b] = [1, 1];
  for (const byte of bytes) {
    a = (a + byte) % 255;
    b = (b + a) % 255;
  }
  return [a, b];
}

function lettersOf(bytes: readonly number[]): string {
  const letters: string[] = [];
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = [bytes[index], bytes[index + 1], bytes[index + 2]];
    const group = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    letters.push(
      ...group.slice(0, Math.min(3, bytes.length - index) + 1).map((value) => alphabet[value] ?? ''),
    );
  }
  return letters.join('');
}

function bytesOf(letters: string): readonly number[] | null {
  if (letters.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let index = 0; index < letters.length; index += 4) {
    const values: number[] = [];
    for (let at = index; at < Math.min(letters.length, index + 4); at += 1) {
      const value = valueOfLetter.get(letters[at] ?? '');
      if (value === undefined) return null;
      values.push(value);
    }
    const [a = 0, b = 0, c = 0, d = 0] = values;
    bytes.push(
      ...[(a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d].slice(0, values.length - 1),
    );
  }
  return bytes;
}

function codeOf(form: Form, bends: readonly RoadBend[], error: Metres): string {
  const { unit } = forms[form];
  const bytes: number[] = [];
  pushNumber(bytes, Math.ceil(error / unit));
  pushNumber(bytes, bends.length);
  let [road, height] = [0, 0];
  for (const bend of bends) {
    // Rounded from the start, so that roundings never add up.
    const [at, above] = [Math.round(bend.at / unit), Math.round(bend.height / unit)];
    pushNumber(bytes, at - road);
    pushNumber(bytes, zigzag(above - height));
    bytes.push(Math.round((bend.heading / 360) * headings) % headings);
    [road, height] = [at, above];
  }
  return form + lettersOf([...bytes, ...checksum(bytes)]);
}

/** A road with few bends, short enough for a link. */
export function sharedRoadCode(profile: Profile): string {
  const { bends, error } = simplifyRoad(profile, sharedBends);
  return codeOf('s', bends, error + forms.s.unit);
}

/** A whole road, for the browser's storage. */
export const savedRoadCode = (profile: Profile): string => codeOf('k', bendsOf(profile), 0);

class Numbers {
  private readonly bytes: readonly number[];
  private index = 0;
  isBroken = false;

  constructor(bytes: readonly number[]) {
    this.bytes = bytes;
  }

  byte(): number {
    const byte = this.bytes[this.index];
    if (byte === undefined) this.isBroken = true;
    this.index += 1;
    return byte ?? 0;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 42; scale *= 128) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
    this.isBroken = true;
    return 0;
  }

  isAtEnd(): boolean {
    return !this.isBroken && this.index === this.bytes.length;
  }
}

function isRoad(bends: readonly RoadBend[]): boolean {
  const length = bends.at(-1)?.at ?? 0;
  return (
    length >= 100 &&
    length <= longest &&
    bends.every(({ at, height }, index) => {
      const before = bends[index - 1];
      const road = at - (before?.at ?? at);
      const isRideable = road === 0 || Math.abs(height - (before?.height ?? height)) <= steepest * road + 0.2;
      return isRideable && height >= heights.min && height <= heights.max;
    })
  );
}

/** Reads the code of a road; `null` when a letter is lost or changed, or it is no road. */
export function readRoadCode(code: string): CodedRoad | null {
  const form = code[0] === 's' || code[0] === 'k' ? forms[code[0]] : null;
  const all = form === null ? null : bytesOf(code.slice(1));
  if (form === null || all === null || all.length < 4) return null;
  const bytes = all.slice(0, -2);
  if (checksum(bytes).some((byte, index) => byte !== all[bytes.length + index])) return null;
  const numbers = new Numbers(bytes);
  const error = numbers.number() * form.unit;
  const count = numbers.number();
  if (count < 2 || count > form.most) return null;
  const bends: RoadBend[] = [];
  let [road, height] = [0, 0];
  for (let index = 0; index < count && !numbers.isBroken; index += 1) {
    road += numbers.number();
    height += unzigzag(numbers.number());
    const heading = (numbers.byte() / headings) * 360;
    bends.push({ at: road * form.unit, height: height * form.unit, heading });
  }
  return numbers.isAtEnd() && isRoad(bends) ? { profile: profileOfBends(bends), bends: count, error } : null;
}
