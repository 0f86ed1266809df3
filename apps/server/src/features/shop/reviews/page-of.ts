import { writingsPerPage } from '@farad/domain/review';

export const skipOf = (page: number): number => (page - 1) * writingsPerPage;

/** Returns the number of pages; at least one, so that an empty page is the first of one. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / writingsPerPage));
