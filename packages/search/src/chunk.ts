import type { Codes } from './dictionary.ts';

/** Documents looked at in one go; masks and lists of so many stay in the processor's first cache. */
export const chunkLength = 1024;
const bucketCount = 64;

/** Memory of a scan, used again and again; a scan never runs inside another. */
export const masks = new Int32Array(chunkLength);
export const places = new Uint32Array(chunkLength);
export const lists = new Uint16Array(bucketCount * chunkLength);
export const lengths = new Uint32Array(bucketCount);
export const foundDocs = new Uint32Array(chunkLength);
export const foundClasses = new Uint8Array(chunkLength);

/** A condition in a block: the code of its first document is at `start`. */
export interface ChunkCondition {
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

/** Two conditions at once: one walk over the masks instead of two. */
export const denyRunTwice = (first: ChunkCondition, second: ChunkCondition, shift: number, length: number): void => {
  const { codes: codesA, deny: denyA } = first;
  const { codes: codesB, deny: denyB } = second;
  const fromA = first.start + shift;
  const fromB = second.start + shift;
  for (let i = 0; i < length; i++) masks[i]! |= denyA[codesA[fromA + i]!]! | denyB[codesB[fromB + i]!]!;
};

/**
 * Deals the chunk into lists: bucket 0 passes all, bucket b + 1 fails only bit b, the last bucket fails more. Without
 * branches, as a chance one in ten cannot be foretold by the processor.
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

export const countRun = (counts: Uint32Array, codes: Codes, offset: number, length: number): void => {
  for (let i = 0; i < length; i++) counts[codes[offset + i]!]!++;
};

export const countPlaces = (counts: Uint32Array, codes: Codes, offset: number, length: number): void => {
  for (let i = 0; i < length; i++) counts[codes[offset + places[i]!]!]!++;
};

export const countList = (counts: Uint32Array, codes: Codes, offset: number, bucket: number, isRun: boolean): void => {
  const first = bucket * chunkLength;
  const end = first + lengths[bucket]!;
  if (isRun) for (let at = first; at < end; at++) counts[codes[offset + lists[at]!]!]!++;
  else for (let at = first; at < end; at++) counts[codes[offset + places[lists[at]!]!]!]!++;
};
