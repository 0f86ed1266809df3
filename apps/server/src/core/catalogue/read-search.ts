import { readQuery, type QueryReading, type QueryVocabulary } from '@farad/domain/search-query';
import { vocabularyFor } from '@farad/search/words/frame-vocabulary';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';

/** Maximum number of cached readings. When the cache is full, the one that was read first is dropped. */
const readingsMax = 2000;

const readings = new WeakMap<QueryVocabulary, Map<string, QueryReading | null>>();

/**
 * Returns the meaning of a typed text (product C7); null = nothing was understood. Results are cached, because a list
 * and its page read the same text several times, and many visitors type the same texts.
 */
export function readSearch(index: Pick<CatalogueIndex, 'frame'>, text: string): QueryReading | null {
  if (text === '') return null;
  const vocabulary = vocabularyFor(index.frame());
  const known = readings.get(vocabulary) ?? new Map<string, QueryReading | null>();
  readings.set(vocabulary, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const reading = readQuery(text, vocabulary);
  const meant = reading.conditions.length === 0 ? null : reading;
  const [oldest] = known.size < readingsMax ? [] : known.keys();
  if (oldest !== undefined) known.delete(oldest);
  known.set(text, meant);
  return meant;
}
