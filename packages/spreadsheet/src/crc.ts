const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of a part of a zip file (CRC-32 of RFC 1952), fed piece by piece. */
export class Crc {
  #state = 0xffffffff;

  /** Takes the next bytes. */
  take(bytes: Uint8Array): void {
    let state = this.#state;
    for (let place = 0; place < bytes.length; place += 1) {
      state = (table[(state ^ (bytes[place] ?? 0)) & 0xff] ?? 0) ^ (state >>> 8);
    }
    this.#state = state;
  }

  /** The checksum of all bytes so far. */
  value(): number {
    return (this.#state ^ 0xffffffff) >>> 0;
  }
}
