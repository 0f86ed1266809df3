import type { Condition } from './conditions.ts';
import {
  type ChunkCondition,
  chunkLength,
  countListed,
  countListedPlaces,
  countPassing,
  countPlaces,
  countRun,
  deal,
  denyPlaces,
  denyRun,
  denyRunTwice,
  foundRanks,
  foundDocs,
  lengths,
  lists,
  masks,
  places,
  type Tally,
} from '../columns/chunk.ts';
import type { CodeColumn } from '../columns/dictionary.ts';
import { type DocSet, firstFrom } from '../index/doc-set.ts';
import { blockCounts } from '../index/block-counts.ts';
import { inStock, outOfStock, removed, type Segment } from '../index/segment.ts';
import { type Zones, zoneVerdict } from '../index/zones.ts';

/**
 * Counts the values of a column for its facet. `bit` is the bit of the condition on the same column; −1 = no such
 * condition.
 */
export interface Counter {
  readonly column: CodeColumn;
  readonly bit: number;
  readonly codeCount: number;
  readonly tally: Tally;
}

/**
 * Maximum number of codes for which a counter uses two tables. With more codes, two tables would not fit into the L1
 * cache.
 */
const twoTablesMax = 512;

export const counterOf = (column: CodeColumn, codeCount: number, bit: number): Counter => {
  const second = codeCount <= twoTablesMax ? codeCount : 0;
  return {
    column,
    bit,
    codeCount,
    tally: { codes: column.codes, counts: new Uint32Array(codeCount + second), second },
  };
};

/** Returns the number of documents per code. */
export const countsOf = ({ tally: { counts, second } }: Counter): Uint32Array => {
  if (second === 0) return counts;
  return counts.subarray(0, second).map((count, code) => count + counts[second + code]!);
};

export interface ScanTask {
  readonly segment: Segment;
  readonly conditions: readonly Condition[];
  /** For each block, whether its category is requested. */
  readonly isInScope: readonly boolean[];
  /** Documents to check; null = all documents. */
  readonly candidates: DocSet | null;
  readonly counters: readonly Counter[];
  /** True = also counts blocks of categories that are not requested, for the category facet. */
  readonly isCategoryCounted: boolean;
  /** Called with the found documents `docs[0 … length − 1]` and their match ranks (0 = the search has no text). */
  readonly onFound: (docs: Uint32Array, ranks: Uint8Array, length: number) => void;
}

export interface ScanTotals {
  count: number;
  inStockCount: number;
  /** For each block, the number of documents that pass all conditions except the category. */
  readonly blockCounts: Uint32Array;
}

/**
 * False if the scan of a block or chunk can be skipped. `preset` has the bits of the conditions that fail for all its
 * documents. In a requested category, documents that fail only one condition still count in the facet of that
 * condition.
 */
const isWorthwhile = (preset: number, isInScope: boolean): boolean =>
  isInScope ? (preset & (preset - 1)) === 0 : preset === 0;

interface BlockCondition extends ChunkCondition {
  readonly zones: Zones | null;
  readonly block: number;
}

/**
 * Scan of one block, chunk by chunk. `run` checks all documents of a chunk, `pick` only the candidates, `takeAll` none.
 */
class BlockScan {
  private readonly task: ScanTask;
  private readonly totals: ScanTotals;
  private readonly block: number;
  private readonly start: number;
  private readonly active: readonly BlockCondition[];
  /** Conditions that some documents of the current chunk pass and others fail. */
  private readonly mixed: ChunkCondition[] = [];
  private readonly counters: readonly Counter[];
  private readonly isInScope: boolean;
  /** True if no condition needs checking, so every document is found. */
  private readonly passesAll: boolean;
  /** Bits of the conditions that fail for the whole block, because it lacks their column. */
  readonly preset: number;
  /** True if every document that is not removed passes all conditions, and the category is requested. */
  readonly takesAll: boolean;

