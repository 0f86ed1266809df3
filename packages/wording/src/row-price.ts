import type { RowPrice } from '@farad/domain/invoice';
import type { Locale } from '@farad/domain/shared';

/**
 * Formats roubles per piece, without the currency sign. It has the decimals that make quantity × price equal the row's
 * sum: `0,37`, `0,012333`.
 */
export const formatRowPrice = ({ roubles, decimals }: RowPrice, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: decimals }).format(roubles);
