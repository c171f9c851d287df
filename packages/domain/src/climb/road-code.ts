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
const codeOfValue = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));
/** The value of a letter by its character code; 255 for signs that are none. */
const valueOfCode = new Uint8Array(128).fill(255);
codeOfValue.forEach((code, value) => {
  valueOfCode[code] = value;
});
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
function checksum(bytes: readonly number[] | Uint8Array): readonly number[] {
  let a = 1;
  let b = 1;
  for (const byte of bytes) {
    a = (a + byte) % 255;
    b = (b + a) % 255;
  }
  return [a, b];
}

/** Characters that are made into a text at once: more arguments overflow the stack of some engines. */
const textPiece = 0x2000;

function lettersOf(bytes: readonly number[]): string {
  const codes = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let length = 0;
  for (let index = 0; index < bytes.length; index += 3) {
    const a = bytes[index] ?? 0;
    const b = bytes[index + 1] ?? 0;
    const c = bytes[index + 2] ?? 0;
    const group = (a << 16) | (b << 8) | c;
    for (let shift = 18; shift >= 0 && length < codes.length; shift -= 6) {
      codes[length] = codeOfValue[(group >> shift) & 63] ?? 0;
      length += 1;
    }
  }
  const pieces: string[] = [];
  for (let start = 0; start < length; start += textPiece)
    pieces.push(String.fromCharCode(...codes.subarray(start, start + textPiece)));
  return pieces.join('');
}

function bytesOf(letters: string): Uint8Array | null {
  if (letters.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let length = 0;
  let group = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at);
    const value = code < 128 ? (valueOfCode[code] ?? 255) : 255;
    if (value === 255) return null;
    group = ((group << 6) | value) & 0xff_ffff;
    // A byte is full with the second, third and fourth letter of four.
    const place = at % 4;
    if (place === 0) continue;
    bytes[length] = (group >> (6 - 2 * place)) & 255;
    length += 1;
  }
  return bytes;
}

function codeOf(form: Form, bends: readonly RoadBend[], error: Metres): string {
  const { unit } = forms[form];
  const bytes: number[] = [];
  pushNumber(bytes, Math.ceil(error / unit));
  pushNumber(bytes, bends.length);
  let road = 0;
  let height = 0;
  for (const bend of bends) {
    // Rounded from the start, so that roundings never add up.
    const at = Math.round(bend.at / unit);
    const above = Math.round(bend.height / unit);
    pushNumber(bytes, at - road);
    pushNumber(bytes, zigzag(above - height));
    bytes.push(Math.round((bend.heading / 360) * headings) % headings);
    road = at;
    height = above;
  }
  bytes.push(...checksum(bytes));
  return form + lettersOf(bytes);
}

/** A road with few bends, short enough for a link. */
export function sharedRoadCode(profile: Profile): string {
  const { bends, error } = simplifyRoad(profile, sharedBends);
  return codeOf('s', bends, error + forms.s.unit);
}

/** A whole road, for the browser's storage. */
export const savedRoadCode = (profile: Profile): string => codeOf('k', bendsOf(profile), 0);

class Numbers {
  private readonly bytes: Uint8Array;
  private index = 0;
  isBroken = false;

  constructor(bytes: Uint8Array) {
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
  const bytes = all.subarray(0, -2);
  if (checksum(bytes).some((byte, index) => byte !== all[bytes.length + index])) return null;
  const numbers = new Numbers(bytes);
  const error = numbers.number() * form.unit;
  const count = numbers.number();
  if (count < 2 || count > form.most) return null;
  const bends: RoadBend[] = [];
  let road = 0;
  let height = 0;
  for (let index = 0; index < count && !numbers.isBroken; index += 1) {
    road += numbers.number();
    height += unzigzag(numbers.number());
    const heading = (numbers.byte() / headings) * 360;
    bends.push({ at: road * form.unit, height: height * form.unit, heading });
  }
  return numbers.isAtEnd() && isRoad(bends) ? { profile: profileOfBends(bends), bends: count, error } : null;
}
