import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { invoiced } from '#testing/invoiced-orders.ts';
import { sellerChange, setTestSeller } from '#testing/seller.ts';
import { openPaymentShop, type PaymentShop } from '#testing/payment-shop.ts';
import { products } from '#testing/catalogue.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

test.each([
  ['general', 22],
  ['five', 5],
  ['seven', 7],
  ['exempt', null],
] as const)(
  'a seller with %s rules: %j percent on receipts and invoices, stored with the payment',
  async (mode, percent) => {
    await setTestSeller(shop, { vatMode: mode });
    const order = await shop.order([products.reduced, 10]);
    const payment = await shop.pay(order);
    // The stored VAT stays the same when the seller changes the VAT mode.
    await setTestSeller(shop, { vatMode: 'general' });
    await shop.atPage(payment, 'pay');
    shop.passSeconds(600);
    await shop.sweep();
    const { rows } = await shop.pool.query<{ id: number }>('select id from orders where number = $1', [order.number]);
    const [receipt] = await receiptQueries(shop.db).ofOrder(rows[0]?.id ?? 0);
    expect(receipt?.items.map(({ vatPercent }) => vatPercent)).toEqual([percent]);

    await setTestSeller(shop, { vatMode: mode });
    const { id } = await invoiced(shop);
    const { lines } = await shop.db
      .selectFrom('invoice')
      .select('lines')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lines.map(({ vatPercent }) => vatPercent)).toEqual([percent]);
  },
);

test('staff choose it in the seller’s settings', async () => {
  const staff = await signedInStaff(shop, 'administrator');
  const set = await staff.post('/admin/settings/seller', await sellerChange(staff, { vatMode: 'seven' }));
  expect([set.statusCode, set.json<{ seller: { vatMode: string } }>().seller.vatMode]).toEqual([200, 'seven']);
  const wrong = await sellerChange(staff, { vatMode: 'six' });
  expect((await staff.post('/admin/settings/seller', wrong)).statusCode).toBe(400);
});
