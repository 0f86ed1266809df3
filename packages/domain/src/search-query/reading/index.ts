export { isFiller, isJoiningWord } from './words/joining-words.ts';
export { pieceEdits, type PieceEdits } from './piece-edits.ts';
export { isDomesticType } from './words/domestic-types.ts';
export { metricSizeOf } from './words/package-names.ts';
export type { BrandCondition, CategoryCondition, QueryReading, UnderstoodCondition, Way } from './query-reading.ts';
export { meantLayout } from './words/meant-layout.ts';
export { readQuery } from './read-query.ts';
export { vocabularyOf, type QueryVocabulary } from './vocabulary.ts';
export { hasQuoted } from './words/tokens.ts';
