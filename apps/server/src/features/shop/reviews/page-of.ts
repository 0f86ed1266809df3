import { writingsPerPage } from '@farad/domain/review';

export const skipOf = (page: number): number => (page - 1) * writingsPerPage;

/** Returns the number of pages, at least one. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / writingsPerPage));
