import { locales } from '@farad/domain/shared';
import { expect, it } from 'vitest';

import { footerIn } from './footer-columns.server.ts';

/** Specification section 2. */
const specified = [
  ['/catalog', '/c/delivery', '/c/payment', '/catalog/manufacturers/', '/c/sales'],
  ['/c/how-to-buy', '/c/cashback', '/c/how-to-place-order', '/c/bom', '/c/vozvrat-i-obmen', '/c/order-status'],
  ['/c/company', '/reviews', '/news', '/c/vacancy', '/c/legal', '/c/contacts'],
];

it.each(locales)('%s: the columns of the specification, in its order, each item with title and src', (locale) => {
  const columns = footerIn(locale);
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
