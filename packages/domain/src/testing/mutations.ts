/** A generator of figures from 0 up to 1 that gives the same row for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A change of bytes; `pick` gives a whole number below its argument. */
type Mutation = (bytes: Uint8Array, pick: (below: number) => number) => Uint8Array;

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** Bytes that break readers: ends of texts and tags, limits of numbers, marks of encodings. */
const spices = [
  '\0',
  '<',
  '>',
  '&',
  '"',
  '&#x110000;',
  ']]>',
  '<!--',
  '-',
  '1e309',
  'NaN',
  '0',
  '99999999',
  '\uFEFF',
].map((text) => new TextEncoder().encode(text));

const mutations: readonly Mutation[] = [
  // A bit turned over.
  (bytes, pick) => {
    const changed = bytes.slice();
    const at = pick(bytes.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << pick(8));
    return changed;
  },
  // A byte replaced.
  (bytes, pick) => {
    const changed = bytes.slice();
    changed[pick(bytes.length)] = pick(256);
    return changed;
  },
  // A piece cut out.
  (bytes, pick) => {
    const from = pick(bytes.length);
    return joined(bytes.subarray(0, from), bytes.subarray(from + 1 + pick(40)));
  },
  // The end cut off.
  (bytes, pick) => bytes.slice(0, pick(bytes.length)),
  // A piece said twice.
  (bytes, pick) => {
    const from = pick(bytes.length);
    const piece = bytes.subarray(from, from + 1 + pick(200));
    return joined(bytes.subarray(0, from), piece, bytes.subarray(from));
  },
  // Two pieces swapped.
  (bytes, pick) => {
    const [a, b] = [pick(bytes.length), pick(bytes.length)].sort((one, other) => one - other);
    const [from = 0, to = 0] = [a, b];
    return joined(bytes.subarray(0, from), bytes.subarray(to), bytes.subarray(from, to));
  },
  // Something that breaks readers put in.
  (bytes, pick) => {
    const at = pick(bytes.length + 1);
    return joined(bytes.subarray(0, at), spices[pick(spices.length)] ?? new Uint8Array(), bytes.subarray(at));
  },
  // A digit replaced by another.
  (bytes, pick) => {
    const changed = bytes.slice();
    const start = pick(bytes.length);
    const at = changed.findIndex((byte, index) => index >= start && byte >= 48 && byte <= 57);
    if (at >= 0) changed[at] = 48 + pick(10);
    return changed;
  },
];

/** An input changed in one to four ways. */
export function mutate(input: Uint8Array, random: () => number): Uint8Array {
  const pick = (below: number) => Math.floor(random() * Math.max(1, below));
  let bytes = input;
  for (let turn = pick(4); turn >= 0; turn -= 1)
    bytes = (mutations[pick(mutations.length)] ?? ((same) => same))(bytes, pick);
  return bytes;
}

/** What a fuzz run found. */
export interface FuzzReport {
  readonly cases: number;
  /** Cases whose reading gave a value, the others were refused. */
  readonly accepted: number;
  /** The longest a case took, ms of CPU of this process. */
  readonly slowest: number;
  /** Cases that threw, took too long or gave a value that cannot be: what happened, and how to make the case again. */
  readonly faults: readonly string[];
}

/** One reader under test. */
export interface FuzzTarget {
  readonly name: string;
  /** Real inputs that are changed. */
  readonly inputs: readonly Uint8Array[];
  /** Reads an input: `null` when it is refused; otherwise what is wrong with the value, "" for nothing. */
  readonly read: (bytes: Uint8Array) => string | null | Promise<string | null>;
  /** How an input is changed; byte by byte when absent. */
  readonly change?: (input: Uint8Array, random: () => number) => Uint8Array;
}

/** Runs changed inputs through a reader; `now` is a clock in ms, `limit` the longest that a case may take. */
export async function fuzz(
  { name, inputs, read, change = mutate }: FuzzTarget,
  options: {
    readonly cases: number;
    readonly seed: number;
    readonly limit: number;
    readonly now: () => number;
  },
): Promise<FuzzReport> {
  const { cases, seed, limit, now } = options;
  const faults: string[] = [];
  let accepted = 0;
  let slowest = 0;
  for (let index = 0; index < cases; index += 1) {
    const random = seededRandom(seed + index);
    const input = inputs[index % inputs.length] ?? new Uint8Array();
    const bytes = change(input, random);
    const from = now();
    try {
      const wrong = await read(bytes);
      if (wrong !== null) accepted += 1;
      if (wrong) faults.push(`${name}, input ${index % inputs.length}, seed ${seed + index}: ${wrong}`);
    } catch (error) {
      faults.push(`${name}, input ${index % inputs.length}, seed ${seed + index} threw: ${String(error)}`);
    }
    const took = await shortest(now() - from, limit, now, () => read(bytes));
    slowest = Math.max(slowest, took);
    if (took > limit)
      faults.push(`${name}, input ${index % inputs.length}, seed ${seed + index}: ${took.toFixed(0)} ms`);
  }
  return { cases, accepted, slowest, faults };
}

/** The time of a case that took longer than its limit, tried again: a collection of garbage is no hang. */
async function shortest(
  first: number,
  limit: number,
  now: () => number,
  again: () => unknown,
): Promise<number> {
  let took = first;
  for (let attempt = 0; attempt < 2 && took > limit; attempt += 1) {
    const from = now();
    try {
      await again();
    } catch {
      // The first try told it.
    }
    took = Math.min(took, now() - from);
  }
  return took;
}
