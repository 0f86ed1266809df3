export { countedSearch, searchLengthMax } from './stored-search.ts';
export { resultsBucket, searchPeriods, type ResultsBucket } from './search-figures.ts';
export { applySynonyms, synonymLengthMax, synonymsMax, type Synonym } from './synonyms.ts';
