import { queryOfPassive, type QueryReading, readQuery } from '@farad/domain/search-query';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { withMargin } from './margin.ts';
import { byMargin, byReading } from '../index/match-class.ts';
import { matchMeaning } from './match-meaning.ts';
import { openReading } from './match-reading.ts';
import type { Near } from './near-number.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';

/** Maximum number of documents examined per segment. The first are as good as any others. */
const lookedAtMax = 512;
const marginCost = 0.3;

/** Keeps the conditions that a replacement must meet, without precision. */
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
      const cost = set.classes[at]! >= byReading ? 0 : marginCost;
      return { open: segments[index]!, doc, cost, matchClass: set.classes[at]! };
    }).filter(({ matchClass }) => matchClass >= byMargin),
  );
};

/**
 * Returns products with the parameters that a passive part's number encodes. Empty if it encodes none or no product
 * matches.
 */
export const nearByCode = (frame: OpenFrame, segments: readonly OpenSegment[], number: string): readonly Near[] => {
  const query = queryOfPassive(number);
  if (query === null) return [];
  const reading = readQuery(query, vocabularyFor(frame.frame));
  // If the frame lacks these attributes, parts of any value would match.
  if (reading.words !== '' || reading.conditions.length < 3) return [];
  const near = found(frame, segments, reading);
  return near.length > 0 ? near : found(frame, segments, nominal(reading));
};
