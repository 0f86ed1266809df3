import type { AttributeValue } from '@farad/domain/category';
import type { ProductFilter } from '@farad/domain/search-query';
import { compareValues } from '../columns/dictionary.ts';
import { inStock, type Segment } from '../index/segment.ts';
import { costsAt, piecesByRule } from './costs.ts';
import type { TopRows } from '../columns/top-rows.ts';

/** Function that adds found documents of a segment to the rows of the page. */
export type RowSink = (docs: Uint32Array, ranks: Uint8Array, length: number) => void;

/** Sorts by match rank, best first. Within a rank, products in stock come first. */
const relevanceSink = (segment: Segment, rows: TopRows): RowSink => {
  const { ids, demand } = segment;
  const states = segment.states.codes;
  return (docs, ranks, length) => {
    // Most of a million rows are worse than the page. They are rejected here by one branch that the processor predicts.
    let worst = -rows.lastKey;
    let { lastDemand } = rows;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const level = 2 * ranks[i]! + (states[doc]! & inStock);
      if (+(level < worst) | (+(level === worst) & +(demand[doc]! < lastDemand))) continue;
      rows.offer(-level, doc, demand, ids);
      worst = -rows.lastKey;
      ({ lastDemand } = rows);
    }
  };
};

/** Higher costs (above 225 billion roubles) count as this cost, so that sort keys stay exact integers. */
const costMax = 2 ** 51;
/** Added to the key of products that cannot be bought in the requested quantity, so that they come last. */
export const unbuyable = 2 ** 52;

/**
 * Sorts by the cost of the requested quantity. Products with too little stock come after the others, also by cost.
 * Products without a price come last.
 */
const priceSink = (segment: Segment, rows: TopRows, quantity: number, sign: 1 | -1): RowSink => {
  const { ids, demand, available } = segment;
  const costOf = costsAt(segment, quantity);
  const pieces = piecesByRule(segment, quantity);
  const rules = segment.rules.codes;
  return (docs, _ranks, length) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const cost = costOf(doc);
      const isEnough = available[doc]! >= pieces[rules[doc]!]!;
      const key = cost === Infinity ? cost : sign * Math.min(cost, costMax) + (isEnough ? 0 : unbuyable);
      rows.offer(key, doc, demand, ids);
    }
  };
};

const stockSink = (segment: Segment, rows: TopRows, sign: 1 | -1): RowSink => {
  const { ids, demand, available } = segment;
  return (docs, _ranks, length) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const key = sign * available[doc]!;
      rows.offer(key, doc, demand, ids);
    }
  };
};

/**
 * Returns the sort key for each code of an attribute's column; keys of different segments can be compared. The key of a
 * number is the number itself, so that paging still works after new values arrive. The key of another value is its
 * index in `all`. Documents without a value come last.
 */
const attributeKeys = (segment: Segment, key: string, all: readonly AttributeValue[], sign: 1 | -1): Float64Array => {
  const values = segment.attributes.get(key)?.values ?? [];
  const keys = new Float64Array(values.length + 1).fill(Infinity);
  let place = 0;
  values.forEach((value, index) => {
    while (compareValues(all[place]!, value) < 0) place++;
    keys[index + 1] = sign * (typeof value === 'number' ? value : place);
  });
  return keys;
};

const attributeSink = (segment: Segment, rows: TopRows, key: string, keys: Float64Array): RowSink => {
  const { ids, demand, blocks } = segment;
  const column = segment.attributes.get(key);
  let block = 0;
  return (docs, _ranks, length) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      while (blocks[block]!.end <= doc) block++;
      const start = column === undefined ? -1 : column.blockStart[block]!;
      const code = start === -1 ? 0 : column!.codes[start + doc - blocks[block]!.start]!;
      rows.offer(keys[code]!, doc, demand, ids);
    }
  };
};

/** Returns the distinct values of an attribute in all segments, ascending. */
const allValues = (segments: readonly Segment[], key: string): readonly AttributeValue[] => {
  const lists = segments.map((segment) => segment.attributes.get(key)?.values ?? []).filter((list) => list.length > 0);
  if (lists.length === 1) return lists[0]!;
  return lists.flat().sort(compareValues);
};

/** Returns one sink per segment. Each adds its segment's documents to `rows`, with keys for the requested order. */
export const rowSinks = (segments: readonly Segment[], filter: ProductFilter, rows: TopRows): readonly RowSink[] => {
  const { sort } = filter;
  if (sort.kind === 'relevance') return segments.map((segment) => relevanceSink(segment, rows));
  const sign = sort.direction === 'ascending' ? 1 : -1;
  if (sort.kind === 'stock') return segments.map((segment) => stockSink(segment, rows, sign));
  if (sort.kind === 'price') {
    const quantity = Math.max(1, filter.quantity);
    return segments.map((segment) => priceSink(segment, rows, quantity, sign));
  }
  const all = allValues(segments, sort.key);
  return segments.map((segment) => attributeSink(segment, rows, sort.key, attributeKeys(segment, sort.key, all, sign)));
};
