import type { Kopecks } from '@farad/domain/money';
import { locales } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { orderMovedMail, orderMovedSms, type MovedOrder } from './order-messages.ts';

const ready: MovedOrder = {
  what: 'in_warehouse',
  number: 'F-1024',
  reason: '',
  url: 'https://example.ru/orders/1',
  counted: { lines: [], discount: 0 as Kopecks, deliveryPrice: 0 as Kopecks, total: 3100 as Kopecks, vat: [] },
  name: 'Иван',
  deliveryKind: 'own_pickup',
  address: 'Москва, ул. Радио, 1',
  hours: 'пн–пт 10:00–19:00',
  days: '',
};

test.each(locales)('%s: the message about an order ready in the office contains address and hours', (locale) => {
  for (const text of [orderMovedMail(locale, ready).text, orderMovedSms(locale, ready)]) {
    expect(text).toContain('Москва, ул. Радио, 1, пн–пт 10:00–19:00.');
  }
  const without = orderMovedMail(locale, { ...ready, hours: '' }).text;
  expect(without).toContain('Москва, ул. Радио, 1.');
});

test.each(locales)('%s: a place that ends with a full stop does not double it', (locale) => {
  for (const what of ['in_warehouse', 'paid'] as const) {
    for (const [address, hours] of [
      ['Москва, 2-й пр.', ''],
      ['Москва', 'пн–пт 10–19, вых.'],
    ] as const) {
      const moved = { ...ready, what, address, hours };
      for (const text of [orderMovedMail(locale, moved).text, orderMovedSms(locale, moved)]) {
        expect(text).not.toMatch(/[.!?]\./);
      }
    }
  }
});

test('messages about deliveries and cancellations do not say that the order can be collected', () => {
  expect(orderMovedSms('ru', ready)).toBe(
    'Заказ F-1024 собран. Можно забирать: Москва, ул. Радио, 1, пн–пт 10:00–19:00. https://example.ru/orders/1',
  );
  expect(orderMovedSms('ru', { ...ready, deliveryKind: 'courier' })).toBe(
    'Заказ F-1024 собран. https://example.ru/orders/1',
  );
  expect(orderMovedSms('ru', { ...ready, what: 'cancelled' })).toBe(
    'Заказ F-1024 отменён. https://example.ru/orders/1',
  );
});
