import type { QueryReading, UnderstoodCondition } from '@farad/domain/search-query';
import { type DocSet, setOfList, union } from '../index/doc-set.ts';
import { byMargin, byReading } from '../index/match-rank.ts';
import { matchMeaning } from './match-meaning.ts';
import { openReading } from './match-reading.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { removed } from '../index/segment.ts';

/** With this many results, products with better ratings are not searched. */
const pageLength = 10;

const isPageFull = (segments: readonly OpenSegment[], found: readonly DocSet[]): boolean => {
  let count = 0;
  for (const [index, { docs }] of found.entries()) {
    const states = segments[index]!.segment.states.codes;
    for (const doc of docs) if (states[doc] !== removed && ++count === pageLength) return true;
  }
  return false;
};

/** The results and, ranked below them, products whose ratings are better than requested. */
export interface WithMargin {
  readonly docs: readonly DocSet[];
  /** The ratings as typed in the text. */
  readonly ratings: readonly string[];
}

/** Extends a condition and its alternatives to better ratings. A condition without a rating is unchanged. */
const widened = (condition: UnderstoodCondition): UnderstoodCondition => {
  const { margin, or } = condition;
  if (margin === undefined) return condition;
  const ways = or?.map((way) =>
    'key' in way && way.kind !== 'body' && way.kind !== 'unstated' ? { ...margin, key: way.key } : way,
  );
  return { ...condition, filter: margin, ...(ways === undefined ? {} : { or: ways }) };
};

/**
 * Returns the results together with products of better ratings. null = the page is full without them, the text has no
 * rating, or no product has better ratings.
 */
export const withMargin = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  reading: QueryReading | undefined,
  found: readonly DocSet[],
): WithMargin | null => {
  const rated = reading?.conditions.filter(({ margin }) => margin !== undefined) ?? [];
  if (reading === undefined || rated.length === 0 || isPageFull(segments, found)) return null;
  const conditions = reading.conditions.map(widened);
  const open = openReading(frame, { ...reading, conditions });
  if (open === null) return null;
  const docs = matchMeaning(segments, open).map((set, index) => {
    const meant = set.docs.filter((_, at) => set.ranks[at]! >= byReading);
    return union(found[index]!, setOfList(meant, byMargin));
  });
  const isMore = docs.some((set, index) => set.docs.length > found[index]!.docs.length);
  return isMore ? { docs, ratings: rated.map(({ source }) => source.trim()) } : null;
};
