import { testVendors } from '#testing/vendors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { openPaymentShop, paymentOf, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { takeWebhook } from './webhooks.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
  await shop.listen();
});
beforeEach(() => shop.twins.faults.clear());
afterAll(() => shop.close());

const eventCount = async (): Promise<number> =>
  Number((await shop.pool.query<{ n: string }>('select count(*) as n from webhook_event')).rows[0]?.n);

/** Pays on the payment page while the simulated provider sends webhooks in this mode, and checks the results. */
async function payTold(mode: 'ok' | 'triple' | 'reversed' | 'forged' | 'never', told: number): Promise<PlacedForPay> {
  const order = await shop.order([products.tiered, 120]);
  const opened = await shop.pay(order);
  const before = await eventCount();
  shop.twins.faults.set('yookassa-webhook', { op: 'send', mode, times: 1, delayMs: 0 });
  await shop.atPage(opened, 'pay');
  await expect.poll(eventCount).toBe(before + told);
  await shop.readWebhooks();
  return order;
}

const stateOf = async ({ buyer, number }: PlacedForPay) => (await paymentOf(buyer, number)).state;

const rowsOf = async ({ number }: PlacedForPay, table: string): Promise<number> =>
  Number(
    (
      await shop.pool.query<{ n: string }>(
        `select count(*) as n from ${table} join payment on payment.id = payment_id
         join orders on orders.id = payment.order_id where number = $1`,
        [number],
      )
    ).rows[0]?.n,
  );

describe('T27: the provider’s own webhooks', () => {
  it.each([
    ['ok', 1],
    ['triple', 3],
    ['reversed', 1],
  ] as const)('%s: the order is paid once', async (mode, told) => {
    const order = await payTold(mode, told);
    expect(await stateOf(order)).toBe('paid');
    expect(await rowsOf(order, 'payment_event')).toBe(2);
    expect(await rowsOf(order, 'receipt')).toBe(1);
  });

  it('T28: a missing one is not waited for', async () => {
    const order = await payTold('never', 0);
    shop.passSeconds(200);
    await shop.sweep();
    expect(await stateOf(order)).toBe('paid');
  });

  it('T26: a forged one for a declined payment does not mark it as paid', async () => {
    const order = await shop.order([products.tiered, 120]);
    const opened = await shop.pay(order);
    const before = await eventCount();
    shop.twins.faults.set('yookassa-webhook', { op: 'send', mode: 'forged', times: 1, delayMs: 0 });
    await shop.atPage(opened, 'general_decline');
    await expect.poll(eventCount).toBe(before + 1);
    await shop.readWebhooks();
    expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: 'cancelled', advice: 'contact_bank' });
  });
});

describe('their origin', () => {
  it('is checked if the setting says so', async () => {
    const { deps } = shop;
    const payment = { ...deps.vendors.payments.chosen, checksAddress: true };
    const strict = { ...deps, vendors: testVendors(deps.config, deps.log, { payment }) };
    const from = (ip: string) => takeWebhook(strict, { vendor: payment.id, body: {}, ip });
    expect([await from('185.71.76.5'), await from('77.75.156.11'), await from('10.1.2.3')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('their log lines', () => {
  it('contain neither the secret of the address nor the token of a return', async () => {
    await payTold('ok', 1);
    const { rows } = await shop.pool.query<{ url: string }>(
      "select request->>'returnBase' as url from payment limit 1",
    );
    expect(rows[0]?.url).toMatch(/\/pay\/return\/$/);
    shop.deps.log.warn(
      { url: `/api/webhooks/yookassa/${'aB3'.repeat(10)}xy` },
      `GET /pay/return/${'Zz9'.repeat(10)}xy`,
    );
    const text = shop.logLines.join('');
    expect(text).not.toContain('aB3aB3');
    expect(text).not.toContain('Zz9Zz9');
  });
});
