import { readQuery, type QueryReading } from '@farad/domain/search-query';
import { vocabularyFor } from '@farad/search/words/frame-vocabulary';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';

/** Returns the meaning of a typed text (product C7); null = nothing was understood. */
export function readSearch(index: Pick<CatalogueIndex, 'frame'>, text: string): QueryReading | null {
  if (text === '') return null;
  const reading = readQuery(text, vocabularyFor(index.frame()));
  return reading.conditions.length === 0 ? null : reading;
}
