import { expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { usualSettings } from '../setting/index.ts';
import { payAhead } from '../order/pay-ahead.ts';
import { offeredPayments, paymentRefusals, type OrderToOffer } from './payment-choice.ts';

const order = ({ total = 100_000 as Kopecks, ...changes }: Partial<OrderToOffer> = {}): OrderToOffer => ({
  customerType: 'personal',
  deliveryKind: 'own_pickup',
  total,
  onlineSums: [total],
  payments: usualSettings.payments,
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
    { customerType: 'company', total: 10_000_001 as Kopecks },
    { cash_on_receipt: 'above_maximum', invoice: null },
  ],
  ['and not before', { customerType: 'company', total: 10_000_000 as Kopecks }, { cash_on_receipt: null }],
  ['above 700,000 ₽ no SBP', { total: 70_000_100 as Kopecks }, { sbp: 'above_maximum', card: null }],
  [
    'several payments of which each is below the limit',
    { total: 90_000_000 as Kopecks, onlineSums: [50_000_000, 40_000_000] as Kopecks[] },
    { sbp: null, card: null },
  ],
  ['nobody to issue an invoice', { customerType: 'company', hasSeller: false }, { invoice: 'not_now' }],
] as const)('%s', (_, changes, expected) => {
  expect(refusals(changes)).toMatchObject(expected);
});

const setting = usualSettings.payments;
const withTerms = (method: string, changes: Partial<(typeof setting.methods)[number]>) => ({
  payments: {
    ...setting,
    methods: setting.methods.map((terms) => (terms.method === method ? { ...terms, ...changes } : terms)),
  },
});

test('methods that the shop does not accept are not offered; the others have its order', () => {
  expect(refusals(withTerms('card', { isOn: false }))).not.toHaveProperty('card');
  const turned = { payments: { ...setting, methods: setting.methods.toReversed() } };
  expect(offeredPayments(order(turned)).map(({ method }) => method)).toEqual([
    'invoice',
    'sbp',
    'card',
    'cash_on_receipt',
  ]);
});

test.each([
  [{ leastRoubles: 1001 }, 'shop_minimum'],
  [{ leastRoubles: 1000, mostRoubles: 1000 }, null],
  [{ mostRoubles: 999 }, 'shop_maximum'],
  [{ buyers: 'company' }, 'company_only'],
  [{ buyers: 'personal' }, null],
] as const)('payment by card with the terms %j', (changes, refusal) => {
  expect(refusals(withTerms('card', changes))).toMatchObject({ card: refusal });
});

test('methods for persons are refused to a company', () => {
  expect(refusals({ customerType: 'company', ...withTerms('card', { buyers: 'personal' }) })).toMatchObject({
    card: 'personal_only',
  });
});

test('an invoice is only for companies, regardless of the settings', () => {
  const anybody = withTerms('invoice', { buyers: 'all' });
  expect(refusals(anybody)).toMatchObject({ invoice: 'company_only' });
});

test('every refusal has its text', () => {
  expect(paymentRefusals).toEqual([
    'below_minimum',
    'above_maximum',
    'company_only',
    'personal_only',
    'own_pickup_only',
    'shop_minimum',
    'shop_maximum',
    'not_now',
  ]);
});

test('prepayments', () => {
  expect((['card', 'sbp', 'invoice', 'cash_on_receipt'] as const).map(payAhead)).toEqual([
    'online',
    'online',
    'invoice',
    null,
  ]);
});
