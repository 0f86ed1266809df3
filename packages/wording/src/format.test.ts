import { signInLimits } from '@farad/domain/customer-sign-in';
import type { Kopecks, UnitPrice } from '@farad/domain/money';
import { smsNameMax, smsParts } from '@farad/domain/setting';
import { locales } from '@farad/domain/shared';
import { describe, expect, it } from 'vitest';
import { contactCodeSms } from './account-messages.ts';
import { formatDeadline } from './deadline.ts';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDays,
  formatMoney,
  formatPieces,
  formatUnitPrice,
} from './format.ts';
import { loginCodeMail, loginCodeSms, orderPlacedMail, orderPlacedSms } from './messages.ts';

const kopecks = (value: number): Kopecks => value as Kopecks;
const unitPrice = (value: number): UnitPrice => value as UnitPrice;

describe('formats', () => {
  it('writes money by language, whole roubles without decimals', () => {
    expect(formatMoney(kopecks(123_450), 'ru')).toBe('1\u00a0234,50\u00a0₽');
    expect(formatMoney(kopecks(3100), 'ru')).toBe('31\u00a0₽');
    expect(formatMoney(kopecks(123_450), 'en')).toBe('1,234.50\u00a0₽');
    expect(formatMoney(kopecks(123_450), 'tr')).toBe('1.234,50\u00a0₽');
  });

  it('writes negative amounts with a minus sign, not a hyphen', () => {
    for (const locale of locales) {
      expect(formatMoney(kopecks(-3100), locale)).toBe('−31\u00a0₽');
      expect(formatCount(-5, locale)).toBe('−5');
    }
    expect(formatMoney(kopecks(-234_650), 'ru')).toBe('−2\u00a0346,50\u00a0₽');
  });

  it('writes unit prices to 4 decimals', () => {
    expect(formatUnitPrice(unitPrice(3100), 'ru')).toBe('0,31');
    expect(formatUnitPrice(unitPrice(1480), 'ru')).toBe('0,148');
    expect(formatUnitPrice(unitPrice(12_345), 'en')).toBe('1.2345');
    expect(formatUnitPrice(unitPrice(145_000), 'ru')).toBe('14,50');
  });

  it('writes counts and pieces', () => {
    expect(formatCount(186_400, 'ru')).toBe('186\u00a0400');
    expect(formatPieces(186_400, 'piece', 'ru')).toBe('186\u00a0400\u00a0шт');
    expect(formatPieces(1, 'piece', 'en')).toBe('1\u00a0pc');
    expect(formatPieces(2, 'pack', 'en')).toBe('2\u00a0packs');
    expect(formatPieces(5, 'metre', 'tr')).toBe('5\u00a0m');
  });

  it('writes ranges of days with the spaces that browsers write', () => {
    expect(formatDays('2026-11-24', '2026-11-25', 'en')).toBe('November 24 – 25');
    expect(formatDays('2026-11-24', '2026-11-25', 'tr')).toBe('24 – 25 Kasım');
    expect(formatDays('2026-11-24', '2026-11-25', 'ru')).toBe('24–25 ноября');
    expect(formatDays('2026-11-24', '2026-12-02', 'ru')).toBe('24 ноября – 2 декабря');
    expect(formatDays('2026-11-24', '2026-11-24', 'en')).toBe('November 24');
  });

  it('writes dates in Moscow time', () => {
    expect(formatDate('2026-11-20T22:30:00Z', 'ru')).toBe('21 ноября 2026 г.');
    expect(formatDate(new Date('2026-11-21T10:00:00Z'), 'en')).toBe('November 21, 2026');
    expect(formatDateTime('2026-11-20T22:30:00Z', 'tr')).toContain('01:30');
  });
});

