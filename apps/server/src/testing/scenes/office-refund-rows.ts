import type { ShopRows } from '@farad/database/testing/shop-rows';

import { ordersToPay } from './money-rows.ts';
import { setTestSeller } from '../seller.ts';

/** A payee whose numbers are valid. */
export const payee = {
  name: 'Иванова Анна',
  inn: '',
  kpp: '',
  bankName: 'Банк',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
};
/** A refund by bank transfer to `payee`. */
export const bank = { way: 'bank', payee };
/** A refund at the till of the office. */
export const cash = { way: 'cash', number: '17', day: '2026-11-20' };
/** Returns the parts of a refund: how many pieces of which lines. */
export const partsOf = (of: string, ...lines: readonly (readonly [position: number, qty: number])[]) => ({
  kind: 'parts',
  of,
  lines: lines.map(([position, qty]) => ({ position, qty, marks: [] })),
  delivery: false,
});

/** Records a bank transfer of this amount for an order. */
export const fromBank = (shop: ShopRows, amount: number, order = 1): Promise<void> =>
  shop.run(
    `insert into bank_money (order_id, amount_kopecks, day, at, note, staff_id) values ($1, $2, '2026-11-19', now(), '', 1)`,
    order,
    amount,
  );

/** Makes orders 1 and 3 paid by invoice. Their goods are in the warehouse. */
export async function ordersPaidByBank(shop: ShopRows): Promise<void> {
  await ordersToPay(shop);
  await setTestSeller(shop);
  await shop.run(`update orders set status = 'in_warehouse', paid_at = '2026-11-19', pay_until = null,
    payment_method = 'invoice' where id in (1, 3)`);
  await fromBank(shop, 2000);
  await fromBank(shop, 2000, 3);
}
