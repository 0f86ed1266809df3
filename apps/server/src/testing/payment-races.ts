import { orderQueries } from '@farad/database/orders/order.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { hourMs } from '@farad/domain/shared';

import { lapseOrders } from '../features/shop/orders/lapse-orders.ts';
import { markPaid } from '../core/orders/order-paid.ts';
import type { SignedInBrowser, TestShop } from './shop.ts';

/**
 * Lets several orders be paid and expire at the same time. Returns how many ended as paid, and how many as cancelled.
 */
export async function payAndLapseAtOnce(
  shop: TestShop,
  count: number,
  ordered: (person: SignedInBrowser) => Promise<string>,
): Promise<{ readonly paid: number; readonly over: number }> {
  const numbers: string[] = [];
  for (let index = 0; index < count; index += 1) numbers.push(await ordered(await shop.signedIn()));
  const late = new Date(Date.now() + 2 * hourMs);
  const lapse = () => lapseOrders({ db: shop.db, config: shop.deps.config }, late);
  const pay = async (number: string) => {
    const order = await orderQueries(shop.db).byNumber(number);
    if (order === undefined) throw new Error(`no order ${number}`);
    const paid = { amount: order.total, at: new Date(), by: { kind: 'system' } as const };
    return inTransaction(shop.db, (tx) => markPaid(tx, shop.deps, order.id, paid));
  };
  const [, ...outcomes] = await Promise.all([lapse(), ...numbers.map(pay)]);
  await lapse();
  const rows = await Promise.all(numbers.map((number) => orderQueries(shop.db).byNumber(number)));
  for (const [index, row] of rows.entries()) {
    const isPaid = outcomes[index] === 'paid';
    const fits = isPaid ? row?.status === 'in_work_personal' && row.paidAt !== null : row?.status === 'cancelled';
    if (!fits)
      throw new Error(`order ${row?.number ?? ''} was told ${outcomes[index] ?? ''} and is ${row?.status ?? ''}`);
  }
  const paid = outcomes.filter((outcome) => outcome === 'paid').length;
  return { paid, over: outcomes.filter((outcome) => outcome === 'over').length };
}
