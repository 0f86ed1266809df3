/** A typed array of a segment. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** What makes typed arrays of a kind. */
export interface ColumnType<T extends Column> {
  readonly BYTES_PER_ELEMENT: number;
  new (length: number): T;
  new (memory: ArrayBufferLike, start: number, length: number): T;
}

/** Where columns lie. `room`: elements to which the column may grow later. */
export type ColumnMemory = <T extends Column>(type: ColumnType<T>, length: number, room?: number) => T;

/** In the memory of this thread. */
export const ownMemory: ColumnMemory = (type, length) => new type(length);

/** Memory of fewer bytes is taken as all small things are. */
const pagedFrom = 65_536;

/**
 * In memory that threads can share. A large column has pages of its own, which the system gets back when nobody holds
 * the column any more: in the memory that all large things share, their places would stay with the process. Memory that
 * may grow has such pages, so a length to which it may grow is named, also where it never does.
 */
export const sharedMemory: ColumnMemory = (type, length, room = length) => {
  const bytes = length * type.BYTES_PER_ELEMENT;
  if (bytes < pagedFrom) return new type(new SharedArrayBuffer(bytes), 0, length);
  const maxByteLength = Math.max(length, room) * type.BYTES_PER_ELEMENT;
  return new type(new SharedArrayBuffer(bytes, { maxByteLength }), 0, length);
};

/** The column with more elements over the same memory; null: the memory cannot grow so far. */
export function grownInPlace<T extends Column>(type: ColumnType<T>, { buffer, length }: T, wanted: number): T | null {
  const bytes = wanted * type.BYTES_PER_ELEMENT;
  const canGrow = buffer instanceof SharedArrayBuffer && buffer.growable && length > 0 && bytes <= buffer.maxByteLength;
  if (!canGrow) return null;
  buffer.grow(bytes);
  return new type(buffer, 0, wanted);
}
