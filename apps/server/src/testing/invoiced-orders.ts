import { randomInt } from 'node:crypto';

import { inTransaction } from '@farad/database/connection/transaction';

import { issueInvoice } from '../core/invoices/issue-invoice.ts';
import { add } from './calls/basket-calls.ts';
import { products } from './catalogue.ts';
import { place } from './calls/order-calls.ts';
import type { SignedInBrowser, TestShop } from './shop.ts';

export interface InvoicedOrder {
  readonly id: number;
  readonly number: string;
  readonly totalKopecks: number;
  readonly buyer: SignedInBrowser;
  readonly inn: string;
}

/** Places the order of a company that pays by invoice. No invoice is issued yet. */
export async function placeForCompany(shop: TestShop, quantity = 10): Promise<InvoicedOrder> {
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, [products.tiered, quantity]));
  const inn = `77${randomInt(10 ** 7, 10 ** 8)}`;
  const company = JSON.stringify({ name: 'ООО «Ромашка»', inn, kpp: '773601001' });
  const { rows } = await shop.pool.query<{ id: number; total: number }>(
    `update orders set payment_method = 'invoice', customer_type = 'company', company = $2,
       pay_until = '2099-11-25T21:00:00Z' where number = $1 returning id, total_kopecks as total`,
    [number, company],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the order is not there');
  return { id: row.id, number, totalKopecks: row.total, buyer, inn };
}

/** Places the order of a company and issues its invoice. The result also contains the number of the invoice. */
export async function invoiced(shop: TestShop, quantity = 10): Promise<InvoicedOrder & { readonly sequence: number }> {
  const order = await placeForCompany(shop, quantity);
  const issued = await inTransaction(shop.db, (tx) => issueInvoice(tx, shop.deps.config, order.id, shop.deps.clock()));
  if (!issued.ok) throw new Error(issued.error.code);
  const { sequence } = await shop.db
    .selectFrom('invoice')
    .select('sequence')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { ...order, sequence };
}
