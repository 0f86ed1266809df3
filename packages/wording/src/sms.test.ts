import type { Kopecks, UnitPrice } from '@farad/domain/money';
import { locales, type Locale } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { accessGivenSms } from './access-messages.ts';
import { contactChangedSms, contactCodeSms, deletionWishedSms, newDeviceSms } from './account-messages.ts';
import { companyInvitationSms } from './company-messages.ts';
import { watchedNewsSms } from './list-messages.ts';
import { messageTemplates, usualTemplate } from './message-templates.ts';
import { loginCodeSms } from './messages.ts';
import { orderWaitsSms } from './order-messages.ts';
import { requestSms } from './request-messages.ts';

const shop = 'Лавка';
const url = 'https://shop.example/cabinet';
const shopPhone = '+7 495 000-00-00';
const at = new Date('2026-11-29T10:00:00Z');
const total = 431_700 as Kopecks;
const company = { inn: '7707083893', name: '' };

/** Every SMS whose text staff cannot change. */
const fixed: readonly ((locale: Locale) => string)[] = [
  (locale) => loginCodeSms(locale, shop, '0042'),
  (locale) => contactCodeSms(locale, shop, '0042'),
  (locale) => contactChangedSms(locale, shop, { kind: 'phone', address: '+7 *** 12', shopPhone }),
  (locale) => contactChangedSms(locale, shop, { kind: 'email', address: 'a***@b.example', shopPhone }),
  (locale) => deletionWishedSms(locale, shop, { at, url }),
  (locale) => newDeviceSms(locale, shop, { device: 'Firefox, Linux', url }),
  ...(['key', 'hook', 'data'] as const).map(
    (what) => (locale: Locale) => accessGivenSms(locale, shop, { what, shopPhone }),
  ),
  (locale) => companyInvitationSms(locale, shop, { ...company, url }),
  (locale) => orderWaitsSms(locale, shop, { number: 'F-1', total, inn: company.inn, url }),
  (locale) => requestSms(locale, shop, { what: 'quoted', number: 'R-1', total, validUntil: at, words: '', url }),
  (locale) => {
    const news = { kind: 'cheaper', mpn: 'NE555P', title: '', price: 121 as UnitPrice, url, stopUrl: url } as const;
    return watchedNewsSms(locale, shop, news);
  },
];

test.each(locales)('%s: an SMS begins with the name of the shop, and names it once', (locale) => {
  const own = messageTemplates.map(({ example }) => example(locale, { shop, cabinetUrl: url }).sms);
  for (const text of [...fixed.map((sms) => sms(locale)), ...own]) {
    expect(text).toMatch(/^Лавка: \S/);
    expect(text.split(shop)).toHaveLength(2);
    expect(text.replaceAll(url, '')).not.toContain('shop.example');
    expect(text).not.toMatch(/ {2}| \.|undefined/);
  }
});

test.each(locales)('%s: the name is a placeholder of a text that staff begin to edit', (locale) => {
  for (const template of messageTemplates) {
    expect(usualTemplate(template, locale, 'sms').text).toMatch(/^\{shop\}: /);
    const { subject, text } = usualTemplate(template, locale, 'email');
    expect(subject + text).not.toContain('{shop}');
  }
});

test.each(locales)('%s: a shop without a phone asks for a letter', (locale) => {
  const changed = { kind: 'phone', address: '+7 *** 12', shopPhone: '' } as const;
  const sms = [contactChangedSms(locale, shop, changed), accessGivenSms(locale, shop, { what: 'key', shopPhone: '' })];
  for (const text of sms) expect(text).toMatch(/(?:напишите нам|write to us|bize yazın)\.$/u);
});

test('the Russian words agree without the host of the site', () => {
  expect(fixed.slice(1, 7).map((sms) => sms('ru'))).toEqual([
    'Лавка: смена данных, код 0042. Никому не сообщайте.',
    `Лавка: Номер телефона вашей учётной записи теперь +7 *** 12. Если это сделали не вы, позвоните: ${shopPhone}.`,
    `Лавка: Почта вашей учётной записи теперь a***@b.example. Если это сделали не вы, позвоните: ${shopPhone}.`,
    `Лавка: Учётная запись будет удалена: 29 ноября 2026. Передумали: ${url}`,
    `Лавка: Вход с нового устройства (Firefox, Linux). Если это не вы, завершите сеанс: ${url}`,
    `Лавка: В вашей учётной записи выпущен новый ключ API. Если это не вы, завершите чужие сеансы в кабинете и позвоните: ${shopPhone}.`,
  ]);
});
