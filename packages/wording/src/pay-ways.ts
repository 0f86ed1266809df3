import type { PaymentKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';

import { texts } from './languages/messages/pay-ways.ts';

/** Returns payment methods as a part of a sentence: "by bank card, by SBP, or in cash at own pickup". */
export const payWaysText = (ways: readonly PaymentKind[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(ways.map((way) => texts[locale][way]));
