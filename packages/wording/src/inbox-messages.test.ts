import type { Kopecks, UnitPrice } from '@farad/domain/money';
import { locales } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { inboxText, type InboxNews } from './inbox-messages.ts';

const number = 'A-100';
const part = { mpn: 'RC0603', seo: 'rc0603' };
const all: readonly InboxNews[] = [
  { kind: 'placed', number },
  { kind: 'order', number, what: 'cancelled', reason: 'нет на складе' },
  { kind: 'approval', number, total: 12_345 as Kopecks, inn: '7707083893' },
  { kind: 'money', number, what: 'refunded', amount: 100 as Kopecks, reason: 'брак' },
  { kind: 'parcel', number, parcel: 2, what: 'handed_over', track: '10012345678' },
  { kind: 'parcel', number, parcel: null, what: 'ready_for_pickup', track: '' },
  { kind: 'invoice', number, invoice: '2026/7', total: 5000 as Kopecks },
  { kind: 'request', number, what: 'quoted', total: 900 as Kopecks, validUntil: '2026-11-25T21:00:00Z', words: 'ждём' },
  { kind: 'watch', ...part, what: 'in_stock', price: 12_300 as UnitPrice },
  { kind: 'list', name: 'Плата A-100', lines: 3, list: 'abc' },
  { kind: 'answer', ...part, answer: 'Да, 10 В.' },
  { kind: 'moderated', ...part, what: 'review', isShown: false, reason: 'реклама' },
];

test.each(locales)('every kind has a title and a link in %s', (locale) => {
  const told = all.map((news) => inboxText(locale, news));
  expect(new Set(told.map(({ title }) => title)).size).toBe(all.length);
  for (const { title, address } of told) {
    expect(title).toMatch(/A-100|RC0603/);
    expect(title).not.toMatch(/undefined|NaN|\{\{/);
    expect(address).toMatch(/^\/(?:cabinet\/(?:(?:orders|requests)\/A-100|boms\/abc)|product\/rc0603(?:#\w+)?)$/);
  }
});

test('the text contains reasons, answers and tracking numbers', () => {
  expect(all.map((news) => inboxText('ru', news).text)).toEqual([
    '',
    'нет на складе',
    '',
    'брак',
    'Трек-номер: 10012345678',
    '',
    '',
    'ждём',
    '',
    'В списке «Плата A-100» изменились строки: 3. Деталей не хватает, они подорожали или сняты с производства.',
    'Да, 10 В.',
    'реклама',
  ]);
});

test('a parcel that is the whole order is called the order', () => {
  const title = (parcel: number | null) =>
    inboxText('en', { kind: 'parcel', number, parcel, what: 'delivered', track: '' }).title;
  expect(title(null)).toBe('Order A-100 is delivered');
  expect(title(1)).toBe('Parcel 1 of order A-100 is delivered');
});

test.each(locales)('news about the shop itself links to its reviews in %s', (locale) => {
  const moderated = { kind: 'moderated', what: 'shop_review', isShown: true, mpn: '', seo: '', reason: '' } as const;
  const answered = { kind: 'review_answer', answer: 'Спасибо!' } as const;
  for (const news of [moderated, answered]) {
    const { title, address } = inboxText(locale, news);
    expect(title).toMatch(/[^:\s]$/);
    expect(address).toBe('/reviews');
  }
});

test.each(locales)('an answer in the chat links to the chat in %s', (locale) => {
  const { title, text, address } = inboxText(locale, { kind: 'chat', answer: 'Завтра' });
  expect([title === '', text, address]).toEqual([false, 'Завтра', '/chat']);
});

test.each(locales)('news about a paused webhook links to its page in %s', (locale) => {
  const { title, address } = inboxText(locale, { kind: 'hook', hook: 'abc', url: 'https://a.example.com/told' });
  expect(title).toContain('https://a.example.com/told');
  expect(address).toBe('/cabinet/api/hooks/abc');
});
