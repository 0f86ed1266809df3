import type { UnitPrice } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatUnitPrice } from './format.ts';
import type { MailText } from './messages.ts';

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
  return {
    in_stock: {
      ru: `${mpn} снова в наличии, ${roubles} за единицу`,
      en: `${mpn} is in stock again, ${roubles} for one`,
      tr: `${mpn} yeniden stokta, birim fiyatı ${roubles}`,
    },
    cheaper: {
      ru: `${mpn} подешевел: ${roubles} за единицу`,
      en: `${mpn} is cheaper: ${roubles} for one`,
      tr: `${mpn} ucuzladı: birim fiyatı ${roubles}`,
    },
  }[kind][locale];
};

const farewells: Readonly<Record<Locale, string>> = {
  ru: 'Вы просили сообщить об этом один раз. Отказаться от уведомления:',
  en: 'You asked to be told of this once. To turn the notification off:',
  tr: 'Bunun bir kez haber verilmesini istemiştiniz. Bildirimi kapatmak için:',
};

const openPart: Readonly<Record<Locale, string>> = { ru: 'Смотреть деталь', en: 'See the part', tr: 'Parçayı gör' };

/** What was waited for has come: a letter. */
export const watchedNewsMail = (locale: Locale, news: WatchedNews): MailText => ({
  subject: watchHeadline(locale, news),
  text: `${watchHeadline(locale, news)}.\n${news.title}\n\n${openPart[locale]}: ${news.url}\n\n${farewells[locale]}\n${news.stopUrl}\n`,
});

const stopWords: Readonly<Record<Locale, string>> = { ru: 'Отказаться', en: 'Stop', tr: 'Kapat' };

/** The same as an SMS, for customers without an e-mail. */
export const watchedNewsSms = (locale: Locale, news: WatchedNews): string =>
  `${watchHeadline(locale, news)}. ${news.url} ${stopWords[locale]}: ${news.stopUrl}`;
