import type { RowPrice } from '@farad/domain/invoice';
import type { Locale } from '@farad/domain/shared';

/** Roubles for one, without the sign, by which the quantity comes to the sum of its row: `0,37`, `0,012333`. */
export const formatRowPrice = ({ roubles, decimals }: RowPrice, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: decimals }).format(roubles);
