import { describe, expect, test } from 'vitest';

import { isYookassaAddress, readNotification } from './notification.ts';

describe('webhooks', () => {
  test('give the kind and the id of their object, nothing else', () => {
    const object = { id: 'p-1', status: 'succeeded', amount: { value: '1.00', currency: 'RUB' } };
    const body = (event: string) => ({ type: 'notification', event, object });
    expect(readNotification(body('payment.succeeded'))).toEqual({ kind: 'payment', id: 'p-1' });
    expect(readNotification(body('payment.of_a_new_kind'))).toEqual({ kind: 'payment', id: 'p-1' });
    expect(readNotification(body('refund.succeeded'))).toEqual({ kind: 'refund', id: 'p-1' });
  });

  test.each([
    null,
    [],
    'x',
    {},
    { type: 'notification', event: 'payout.succeeded', object: { id: 'p-1' } },
    { type: 'notification', event: 'payment.succeeded', object: { id: '../p' } },
    { type: 'notification', event: 'payment.succeeded', object: { id: { $ne: 1 } } },
    { type: 'notification', event: 'payment.succeeded' },
    { type: 'other', event: 'payment.succeeded', object: { id: 'p-1' } },
  ])('%j is no webhook', (body) => {
    expect(readNotification(body)).toBeNull();
  });

  test.each([
    ['185.71.76.0', true],
    ['185.71.76.31', true],
    ['185.71.76.32', false],
    ['185.71.77.5', true],
    ['77.75.153.127', true],
    ['77.75.153.128', false],
    ['77.75.154.127', false],
    ['77.75.154.128', true],
    ['77.75.156.11', true],
    ['77.75.156.12', false],
    ['77.75.156.35', true],
    ['2a02:5180::1', true],
    ['2a02:5180:ffff::1', true],
    ['2a02:5181::1', false],
    ['::ffff:185.71.76.1', true],
    ['::ffff:10.0.0.1', false],
    ['127.0.0.1', false],
    ['185.71.76.1, 10.0.0.1', false],
    ['', false],
  ])('from %s: %j', (ip, expected) => {
    expect(isYookassaAddress(ip)).toBe(expected);
  });
});
