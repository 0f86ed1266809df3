import type { Condition } from './conditions.ts';
import {
  type ChunkCondition,
  chunkLength,
  countList,
  countPlaces,
  countRun,
  deal,
  denyPlaces,
  denyRun,
  denyRunTwice,
  foundClasses,
  foundDocs,
  lengths,
  lists,
  masks,
  places,
} from './chunk.ts';
import type { CodeColumn } from './dictionary.ts';
import type { DocSet } from './doc-set.ts';
import { inStock, type Segment } from './segment.ts';

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

/** One block's way through the scan: run of documents or candidates of it, chunk by chunk. */
class BlockScan {
  private readonly task: ScanTask;
  private readonly totals: ScanTotals;
  private readonly block: number;
  private readonly start: number;
  private readonly active: readonly ChunkCondition[];
  private readonly counters: readonly Counter[];
  private readonly isInScope: boolean;
  /** No condition to look at: every document is found. */
  private readonly passesAll: boolean;
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
    this.passesAll = active.length === 0 && preset === 0;
    this.isInScope = task.isInScope[block]!;
    this.counters = task.counters.filter(({ column }) => hasColumn(column));
  }

  /** Documents from + 0 … from + length − 1. */
  run(from: number, length: number): void {
    const shift = from - this.start;
    if (this.passesAll) {
      if (this.isInScope) this.countRunFacets(shift, length);
      for (let i = 0; i < length; i++) foundDocs[i] = from + i;
      this.report(length);
      return;
    }
    masks.fill(this.preset, 0, length);
    for (let at = 0; at < this.active.length; at += 2) {
      const first = this.active[at]!;
      const second = this.active[at + 1];
      if (second === undefined) denyRun(first, shift, length);
      else denyRunTwice(first, second, shift, length);
    }
    deal(length);
    if (this.isInScope) this.countFacets(shift, true);
    const found = lengths[0]!;
    for (let i = 0; i < found; i++) foundDocs[i] = from + lists[i]!;
    this.report(found);
  }

  /** Candidates at … at + length − 1 of the set. */
  pick(candidates: DocSet, at: number, length: number): void {
    for (let i = 0; i < length; i++) places[i] = candidates.docs[at + i]! - this.start;
    if (this.passesAll) {
      if (this.isInScope) this.countPlaceFacets(length);
      foundDocs.set(candidates.docs.subarray(at, at + length));
      foundClasses.set(candidates.classes.subarray(at, at + length));
      this.report(length);
      return;
    }
    masks.fill(this.preset, 0, length);
    for (const condition of this.active) denyPlaces(condition, length);
    deal(length);
    if (this.isInScope) this.countFacets(0, false);
    const found = lengths[0]!;
    for (let i = 0; i < found; i++) {
      foundDocs[i] = this.start + places[lists[i]!]!;
      foundClasses[i] = candidates.classes[at + lists[i]!]!;
    }
    this.report(found);
  }

  private countRunFacets(shift: number, length: number): void {
    for (const { column, counts } of this.counters)
      countRun(counts, column.codes, column.blockStart[this.block]! + shift, length);
  }

  private countPlaceFacets(length: number): void {
    for (const { column, counts } of this.counters)
      countPlaces(counts, column.codes, column.blockStart[this.block]!, length);
  }

  private countFacets(shift: number, isRun: boolean): void {
    for (const { column, counts, bit } of this.counters) {
      const offset = column.blockStart[this.block]! + shift;
      countList(counts, column.codes, offset, 0, isRun);
      if (bit !== -1) countList(counts, column.codes, offset, bit + 1, isRun);
    }
  }

  /** Takes the first `found` of `foundDocs` into the totals and, in scope, to the page. */
  private report(found: number): void {
    this.totals.blockCounts[this.block]! += found;
    if (!this.isInScope) return;
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
