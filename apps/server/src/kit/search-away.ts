/** `code` of errors that report that the engine of searches does not answer. The caller may try again later. */
export const searchAwayCode = 'FARAD_SEARCH_AWAY';

/** Thrown if the engine of searches does not answer: the search process or the search cluster. */
export class SearchAway extends Error {
  readonly code = searchAwayCode;
}
