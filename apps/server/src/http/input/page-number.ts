import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '../answers/errors.ts';

/** Pages beyond are refused: nobody reads so far, and skipping costs. */
const pageMax = 10_000;

/** The parameter `page` of an address, from 1; 1 where it is absent. */
export function readPageNumber(text: string | undefined): Result<number, Failure> {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '1') ? Number(text ?? '1') : Number.NaN;
  return page <= pageMax ? ok(page) : fail({ code: 'invalid_input', field: 'page' });
}
