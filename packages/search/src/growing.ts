type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A typed array that doubles when it is full. */
export class Growing<T extends Numbers> {
  length = 0;
  private array: T;
  private readonly make: (length: number) => T;

  constructor(make: (length: number) => T, capacity = 64) {
    this.make = make;
    this.array = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.array.length) this.reserve(1);
    this.array[this.length++] = value;
  }

  at(index: number): number {
    return index < this.length ? this.array[index]! : 0;
  }

  /** Overwrites, or fills with zeros up to the place. */
  put(index: number, value: number): void {
    while (this.length <= index) this.push(0);
    this.array[index] = value;
  }

  /** Makes room for `extra` more numbers. */
  reserve(extra: number): void {
    const wanted = this.length + extra;
    if (wanted <= this.array.length) return;
    const larger = this.make(Math.max(wanted, this.array.length * 2));
    larger.set(this.array.subarray(0, this.length));
    this.array = larger;
  }

  /** The numbers so far, as a view that holds until the next push. */
  view(): T {
    return this.array.subarray(0, this.length) as T;
  }

  /** The numbers so far in an array of just their size. */
  exact(): T {
    return this.array.slice(0, this.length) as T;
  }
}

export const growingBytes = (): Growing<Uint8Array> => new Growing((length) => new Uint8Array(length));
export const growingUint32 = (): Growing<Uint32Array> => new Growing((length) => new Uint32Array(length));
export const growingFloat64 = (): Growing<Float64Array> => new Growing((length) => new Float64Array(length));
