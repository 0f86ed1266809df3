import { filterLimits } from '@farad/domain/search-query';
import { z } from 'zod';

import { RowId } from './wire.ts';

// Fields that many queries have.

/** The id of a row. */
export const RowNumber = RowId.transform(Number);

/** The id of a row, so short that every integer column holds it. */
export const ShortRowNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** Words that rows of a list are found by. */
export const SearchText = z.string().trim().max(200).default('');

export const YesOrNo = z.enum(['true', 'false']);

/** A day, 2026-11-21. */
export const DayText = z.iso.date();

/** How a table is written. */
export const TableFormat = z.enum(['csv', 'xlsx']);

/** Pages beyond are refused: nobody reads so far, and skipping costs. */
const pageMax = 10_000;

/** The number of a page, from 1. */
export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .refine((page) => page <= pageMax);

export const PageQuery = z.strictObject({ page: PageNumber.optional().describe('From 1') });

/** A text that is being typed: more than the call looks at is no fault. */
export const TextQuery = z.strictObject({
  text: z
    .string()
    .meta({ maxLength: filterLimits.textLengthMax })
    .optional()
    .describe('What is typed: a part number, values, words'),
});
