import {
  readQuery,
  vocabularyOf,
  type CatalogueFrame,
  type QueryReading,
  type QueryVocabulary,
} from '@farad/domain/search-query';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';

/** Search vocabularies by catalogue frame. They are cached, since building one takes some 10 ms. */
const vocabularies = new WeakMap<CatalogueFrame, QueryVocabulary>();

function vocabularyFor(frame: CatalogueFrame): QueryVocabulary {
  const known = vocabularies.get(frame);
  if (known !== undefined) return known;
  const made = vocabularyOf(frame);
  vocabularies.set(frame, made);
  return made;
}

/** Returns the meaning of a typed text (product C7); null = nothing was understood. */
export function readSearch(index: Pick<CatalogueIndex, 'frame'>, text: string): QueryReading | null {
  if (text === '') return null;
  const reading = readQuery(text, vocabularyFor(index.frame()));
  return reading.conditions.length === 0 ? null : reading;
}
