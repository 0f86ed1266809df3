export { isFiller, isJoiningWord } from './joining-words.ts';
export { pieceEdits, type PieceEdits } from './piece-edits.ts';
export { metricSizeOf } from './package-names.ts';
export type { BrandCondition, CategoryCondition, QueryReading, UnderstoodCondition, Way } from './query-reading.ts';
export { readQuery } from './read-query.ts';
export { vocabularyOf, type QueryVocabulary } from './vocabulary.ts';
export { hasQuoted } from './tokens.ts';
