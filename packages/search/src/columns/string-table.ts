import { type ColumnMemory, ownMemory } from './column-memory.ts';
import { type Growing, growingBytes, growingUint32 } from './growing.ts';

/**
 * Concatenated strings as bytes. Each UTF-16 code unit is encoded separately by the UTF-8 rule (CESU-8). So bytes sort
 * like JavaScript strings, and every string, even an invalid one, is preserved.
 */
export interface StringTable {
  readonly bytes: Uint8Array;
  /** Start of each string in `bytes`. The last element is the end of the last string. */
  readonly offsets: Uint32Array;
}

const writeTo = (bytes: Growing<Uint8Array>, text: string): void => {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes.push(unit);
    else if (unit < 0x800) {
      bytes.push(0xc0 | (unit >> 6));
      bytes.push(0x80 | (unit & 63));
    } else {
      bytes.push(0xe0 | (unit >> 12));
      bytes.push(0x80 | ((unit >> 6) & 63));
      bytes.push(0x80 | (unit & 63));
    }
  }
};

export const bytesOf = (text: string): Uint8Array => {
  const ascii = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80) return longBytesOf(text);
    ascii[i] = unit;
  }
  return ascii;
};

const longBytesOf = (text: string): Uint8Array => {
  const bytes = growingBytes();
  writeTo(bytes, text);
  return bytes.exact();
};

/** Collects strings in order of arrival. */
export class StringTableBuilder {
  private readonly bytes: Growing<Uint8Array>;
  private readonly offsets: Growing<Uint32Array>;

  constructor(memory: ColumnMemory = ownMemory) {
    this.bytes = growingBytes(memory);
    this.offsets = growingUint32(memory);
    this.offsets.push(0);
  }

  add(text: string): void {
    writeTo(this.bytes, text);
    this.offsets.push(this.bytes.length);
  }

  /** Returns the strings as a view, which is valid until another string is added. */
  view(): StringTable {
    return { bytes: this.bytes.view(), offsets: this.offsets.view() };
  }

  drop(): void {
    this.bytes.drop();
    this.offsets.drop();
  }

  finish(memory: ColumnMemory = ownMemory): StringTable {
    return { bytes: this.bytes.exact(memory), offsets: this.offsets.exact(memory) };
  }
}

export const stringTable = (texts: Iterable<string>, memory: ColumnMemory = ownMemory): StringTable => {
  const builder = new StringTableBuilder(memory);
  for (const text of texts) builder.add(text);
  return builder.finish(memory);
};

export const stringCount = (table: StringTable): number => table.offsets.length - 1;

export const stringAt = (table: StringTable, index: number): string => {
  const { bytes, offsets } = table;
  const end = offsets[index + 1]!;
  let text = '';
  for (let at = offsets[index]!; at < end;) {
    const first = bytes[at++]!;
    if (first < 0x80) text += String.fromCharCode(first);
    else if (first < 0xe0) text += String.fromCharCode(((first & 31) << 6) | (bytes[at++]! & 63));
    else text += String.fromCharCode(((first & 15) << 12) | ((bytes[at++]! & 63) << 6) | (bytes[at++]! & 63));
  }
  return text;
};

/** Returns a table with the same strings in another order: string i is string `order[i]` of the given table. */
export const reordered = (table: StringTable, order: Uint32Array, memory: ColumnMemory = ownMemory): StringTable => {
  const offsets = memory(Uint32Array, order.length + 1);
  for (let i = 0; i < order.length; i++) {
    const from = order[i]!;
    offsets[i + 1] = offsets[i]! + table.offsets[from + 1]! - table.offsets[from]!;
  }
  const bytes = memory(Uint8Array, offsets[order.length]!);
  for (let i = 0; i < order.length; i++) {
    const from = order[i]!;
    const end = table.offsets[from + 1]!;
    for (let at = table.offsets[from]!, to = offsets[i]!; at < end; at++, to++) bytes[to] = table.bytes[at]!;
  }
  return { bytes, offsets };
};

/**
 * Compares the string at `index` with `wanted`: negative = it sorts before, 0 = equal, positive = after. With
 * `isPrefix`, a string that starts with `wanted` counts as equal.
 */
const compareAt = (table: StringTable, index: number, wanted: Uint8Array, isPrefix: boolean): number => {
  const start = table.offsets[index]!;
  const length = table.offsets[index + 1]! - start;
  const common = Math.min(length, wanted.length);
  for (let i = 0; i < common; i++) {
    const difference = table.bytes[start + i]! - wanted[i]!;
    if (difference !== 0) return difference;
  }
  return isPrefix && length >= wanted.length ? 0 : length - wanted.length;
};

/** For a sorted table: returns the index of the first string not before `wanted`. */
const firstNotBefore = (table: StringTable, wanted: Uint8Array): number => {
  let low = 0;
  let high = stringCount(table);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareAt(table, middle, wanted, false) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Returns the index after the last string that starts with `wanted`. `first` is the index of the first one. The search
 * step doubles each time, because usually only few strings match.
 */
const endOfBegun = (table: StringTable, first: number, wanted: Uint8Array): number => {
  const count = stringCount(table);
  let low = first;
  let leap = 1;
  while (low + leap <= count && compareAt(table, low + leap - 1, wanted, true) === 0) {
    low += leap;
    leap *= 2;
  }
  let high = Math.min(low + leap - 1, count);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareAt(table, middle, wanted, true) === 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** For a sorted table: returns the index of the string, or −1. */
export const findSorted = (table: StringTable, text: string): number => {
  const wanted = bytesOf(text);
  const index = firstNotBefore(table, wanted);
  return index < stringCount(table) && compareAt(table, index, wanted, false) === 0 ? index : -1;
};

/** Indexes of the strings in a sorted table that start with a text: [first, end). */
export interface Begun {
  readonly first: number;
  readonly end: number;
  /** True if the string at `first` equals the text. */
  readonly isWhole: boolean;
}

export const findBegun = (table: StringTable, text: string): Begun => {
  const wanted = bytesOf(text);
  const first = firstNotBefore(table, wanted);
  const end = endOfBegun(table, first, wanted);
  return { first, end, isWhole: end > first && compareAt(table, first, wanted, false) === 0 };
};

/** For a sorted table: returns the range [first, end) of strings with the prefix. */
export const prefixRange = (table: StringTable, prefix: string): readonly [number, number] => {
  const { first, end } = findBegun(table, prefix);
  return [first, end];
};

export const isEqualAt = (table: StringTable, index: number, wanted: Uint8Array): boolean =>
  compareAt(table, index, wanted, false) === 0;

const isThere = (bytes: Uint8Array, at: number, wanted: Uint8Array): boolean => {
  let i = 0;
  while (i < wanted.length && bytes[at + i] === wanted[i]) i++;
  return i === wanted.length;
};

/**
 * Returns the position of the bytes `wanted` in the string at `index`; −1 = not in it. Tries the position `likely`
 * first. In a sorted table, neighbouring strings usually have the bytes at the same position.
 */
export const placeIn = ({ bytes, offsets }: StringTable, index: number, wanted: Uint8Array, likely: number): number => {
  const start = offsets[index]!;
  const last = offsets[index + 1]! - wanted.length;
  if (start + likely <= last && isThere(bytes, start + likely, wanted)) return likely;
  const head = wanted[0];
  for (let at = start; at <= last; at++) if (bytes[at] === head && isThere(bytes, at, wanted)) return at - start;
  return -1;
};

/** Whether the string at `index` contains the bytes. */
export const includesAt = (table: StringTable, index: number, wanted: Uint8Array): boolean =>
  placeIn(table, index, wanted, 0) !== -1;
