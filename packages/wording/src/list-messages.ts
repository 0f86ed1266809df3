import type { UnitPrice } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatUnitPrice } from './format.ts';
import { smsFrom, type MailText } from './messages.ts';
import { texts } from './languages/messages/list-messages.ts';

export interface WatchedNews {
  readonly kind: 'in_stock' | 'cheaper';
  readonly mpn: string;
  readonly title: string;
  /** Current price of one piece for this customer. */
  readonly price: UnitPrice;
  /** Address of the product. */
  readonly url: string;
  /** Address that cancels the watch. */
  readonly stopUrl: string;
}

/** Returns the fulfilled watch in one sentence. */
export const watchHeadline = (
  locale: Locale,
  { kind, mpn, price }: Pick<WatchedNews, 'kind' | 'mpn' | 'price'>,
): string => {
  const roubles = `${formatUnitPrice(price, locale)}\u00a0₽`;
  return texts[locale].watchHeadline({ mpn, roubles })[kind];
};

/** Returns the e-mail about a fulfilled watch. */
export const watchedNewsMail = (locale: Locale, news: WatchedNews): MailText => ({
  subject: watchHeadline(locale, news),
  text: `${watchHeadline(locale, news)}.\n${news.title}\n\n${texts[locale].openPart}: ${news.url}\n\n${texts[locale].farewells}\n${news.stopUrl}\n`,
});

/** Returns the SMS about a fulfilled watch, for customers without an e-mail. */
export const watchedNewsSms = (locale: Locale, shop: string, news: WatchedNews): string =>
  smsFrom(shop, `${watchHeadline(locale, news)}. ${news.url} ${texts[locale].stopWords}: ${news.stopUrl}`);
