import { sharedMemory, type Column } from './column-memory.ts';

/** Alignment of every typed array, in bytes. */
const alignment = 16;

const roomOf = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

const sizeOf = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return roomOf(value.byteLength);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + sizeOf(each), 0);
};

/** Returns a copy whose typed arrays are in one block of memory that threads can share. */
export function shared<T>(value: T): T {
  const memory = sharedMemory(Uint8Array, sizeOf(value)).buffer;
  let at = 0;
  const columnIn = (column: Column): Column => {
    const type = column.constructor as new (memory: ArrayBufferLike, start: number, length: number) => Column;
    const copy = new type(memory, at, column.length);
    copy.set(column);
    at += roomOf(column.byteLength);
    return copy;
  };
  const copied = (each: unknown): unknown => {
    if (ArrayBuffer.isView(each)) return columnIn(each as Column);
    if (Array.isArray(each)) return each.map(copied);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, one]) => [name, copied(one)]));
  };
  return copied(value) as T;
}
