/** A list of figures that grows, without an object for each and without leaving its old halves to the collector. */
export class GrowingFigures {
  length = 0;
  #values = new Float64Array(256);

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** Replaces a figure that is there. */
  set(index: number, value: number): void {
    if (index < this.length) this.#values[index] = value;
  }

  /** The figures; it shares its memory with the list. */
  toArray(): Float64Array {
    return this.#values.subarray(0, this.length);
  }
}
