import { locales, withEmpty } from '@farad/domain/shared';
import { expect, it } from 'vitest';

import { contactsIn, footerIn } from './footer-columns.server.ts';

/** Addresses of the footer columns by specification section 2. */
const specified = [
  ['/catalog', '/c/delivery', '/c/payment', '/catalog/manufacturers/', '/c/sales'],
  ['/c/how-to-buy', '/c/cashback', '/c/how-to-place-order', '/c/bom', '/c/vozvrat-i-obmen', '/c/order-status'],
  ['/c/company', '/reviews', '/news', '/c/vacancy', '/c/legal', '/c/contacts'],
];

it.each(locales)('%s: the columns of the specification, in its order, each item with title and src', (locale) => {
  const columns = footerIn(locale, []);
  const prefix = locale === 'ru' ? '' : `/${locale}`;
  expect(columns.map(({ links }) => links.map(({ src }) => src))).toEqual(
    specified.map((paths) => paths.map((path) => prefix + path)),
  );
  for (const { title, links } of columns) {
    expect(title).not.toBe('');
    for (const item of links) expect(Object.keys(item)).toEqual(['title', 'src']);
    expect(new Set(links.map((item) => item.title)).size).toBe(links.length);
  }
});

const own = [
  {
    title: withEmpty({ ru: 'Мы', en: 'We' }),
    links: [
      { title: withEmpty({ ru: 'О нас', en: 'About' }), address: '/c/company' },
      { title: withEmpty({ ru: 'Блог' }), address: 'https://blog.example/' },
    ],
  },
];

it('the shop’s own columns replace those of the program; a missing title is Russian', () => {
  expect(footerIn('ru', own)[0]?.links[0]).toEqual({ title: 'О нас', src: '/c/company' });
  expect(footerIn('en', own)).toEqual([
    {
      title: 'We',
      links: [
        { title: 'About', src: '/en/c/company' },
        { title: 'Блог', src: 'https://blog.example/' },
      ],
    },
  ]);
  expect(footerIn('tr', own)[0]?.title).toBe('Мы');
});

it('contacts are links in the language of the page; what is not set is not shown', () => {
  const social = [{ name: 'Telegram', url: 'https://t.me/shop' }];
  expect(contactsIn('en', { email: 'a@shop.example', hours: 'пн–пт 9–18', social, columns: [] })).toEqual([
    { title: 'a@shop.example', src: 'mailto:a@shop.example' },
    { title: expect.stringContaining('09:00') as string, src: '/en/c/contacts' },
    { title: 'Telegram', src: 'https://t.me/shop' },
  ]);
  expect(contactsIn('en', { email: '', hours: '', social: [], columns: [] })).toEqual([]);
});
