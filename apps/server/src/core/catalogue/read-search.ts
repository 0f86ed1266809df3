import {
  readQuery,
  vocabularyOf,
  type CatalogueFrame,
  type QueryReading,
  type QueryVocabulary,
} from '@farad/domain/search-query';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';

/** Made once for each frame: the making takes some ten milliseconds. */
const vocabularies = new WeakMap<CatalogueFrame, QueryVocabulary>();

function vocabularyFor(frame: CatalogueFrame): QueryVocabulary {
  const known = vocabularies.get(frame);
  if (known !== undefined) return known;
  const made = vocabularyOf(frame);
  vocabularies.set(frame, made);
  return made;
}

/** What a typed text means (product C7); null when it says nothing that is understood. */
export function readSearch(index: Pick<CatalogueIndex, 'frame'>, text: string): QueryReading | null {
  if (text === '') return null;
  const reading = readQuery(text, vocabularyFor(index.frame()));
  return reading.conditions.length === 0 ? null : reading;
}
