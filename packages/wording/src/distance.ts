import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/distance.ts';

/** Returns a distance: `350 м`, `1,2 км`. */
export function formatDistance(metres: number, locale: Locale): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} ${texts[locale].metresWord}`;
  const digits = metres < 9950 ? 1 : 0;
  const kilometres = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(metres / 1000);
  return `${kilometres} ${texts[locale].kilometresWord}`;
}
