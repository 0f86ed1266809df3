import { kopecksFromRoubles } from '@farad/domain/money';
import type { PaymentTerms } from '@farad/domain/setting';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import { texts } from './languages/messages/pay-terms.ts';

/** Returns who may pay by a method: "Private persons and companies". */
export const payBuyersText = ({ buyers }: Pick<PaymentTerms, 'buyers'>, locale: Locale): string =>
  texts[locale].buyers[buyers];

/** Returns the limits of a method as a part of a sentence: "orders from 500 ₽"; null = no limits are set. */
export function payLimitsText(
  { leastRoubles, mostRoubles }: Pick<PaymentTerms, 'leastRoubles' | 'mostRoubles'>,
  locale: Locale,
): string | null {
  const { least, most, between } = texts[locale];
  const sum = (roubles: number): string => formatMoney(kopecksFromRoubles(roubles), locale);
  if (leastRoubles !== null && mostRoubles !== null) return between(sum(leastRoubles), sum(mostRoubles));
  if (leastRoubles !== null) return least(sum(leastRoubles));
  return mostRoubles === null ? null : most(sum(mostRoubles));
}
