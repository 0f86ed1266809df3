import { type ColumnMemory, type ColumnType, grownInPlace, ownMemory } from './column-memory.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A growable column that is moved reserves address space for this multiple of its current size. */
const roomFactor = 32;

/** A typed array that doubles when full. */
export class Growing<T extends Numbers> {
  length = 0;
  private array: T;
  private readonly type: ColumnType<T>;
  private readonly memory: ColumnMemory;

  constructor(type: ColumnType<T>, memory: ColumnMemory, capacity = 64) {
    this.type = type;
    this.memory = memory;
    this.array = memory(type, capacity);
  }

  push(value: number): void {
    if (this.length === this.array.length) this.reserve(1);
    this.array[this.length++] = value;
  }

  at(index: number): number {
    return index < this.length ? this.array[index]! : 0;
  }

  /** Overwrites an element; fills with zeros up to the index if necessary. */
  put(index: number, value: number): void {
    while (this.length <= index) this.push(0);
    this.array[index] = value;
  }

  /** Reserves space for `extra` more numbers. */
  reserve(extra: number): void {
    const wanted = this.length + extra;
    if (wanted <= this.array.length) return;
    this.array = this.larger(Math.max(wanted, this.array.length * 2));
  }

  /** Returns the numbers as a view, valid until the next push. */
  view(): T {
    return this.array.subarray(0, this.length) as T;
  }

  /** Returns the numbers in an array of the exact size. */
  exact(memory: ColumnMemory = ownMemory): T {
    const numbers = memory(this.type, this.length);
    numbers.set(this.view());
    return numbers;
  }

  /** Releases the numbers. */
  drop(): void {
    this.length = 0;
    this.array = this.memory(this.type, 0);
  }

  private larger(capacity: number): T {
    const grown = grownInPlace(this.type, this.array, capacity);
    if (grown !== null) return grown;
    const moved = this.memory(this.type, capacity, capacity * roomFactor);
    moved.set(this.array.subarray(0, this.length));
    return moved;
  }
}

export const growingBytes = (memory = ownMemory): Growing<Uint8Array> => new Growing(Uint8Array, memory);
export const growingUint32 = (memory = ownMemory): Growing<Uint32Array> => new Growing(Uint32Array, memory);
export const growingFloat64 = (memory = ownMemory): Growing<Float64Array> => new Growing(Float64Array, memory);
