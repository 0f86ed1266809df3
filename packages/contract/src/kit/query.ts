import { searchTextLengthMax } from '@farad/domain/search-query';
import { rowIdMax } from '@farad/domain/shared';
import { z } from 'zod';

import { RowId } from './wire.ts';

// Fields that many queries share.

/** The id of a row. */
export const RowNumber = RowId.transform(Number);

/** Query parameter of a list: id of the last row of the page before. The list continues after this row. */
export const AfterRow = RowNumber.optional().describe('`next` of the page before');
export const AfterQuery = z.strictObject({ after: AfterRow });

/** The id of a row, limited to the range of every integer column. */
export const ShortRowNumber = RowNumber.refine((id) => id <= rowIdMax);

/**
 * Where a page of a list ordered by time starts: moment (ms since 1970) and id of the row before, `1763800000000-12`.
 */
export const MomentKey = z
  .string()
  .regex(/^\d{1,14}-[1-9]\d{0,14}$/)
  .transform((text) => {
    const [at, id] = text.split('-').map(Number);
    return { at: new Date(at ?? 0), id: id ?? 0 };
  });

/** Words that the rows of a list must contain. Empty = all rows. */
export const SearchText = z.string().trim().max(searchTextLengthMax).default('');

export const YesOrNo = z.enum(['true', 'false']);

/** A day: 2026-11-21. */
export const DayText = z.iso.date();

/** File format of a table. */
export const TableFormat = z.enum(['csv', 'xlsx']);

/** Larger page numbers are refused: nobody needs them, and skipping rows is expensive. */
const pageMax = 10_000;

/** Number of a page, from 1. */
export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .refine((page) => page <= pageMax);

export const PageQuery = z.strictObject({ page: PageNumber.optional().describe('From 1') });

/** Query with a text that the caller is still typing. A text longer than the searched length is accepted. */
export const TextQuery = z.strictObject({
  text: z
    .string()
    .meta({ maxLength: searchTextLengthMax })
    .optional()
    .describe('What is typed: a part number, values, words'),
});
