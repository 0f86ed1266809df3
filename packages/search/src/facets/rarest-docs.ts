import { firstFrom } from '../index/doc-set.ts';
import type { OpenPart } from '../index/open-segment.ts';
import { valuePostings } from '../index/value-postings.ts';
import type { Lists } from '../columns/text-index.ts';
import type { Condition } from './conditions.ts';

/**
 * Documents of a list are looked up one by one, those of a scan are read in order. So a list is used only if it has
 * fewer documents than this part of the segment.
 */
const listedPart = 1 / 4;
/** Lists of several values are joined by sorting, which takes longer. So they are used up to this length. */
const joinedMax = 16_384;

/** Values that pass a condition, as codes of its column next to each other. */
interface Run {
  readonly from: number;
  readonly end: number;
}

interface Passing {
  readonly postings: Lists;
  readonly runs: readonly Run[];
  readonly size: number;
}

const nothing: Passing = { postings: { starts: new Uint32Array(1), numbers: new Uint32Array(0) }, runs: [], size: 0 };

const passingOf = ({ segment }: OpenPart, { column, deny }: Condition): Passing => {
  if (column === null) return nothing;
  const postings = valuePostings(column, deny.length, segment.blocks);
  const { starts } = postings;
  const runs: Run[] = [];
  let size = 0;
  for (let from = 1, end = 1; from < deny.length; from = end + 1) {
    for (end = from; end < deny.length && deny[end] === 0; end++);
    const length = starts[end]! - starts[from]!;
    if (length > 0) runs.push({ from, end });
    size += length;
  }
  return { postings, runs, size };
};

const isOneValue = ({ runs: [first, ...others] }: Passing): boolean =>
  first === undefined || (others.length === 0 && first.end === first.from + 1);

const docsOf = (passing: Passing): Uint32Array => {
  const { starts, numbers } = passing.postings;
  const lists = passing.runs.map(({ from, end }) => numbers.subarray(starts[from], starts[end]));
  const [only] = lists;
  // The documents of one value are ascending already.
  if (only !== undefined && isOneValue(passing)) return only;
  const docs = new Uint32Array(passing.size);
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
      passing.size < open.segment.count * listedPart && (passing.size <= joinedMax || isOneValue(passing));
    if (isUsable && (rarest === null || passing.size < rarest.size)) rarest = passing;
  }
  return rarest && docsOf(rarest);
};

/** Returns the documents of an ascending list from `start` to `end − 1`. */
export const listedIn = (docs: Uint32Array, start: number, end: number): Uint32Array => {
  const from = firstFrom(docs, 0, start);
  return docs.subarray(from, firstFrom(docs, from, end));
};
