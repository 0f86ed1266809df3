import { salesUnits } from '@farad/domain/product';
import { quantityMax } from '@farad/domain/quantities';
import {
  inEachLocale,
  locales,
  productIdForm,
  reasonLengthMin,
  rowIdForm,
  rowIdMax,
  textLimits,
} from '@farad/domain/shared';
import { z } from 'zod';

/** The id of a row. */
export const RowId = z.string().regex(rowIdForm);

/** The id of a row of a small table (a category, a brand, a warehouse) as a JSON number. */
export const SmallId = z.int().min(1).max(rowIdMax);

export const EmptyBody = z.object({});
export const DoneAnswer = z.object({ isDone: z.literal(true) });

/** Value of the parameter `after` for the next page; null = the last page. */
export const NextPage = z.string().nullable();

/** Roubles as a JSON number, as in the specification's calls. Inside the program money is an integer. */
export const Roubles = z.number();

/** Decimal digits of a product's id (`_id` of the specification). */
export const ProductIdText = z.string().regex(productIdForm);

/** Number of pieces that a caller asks for: a JSON integer. Strings such as "1e3" are refused. */
export const WireQuantity = z.int().min(1).max(quantityMax);

/** Number of pieces as a JSON integer, or 0. */
export const QuantityOrNone = z.int().min(0).max(quantityMax);

// Cc = control characters. Cs = unpaired surrogates, which PostgreSQL cannot store.
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);
const isPlain = (text: string): boolean => isOneLine(text.replace(/[\t\r\n]/g, ' '));

// Characters that cannot be seen: zero-width ones and changes of direction. A text of only these looks empty. A text
// with some of them looks equal to another text. The zero-width joiner is not removed, because emoji need it.
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** Text of a one-line field: no line breaks or other control characters. Invisible characters are removed. */
export const LineText = z.string().overwrite(withoutUnseen).trim().refine(isOneLine);

/** Text of a field with several lines. */
export const PlainText = z.string().overwrite(withoutUnseen).trim().refine(isPlain);

/** Reason for an action. `Reason` is required; `OptionalReason` may be empty, which means not given. */
export const Reason = PlainText.min(reasonLengthMin).max(textLimits.reason);
export const OptionalReason = PlainText.max(textLimits.reason).default('');
/** Reason without line breaks. `ReasonLine` is required; `OptionalReasonLine` may be empty, which means not given. */
export const ReasonLine = LineText.min(reasonLengthMin).max(textLimits.reason);
export const OptionalReasonLine = LineText.max(textLimits.reason).default('');

/** Comment of a buyer on an order or a request. */
export const Comment = PlainText.max(textLimits.comment).default('');

/** Notes for staff only. `NoteText` is the text of a new note, `Note` is a saved note. */
export const NoteText = PlainText.min(1).max(textLimits.note);
export const Note = z.object({
  id: RowId,
  text: z.string(),
  /** Name of the author. */
  by: z.string(),
  at: z.string(),
});

export const PersonName = LineText.max(textLimits.personName);
export const NeededPersonName = PersonName.min(1);

/** E-mail address as typed. The server checks its form by a rule of packages/domain. Empty = not given. */
export const OptionalEmail = LineText.max(textLimits.email).default('');
export const EmailText = z.string().min(1).max(textLimits.email);

export const LocaleName = z.enum(locales);

/** A text in every language of the shop. */
export const inEveryLocale = <Text extends z.ZodType>(text: Text) => z.strictObject(inEachLocale(() => text));

export const Unit = z.enum(salesUnits);

export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,199}$/);

/** Unit prices in roubles by the minimum quantity of pieces. */
export const PriceMap = z.record(z.string(), Roubles);

/** Version of a record that staff edit. It changes whenever an editable field changes, so a stale save is detected. */
export const Version = z.string().regex(/^[\w-]{22}$/);

/**
 * Payment provider or carrier that a record belongs to. `isInstalled` false = work on the record waits until this
 * provider or carrier is installed.
 */
export const NamedVendor = z.object({ id: z.string(), isInstalled: z.boolean() });
