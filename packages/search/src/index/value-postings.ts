import type { CodeColumn } from '../columns/dictionary.ts';
import type { Block } from './segment.ts';
import type { Lists } from '../columns/text-index.ts';

const made = new WeakMap<CodeColumn, Lists>();

const build = ({ codes, blockStart }: CodeColumn, codeCount: number, blocks: readonly Block[]): Lists => {
  const starts = new Uint32Array(codeCount + 1);
  for (let at = 0; at < codes.length; at++) starts[codes[at]! + 1]!++;
  // Code 0 means "no value". No search asks for its documents, so they get no list.
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
 * Returns, for each code of a column, its documents, ascending. So the products with a value are found without a scan.
 * Built when a column is first used, in a few milliseconds per million documents, and cached.
 */
export const valuePostings = (column: CodeColumn, codeCount: number, blocks: readonly Block[]): Lists => {
  const known = made.get(column);
  if (known !== undefined) return known;
  const lists = build(column, codeCount, blocks);
  made.set(column, lists);
  return lists;
};
