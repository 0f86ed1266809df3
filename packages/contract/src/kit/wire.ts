import { inEachLocale, locales, rowIdForm } from '@farad/domain/shared';
import { z } from 'zod';

/** The id of a row. */
export const RowId = z.string().regex(rowIdForm);

export const EmptyBody = z.object({});
export const DoneAnswer = z.object({ isDone: z.literal(true) });

/** Goes on after the last row of a page, as the parameter `after`; null: that was the last page. */
export const NextPage = z.string().nullable();

/** Roubles as a JSON number, as the specification's calls carry them. Inside the program money is integer. */
export const Roubles = z.number();

/** Decimal digits of a product's number (`_id` of the specification). */
export const ProductIdText = z.string().regex(/^[1-9]\d{0,9}$/);

/** How many pieces a caller asks for: a whole JSON number. Strings such as "1e3" are refused. */
export const WireQuantity = z.int().min(1).max(10_000_000);

// Cc: controls; Cs: halves of a surrogate pair, which no database keeps.
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);
const isPlain = (text: string): boolean => isOneLine(text.replace(/[\t\r\n]/g, ' '));

// Signs of no width and turns of direction: what holds only them looks empty, and what holds some reads as another
// text. The joiner stays, emoji are made with it.
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** What a person types into a one-line field: no line breaks, no other control characters; unseen signs are left out. */
export const LineText = z.string().overwrite(withoutUnseen).trim().refine(isOneLine);

/** What a person types into a field of several lines. */
export const PlainText = z.string().overwrite(withoutUnseen).trim().refine(isPlain);

export const LocaleName = z.enum(locales);

/** A text in every language of the shop. */
export const inEveryLocale = <Text extends z.ZodType>(text: Text) => z.strictObject(inEachLocale(() => text));

export const Unit = z.enum(['piece', 'metre', 'set', 'pack']);

export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,199}$/);

/** Minimum quantity → price of one piece in roubles. */
export const PriceMap = z.record(z.string(), Roubles);
