import type { CodeColumn } from '../columns/dictionary.ts';
import type { Block } from './segment.ts';

/** Codes that occur in a block, and how many of its documents have each. */
export interface BlockCounts {
  readonly codes: Uint32Array;
  readonly counts: Uint32Array;
}

const made = new WeakMap<CodeColumn, Map<number, BlockCounts>>();

const count = (
  { codes, blockStart }: CodeColumn,
  codeCount: number,
  block: number,
  { start, end }: Pick<Block, 'start' | 'end'>,
) => {
  const byCode = new Uint32Array(codeCount);
  const from = blockStart[block]!;
  for (let at = from; at < from + end - start; at++) byCode[codes[at]!]!++;
  const found = Uint32Array.from(byCode.keys()).filter((code) => byCode[code] !== 0);
  return { codes: found, counts: found.map((code) => byCode[code]!) };
};

/**
 * Returns the number of documents per code in a whole block, removed documents included. The column must have codes for
 * the block, and they must never change. Counted when first used, and cached.
 */
export const blockCounts = (
  column: CodeColumn,
  codeCount: number,
  block: number,
  range: Pick<Block, 'start' | 'end'>,
): BlockCounts => {
  const ofColumn = made.get(column) ?? new Map<number, BlockCounts>();
  made.set(column, ofColumn);
  const known = ofColumn.get(block);
  if (known !== undefined) return known;
  const counted = count(column, codeCount, block, range);
  ofColumn.set(block, counted);
  return counted;
};
