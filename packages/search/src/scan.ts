import type { Condition } from './conditions.ts';
import type { Codes, CodeColumn } from './dictionary.ts';
import type { DocSet } from './doc-set.ts';
import { inStock, type Segment } from './segment.ts';

/** Documents looked at in one go; masks and lists of so many stay in the processor's first cache. */
const chunkLength = 1024;
const bucketCount = 64;

/** Counts of one column by code; `bit` is the own condition's place (−1: none). */
export interface Counter {
  readonly column: CodeColumn;
  readonly bit: number;
  readonly counts: Uint32Array;
}

export interface ScanTask {
  readonly segment: Segment;
  readonly conditions: readonly Condition[];
  /** By block: whether its category is asked for. */
  readonly isInScope: readonly boolean[];
  /** Null: all documents. */
  readonly candidates: DocSet | null;
  readonly counters: readonly Counter[];
  /** Whether blocks out of scope are counted for the category facet. */
  readonly isCategoryCounted: boolean;
  /** Called with found documents: places `docs[0 … length − 1]` and their text classes (0 without text). */
  readonly onFound: (docs: Uint32Array, classes: Uint8Array, length: number) => void;
}

export interface ScanTotals {
  count: number;
  inStockCount: number;
  /** By block: documents that pass all conditions but the category's. */
  readonly blockCounts: Uint32Array;
}

/** Memory of a scan, used again and again; a scan never runs inside another. */
const masks = new Int32Array(chunkLength);
const places = new Uint32Array(chunkLength);
const lists = new Uint16Array(bucketCount * chunkLength);
const lengths = new Uint32Array(bucketCount);
const foundDocs = new Uint32Array(chunkLength);
const foundClasses = new Uint8Array(chunkLength);

/** A condition in a block: the code of its first document is at `start`. */
interface ChunkCondition {
  readonly codes: Codes;
  readonly start: number;
  readonly deny: Int32Array;
}

const denyRun = (codes: Codes, offset: number, deny: Int32Array, length: number): void => {
  for (let i = 0; i < length; i++) masks[i]! |= deny[codes[offset + i]!]!;
};

const denyPlaces = (codes: Codes, offset: number, deny: Int32Array, length: number): void => {
  for (let i = 0; i < length; i++) masks[i]! |= deny[codes[offset + places[i]!]!]!;
};

