import type { CodeColumn } from '../columns/dictionary.ts';
import type { Block } from './segment.ts';
import type { Lists } from '../columns/text-index.ts';

const made = new WeakMap<CodeColumn, Lists>();

const build = ({ codes, blockStart }: CodeColumn, codeCount: number, blocks: readonly Block[]): Lists => {
  const starts = new Uint32Array(codeCount + 1);
  for (let at = 0; at < codes.length; at++) starts[codes[at]! + 1]!++;
  // Code 0 means "no value"; its documents are never requested.
  starts[1] = 0;
  for (let code = 1; code <= codeCount; code++) starts[code]! += starts[code - 1]!;
  const next = starts.slice(0, codeCount);
  const numbers = new Uint32Array(starts[codeCount]!);
  blocks.forEach(({ start, end }, block) => {
    const from = blockStart[block]!;
    if (from === -1) return;
    for (let shift = 0; shift < end - start; shift++) {
      const code = codes[from + shift]!;
      if (code !== 0) numbers[next[code]!++] = start + shift;
    }
  });
  return { starts, numbers };
};

/**
 * Returns the documents of each code of a column, ascending. Built when the column is first requested, in some
 * milliseconds per million documents. Then products with one value are found without scanning the others.
 */
export const valuePostings = (column: CodeColumn, codeCount: number, blocks: readonly Block[]): Lists => {
  const known = made.get(column);
  if (known !== undefined) return known;
  const lists = build(column, codeCount, blocks);
  made.set(column, lists);
  return lists;
};
