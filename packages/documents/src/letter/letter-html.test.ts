import type { Kopecks } from '@farad/domain/money';
import { locales } from '@farad/domain/shared';
import { messageTemplates } from '@farad/wording/message-templates';
import { orderTable } from '@farad/wording/order-table';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fillFrame, readFrame } from './fill-frame.ts';
import { letterHtml, usualLetterColours, type LetterShop, type PlainLetter } from './letter-html.ts';

const siteUrl = 'https://farad.example';
const shop: LetterShop = {
  name: 'Farad',
  phone: '8 800 550-00-22',
  siteUrl,
  ownUrls: [siteUrl],
  logo: { id: 'logo@shop', width: 32, height: 32, hasName: false },
  colours: usualLetterColours,
};
const letter = (fields: Partial<PlainLetter>): string =>
  letterHtml({ subject: 'Заказ 26-000001', text: '', table: null, ...fields }, shop);

const kopecks = (sum: number): Kopecks => sum as Kopecks;

const table = (title: string, count = 1) =>
  orderTable('ru', {
    lines: Array.from({ length: count }, () => ({ part: title, title, pieces: '2 шт', total: kopecks(100) })),
    discount: kopecks(0),
    deliveryPrice: kopecks(0),
    total: kopecks(100 * count),
    vat: [{ percent: 22, sum: kopecks(18) }],
  });

/** For any text that people write, a letter has only the tags and attributes of its frame. */
test('text of people is never markup', () => {
  const frame = letter({ text: 'a', table: table('a') });
  const tagsOf = (html: string): number => html.match(/<[a-z!/]/gi)?.length ?? 0;
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,40}$/), (hostile) => {
      const html = letter({ text: `x${hostile}x`, table: table(hostile) });
      expect(tagsOf(html)).toBe(tagsOf(frame));
    }),
  );
  const html = letter({ subject: '"><img src=x onerror=alert(1)>', text: '<script>alert(1)</script> [[shop]]' });
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; [[shop]]');
});

test('a link to the shop is a button, other links stay text', () => {
  const html = letter({ text: `Привет.\n\nОткрыть заказ: ${siteUrl}/cabinet/orders/1\n\nПока.` });
  expect(html).toMatch(/<a href="https:\/\/farad\.example\/cabinet\/orders\/1"[^>]*>\s*Открыть заказ/);
  for (const url of ['https://evil.example/x', `${siteUrl}.evil.example/`, 'javascript:alert(1)']) {
    expect(letter({ text: `Открыть: ${url}\n\n${url}` })).not.toContain(`href="${url}`);
  }
});

test('a shop without a phone has no link to call', () => {
  const plain = { subject: 'S', text: 'Текст', table: null };
  expect(letterHtml(plain, shop)).toContain('href="tel:88005500022"');
  const html = letterHtml(plain, { ...shop, phone: '' });
  expect(html).not.toContain('tel:');
  expect(html).toMatch(/Farad<\/a><\/div>/);
});

test('a logo and colours of the shop stand in the letter, without a second name', () => {
  const own = {
    ...shop,
    logo: { id: 'logo@shop', width: 120, height: 40, hasName: true },
    colours: { link: '#111111', button: '#222222', darkLink: '#333333', darkButton: '#444444' },
  };
  const plain = { subject: 'S', text: `Open: ${siteUrl}/x`, table: null };
  const html = letterHtml(plain, own);
  expect(html).toMatch(/<img class="mark" src="cid:logo@shop" width="120" height="40" alt="Farad"/);
  expect(html).toContain('<td width="132"');
  expect(html).not.toContain('font-weight: 600">Farad</td>');
  expect(letterHtml(plain, shop)).toContain('font-weight: 600">Farad</td>');
  expect(html).toContain('bgcolor="#222222"');
  for (const colour of Object.values(own.colours)) expect(html).toContain(colour);
  for (const colour of Object.values(usualLetterColours)) expect(html).not.toContain(colour);
});

test('the table replaces its text, or follows the message', () => {
  const goods = { ...table('NE555P'), replaces: '- NE555P: 2 шт, 1 ₽' };
  const html = letter({ text: `Спасибо!\n\n${goods.replaces}\n\nОплата: картой`, table: goods });
  expect(html).not.toContain('- NE555P');
  const at = ['Спасибо!<', '<b>NE555P</b>', 'Оплата: картой'].map((part) => html.indexOf(part));
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at).not.toContain(-1);
  expect(letter({ text: 'Едет', table: table('NE555P') })).toContain('<b>NE555P</b>');
});

test('a letter about a long order is shorter than the limit of mail clients', () => {
  const html = letter({ text: 'x', table: table('Микросхема стабилизатора напряжения LM7805', 500) });
  expect(html).toContain('Ещё позиций: 440');
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

const cases = messageTemplates.flatMap((template) => locales.map((locale) => [template.id, locale, template] as const));

test.each(cases)('%s in %s has a button with a label and no empty value', (_, locale, { example }) => {
  const { mail } = example(locale, { shop: 'Лавка', cabinetUrl: 'https://farad.example/cabinet' });
  const html = letter({ ...mail, table: mail.table ?? null });
  expect(html).toMatch(/<a href="https:\/\/farad\.example\/cabinet\/orders\/[^"]*"[^>]*>\s*[А-ЯA-ZSO]\p{L}+ /u);
  expect(html + mail.text).not.toMatch(/undefined|NaN|\[object|\[\[/);
});

test('a block that is not closed, or a value that is missing, is an error', () => {
  expect(() => readFrame('<!-- begin:a -->')).toThrow('a is not closed');
  expect(() => readFrame('<!-- begin:a --><!-- end:b -->')).toThrow('b is not open');
  expect(() => fillFrame(readFrame('[[a]]'), {})).toThrow('a has no value');
});

test('the subject is not repeated in the body', () => {
  const html = letter({ subject: 'Заказ 1 отменён', text: 'Заказ 1 отменён.\n\nПричина: нет на складе\n' });
  expect(html.match(/>Заказ 1 отменён\.?</g)).toEqual(['>Заказ 1 отменён<', '>Заказ 1 отменён<']);
  expect(html).toContain('Причина: нет на складе');
});
