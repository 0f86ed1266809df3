import type { CategoryTree } from './frame-words.ts';
import type { AttributeColumn, Codes } from '../columns/dictionary.ts';
import type { Block } from './segment.ts';

/** Attributes with more distinct values are not used for clustering: a filter on them finds few products anyway. */
const distinctMax = 64;

/**
 * Writes `places`, the documents of one block, into `order`, sorted by their codes, and returns `order`. Documents with
 * equal codes keep their order (counting sort). `start` is the index of the block's first code.
 */
const sortByCode = (order: Uint32Array, places: Uint32Array, codes: Codes, start: number): Uint32Array => {
  const starts = new Uint32Array(distinctMax + 2);
  for (let i = 0; i < places.length; i++) starts[codes[start + places[i]!]! + 1]!++;
  for (let code = 0; code <= distinctMax; code++) starts[code + 1]! += starts[code]!;
  for (let i = 0; i < places.length; i++) order[starts[codes[start + places[i]!]!]!++] = places[i]!;
  return order;
};

/**
 * Sorts the documents of each block by facet attributes with few values (tolerance, package …). The category's first
 * attribute has the highest priority. Documents that match a filter are then adjacent in memory, so counting and
 * pricing are several times faster. Search results do not depend on this order.
 */
export const clustered = (
  order: Uint32Array,
  blocks: readonly Block[],
  columns: ReadonlyMap<string, AttributeColumn>,
  tree: CategoryTree,
): Uint32Array => {
  const result = order.slice();
  blocks.forEach(({ categoryId, start, end }, block) => {
    const keys = (tree.byId.get(categoryId)?.attributes ?? []).filter(({ isFacet }) => isFacet).map(({ key }) => key);
    let places = Uint32Array.from({ length: end - start }, (_, place) => place);
    let free = new Uint32Array(places.length);
    for (const key of keys.toReversed()) {
      const column = columns.get(key);
      if (column === undefined || column.blockStart[block] === -1 || column.values.length > distinctMax) continue;
      const sorted = sortByCode(free, places, column.codes, column.blockStart[block]!);
      free = places;
      places = sorted as typeof places;
    }
    for (let i = 0; i < places.length; i++) result[start + i] = order[start + places[i]!]!;
  });
  return result;
};
