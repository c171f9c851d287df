/** Bytes that arrive in pieces, in one block of memory that nobody else has a part of. */
export class GrowingBytes {
  #block: Uint8Array<ArrayBuffer>;
  #size = 0;

  /** `expected` is how many bytes the sender announced, or a first guess. */
  constructor(expected: number) {
    this.#block = new Uint8Array(expected);
  }

  get size(): number {
    return this.#size;
  }

  add(bytes: Uint8Array): void {
    const size = this.#size + bytes.byteLength;
    if (size > this.#block.byteLength) {
      const larger = new Uint8Array(Math.max(size, 2 * this.#block.byteLength));
      larger.set(this.#block.subarray(0, this.#size));
      this.#block = larger;
    }
    this.#block.set(bytes, this.#size);
    this.#size = size;
  }

  /** Gives the memory back at once; the garbage collector would take its time. */
  discard(): void {
    if (!this.#block.buffer.detached) this.#block.buffer.transfer(0);
    this.#block = new Uint8Array(0);
  }

  /** All bytes so far. */
  finish(): Buffer<ArrayBuffer> {
    const block = this.#size === this.#block.byteLength ? this.#block : this.#block.slice(0, this.#size);
    return Buffer.from(block.buffer);
  }
}
