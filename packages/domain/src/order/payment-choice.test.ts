import { expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { offeredPayments, payAhead, type OrderToOffer } from './index.ts';

const order = (changes: Partial<OrderToOffer> = {}): OrderToOffer => ({
  customerType: 'personal',
  deliveryKind: 'own_pickup',
  total: 100_000 as Kopecks,
  receiptRows: 5,
  online: ['card', 'sbp'],
  hasSeller: true,
  ...changes,
});

const refusals = (changes: Partial<OrderToOffer>) =>
  Object.fromEntries(offeredPayments(order(changes)).map(({ method, refusal }) => [method, refusal]));

test.each([
  ['a person who comes himself', {}, { cash_on_receipt: null, card: null, sbp: null, invoice: 'company_only' }],
  ['before delivery is chosen', { deliveryKind: null }, { cash_on_receipt: null, card: null }],
  ['a courier takes no cash', { deliveryKind: 'courier' }, { cash_on_receipt: 'own_pickup_only', card: null }],
  ['a company', { customerType: 'company' }, { cash_on_receipt: null, invoice: null }],
  [
    'cash between organisations ends at 100,000 ₽',
    { customerType: 'company', total: 10_000_100 as Kopecks },
    { cash_on_receipt: 'above_maximum', invoice: null },
  ],
  ['above 700,000 ₽ no SBP', { total: 70_000_100 as Kopecks }, { sbp: 'above_maximum', card: null }],
  ['a long receipt', { receiptRows: 81 }, { sbp: 'receipt_too_long', card: 'receipt_too_long', cash_on_receipt: null }],
  ['nobody to issue an invoice', { customerType: 'company', hasSeller: false }, { invoice: 'not_now' }],
  ['the provider is off', { online: ['sbp'] }, { sbp: null, card: 'not_now' }],
] as const)('%s', (_, changes, expected) => {
  expect(refusals(changes)).toMatchObject(expected);
});

test('what comes before the goods', () => {
  expect((['card', 'sbp', 'invoice', 'cash_on_receipt'] as const).map(payAhead)).toEqual([
    ...['online', 'online', 'invoice'],
    null,
  ]);
});
