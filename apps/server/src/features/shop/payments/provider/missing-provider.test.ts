import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import type { Quarantine, Webhooks } from '@farad/contract/office/payments/provider-reports';
import { Order } from '@farad/contract/shop/orders';
import { OrderPayment } from '@farad/contract/shop/payments';
import { vendorId } from '@farad/domain/shared';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';

import { webhookPath } from '#core/vendors/webhook-address.ts';
import { products } from '#testing/catalogue.ts';
import { openPaymentShop, paymentOf, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { reconcilePayments } from './payment-jobs.ts';
import { readWebhook } from './webhooks.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  manager = await signedInStaff(shop, 'order_manager');
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

const gone = vendorId('gone-bank');
const anOrder = (): Promise<PlacedForPay> => shop.order([products.tiered, 120]);

/** Renames the provider of an order's payments, as if its extension was removed or installed again. */
const setProvider = (number: string, provider: string) =>
  shop.pool.query(
    'update payment set provider = $2, next_check_at = coalesce(next_check_at, $3) from orders where orders.id = order_id and orders.number = $1',
    [number, provider, shop.deps.clock()],
  );

const moneyOf = async (number: string): Promise<StaffOrderPayments> =>
  (await manager.get(`/admin/orders/${number}/payments`)).json();

const noted = (): number => shop.logLines.filter((line) => line.includes('"vendor":"gone-bank"')).length;

/** Runs all jobs that check open payments. */
async function sweepAll(): Promise<void> {
  shop.passSeconds(120);
  await shop.sweep();
  await shop.sweep();
  await reconcilePayments(shop.deps);
}

it('a payment of a provider that is not installed waits, is told of once, and is settled when it is back', async () => {
  const order = await anOrder();
  const opened = await shop.pay(order);
  await setProvider(order.number, gone);
  await shop.atPage(opened, 'pay');
  await sweepAll();
  expect(noted()).toBe(1);

  const seen = await paymentOf(order.buyer, order.number);
  expect(seen).toMatchObject({ state: 'pending', confirmation_url: null, askAgainSeconds: null });
  expect((await moneyOf(order.number)).payments).toMatchObject([
    { state: 'pending', provider: { id: 'gone-bank', isInstalled: false } },
  ]);
  expect((await order.buyer.get(`/orders/${order.number}`)).statusCode).toBe(200);
  expect((await manager.get(`/admin/orders/${order.number}`)).statusCode).toBe(200);

  await setProvider(order.number, 'yookassa');
  await sweepAll();
  expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: 'paid' });
});

it('a payment of a missing provider is not made a second time, by the same method or another', async () => {
  const order = await anOrder();
  await shop.pay(order);
  await setProvider(order.number, gone);
  for (const method of ['card', 'sbp']) {
    const answer = OrderPayment.parse((await order.buyer.post(`/orders/${order.number}/pay`, { method })).json());
    expect(answer).toMatchObject({ refusal: 'not_now', state: 'pending' });
  }
  expect((await moneyOf(order.number)).payments).toHaveLength(1);
});

it('a refund by a missing provider waits, and is made when it is back', async () => {
  const order = await anOrder();
  await shop.atPage(await shop.pay(order), 'pay');
  await sweepAll();
  await setProvider(order.number, gone);
  const body = { what: { kind: 'all' }, reason: 'Брак', isBackInStock: true };
  const headers = { 'idempotency-key': 'of-a-missing-provider' };
  expect((await manager.post(`/admin/orders/${order.number}/refunds`, body, headers)).statusCode).toBe(200);
  await sweepAll();
  const [waiting] = (await moneyOf(order.number)).payments;
  expect(waiting?.refunds).toMatchObject([{ state: 'created', failure: null }]);

  await setProvider(order.number, 'yookassa');
  await sweepAll();
  const [done] = (await moneyOf(order.number)).payments;
  expect(done?.refunds).toMatchObject([{ state: 'succeeded' }]);
  const own = Order.parse((await order.buyer.get(`/orders/${order.number}`)).json());
  expect(own.refunded).toBe(own.total_price);
});

it('closing receipts of a missing provider wait', async () => {
  const order = await anOrder();
  await shop.atPage(await shop.pay(order), 'pay');
  await sweepAll();
  await shop.pool.query("update orders set status = 'delivered' where number = $1", [order.number]);
  await setProvider(order.number, gone);
  await sweepAll();
  const closing = async () => (await moneyOf(order.number)).receipts.filter(({ kind }) => kind === 'closing');
  expect(await closing()).toMatchObject([{ state: 'created' }]);
  await setProvider(order.number, 'yookassa');
  await sweepAll();
  expect(await closing()).toMatchObject([{ state: 'registered' }]);
});

it('webhooks of a missing provider are stored unread, and read when it is back', async () => {
  const order = await anOrder();
  await shop.atPage(await shop.pay(order), 'pay');
  const { rows } = await shop.pool.query<{ id: string }>(
    'select provider_id as id from payment join orders on orders.id = order_id where number = $1',
    [order.number],
  );
  const told = { type: 'notification', event: 'payment.succeeded', object: { id: rows[0]?.id } };
  const address = webhookPath(shop.deps.secretKey, gone);
  expect((await shop.guest().post(address, told)).statusCode).toBe(200);
  expect((await shop.guest().post(`${address}x`, told)).statusCode).toBe(404);
  expect((await shop.guest().post('/webhooks/Gone_Bank/x', told)).statusCode).toBe(404);

  const list = async () => (await chief.get('/admin/webhooks')).json<z.output<typeof Webhooks>>().events;
  const [event] = await list();
  expect(event).toMatchObject({ provider: { id: 'gone-bank', isInstalled: false }, kind: '', doneAt: null });
  const id = Number(event?.id);
  await readWebhook(shop.deps, id);
  await sweepAll();
  expect((await list())[0]).toMatchObject({ doneAt: null, lastError: 'provider is not installed' });

  await shop.pool.query("update webhook_event set source = 'yookassa' where id = $1", [id]);
  await sweepAll();
  expect((await list())[0]).toMatchObject({ kind: 'payment', objectId: rows[0]?.id, lastError: null });
  expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: 'paid' });
});

it('a report for review is listed with its missing provider', async () => {
  await shop.pool.query(
    `insert into payment_quarantine (kind, provider, provider_id, mismatches, reported, at)
     values ('payment', $1, 'x', '{order}', 'succeeded', now())`,
    [gone],
  );
  const { entries } = (await manager.get('/admin/payment-quarantine')).json<z.output<typeof Quarantine>>();
  expect(entries[0]).toMatchObject({ provider: { id: 'gone-bank', isInstalled: false }, providerId: 'x' });
});
