import type { QueryReading, UnderstoodCondition } from '@farad/domain/search-query';
import { byMargin, byReading } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { matchMeaning } from './match-meaning.ts';
import { openReading } from './match-reading.ts';
import type { ProductSets } from './product-sets.ts';

/** With this many results, products with better ratings are not searched. */
const pageLength = 10;

/** The results and, ranked below them, products whose ratings are better than requested. */
export interface WithMargin<R> {
  readonly found: R;
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
export const withMargin = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  reading: QueryReading | undefined,
  found: R,
): WithMargin<R> | null => {
  const rated = reading?.conditions.filter(({ margin }) => margin !== undefined) ?? [];
  if (reading === undefined || rated.length === 0 || sets.hasShown(found, pageLength)) return null;
  const conditions = reading.conditions.map(widened);
  const open = openReading(frame, { ...reading, conditions });
  if (open === null) return null;
  const better = sets.from(matchMeaning(sets, open), byReading);
  const both = sets.best(found, sets.ranked(better, byMargin));
  return sets.sizeOf(both) > sets.sizeOf(found)
    ? { found: both, ratings: rated.map(({ source }) => source.trim()) }
    : null;
};