describe('messages', () => {
  const order = {
    number: 'F-1024',
    total: kopecks(3100),
    discount: kopecks(0),
    deliveryPrice: kopecks(0),
    ...({
      deliveryKind: 'own_pickup',
      paymentMethod: 'cash_on_receipt',
      payUntil: null,
    } as const),
    address: 'Москва, ул. Радио, 1',
    url: 'https://example.ru/orders/1',
    name: '',
    days: '',
    vat: [],
    lines: [
      {
        part: 'RC0603FR-0710KL',
        title: '',
        pieces: '100 шт',
        total: kopecks(3100),
      },
    ],
  };

  it.each(locales)('%s: codes fit one SMS part after the longest name of the shop', (locale) => {
    const shop = 'Щ'.repeat(smsNameMax);
    const code = '0'.repeat(signInLimits.stepUpCodeLength);
    for (const inSms of [loginCodeSms, contactCodeSms]) {
      const sms = inSms(locale, shop, code);
      expect(sms).toContain(code);
      expect(sms.startsWith(`${shop}: `)).toBe(true);
      expect(smsParts(sms)).toBe(1);
    }
  });

  it.each(locales)('%s: the letter with a code tells the host', (locale) => {
    const mail = loginCodeMail(locale, { code: '0042', host: 'example.ru' }, 5);
    expect(mail.subject).toContain('0042');
    expect(mail.text).toContain('example.ru');
  });

  it('writes the Russian code exactly', () => {
    expect(loginCodeSms('ru', 'Лавка', '1234')).toBe('Лавка: код 1234. Никому не сообщайте.');
  });

  it.each(locales)('%s: the message about a placed order contains number, total and address', (locale) => {
    for (const text of [orderPlacedSms(locale, order), orderPlacedMail(locale, order).text]) {
      expect(text).toContain('F-1024');
      expect(text).toContain('31\u00a0₽');
      expect(text).toContain(order.address);
    }
    expect(orderPlacedMail(locale, order).text).toContain('RC0603FR-0710KL: 100 шт');
  });

  it('contains every part of the total', () => {
    const made = { ...order, total: kopecks(36_100), discount: kopecks(5000), deliveryPrice: kopecks(38_000) };
    const { text } = orderPlacedMail('ru', { ...made, lines: order.lines });
    expect(text).toContain('- Скидка: −50\u00a0₽\n- Доставка: 380\u00a0₽');
    expect(orderPlacedMail('ru', order).text).not.toMatch(/Скидка|Доставка/);
  });

  it('ends with the next message: about collection or about delivery', () => {
    const courier = { ...order, deliveryKind: 'courier' as const };
    expect(orderPlacedMail('ru', order).text).toMatch(/\n\nНапишем, когда заказ можно забрать\.\n$/);
    expect(orderPlacedMail('ru', courier).text).toMatch(/\n\nНапишем, когда заказ поедет к вам\.\n$/);
  });

  it('promises delivery days of an order by invoice only if it is paid today', () => {
    const brought = { ...order, deliveryKind: 'courier' as const, days: '27–28 ноября' };
    expect(orderPlacedMail('ru', brought).text).toContain('\nПривезём: 27–28 ноября\n');
    const invoiced = { ...brought, paymentMethod: 'invoice' as const };
    expect(orderPlacedMail('ru', invoiced).text).toContain('\nЕсли оплатите сегодня, привезём: 27–28 ноября\n');
  });

  it('names the last day of a deadline at midnight, and the time of a deadline during the day', () => {
    const midnight = new Date('2026-11-25T21:00:00Z');
    expect(formatDeadline(midnight, 'ru')).toBe('25 ноября 2026 включительно');
    expect(formatDeadline(midnight, 'en')).toBe('the end of November 25, 2026');
    expect(formatDeadline(midnight, 'tr')).toBe('25 Kasım 2026 günü sonuna');
    expect(formatDeadline(new Date('2026-11-25T20:59:00Z'), 'ru')).toMatch(/^25 ноября 2026.* 23:59 \(МСК\)$/);
  });

  it.each(locales)('%s: the message links to the order, paid now or on receipt', (locale) => {
    const payUntil = new Date('2026-11-22T13:30:00Z');
    for (const placed of [order, { ...order, payUntil, paymentMethod: 'card' as const }]) {
      expect(orderPlacedSms(locale, placed)).toMatch(/ https:\/\/example\.ru\/orders\/1$/);
    }
  });
});
