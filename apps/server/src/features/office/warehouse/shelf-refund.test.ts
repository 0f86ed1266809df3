import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openPaymentShop, type PaymentShop } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

const part = products.reduced;

let shop: PaymentShop;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

/** Creates a paid order for 30 pieces, of which the picker found only 20. Returns its number. */
async function shortOrder(): Promise<string> {
  const order = await shop.order([part, 30]);
  await shop.atPage(await shop.pay(order), 'pay');
  shop.passSeconds(200);
  await shop.sweep();
  await moveByStaff(shop, order.number, 'in_work_personal');
  staff = await signedInStaff(shop, 'order_manager', 'administrator');
  const { id } = (await staff.post('/admin/warehouse/waves', { orders: [order.number] })).json<{ id: string }>();
  const counted = await staff.post(`/admin/warehouse/waves/${id}/count`, {
    product_id: String(part.id),
    warehouseId: 1,
    was: 0,
    found: 20,
    isShort: true,
  });
  expect(counted.statusCode, counted.body).toBe(200);
  await staff.post(`/admin/warehouse/waves/${id}/finish`, {});
  return order.number;
}

const stock = async () => {
  const { onHand, reserved } = (await staff.get(`/admin/stock/${part.id}`)).json<{
    onHand: number;
    reserved: number;
  }>();
  return [onHand, reserved];
};

it('missing pieces are refunded, and found ones stay held', async () => {
  const number = await shortOrder();
  expect(await stock()).toEqual([20, 20]);
  const refund = (qty: number, key: string) =>
    staff.post(
      `/admin/orders/${number}/refunds`,
      {
        reason: 'Не нашли на складе',
        isBackInStock: false,
        what: {
          kind: 'parts',
          of: 'unshipped',
          lines: [
            {
              position: 1,
              qty,
            },
          ],
        },
      },
      { 'idempotency-key': key },
    );
  const back = await refund(10, 'missing');
  expect(back.statusCode, back.body).toBe(200);
  expect(await stock()).toEqual([20, 20]);
  // The buyer cancels pieces that were found, so their stock is released.
  const more = await refund(5, 'found');
  expect(more.statusCode, more.body).toBe(200);
  expect(await stock()).toEqual([15, 15]);
  expect(await ledgerQueries(shop.db).differences()).toEqual([]);
});
