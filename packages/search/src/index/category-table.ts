import type { OpenPart } from './open-segment.ts';
import { type StringTable, stringTable } from '../columns/string-table.ts';

const tables = new WeakMap<OpenPart['blocksOfWord'], StringTable>();

/** Returns, sorted, the words that match every product of a category. */
export const categoryTable = ({ blocksOfWord }: OpenPart): StringTable => {
  const known = tables.get(blocksOfWord);
  if (known !== undefined) return known;
  const made = stringTable([...blocksOfWord.keys()].sort());
  tables.set(blocksOfWord, made);
  return made;
};
