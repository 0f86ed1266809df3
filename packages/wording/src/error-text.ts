import type { ErrorCode } from '@farad/domain/shared';
import { errorFigures, type ErrorFigure, type ErrorValues, type FiguredCode } from './error-figures.ts';
import type { Translator } from './translator.ts';

/** Returns the text of a failure. A field with a title is named in the reader's language, any other by its key. */
export function errorText(t: Translator, code: ErrorCode, values: ErrorValues = {}): string {
  // Only the server has the texts of all failures. A page has those that it detects itself (parts/page-errors.ts).
  const text = (key: string, given?: object): string => {
    const anyKey = t as (key: string, values?: object) => string;
    const found = anyKey(key, given);
    return found === key ? anyKey('errors.internal') : found;
  };
  if (!isFigured(code)) return text(`errors.${code}`);
  const shown = shownFigures(t, values);
  const isComplete = errorFigures[code].every((figure) => shown[figure] !== undefined);
  return isComplete ? text(`errors.${code}`, shown) : text(`errors.${code}_plain`);
}

/** Returns the values as texts: numbers with separators, the field by its title, one or two allowed quantities. */
function shownFigures(t: Translator, values: ErrorValues): Readonly<Partial<Record<ErrorFigure, string>>> {
  const numbers = new Intl.NumberFormat(t.locale);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const texts: Partial<Record<ErrorFigure, string>> = Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'number' ? numbers.format(value) : value]),
  );
  const allowed = [texts.below, texts.above].filter((text) => text !== undefined);
  if (values.field !== undefined) texts.field = fieldTitle(t, values.field);
  if (allowed.length > 0) texts.allowed = new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(allowed);
  return texts;
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
