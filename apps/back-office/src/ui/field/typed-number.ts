import type { Locale } from '@farad/domain/shared';

/** Thousands as a language writes them, such as 12,000 in English; null: with spaces alone. */
const thousands: Readonly<Record<Locale, RegExp | null>> = {
  ru: null,
  en: /^-?[1-9]\d{0,2},\d{3}$/,
  tr: /^-?[1-9]\d{0,2}\.\d{3}$/,
};

/**
 * What was typed into a field of a number, with a point before its fraction: in every language a comma and a point are
 * both understood, so that "99,5" is never 995. One sign before three digits is read as the language has it.
 */
export function readTyped(typed: string, locale: Locale): string {
  const text = typed.replaceAll('−', '-').replaceAll(/[^\w.,-]+/g, '');
  const signs: readonly string[] = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return text;
  const isFraction =
    signs.indexOf(last) === signs.length - 1 && !(signs.length === 1 && thousands[locale]?.test(text) === true);
  const at = isFraction ? text.lastIndexOf(last) : text.length;
  return text.slice(0, at).replaceAll(/[.,]/g, '') + text.slice(at).replace(last, '.');
}
