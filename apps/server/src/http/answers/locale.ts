import { defaultLocale, isLocale, type Locale } from '@farad/domain/shared';

/**
 * Returns the supported language with the highest weight in an Accept-Language header; Russian if there is none
 * (product S12).
 */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').slice(0, 500).split(',').map(readWish);
  const best = wishes
    .filter(({ locale, weight }) => isLocale(locale) && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  return best !== undefined && isLocale(best.locale) ? best.locale : defaultLocale;
}

function readWish(wish: string): { readonly locale: string; readonly weight: number } {
  const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((q) => q !== undefined);
  return { locale: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) };
}
