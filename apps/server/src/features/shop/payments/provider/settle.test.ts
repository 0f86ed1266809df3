import { afterAll, beforeAll, expect, test } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { openPaymentShop, paymentOf, type PaymentShop } from '#testing/payment-shop.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

const { tiered, reduced } = products;

/** Pays an order whose total changed while its buyer was on the payment page. */
async function paidAfter(change: number) {
  const order = await shop.order([tiered, 120], [reduced, 7]);
  const payment = await shop.pay(order);
  await shop.pool.query(
    `update orders set goods_kopecks = goods_kopecks + $2, total_kopecks = total_kopecks + $2 where number = $1`,
    [order.number, change],
  );
  await shop.atPage(payment, 'pay');
  shop.passSeconds(200);
  await shop.sweep();
  await shop.sweep();
  const { rows } = await shop.pool.query<{ paid: boolean; settlement: string; refunds: number }>(
    `select orders.paid_at is not null as paid, settlement,
       (select count(*) from refund where payment_id = payment.id and state = 'succeeded' and cause = 'overpaid')::integer
         as refunds
     from orders join payment on order_id = orders.id where number = $1`,
    [order.number],
  );
  return { rows, payment, shown: await paymentOf(order.buyer, order.number) };
}

test('a payment of the order’s sum pays it', async () => {
  const { rows, shown } = await paidAfter(0);
  expect(rows).toEqual([{ paid: true, settlement: 'order_paid', refunds: 0 }]);
  expect(shown.state).toBe('paid');
});

test.each([100, -100, 1_000_000])(
  'a payment differing by %i kopecks is refunded in full, and pays nothing',
  async (change) => {
    const { rows, payment, shown } = await paidAfter(change);
    expect(rows).toEqual([{ paid: false, settlement: 'refund', refunds: 1 }]);
    expect(shown).toMatchObject({ state: 'refunded', refunded: payment.amount });
  },
);