  constructor(task: ScanTask, totals: ScanTotals, block: number) {
    const hasColumn = (column: CodeColumn): boolean => column.blockStart[block] !== -1;
    this.task = task;
    this.totals = totals;
    this.block = block;
    this.start = task.segment.blocks[block]!.start;
    const active: BlockCondition[] = [];
    let preset = 0;
    for (const { column, deny, bit, zones } of task.conditions) {
      if (column === null || !hasColumn(column)) preset |= bit;
      else active.push({ bit, codes: column.codes, start: column.blockStart[block]!, deny, zones, block });
    }
    this.active = active;
    this.preset = preset;
    this.passesAll = active.length === 0 && preset === 0;
    this.isInScope = task.isInScope[block]!;
    const { states } = task.segment;
    const isOfRemoval = ({ codes, deny }: BlockCondition): boolean => codes === states.codes && deny[outOfStock] === 0;
    this.takesAll = this.isInScope && preset === 0 && active.every(isOfRemoval);
    this.counters = task.counters.filter(({ column }) => hasColumn(column));
  }

  /**
   * Finds all documents of the block that are not removed. Their values are not counted one by one: the counts of the
   * whole block are known, and removed documents are subtracted. `ranks` has the match ranks of the block's documents;
   * null = all are 0.
   */
  takeAll(end: number, ranks: Uint8Array | null): void {
    const { block, start, counters } = this;
    const states = this.task.segment.states.codes;
    for (const { column, codeCount, tally } of counters) {
      const { codes, counts } = blockCounts(column, codeCount, block, { start, end });
      for (let at = 0; at < codes.length; at++) tally.counts[codes[at]!]! += counts[at]!;
    }
    for (let from = start; from < end; from += chunkLength) {
      const length = Math.min(chunkLength, end - from);
      let found = 0;
      for (let i = 0; i < length; i++) {
        foundDocs[found] = from + i;
        found += +(states[from + i] !== removed);
      }
      if (ranks !== null) this.setRanks(ranks, from, length, found);
      if (found < length) this.uncountRemoved(from, length);
      this.report(found);
    }
  }

  /** Sets the match ranks of the chunk's found documents. `ranks` has those of all documents of the block. */
  private setRanks(ranks: Uint8Array, from: number, length: number, found: number): void {
    const first = from - this.start;
    if (found === length) foundRanks.set(ranks.subarray(first, first + length));
    else for (let i = 0; i < found; i++) foundRanks[i] = ranks[foundDocs[i]! - this.start]!;
  }

  private uncountRemoved(from: number, length: number): void {
    const states = this.task.segment.states.codes;
    for (let doc = from; doc < from + length; doc++) {
      if (states[doc] !== removed) continue;
      for (const { column, tally } of this.counters)
        tally.counts[tally.codes[column.blockStart[this.block]! + doc - this.start]!]!--;
    }
  }

  /** Scans `length` documents from the document `from`. They must be one chunk of the block. */
  run(from: number, length: number): void {
    const shift = from - this.start;
    const preset = this.presetOfChunk(shift / chunkLength);
    if (!isWorthwhile(preset, this.isInScope)) return;
    if (!this.isInScope && this.mixed.length <= 2) {
      const [first, second = first] = this.mixed;
      const found = first === undefined || second === undefined ? length : countPassing(first, second, shift, length);
      this.totals.blockCounts[this.block]! += found;
    } else if (this.mixed.length === 0) this.runWhole(from, length, preset);
    else this.runMixed(from, length, preset);
  }

  /**
   * Returns the bits of the conditions that fail for the whole chunk. Puts conditions that must be checked per document
   * into `mixed`.
   */
  private presetOfChunk(chunk: number): number {
    let { preset } = this;
    this.mixed.length = 0;
    for (const condition of this.active) {
      const { zones, deny, bit, block } = condition;
      const zone = zones === null ? -1 : zones.blockStart[block]! + chunk;
      const verdict = zones === null ? 'mixed' : zoneVerdict(deny, zones.least[zone]!, zones.most[zone]!);
      if (verdict === 'fail') preset |= bit;
      else if (verdict === 'mixed') this.mixed.push(condition);
    }
    return preset;
  }

