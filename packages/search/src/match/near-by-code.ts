import { queryOfPassive, type QueryReading, readQuery } from '@farad/domain/search-query';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { withMargin } from './margin.ts';
import { byMargin, byReading } from '../index/match-rank.ts';
import { matchMeaning } from './match-meaning.ts';
import { openReading } from './match-reading.ts';
import type { Near } from './near-number.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';

/**
 * Maximum number of documents that are returned per segment. All are equally similar to the part of the typed number.
 */
const lookedAtMax = 512;
const marginCost = 0.3;

/** Returns the reading without its ratings, such as the precision: better parts also meet them. */
const nominal = (reading: QueryReading): QueryReading => ({
  ...reading,
  conditions: reading.conditions.filter(({ margin }) => margin === undefined),
});

const found = (frame: OpenFrame, segments: readonly OpenSegment[], reading: QueryReading): readonly Near[] => {
  const open = openReading(frame, reading);
  if (open === null) return [];
  const exact = matchMeaning(segments, open);
  const docs = withMargin(frame, segments, reading, exact)?.docs ?? exact;
  return docs.flatMap((set, index) =>
    Array.from(set.docs.subarray(0, lookedAtMax), (doc, at) => {
      const cost = set.ranks[at]! >= byReading ? 0 : marginCost;
      return { open: segments[index]!, doc, cost, matchRank: set.ranks[at]! };
    }).filter(({ matchRank }) => matchRank >= byMargin),
  );
};

/**
 * Returns products with the values that the part number of a passive part encodes. Empty if it encodes none, or no
 * product has these values.
 */
export const nearByCode = (frame: OpenFrame, segments: readonly OpenSegment[], number: string): readonly Near[] => {
  const query = queryOfPassive(number);
  if (query === null) return [];
  const reading = readQuery(query, vocabularyFor(frame.frame));
  // A word that was not understood may be a value of an attribute that the catalogue lacks. Without this check, parts
  // would match whatever their value is.
  if (reading.words !== '' || reading.conditions.length < 3) return [];
  const near = found(frame, segments, reading);
  return near.length > 0 ? near : found(frame, segments, nominal(reading));
};
