/** How much a JSON text may hold. */
export interface JsonLimits {
  /** How deeply arrays and objects may be nested. */
  readonly depth: number;
  /** How many arrays and objects there may be. */
  readonly containers: number;
  /** How many values and keys there may be. */
  readonly values: number;
}

/** Which limit a text exceeds. */
export type JsonExcess = keyof JsonLimits;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openArray = 0x5b;
const backslash = 0x5c;
const closeArray = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/**
 * Counts what a JSON text holds while its bytes arrive, without building anything: a few bytes of text can cost a
 * hundred times their size once they are parsed. It does not check the grammar; a text within the limits may still
 * be no JSON.
 */
export class JsonMeter {
  readonly #limits: JsonLimits;
  #depth = 0;
  #containers = 0;
  #values = 1;
  #isInText = false;
  #isEscaped = false;
  #isTooDeep = false;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
  }

  /** Counts the next bytes (UTF-8); the limit that they exceed, or null. */
  add(bytes: Uint8Array): JsonExcess | null {
    for (const byte of bytes) {
      if (this.#isInText) this.#readText(byte);
      else if (byte === quote) this.#isInText = true;
      else this.#count(byte);
    }
    return this.#excess();
  }

  #readText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) this.#isInText = false;
  }

  #count(byte: number): void {
    if (byte === comma || byte === colon) this.#values += 1;
    else if (byte === openArray || byte === openObject) {
      this.#containers += 1;
      this.#values += 1;
      this.#depth += 1;
      if (this.#depth > this.#limits.depth) this.#isTooDeep = true;
    } else if ((byte === closeArray || byte === closeObject) && this.#depth > 0) this.#depth -= 1;
  }

  #excess(): JsonExcess | null {
    if (this.#isTooDeep) return 'depth';
    if (this.#containers > this.#limits.containers) return 'containers';
    return this.#values > this.#limits.values ? 'values' : null;
  }
}

/** The limit that a whole JSON text exceeds, or null. */
export const jsonExcess = (bytes: Uint8Array, limits: JsonLimits): JsonExcess | null =>
  new JsonMeter(limits).add(bytes);
