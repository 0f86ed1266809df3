import { type CatalogueFrame, type QueryVocabulary, vocabularyOf } from '@farad/domain/search-query';

const vocabularies = new WeakMap<CatalogueFrame, QueryVocabulary>();

/** Returns the vocabulary for reading queries; built when a frame is first used. */
export const vocabularyFor = (frame: CatalogueFrame): QueryVocabulary => {
  const known = vocabularies.get(frame);
  if (known !== undefined) return known;
  const made = vocabularyOf(frame);
  vocabularies.set(frame, made);
  return made;
};
