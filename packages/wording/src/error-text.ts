import type { ErrorCode } from '@farad/domain/shared';
import type { Translator } from './translator.ts';

/** Figures a failure may carry; quantities already in words ("400 шт") or as bare numbers. */
export interface ErrorValues {
  readonly field?: string | undefined;
  readonly available?: string | number | undefined;
  readonly below?: string | number | undefined;
  readonly above?: string | number | undefined;
  readonly missing?: string | number | undefined;
  readonly seconds?: string | number | undefined;
}

/** Figures an error text needs to be told in full; without them the plain text is told. */
const errorFigures = {
  invalid_input: ['field'],
  unknown_field: ['field'],
  too_many_requests: ['seconds'],
  not_enough_stock: ['available'],
  below_minimum_quantity: ['above'],
  off_multiple: ['below', 'above'],
  goods_unpaid: ['missing'],
  code_resend_too_early: ['seconds'],
} as const satisfies Partial<Record<ErrorCode, readonly (keyof ErrorValues)[]>>;

/** Codes with two texts: with figures and without. */
export type FiguredCode = keyof typeof errorFigures;

/** The text of a failure. A known field is named in the reader's language, any other as it is. */
export function errorText(t: Translator, code: ErrorCode, values: ErrorValues = {}): string {
  // Only the server has the words of every failure; a page has those it meets without asking (page-errors/).
  const text = (key: string, given?: object): string => {
    const anyKey = t as (key: string, values?: object) => string;
    const found = anyKey(key, given);
    return found === key ? anyKey('errors.internal') : found;
  };
  if (!isFigured(code)) return text(`errors.${code}`);
  const isComplete = errorFigures[code].every((figure) => values[figure] !== undefined);
  if (!isComplete) return text(`errors.${code}_plain`);
  const field = values.field === undefined ? undefined : fieldTitle(t, values.field);
  return text(`errors.${code}`, { ...values, field });
}

const isFigured = (code: ErrorCode): code is FiguredCode => code in errorFigures;

/** Title of the last name in a dotted path: `products.0.qty` → "Quantity". */
function fieldTitle(t: Translator, field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  for (const key of [`fields.${name}`, `staffFields.${name}`]) {
    const title: unknown = (t as (key: string) => unknown)(key);
    if (typeof title === 'string' && title !== key) return title;
  }
  return field;
}
