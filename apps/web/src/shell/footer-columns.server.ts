import type { ContactsSetting } from '@farad/domain/setting';
import { defaultLocale, type Locale, type LocalizedText } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';
import { translators } from '@farad/wording/server';

import { inLocale } from '../i18n/locale-path.ts';
import type { FooterColumn } from './frame.ts';

/** Footer columns by specification section 2, in its order. */
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

const textIn = (text: LocalizedText, locale: Locale): string => text[locale] || text[defaultLocale];

const addressIn = (address: string, locale: Locale): string =>
  address.startsWith('/') ? inLocale(locale, address) : address;

/**
 * Returns the footer columns in a language: those that the shop has set, otherwise the built-in ones. This runs on the
 * server, so that the texts are not part of the page's scripts.
 */
export function footerIn(locale: Locale, own: ContactsSetting['columns']): readonly FooterColumn[] {
  if (own.length > 0) {
    return own.map(({ title, links }) => ({
      title: textIn(title, locale),
      links: links.map((link) => ({ title: textIn(link.title, locale), src: addressIn(link.address, locale) })),
    }));
  }
  const t = translators[locale];
  return columns.map(({ title, links }) => ({
    title: t(`footer.${title}`),
    links: links.map(([name, path]) => ({ title: t(`footer.${name}`), src: inLocale(locale, path) })),
  }));
}

/** Returns menu items for the shop's e-mail, opening hours and social networks. */
export function contactsIn(locale: Locale, { email, hours, social }: ContactsSetting): FooterColumn['links'] {
  return [
    ...(email === '' ? [] : [{ title: email, src: `mailto:${email}` }]),
    ...(hours === '' ? [] : [{ title: openingHours(hours, locale), src: inLocale(locale, '/c/contacts') }]),
    ...social.map(({ name, url }) => ({ title: name, src: url })),
  ];
}

export const chatTitleIn = (locale: Locale): string => translators[locale]('footer.chat');

/** Returns the catalogue menu's links that are not categories, such as manufacturers and sales. */
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
