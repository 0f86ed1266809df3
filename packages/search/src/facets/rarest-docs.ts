import { firstFrom } from '../index/doc-set.ts';
import type { OpenPart } from '../index/open-segment.ts';
import { valuePostings } from '../index/value-postings.ts';
import { listAt } from '../columns/text-index.ts';
import type { Condition } from './conditions.ts';

/**
 * Documents of a list are looked up one by one, those of a scan are read in order. So a list is used only if it has
 * fewer documents than this part of the segment.
 */
const listedPart = 1 / 4;
/** Lists of several values are joined by sorting, which takes longer. So they are used up to this length. */
const joinedMax = 16_384;

/** Documents that pass a condition: one list per value, each ascending. */
interface Passing {
  readonly lists: readonly Uint32Array[];
  readonly size: number;
}

const passingOf = ({ segment }: OpenPart, { column, deny }: Condition): Passing => {
  if (column === null) return { lists: [], size: 0 };
  const postings = valuePostings(column, deny.length, segment.blocks);
  const lists: Uint32Array[] = [];
  let size = 0;
  for (let code = 1; code < deny.length; code++) {
    if (deny[code] !== 0) continue;
    const list = listAt(postings, code);
    if (list.length > 0) lists.push(list);
    size += list.length;
  }
  return { lists, size };
};

const joined = (lists: readonly Uint32Array[], size: number): Uint32Array => {
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return only;
  const docs = new Uint32Array(size);
  let length = 0;
  for (const list of lists) {
    docs.set(list, length);
    length += list.length;
  }
  return docs.sort();
};

/**
 * Returns the documents that pass one of the conditions, ascending: the condition on a brand or an attribute that the
 * fewest documents pass. Only these need to be checked for the other conditions. null = each condition is passed by so
 * many documents that a scan is faster.
 */
export const rarestDocs = (open: OpenPart, conditions: readonly Condition[]): Uint32Array | null => {
  let rarest: Passing | null = null;
  for (const condition of conditions) {
    // Only columns with zones keep their codes.
    if (condition.column !== null && condition.zones === null) continue;
    const passing = passingOf(open, condition);
    const isUsable =
      passing.size < open.segment.count * listedPart && (passing.lists.length <= 1 || passing.size <= joinedMax);
    if (isUsable && (rarest === null || passing.size < rarest.size)) rarest = passing;
  }
  return rarest && joined(rarest.lists, rarest.size);
};

/** Returns the documents of an ascending list from `start` to `end − 1`. */
export const listedIn = (docs: Uint32Array, start: number, end: number): Uint32Array => {
  const from = firstFrom(docs, 0, start);
  return docs.subarray(from, firstFrom(docs, from, end));
};
