import { randomUUID } from 'node:crypto';

import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import type { Quarantine } from '@farad/contract/office/payments/provider-reports';
import { yookassaProvider, type NewPayment, type NewRefund } from '@farad/integrations/payments';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';

import { products } from '#testing/catalogue.ts';
import { openPaymentShop, paymentOf, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { requestRefund } from './ask-refund.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  manager = await signedInStaff(shop, 'order_manager');
  shop.withoutFaults();
});
afterAll(() => shop.close());

const anOrder = (): Promise<PlacedForPay> => shop.order([products.tiered, 120]);
/** The real provider, without overridden functions. */
const port = () =>
  yookassaProvider(shop.twins.yookassa.baseUrl(shop.twins.origin)).connect(shop.twins.yookassa.account);

async function one<T>(text: string, ...values: readonly unknown[]): Promise<T> {
  const [row] = (await shop.pool.query<{ value: T }>(text, [...values])).rows;
  if (row === undefined) throw new Error(`nothing found: ${text}`);
  return row.value;
}

const entries = async (query = ''): Promise<z.output<typeof Quarantine>['entries']> =>
  (await manager.get(`/admin/payment-quarantine${query}`)).json<z.output<typeof Quarantine>>().entries;
const about = async (providerId: string, query = '') =>
  (await entries(query)).filter((entry) => entry.providerId === providerId);

const tell = async (event: string, id: string): Promise<void> => {
  expect(await shop.tell({ type: 'notification', event, object: { id, status: 'succeeded' } })).toBe(200);
  await shop.readWebhooks();
};

const paid = async (): Promise<PlacedForPay> => {
  const order = await anOrder();
  await shop.atPage(await shop.pay(order), 'pay');
  shop.passSeconds(200);
  await shop.sweep();
  return order;
};
const money = async ({ number }: PlacedForPay): Promise<StaffOrderPayments> =>
  (await manager.get(`/admin/orders/${number}/payments`)).json();
const refundAll = ({ number }: PlacedForPay) =>
  manager.post(
    `/admin/orders/${number}/refunds`,
    { what: { kind: 'all' }, isBackInStock: true, reason: 'Брак' },
    { 'idempotency-key': randomUUID() },
  );
const refundOf = async (order: PlacedForPay) => (await money(order)).payments[0]?.refunds[0];
const moment = expect.stringMatching(/^\d{4}-.*Z$/) as string;
const provider = { id: 'yookassa', isInstalled: true };

it('money for no order of ours waits for staff, who note what they did', async () => {
  const order = await anOrder();
  await shop.pay(order);
  const request = await one<NewPayment>(
    'select request as value from payment join orders on orders.id = order_id where number = $1',
    order.number,
  );
  const foreign = {
    ...request,
    key: 'pay-99-000001-1',
    order: '99-000001' as NewPayment['order'],
    returnUrl: 'https://farad.example',
  };
  const made = await port().create(foreign);
  if (!made.ok) throw new Error('the twin refused');
  const { id } = made.value;
  await fetch(made.value.confirmationUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  for (let copy = 0; copy < 2; copy += 1) await tell('payment.succeeded', id);
  const [entry, ...others] = await about(id);
  expect(others).toEqual([]);
  expect(entry).toEqual({
    id: expect.stringMatching(/^\d+$/) as string,
    kind: 'payment',
    provider,
    providerId: id,
    order: null,
    mismatches: ['order'],
    reported: 'succeeded',
    at: moment,
    amount: 37,
    resolution: null,
  });
  expect(shop.logLines.filter((line) => line.includes(id) && line.includes('does not match'))).toHaveLength(1);
  await manager.post(`/admin/payment-quarantine/${entry?.id}/resolve`, { note: 'Вернули через кабинет' });
  expect(await about(id)).toEqual([]);
  expect((await about(id, '?all=true'))[0]?.resolution).toEqual({
    at: moment,
    by: expect.stringMatching(/^Staff /) as string,
    note: 'Вернули через кабинет',
  });
  expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: 'pending' });
});

it('a refund made at the provider itself waits for staff, with its order', async () => {
  const order = await paid();
  const [payment] = (await money(order)).payments;
  const { receipt } = await one<NewPayment>(
    'select request as value from payment join orders on orders.id = order_id where number = $1',
    order.number,
  );
  const request: NewRefund = {
    key: `refund-${order.number}-77`,
    paymentId: payment?.providerId as NewRefund['paymentId'],
    amount: 3700 as NewRefund['amount'],
    description: 'Возврат из кабинета',
    receipt,
  };
  const made = await port().refund(request);
  if (!made.ok) throw new Error('the twin refused');
  await tell('refund.succeeded', made.value.id);
  expect(await about(made.value.id)).toMatchObject([
    { kind: 'refund', provider, order: order.number, mismatches: ['unknown'], amount: 37, reported: 'succeeded' },
  ]);
  expect(await refundOf(order)).toBeUndefined();
});

