import { inEachLocale, type Locale } from '@farad/domain/shared';

/**
 * Pattern of numbers with thousands separators in a language, such as 12,000 in English; null = only spaces separate
 * thousands.
 */
const thousands = inEachLocale((locale) => {
  const sign = new Intl.NumberFormat(locale).formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? '';
  return /[.,]/.test(sign) ? new RegExp(`^-?[1-9]\\d{0,2}\\${sign}\\d{3}$`) : null;
});

/**
 * Returns the typed number with a decimal point. Every language accepts comma and point, so "99,5" is never read as
 * 995. A single separator before three digits is read by the rules of the language.
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
