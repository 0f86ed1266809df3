import type { SearchAnswer } from '@farad/domain/search-query';

import type { CatalogueAnswer } from '../search.ts';

/**
 * An answer on its way to another thread. Results of a search are sent as JSON, because reading the JSON of many small
 * objects takes half the time of a structured clone. The place of the last row is sent beside it: it may be infinite,
 * which JSON cannot express.
 */
export type PackedAnswer =
  | { readonly json: string; readonly next: SearchAnswer['next'] }
  | { readonly plain: CatalogueAnswer };

const isSearchAnswer = (answer: CatalogueAnswer): answer is SearchAnswer => 'attributeFacets' in answer;

export const packAnswer = (answer: CatalogueAnswer): PackedAnswer =>
  isSearchAnswer(answer) ? { json: JSON.stringify({ ...answer, next: null }), next: answer.next } : { plain: answer };

export const unpackAnswer = (packed: PackedAnswer): CatalogueAnswer =>
  'json' in packed ? { ...(JSON.parse(packed.json) as SearchAnswer), next: packed.next } : packed.plain;
