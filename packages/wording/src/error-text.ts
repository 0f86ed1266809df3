import type { ErrorCode } from '@farad/domain/shared';
import { errorFigures, type ErrorValues, type FiguredCode } from './error-figures.ts';
import type { Translator } from './translator.ts';

/** Returns the text of a failure. A field with a title is named in the reader's language, any other by its key. */
export function errorText(t: Translator, code: ErrorCode, values: ErrorValues = {}): string {
  // Only the server has the texts of all failures. A page has only the texts of the failures that it detects itself
  // (shared/page-errors.ts).
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

/** Returns the title of the last name in a dotted path: `products.0.qty` → "Quantity". */
function fieldTitle(t: Translator, field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  for (const key of [`fields.${name}`, `staffFields.${name}`, `callFields.${name}`]) {
    const title: unknown = (t as (key: string) => unknown)(key);
    if (typeof title === 'string' && title !== key) return title;
  }
  return field;
}
