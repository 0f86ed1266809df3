import { locales } from '@farad/domain/shared';
import { z } from 'zod';

/** Fields that many queries have, as they are sent. What a query means is read by its handler. */

/** The number of a row. */
export const RowText = z.string().regex(/^[1-9]\d{0,14}$/);

/** A page, from 1. */
export const PageText = z.string().regex(/^[1-9]\d{0,4}$/);

export const YesOrNo = z.enum(['true', 'false']);

export const LanguageText = z.enum(locales);

/** Where a list goes on, and nothing else. */
export const AfterQuery = z.strictObject({ after: RowText.optional() });

/** Of calls that have `hasTextQuery`: a longer text than they look at is no fault. */
export const TextQuery = z.strictObject({ text: z.string().optional() });

export const PageQuery = z.strictObject({ page: PageText.optional() });
