import type { ShopRows } from '@farad/database/testing/shop-rows';

import { seller, setTestSeller } from '#testing/seller.ts';
import { ordersToPay } from './money-rows.ts';

const inn = '7707083893';
/** The account of the payer, unless a line names another. */
export const theirs = '40702810900000002851';
/** A payment in a bank statement. */
export interface StatementLine {
  readonly number?: string;
  readonly roubles: string;
  readonly purpose: string;
  readonly payerInn?: string;
  readonly payer?: string;
  readonly payee?: string;
}
const section = ({
  number = '1',
  roubles,
  purpose,
  payerInn = inn,
  payer = theirs,
  payee = seller.account,
}: StatementLine) => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${number}`,
  'Дата=19.11.2026',
  `Сумма=${roubles}`,
  `ПлательщикСчет=${payer}`,
  `ПлательщикИНН=${payerInn}`,
  'Плательщик1=ООО "Ромашка"',
  `ПолучательСчет=${payee}`,
  `НазначениеПлатежа=${purpose}`,
  'КонецДокумента',
];
/** Returns a bank statement in the exchange format of 1C. */
export const statementOf = (lines: readonly StatementLine[], end = ['КонецФайла', '']): Uint8Array =>
  Buffer.from(['1CClientBankExchange', 'Кодировка=UTF-8', ...lines.flatMap(section), ...end].join('\r\n'));

/** Makes orders 1 to 4 belong to one company. They wait for payment by the invoices 1 to 4. */
export async function ordersWithInvoices(shop: ShopRows): Promise<void> {
  await ordersToPay(shop);
  await setTestSeller(shop);
  await shop.run(`update orders set payment_method = 'invoice', customer_type = 'company',
    company = '{"name": "ООО", "inn": "7707083893", "kpp": null}'`);
  await shop.run(`insert into invoice (order_id, year, sequence, version, issued_at, valid_until, seller, buyer, lines, total_kopecks)
    select id, 2026, id, 1, '2026-11-18', '2026-11-30', '{}', '{"inn": "7707083893"}', '[]', total_kopecks from orders order by id`);
}
