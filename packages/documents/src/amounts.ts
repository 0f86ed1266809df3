import type { Kopecks } from '@farad/domain/money';
import { inEachLocale, type Locale } from '@farad/domain/shared';

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const formats = inEachLocale((locale) => new Intl.NumberFormat(locale, hundredths));

/** Formats roubles with both kopeck digits and no currency sign, for columns of sums: `1 234,50`. */
export const formatSum = (amount: Kopecks, locale: Locale): string => formats[locale].format(amount / 100);
