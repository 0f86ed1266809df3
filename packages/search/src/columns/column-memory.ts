/** A typed array of a segment. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Constructor of a kind of typed array. */
export interface ColumnType<T extends Column> {
  readonly BYTES_PER_ELEMENT: number;
  new (length: number): T;
  new (memory: ArrayBufferLike, start: number, length: number): T;
}

/** Allocates columns. `room`: number of elements to which the column may grow later. */
export type ColumnMemory = <T extends Column>(type: ColumnType<T>, length: number, room?: number) => T;

/** Allocates in the memory of this thread. */
export const ownMemory: ColumnMemory = (type, length) => new type(length);

/** Number of bytes from which a column gets its own memory pages. */
const pagedFrom = 65_536;

/**
 * Allocates memory that threads can share. A large column gets its own pages, which the system reclaims when the column
 * is no longer used. Otherwise, its space would stay with the process. V8 gives own pages only to growable buffers, so
 * a maximum length is always given.
 */
export const sharedMemory: ColumnMemory = (type, length, room = length) => {
  const bytes = length * type.BYTES_PER_ELEMENT;
  if (bytes < pagedFrom) return new type(new SharedArrayBuffer(bytes), 0, length);
  const maxByteLength = Math.max(length, room) * type.BYTES_PER_ELEMENT;
  return new type(new SharedArrayBuffer(bytes, { maxByteLength }), 0, length);
};

/** Returns a longer column over the same memory, or null if the memory cannot grow that far. */
export function grownInPlace<T extends Column>(type: ColumnType<T>, { buffer, length }: T, wanted: number): T | null {
  const bytes = wanted * type.BYTES_PER_ELEMENT;
  const canGrow = buffer instanceof SharedArrayBuffer && buffer.growable && length > 0 && bytes <= buffer.maxByteLength;
  if (!canGrow) return null;
  buffer.grow(bytes);
  return new type(buffer, 0, wanted);
}
