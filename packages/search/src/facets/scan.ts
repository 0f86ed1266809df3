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
import type { DocSet } from '../index/doc-set.ts';
import { inStock, type Segment } from '../index/segment.ts';
import { type Zones, zoneVerdict } from '../index/zones.ts';

/**
 * Counts the values of a column for its facet. `bit` is the bit of the condition on the same column; −1 = no such
 * condition.
 */
export interface Counter {
  readonly column: CodeColumn;
  readonly bit: number;
  readonly tally: Tally;
}

/**
 * Maximum number of codes for which a counter uses two tables. With more codes, two tables would not fit into the L1
 * cache.
 */
const twoTablesMax = 512;

export const counterOf = (column: CodeColumn, codeCount: number, bit: number): Counter => {
  const second = codeCount <= twoTablesMax ? codeCount : 0;
  return { column, bit, tally: { codes: column.codes, counts: new Uint32Array(codeCount + second), second } };
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

/** Scan of one block, chunk by chunk. `run` checks all documents of a chunk, `pick` only the candidates. */
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
    this.counters = task.counters.filter(({ column }) => hasColumn(column));
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
    for (let i = 0; i < found; i++) inStockCount += +(states[foundDocs[i]!] === inStock);
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