it('a payment is searched for on every page of the provider', async () => {
  const order = await anOrder();
  shop.between.create = async () => ({ ok: false, error: { kind: 'unknown', retryAfterSeconds: null } });
  await shop.pay(order);
  const asked: { readonly since: Date; readonly cursor?: string }[] = [];
  shop.between.list = async (page) => {
    asked.push(page);
    return { ok: true, value: { payments: [], cursor: asked.length < 3 ? `page ${asked.length}` : null } };
  };
  shop.passSeconds(24 * 3600);
  await shop.sweep();
  manager = await signedInStaff(shop, 'order_manager');
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'page 1', 'page 2']);
  // The period begins shortly before the payment was requested, since the clocks of the shop and the provider may
  // differ.
  const askedAt = await one<Date>(
    'select asked_at as value from payment join orders on orders.id = order_id where number = $1',
    order.number,
  );
  const before = (askedAt.getTime() - (asked[0]?.since.getTime() ?? 0)) / 1000;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(600);
  expect((await money(order)).payments[0]).toMatchObject({ state: 'created', failure: 'not_found' });
});

it('a refund whose key belongs to another request is left to staff', async () => {
  const order = await paid();
  shop.between.refund = async () => ({ ok: false, error: { kind: 'key_reused' } as never });
  expect((await refundAll(order)).statusCode).toBe(200);
  expect(await about(`refund-${order.number}-1`)).toMatchObject([
    { kind: 'refund', order: order.number, mismatches: ['key_reused'], amount: 37, reported: 'unknown' },
  ]);
  delete shop.between.refund;
  shop.passSeconds(600);
  await shop.sweep();
  expect(await refundOf(order)).toMatchObject({ state: 'created' });
});

it('a refund without an answer for a day: what was not done may be repeated, what was done is left to staff', async () => {
  const [lost, done] = [await paid(), await paid()];
  shop.between.refund = async () => ({ ok: false, error: { kind: 'unknown', retryAfterSeconds: null } });
  await refundAll(lost);
  shop.between.refund = async (request) => {
    await port().refund(request);
    return { ok: false, error: { kind: 'unknown', retryAfterSeconds: null } };
  };
  await refundAll(done);
  shop.between.refund = async () => ({ ok: false, error: { kind: 'unknown', retryAfterSeconds: null } });
  expect([await refundOf(lost), await refundOf(done)]).toMatchObject([{ state: 'created' }, { state: 'created' }]);
  shop.passSeconds(25 * 3600);
  await shop.sweep();
  manager = await signedInStaff(shop, 'order_manager');
  expect(await refundOf(lost)).toMatchObject({ state: 'cancelled', failure: 'not_found', mayRetry: true });
  expect(await refundOf(done)).toMatchObject({ state: 'created' });
  expect(await about(`refund-${done.number}-1`)).toMatchObject([
    { kind: 'refund', order: done.number, mismatches: ['key_over'], amount: 37, reported: 'unknown' },
  ]);
});

it('a refund that is over is not asked about again', async () => {
  const order = await paid();
  await refundAll(order);
  expect(await refundOf(order)).toMatchObject({ state: 'succeeded' });
  let asked = 0;
  shop.between.getRefund = async () => {
    asked += 1;
    return { ok: false, error: { kind: 'unknown', retryAfterSeconds: null } };
  };
  await requestRefund(shop.deps, Number((await refundOf(order))?.id));
  expect(asked).toBe(0);
});

it('a refund that waits at the provider is asked about until it is over', async () => {
  const order = await paid();
  shop.between.refund = async (request) => {
    const answer = await port().refund(request);
    return answer.ok ? { ok: true, value: { ...answer.value, state: 'pending' } } : answer;
  };
  await refundAll(order);
  expect(await refundOf(order)).toMatchObject({ state: 'pending', doneAt: null });
  shop.passSeconds(110);
  await shop.sweep();
  expect(await refundOf(order)).toMatchObject({ state: 'pending' });
  shop.passSeconds(20);
  await shop.sweep();
  expect(await refundOf(order)).toMatchObject({ state: 'succeeded', doneAt: moment });
});
