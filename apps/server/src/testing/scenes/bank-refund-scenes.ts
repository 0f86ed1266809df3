import { randomUUID } from 'node:crypto';

import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';

import { products } from '../catalogue.ts';
import { invoiced, type InvoicedOrder } from '../invoiced-orders.ts';
import { seller } from '../seller.ts';
import type { TestShop } from '../shop.ts';
import type { StaffBrowser } from '../staff.ts';

/** Payee whose account has valid check digits, at a bank of the Bank of Russia's directory. */
export const payee = {
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  bankName: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
};
export const byBank = { way: 'bank', payee };

export const all = { kind: 'all' };
export const pieces = (of: 'shipped' | 'unshipped', qty: number) => ({
  kind: 'parts',
  of,
  lines: [{ position: 1, qty }],
});

export const section = (kopecks: number, purpose: string, more: Readonly<Record<string, string>> = {}): string[] => [
  'СекцияДокумент=Платежное поручение',
  ...Object.entries({
    Номер: '71',
    Дата: '21.11.2026',
    Сумма: (kopecks / 100).toFixed(2),
    ПлательщикСчет: seller.account,
    Плательщик1: seller.name,
    ПолучательСчет: '40702810800000002851',
    НазначениеПлатежа: purpose,
    ...more,
  }).map(([name, value]) => `${name}=${value}`),
  'КонецДокумента',
];

/** Payee with another account than the seller's; its check digits are valid too. */
export const theirs = { ...payee, bik: '044525974', account: '40702810800000002851', correspondentAccount: '' };
export const toThem = { way: 'bank', payee: { ...theirs, bankName: '' } };

export const kopecks = (roubles: number): number => Math.round(roubles * 100);

/**
 * Adds a return request of the buyer to the database and returns its id. The API would refuse it, because only members
 * of the company may request a return.
 */
export const wishToReturn = async (shop: TestShop, order: InvoicedOrder, qty: number): Promise<string> => {
  const { rows } = await shop.pool.query<{ id: string }>(
    `with wish as (insert into order_return (order_id, account_id, reason, created_at)
       values ($1, $2, 'not_needed', now()) returning id)
     insert into order_return_line (return_id, product_id, quantity)
     select id, $3, $4 from wish returning return_id::text as id`,
    [order.id, order.buyer.accountId, products.tiered.id, qty],
  );
  return rows[0]?.id ?? '';
};

/** Returns the texts of all messages about an order. */
export const toldOf = async (shop: TestShop, number: string): Promise<readonly string[]> => {
  const { rows } = await shop.pool.query<{ text: string }>(
    `select subject || ' ' || text as text from outbox join orders on orders.id = order_id where number = $1`,
    [number],
  );
  return rows.map(({ text }) => text);
};

/** Accepts a return as staff, and puts the goods back into the stock. */
export const acceptReturn = (staff: StaffBrowser, order: InvoicedOrder, returnId: string, qty: number) =>
  staff.post(`/admin/orders/${order.number}/returns/${returnId}`, {
    decision: 'accept',
    isBackInStock: true,
    lines: [
      {
        productId: String(products.tiered.id),
        qty,
      },
    ],
  });

/** Returns functions for the calls that staff make to refund money of company orders that were paid by bank. */
export function refundDesk(shopOf: () => TestShop, staffOf: () => StaffBrowser) {
  const refund = (number: string, body: object, key: string = randomUUID()) =>
    staffOf().post(
      `/admin/orders/${number}/refunds`,
      { reason: 'Не подошло', isBackInStock: true, by: byBank, ...body },
      { 'idempotency-key': key },
    );

  const money = async (number: string): Promise<StaffOrderPayments> =>
    (await staffOf().get(`/admin/orders/${number}/payments`)).json();
  const office = async (number: string) => (await money(number)).office;

  const payByBank = (number: string, paid: number) =>
    staffOf().post(`/admin/orders/${number}/bank-payments`, { amount: paid / 100, day: '2026-11-20' });

  async function paidByBank(quantity = 10): Promise<InvoicedOrder & { readonly sequence: number }> {
    const order = await invoiced(shopOf(), quantity);
    await payByBank(order.number, order.totalKopecks);
    return order;
  }

  const orderOf = async (number: string) => (await staffOf().get(`/admin/orders/${number}`)).json<StaffOrder>();
  return { refund, money, office, payByBank, paidByBank, orderOf };
}
