import { type ColumnMemory, ownMemory } from './column-memory.ts';
import { bytesOf, isEqualAt, type StringTable } from './string-table.ts';

/**
 * Hash table with open addressing. A slot has the index of a key + 1; 0 = empty. The length is a power of two and at
 * least 1.5 times the number of keys.
 */
export type HashSlots = Uint32Array;

const slotsFor = (count: number, memory: ColumnMemory): HashSlots =>
  memory(Uint32Array, 2 ** Math.ceil(Math.log2(Math.max(8, count * 1.5))));

const hashNumber = (key: number): number => {
  const mixed = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const hashBytes = (bytes: Uint8Array, from: number, end: number): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hashNumber(hash);
};

const put = (slots: HashSlots, hash: number, place: number): void => {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = place + 1;
};

const find = (slots: HashSlots, hash: number, isWanted: (place: number) => boolean): number => {
  const mask = slots.length - 1;
  for (let slot = hash & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const place = slots[slot]! - 1;
    if (isWanted(place)) return place;
  }
  return -1;
};

export const hashNumbers = (keys: Uint32Array, memory: ColumnMemory = ownMemory): HashSlots => {
  const slots = slotsFor(keys.length, memory);
  for (let i = 0; i < keys.length; i++) put(slots, hashNumber(keys[i]!), i);
  return slots;
};

/** Returns the index of the number among the keys, or −1. */
export const findNumber = (slots: HashSlots, keys: Uint32Array, key: number): number =>
  find(slots, hashNumber(key), (place) => keys[place] === key);

export const hashStrings = (table: StringTable, memory: ColumnMemory = ownMemory): HashSlots => {
  const count = table.offsets.length - 1;
  const slots = slotsFor(count, memory);
  for (let i = 0; i < count; i++) put(slots, hashBytes(table.bytes, table.offsets[i]!, table.offsets[i + 1]!), i);
  return slots;
};

/** Returns the index of the string in the table, or −1. */
export const findString = (slots: HashSlots, table: StringTable, text: string): number => {
  const wanted = bytesOf(text);
  return find(slots, hashBytes(wanted, 0, wanted.length), (place) => isEqualAt(table, place, wanted));
};