/** Two conditions at once: one walk over the masks instead of two. */
const denyRunTwice = (first: ChunkCondition, second: ChunkCondition, shift: number, length: number): void => {
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
const deal = (length: number): void => {
  lengths.fill(0);
  for (let i = 0; i < length; i++) {
    const mask = masks[i]!;
    const rest = mask & (mask - 1);
    const bucket = (32 - Math.clz32(mask)) | (((rest | -rest) >> 31) & (bucketCount - 1));
    lists[bucket * chunkLength + lengths[bucket]!++] = i;
  }
};

const countRun = (counts: Uint32Array, codes: Codes, offset: number, length: number): void => {
  for (let i = 0; i < length; i++) counts[codes[offset + i]!]!++;
};

const countList = (counts: Uint32Array, codes: Codes, offset: number, bucket: number, isRun: boolean): void => {
  const first = bucket * chunkLength;
  const end = first + lengths[bucket]!;
  if (isRun) for (let at = first; at < end; at++) counts[codes[offset + lists[at]!]!]!++;
  else for (let at = first; at < end; at++) counts[codes[offset + places[lists[at]!]!]!]!++;
};

/** One block's way through the scan: run of documents or candidates of it, chunk by chunk. */
class BlockScan {
  private readonly task: ScanTask;
  private readonly totals: ScanTotals;
  private readonly block: number;
  private readonly start: number;
  private readonly active: readonly ChunkCondition[];
  private readonly counters: readonly Counter[];
  /** Bits of the conditions whose column this block does not have. */
  readonly preset: number;

  constructor(task: ScanTask, totals: ScanTotals, block: number) {
    const hasColumn = (column: CodeColumn): boolean => column.blockStart[block] !== -1;
    this.task = task;
    this.totals = totals;
    this.block = block;
    this.start = task.segment.blocks[block]!.start;
    const active: ChunkCondition[] = [];
    let preset = 0;
    for (const { column, deny, bit } of task.conditions) {
      if (column === null || !hasColumn(column)) preset |= bit;
      else active.push({ codes: column.codes, start: column.blockStart[block]!, deny });
    }
    this.active = active;
    this.preset = preset;
    this.counters = task.isInScope[block] ? task.counters.filter(({ column }) => hasColumn(column)) : [];
  }

  /** Documents from + 0 … from + length − 1. */
  run(from: number, length: number): void {
    const shift = from - this.start;
    if (this.active.length === 0 && this.preset === 0) {
      this.countWholeRun(from, length);
      return;
    }
    masks.fill(this.preset, 0, length);
    for (let at = 0; at < this.active.length; at += 2) {
      const first = this.active[at]!;
      const second = this.active[at + 1];
      if (second === undefined) denyRun(first.codes, first.start + shift, first.deny, length);
      else denyRunTwice(first, second, shift, length);
    }
    deal(length);
    this.totals.blockCounts[this.block]! += lengths[0]!;
    if (!this.task.isInScope[this.block]) return;
    this.countFacets(shift, true);
    const found = lengths[0]!;
    for (let i = 0; i < found; i++) foundDocs[i] = from + lists[i]!;
    this.report(found);
  }

  /** Candidates at − at + length − 1 of the list. */
  pick(candidates: DocSet, at: number, length: number): void {
    for (let i = 0; i < length; i++) places[i] = candidates.docs[at + i]! - this.start;
    masks.fill(this.preset, 0, length);
    for (const { codes, start, deny } of this.active) denyPlaces(codes, start, deny, length);
    deal(length);
    this.totals.blockCounts[this.block]! += lengths[0]!;
    if (!this.task.isInScope[this.block]) return;
    this.countFacets(0, false);
    const found = lengths[0]!;
    for (let i = 0; i < found; i++) {
      foundDocs[i] = this.start + places[lists[i]!]!;
      foundClasses[i] = candidates.classes[at + lists[i]!]!;
    }
    this.report(found);
  }

  private countWholeRun(from: number, length: number): void {
    this.totals.blockCounts[this.block]! += length;
    if (!this.task.isInScope[this.block]) return;
    for (const { column, counts } of this.counters)
      countRun(counts, column.codes, column.blockStart[this.block]! + from - this.start, length);
    for (let i = 0; i < length; i++) foundDocs[i] = from + i;
    this.report(length);
  }

  private countFacets(shift: number, isRun: boolean): void {
    for (const { column, counts, bit } of this.counters) {
      const offset = column.blockStart[this.block]! + shift;
      countList(counts, column.codes, offset, 0, isRun);
      if (bit !== -1) countList(counts, column.codes, offset, bit + 1, isRun);
    }
  }

  private report(found: number): void {
    const states = this.task.segment.states.codes;
    let inStockCount = 0;
    for (let i = 0; i < found; i++) inStockCount += +(states[foundDocs[i]!] === inStock);
    this.totals.count += found;
    this.totals.inStockCount += inStockCount;
    this.task.onFound(foundDocs, foundClasses, found);
  }
}

/** Whether a block can add anything: with two conditions failing everywhere it cannot, out of scope with one. */
const isWorthwhile = (preset: number, isInScope: boolean): boolean =>
  isInScope ? (preset & (preset - 1)) === 0 : preset === 0;

export const scan = (task: ScanTask): ScanTotals => {
  const { segment, candidates, isInScope } = task;
  const totals: ScanTotals = { count: 0, inStockCount: 0, blockCounts: new Uint32Array(segment.blocks.length) };
  foundClasses.fill(0);
  let at = 0;
  segment.blocks.forEach((range, block) => {
    const first = at;
    if (candidates !== null) while (at < candidates.docs.length && candidates.docs[at]! < range.end) at++;
    if (!isInScope[block] && !task.isCategoryCounted) return;
    const blockScan = new BlockScan(task, totals, block);
    if (!isWorthwhile(blockScan.preset, isInScope[block]!)) return;
    if (candidates === null) {
      for (let from = range.start; from < range.end; from += chunkLength)
        blockScan.run(from, Math.min(chunkLength, range.end - from));
    } else {
      for (let from = first; from < at; from += chunkLength)
        blockScan.pick(candidates, from, Math.min(chunkLength, at - from));
    }
  });
  return totals;
};
