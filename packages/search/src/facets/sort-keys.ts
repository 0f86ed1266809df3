import type { AttributeValue } from '@farad/domain/category';
import type { ProductFilter } from '@farad/domain/search-query';
import { compareValues } from '../columns/dictionary.ts';
import { inStock, type Segment } from '../index/segment.ts';
import { costsAt, piecesByRule } from './costs.ts';
import type { TopRows } from '../columns/top-rows.ts';

/** Puts found documents of a segment among the rows of the page. */
export type RowSink = (docs: Uint32Array, classes: Uint8Array, length: number) => void;

/** Best class first, then what is in stock. */
const relevanceSink = (segment: Segment, rows: TopRows): RowSink => {
  const { ids, demand } = segment;
  const states = segment.states.codes;
  return (docs, classes, length) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const key = -2 * classes[i]! - +(states[doc] === inStock);
      rows.offer(key, doc, demand, ids);
    }
  };
};

/** Dearer lines (225 billion roubles) count as this dear, so that the keys below stay whole numbers. */
const costMax = 2 ** 51;
/** Added to the key of what cannot be bought in the asked quantity: it comes after all that can. */
export const unbuyable = 2 ** 52;

/** What the asked quantity costs; then what there is too little of, by the same; what has no price comes last. */
const priceSink = (segment: Segment, rows: TopRows, quantity: number, sign: 1 | -1): RowSink => {
  const { ids, demand, available } = segment;
  const costOf = costsAt(segment, quantity);
  const pieces = piecesByRule(segment, quantity);
  const rules = segment.rules.codes;
  return (docs, _classes, length) => {
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
  return (docs, _classes, length) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const key = sign * available[doc]!;
      rows.offer(key, doc, demand, ids);
    }
  };
};

/**
 * By code the key of a value that holds across segments: a number itself, so that a page follows another also after
 * values came in between; else its place among the values of all. None last.
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
  return (docs, _classes, length) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      while (blocks[block]!.end <= doc) block++;
      const start = column === undefined ? -1 : column.blockStart[block]!;
      const code = start === -1 ? 0 : column!.codes[start + doc - blocks[block]!.start]!;
      rows.offer(keys[code]!, doc, demand, ids);
    }
  };
};

/** Distinct values of an attribute over all segments, ascending. */
const allValues = (segments: readonly Segment[], key: string): readonly AttributeValue[] => {
  const lists = segments.map((segment) => segment.attributes.get(key)?.values ?? []).filter((list) => list.length > 0);
  if (lists.length === 1) return lists[0]!;
  return lists.flat().sort(compareValues);
};

/** For each segment, the sink that gives its documents the keys of the asked order. */
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
