import type { Codes } from './dictionary.ts';

/** Number of documents per chunk. Masks and lists of this size fit into the processor's L1 cache. */
export const chunkLength = 1024;
const bucketCount = 64;

/** Buffers of the scan that is running, reused to avoid allocations. So one scan must not start another. */
export const masks = new Int32Array(chunkLength);
export const places = new Uint32Array(chunkLength);
export const lists = new Uint16Array(bucketCount * chunkLength);
export const lengths = new Uint32Array(bucketCount);
export const foundDocs = new Uint32Array(chunkLength);
export const foundRanks = new Uint8Array(chunkLength);

/**
 * A condition for the chunks (1,024 documents each) of one block, the documents of one category. `start` is the index
 * in `codes` of the block's first document.
 */
export interface ChunkCondition {
  readonly bit: number;
  readonly codes: Codes;
  readonly start: number;
  readonly deny: Int32Array;
}

export const denyRun = ({ codes, start, deny }: ChunkCondition, shift: number, length: number): void => {
  const from = start + shift;
  for (let i = 0; i < length; i++) masks[i]! |= deny[codes[from + i]!]!;
};

export const denyPlaces = ({ codes, start, deny }: ChunkCondition, length: number): void => {
  for (let i = 0; i < length; i++) masks[i]! |= deny[codes[start + places[i]!]!]!;
};

/** Sets in `masks`, for each document, the bits of the conditions that it fails. Checks two conditions in one pass. */
export const denyRunTwice = (first: ChunkCondition, second: ChunkCondition, shift: number, length: number): void => {
  const { codes: codesA, deny: denyA } = first;
  const { codes: codesB, deny: denyB } = second;
  const fromA = first.start + shift;
  const fromB = second.start + shift;
  for (let i = 0; i < length; i++) masks[i]! |= denyA[codesA[fromA + i]!]! | denyB[codesB[fromB + i]!]!;
};

/**
 * Sorts the documents of a chunk into lists by their masks. List 0 has the documents that pass all conditions. List b +
 * 1 has those that fail only the condition of bit b. The last list has those that fail several. The loop has no
 * branches, because the processor would often predict them wrongly.
 */
export const deal = (length: number): void => {
  lengths.fill(0);
  for (let i = 0; i < length; i++) {
    const mask = masks[i]!;
    const rest = mask & (mask - 1);
    const bucket = (32 - Math.clz32(mask)) | (((rest | -rest) >> 31) & (bucketCount - 1));
    lists[bucket * chunkLength + lengths[bucket]!++] = i;
  }
};

/**
 * Number of documents per code of a column. Neighbours often have equal codes, and repeated additions to one cell stall
 * the processor. So additions alternate between two tables in `counts`; the count of a code is the sum of its two
 * cells.
 */
export interface Tally {
  readonly codes: Codes;
  readonly counts: Uint32Array;
  /** Index in `counts` at which the second of the two tables starts; 0 = all additions go to one table. */
  readonly second: number;
}

export const countRun = ({ codes, counts, second }: Tally, from: number, length: number): void => {
  const end = from + length;
  let at = from;
  for (; at + 1 < end; at += 2) {
    counts[codes[at]!]!++;
    counts[second + codes[at + 1]!]!++;
  }
  if (at < end) counts[codes[at]!]!++;
};

export const countPlaces = ({ codes, counts, second }: Tally, offset: number, length: number): void => {
  let at = 0;
  for (; at + 1 < length; at += 2) {
    counts[codes[offset + places[at]!]!]!++;
    counts[second + codes[offset + places[at + 1]!]!]!++;
  }
  if (at < length) counts[codes[offset + places[at]!]!]!++;
};

/** Counts the documents of list `bucket`. The list has their offsets from the chunk's first document. */
export const countListed = ({ codes, counts, second }: Tally, offset: number, bucket: number): void => {
  const end = bucket * chunkLength + lengths[bucket]!;
  let at = bucket * chunkLength;
  for (; at + 1 < end; at += 2) {
    counts[codes[offset + lists[at]!]!]!++;
    counts[second + codes[offset + lists[at + 1]!]!]!++;
  }
  if (at < end) counts[codes[offset + lists[at]!]!]!++;
};

/** Counts the documents of list `bucket`. The list has their indexes in `places`. */
export const countListedPlaces = ({ codes, counts }: Tally, offset: number, bucket: number): void => {
  const end = bucket * chunkLength + lengths[bucket]!;
  for (let at = bucket * chunkLength; at < end; at++) counts[codes[offset + places[lists[at]!]!]!]!++;
};

/**
 * Returns how many documents pass both conditions, without building lists. `from` is the offset of the first document
 * in its block. For a single condition, pass it twice.
 */
export const countPassing = (first: ChunkCondition, second: ChunkCondition, from: number, length: number): number => {
  const { codes: codesA, deny: denyA } = first;
  const { codes: codesB, deny: denyB } = second;
  const fromA = first.start + from;
  const fromB = second.start + from;
  let count = 0;
  for (let i = 0; i < length; i++) count += ((denyA[codesA[fromA + i]!]! | denyB[codesB[fromB + i]!]!) - 1) >>> 31;
  return count;
};
