import { type CatalogueFrame, type QueryVocabulary, vocabularyOf } from '@farad/domain/search-query';

const vocabularies = new WeakMap<CatalogueFrame, QueryVocabulary>();

/** Returns the words and names of a catalogue frame, by which queries are read. Built once per frame and cached. */
export const vocabularyFor = (frame: CatalogueFrame): QueryVocabulary => {
  const known = vocabularies.get(frame);
  if (known !== undefined) return known;
  const made = vocabularyOf(frame);
  vocabularies.set(frame, made);
  return made;
};
