import type { UnitPrice } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatUnitPrice } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/list-messages.ts';

export interface WatchedNews {
  readonly kind: 'in_stock' | 'cheaper';
  readonly mpn: string;
  readonly title: string;
  /** Of one piece now, as this customer pays. */
  readonly price: UnitPrice;
  /** Address of the product. */
  readonly url: string;
  /** Address that ends this notification. */
  readonly stopUrl: string;
}

/** What has come, in one sentence. */
export const watchHeadline = (
  locale: Locale,
  { kind, mpn, price }: Pick<WatchedNews, 'kind' | 'mpn' | 'price'>,
): string => {
  const roubles = `${formatUnitPrice(price, locale)}\u00a0₽`;
  return texts[locale].watchHeadline({ mpn, roubles })[kind];
};

/** What was waited for has come: a letter. */
export const watchedNewsMail = (locale: Locale, news: WatchedNews): MailText => ({
  subject: watchHeadline(locale, news),
  text: `${watchHeadline(locale, news)}.\n${news.title}\n\n${texts[locale].openPart}: ${news.url}\n\n${texts[locale].farewells}\n${news.stopUrl}\n`,
});

/** The same as an SMS, for customers without an e-mail. */
export const watchedNewsSms = (locale: Locale, news: WatchedNews): string =>
  `${watchHeadline(locale, news)}. ${news.url} ${texts[locale].stopWords}: ${news.stopUrl}`;