  /**
   * Handles a chunk that needs no checks: `preset` is 0 and all its documents are found, or `preset` is one bit and all
   * fail this condition.
   */
  private runWhole(from: number, length: number, preset: number): void {
    const shift = from - this.start;
    for (const { column, tally, bit } of this.counters)
      if (preset === 0 || preset === 1 << bit) countRun(tally, column.blockStart[this.block]! + shift, length);
    if (preset !== 0) return;
    for (let i = 0; i < length; i++) foundDocs[i] = from + i;
    this.report(length);
  }

  private runMixed(from: number, length: number, preset: number): void {
    masks.fill(preset, 0, length);
    const shift = from - this.start;
    for (let at = 0; at < this.mixed.length; at += 2) {
      const first = this.mixed[at]!;
      const second = this.mixed[at + 1];
      if (second === undefined) denyRun(first, shift, length);
      else denyRunTwice(first, second, shift, length);
    }
    deal(length);
    if (this.isInScope) this.countFacets(shift, countListed);
    const found = lengths[0]!;
    for (let i = 0; i < found; i++) foundDocs[i] = from + lists[i]!;
    this.report(found);
  }

  /** Scans `length` candidates from index `at` of the set. They must be documents of this block. */
  pick(candidates: DocSet, at: number, length: number): void {
    for (let i = 0; i < length; i++) places[i] = candidates.docs[at + i]! - this.start;
    if (this.passesAll) {
      if (this.isInScope) this.countPlaceFacets(length);
      foundDocs.set(candidates.docs.subarray(at, at + length));
      foundRanks.set(candidates.ranks.subarray(at, at + length));
      this.report(length);
      return;
    }
    masks.fill(this.preset, 0, length);
    for (const condition of this.active) denyPlaces(condition, length);
    deal(length);
    if (this.isInScope) this.countFacets(0, countListedPlaces);
    const found = lengths[0]!;
    for (let i = 0; i < found; i++) {
      foundDocs[i] = this.start + places[lists[i]!]!;
      foundRanks[i] = candidates.ranks[at + lists[i]!]!;
    }
    this.report(found);
  }

  private countPlaceFacets(length: number): void {
    for (const { column, tally } of this.counters) countPlaces(tally, column.blockStart[this.block]!, length);
  }

  private countFacets(shift: number, count: typeof countListed): void {
    for (const { column, tally, bit } of this.counters) {
      const offset = column.blockStart[this.block]! + shift;
      count(tally, offset, 0);
      if (bit !== -1) count(tally, offset, bit + 1);
    }
  }

  /**
   * Adds the first `found` documents of `foundDocs` to the counts. If the category is requested, also passes them to
   * `onFound`.
   */
  private report(found: number): void {
    this.totals.blockCounts[this.block]! += found;
    if (!this.isInScope) return;
    const states = this.task.segment.states.codes;
    let inStockCount = 0;
    for (let i = 0; i < found; i++) inStockCount += states[foundDocs[i]!]! & inStock;
    this.totals.count += found;
    this.totals.inStockCount += inStockCount;
    this.task.onFound(foundDocs, foundRanks, found);
  }
}

export const scan = (task: ScanTask): ScanTotals => {
  const { segment, candidates, isInScope } = task;
  const totals: ScanTotals = { count: 0, inStockCount: 0, blockCounts: new Uint32Array(segment.blocks.length) };
  foundRanks.fill(0);
  let at = 0;
  segment.blocks.forEach((range, block) => {
    const first = at;
    if (candidates !== null) at = firstFrom(candidates.docs, at, range.end);
    if (!isInScope[block] && !task.isCategoryCounted) return;
    const blockScan = new BlockScan(task, totals, block);
    if (!isWorthwhile(blockScan.preset, isInScope[block]!)) return;
    const isWhole = candidates === null || at - first === range.end - range.start;
    if (isWhole && blockScan.takesAll) blockScan.takeAll(range.end, candidates?.ranks.subarray(first, at) ?? null);
    else if (candidates === null) {
      for (let from = range.start; from < range.end; from += chunkLength)
        blockScan.run(from, Math.min(chunkLength, range.end - from));
    } else {
      for (let from = first; from < at; from += chunkLength)
        blockScan.pick(candidates, from, Math.min(chunkLength, at - from));
    }
  });
  return totals;
};
