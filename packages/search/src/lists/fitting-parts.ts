import type { AttributeKey, AttributeValue, CategoryId } from '@farad/domain/category';
import type { AttributeFilter } from '@farad/domain/search-query';
import type { GenericPart } from '@farad/domain/bom';
import { type Asked, bitsOf, type Condition, conditionsOf } from '../facets/conditions.ts';
import type { AttributeColumn } from '../columns/dictionary.ts';
import { firstFrom } from '../index/doc-set.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { requestedBrands, requestedCategories, type OpenFrame } from '../index/resolve-filter.ts';
import type { Segment } from '../index/segment.ts';
import { listAt } from '../columns/text-index.ts';
import { valuePostings } from '../index/value-postings.ts';

/** Maximum number of documents that are checked for one line of a parts list. */
const lookedAtMax = 50_000;

const both = (one: ReadonlySet<CategoryId> | null, other: ReadonlySet<CategoryId> | null) => {
  if (one === null || other === null) return one ?? other;
  return new Set([...one].filter((id) => other.has(id)));
};

/** Returns the brands and parameters of a description as conditions. */
export const askedOf = (frame: OpenFrame, { brands, parameters }: GenericPart): Asked => {
  const attributes = new Map<AttributeKey, readonly AttributeFilter[]>();
  for (const { key, filter } of parameters) attributes.set(key, [...(attributes.get(key) ?? []), filter]);
  return { brandIds: requestedBrands(frame, brands), attributes, isOnlyInStock: false };
};

/** Returns the documents of each value that passes the condition, one list per value. */
const listsOf = ({ segment }: OpenSegment, column: AttributeColumn, { deny }: Condition): readonly Uint32Array[] => {
  const postings = valuePostings(column, column.values.length + 1, segment.blocks);
  const lists: Uint32Array[] = [];
  for (let code = 1; code <= column.values.length; code++) if (deny[code] === 0) lists.push(listAt(postings, code));
  return lists;
};

const sizeOf = (lists: readonly Uint32Array[]): number => lists.reduce((sum, list) => sum + list.length, 0);

/**
 * Returns the documents that meet one nominal parameter of the part: the parameter that the fewest documents meet.
 * There is one list per value; empty = the part has no nominal parameter.
 */
const rarest = (open: OpenSegment, part: GenericPart, conditions: readonly Condition[]): readonly Uint32Array[] => {
  const nominal = part.parameters
    .filter(({ isNominal }) => isNominal)
    .map(({ key }) => open.segment.attributes.get(key));
  const choices = nominal.map((column) => {
    const condition = conditions.find((one) => one.column === column);
    return column === undefined || condition === undefined ? [] : listsOf(open, column, condition);
  });
  return choices.sort((a, b) => sizeOf(a) - sizeOf(b))[0] ?? [];
};

const passes = (conditions: readonly Condition[], block: number, shift: number): boolean =>
  conditions.every(({ column, deny }) => {
    const start = column?.blockStart[block] ?? -1;
    return column !== null && start !== -1 && deny[column.codes[start + shift]!] === 0;
  });

/**
 * Calls `take` with each document of a segment that meets the requirements of `part`. Checks only documents with the
 * required nominal value, at most 50,000.
 */
export const fittingDocs = (
  frame: OpenFrame,
  open: OpenSegment,
  part: GenericPart,
  take: (doc: number) => void,
): void => {
  const asked = askedOf(frame, part);
  const conditions = conditionsOf(open, asked, bitsOf(asked));
  const scope = part.categories.map((slugs) => requestedCategories(frame, slugs)).reduce(both, null);
  let left = lookedAtMax;
  for (const { categoryId, start, end, block, list } of runsOf(open, rarest(open, part, conditions))) {
    if (scope?.has(categoryId) === false) continue;
    const from = firstFrom(list, 0, start);
    for (let at = from; at < list.length && list[at]! < end && left > 0; at++, left--)
      if (passes(conditions, block, list[at]! - start)) take(list[at]!);
  }
};

/** Returns a function that returns true if a document of the segment meets the parameters and brands of `part`. */
export const meets = (frame: OpenFrame, open: OpenSegment, part: GenericPart): ((doc: number) => boolean) => {
  const asked = askedOf(frame, part);
  const conditions = conditionsOf(open, asked, bitsOf(asked));
  return (doc) => {
    const block = open.segment.blocks.findIndex(({ end }) => doc < end);
    return passes(conditions, block, doc - open.segment.blocks[block]!.start);
  };
};

/** Yields each list with each block in which the list has documents. */
function* runsOf({ segment }: OpenSegment, lists: readonly Uint32Array[]) {
  for (const list of lists) {
    for (const [block, range] of segment.blocks.entries()) {
      const first = list[firstFrom(list, 0, range.start)];
      if (first !== undefined && first < range.end) yield { ...range, block, list };
    }
  }
}

/** Returns a document's value of an attribute; null = it has no value. */
export const valueAt = (segment: Segment, doc: number, key: string): AttributeValue | null => {
  const column = segment.attributes.get(key);
  const block = segment.blocks.findIndex(({ end }) => doc < end);
  const start = column?.blockStart[block] ?? -1;
  if (column === undefined || start === -1) return null;
  const code = column.codes[start + doc - segment.blocks[block]!.start]!;
  return code === 0 ? null : column.values[code - 1]!;
};
