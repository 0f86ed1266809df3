import { inEachLocale, type Locale } from '@farad/domain/shared';

/**
 * Language → pattern of a number whose only separator separates thousands, such as 12,000 in English; null = the
 * language uses neither comma nor point for that.
 */
const thousands = inEachLocale((locale) => {
  const sign = new Intl.NumberFormat(locale).formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? '';
  return /[.,]/.test(sign) ? new RegExp(`^-?[1-9]\\d{0,2}\\${sign}\\d{3}$`) : null;
});

/**
 * Returns a typed number with a decimal point. Comma and point are accepted in every language, so that "99,5" never
 * means 995. If the only separator is before three digits, the language decides what it means.
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
