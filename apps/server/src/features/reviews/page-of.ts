import { writingsPerPage } from '@farad/domain/review';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '../../http/errors.ts';

/** Pages beyond are refused: nobody reads so far, and skipping costs. */
const pageMax = 10_000;

/** The one parameter `page`, from 1; 1 where it is absent. */
export function pageOf(query: readonly (readonly [string, string])[]): Result<number, Failure> {
  const stray = query.find(([name]) => name !== 'page');
  if (stray !== undefined) return fail({ code: 'unknown_field', field: stray[0] });
  if (query.length > 1) return fail({ code: 'invalid_input', field: 'page' });
  const text = query[0]?.[1] ?? '1';
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  return page <= pageMax ? ok(page) : fail({ code: 'invalid_input', field: 'page' });
}

export const skipOf = (page: number): number => (page - 1) * writingsPerPage;

/** At least one, so that an empty page is the first of one. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / writingsPerPage));
