import type { Locale } from '@farad/domain/shared';

const metresWord: Readonly<Record<Locale, string>> = { ru: 'м', en: 'm', tr: 'm' };
const kilometresWord: Readonly<Record<Locale, string>> = { ru: 'км', en: 'km', tr: 'km' };

/** How far a place is: `350 м`, `1,2 км`. */
export function formatDistance(metres: number, locale: Locale): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} ${metresWord[locale]}`;
  const digits = metres < 9950 ? 1 : 0;
  const kilometres = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(metres / 1000);
  return `${kilometres} ${kilometresWord[locale]}`;
}
