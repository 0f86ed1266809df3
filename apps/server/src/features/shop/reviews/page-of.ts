import { writingsPerPage } from '@farad/domain/review';
import type { Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { readPageNumber } from '#http/input/page-number.ts';

/** The one parameter `page`, from 1; 1 where it is absent. */
export function pageOf(query: readonly (readonly [string, string])[]): Result<number, Failure> {
  return readPageNumber(query[0]?.[1]);
}

export const skipOf = (page: number): number => (page - 1) * writingsPerPage;

/** At least one, so that an empty page is the first of one. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / writingsPerPage));
