import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import { inLocale } from '../i18n/locale-path.ts';
import type { FooterColumn } from './frame.ts';

/** Columns of specification section 2, in its order. */
const columns = [
  {
    title: 'shop',
    links: [
      ['catalogue', '/catalog'],
      ['delivery', '/c/delivery'],
      ['payment', '/c/payment'],
      ['manufacturers', '/catalog/manufacturers/'],
      ['sales', '/c/sales'],
    ],
  },
  {
    title: 'help',
    links: [
      ['howToBuy', '/c/how-to-buy'],
      ['cashback', '/c/cashback'],
      ['howToOrder', '/c/how-to-place-order'],
      ['bom', '/c/bom'],
      ['returns', '/c/vozvrat-i-obmen'],
      ['orderStatus', '/c/order-status'],
    ],
  },
  {
    title: 'about',
    links: [
      ['company', '/c/company'],
      ['reviews', '/reviews'],
      ['news', '/news'],
      ['vacancies', '/c/vacancy'],
      ['legal', '/c/legal'],
      ['contacts', '/c/contacts'],
    ],
  },
] as const;

/** Returns the footer columns in a language. Their texts are on the server, so they are not in the page's scripts. */
export function footerIn(locale: Locale): readonly FooterColumn[] {
  const t = translators[locale];
  return columns.map(({ title, links }) => ({
    title: t(`footer.${title}`),
    links: links.map(([name, path]) => ({ title: t(`footer.${name}`), src: inLocale(locale, path) })),
  }));
}

export const chatTitleIn = (locale: Locale): string => translators[locale]('footer.chat');

/** Returns the links to products outside of the category tree, in a language. */
export function besidesIn(locale: Locale): FooterColumn['links'] {
  const t = translators[locale];
  const links = [
    [t('footer.manufacturers'), '/catalog/manufacturers/'],
    [t('footer.sales'), '/c/sales'],
    [t('footer.bom'), '/c/bom'],
    [t('tools.title'), '/tools'],
  ] as const;
  return links.map(([title, path]) => ({ title, src: inLocale(locale, path) }));
}
