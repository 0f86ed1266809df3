import type { SellerSettings } from '@farad/contract/office/payments/bank';
import { vendorId } from '@farad/domain/shared';

import { products } from '../catalogue.ts';
import { placeForCompany, type InvoicedOrder } from '../invoiced-orders.ts';
import { setPayments } from '../payment-settings.ts';
import type { PaymentShop } from '../payment-shop.ts';
import { seller, sellerChange, setTestSeller } from '../seller.ts';
import type { StaffBrowser } from '../staff.ts';

/** Path, body and content type of a request. If the body is a string, it is sent as a file of this type. */
type Sent = readonly [path: string, body: object | string, type?: string];

const refund = { what: { kind: 'all' }, isBackInStock: true, reason: 'Брак' };
const statement = '1CClientBankExchange\nКонецФайла\n';

/** Data of a refund's recipient: a company with a bank account. */
const payee = { name: seller.name, inn: seller.inn, kpp: seller.kpp, bik: seller.bik, account: seller.account };

/**
 * Returns functions by call name, one for each call that changes payments, refunds, invoices and bank statements. A
 * function prepares a request that succeeds, and returns its path and body.
 */
export function paymentScenes(shopOf: () => PaymentShop) {
  /** Returns the number of an order whose buyer opened the payment page. */
  async function paidOrder(action = 'pay'): Promise<string> {
    const order = await shopOf().order([products.tiered, 100]);
    await shopOf().atPage(await shopOf().pay(order), action);
    shopOf().passSeconds(200);
    await shopOf().sweep();
    return order.number;
  }

  /** Returns an order whose payment is held by the provider. */
  async function heldOrder(by: StaffBrowser): Promise<string> {
    await setPayments(by, { isHeldFirst: true });
    const number = await paidOrder();
    await setPayments(by, {});
    return number;
  }

  async function failedRefund(by: StaffBrowser): Promise<string> {
    const number = await paidOrder();
    shopOf().between.refund = async () => ({
      ok: false,
      error: { kind: 'refused', code: 'forbidden', parameter: null },
    });
    await by.post(`/admin/orders/${number}/refunds`, refund, { 'idempotency-key': number });
    delete shopOf().between.refund;
    const { rows } = await shopOf().pool.query<{ id: string }>('select max(id)::text as id from refund');
    return rows[0]?.id ?? '';
  }

  async function companyOrder(): Promise<InvoicedOrder> {
    await setTestSeller(shopOf());
    return placeForCompany(shopOf());
  }

  /** Returns the id of a refund that must be paid through the bank. */
  async function refundByBank(by: StaffBrowser): Promise<string> {
    const { number, totalKopecks } = await companyOrder();
    await by.post(`/admin/orders/${number}/bank-payments`, { amount: totalKopecks / 100, day: '2026-11-20' });
    const body = { ...refund, by: { way: 'bank', payee } };
    await by.post(`/admin/orders/${number}/refunds`, body, { 'idempotency-key': number });
    const { rows } = await shopOf().pool.query<{ id: string }>('select max(id)::text as id from refund');
    return rows[0]?.id ?? '';
  }

  /** Returns the id of a bank statement entry that staff must assign to an order. */
  async function bankEntry(): Promise<number> {
    await setTestSeller(shopOf());
    const { rows } = await shopOf().pool.query<{ id: number }>(
      `insert into bank_entry (number, day, amount_kopecks, payer_account, payer_inn, payer_name, purpose, imported_at, outcome)
       values (gen_random_uuid()::text, '2026-11-21', 100, '', '', '', '', now(), 'unknown') returning id`,
    );
    return rows[0]?.id ?? 0;
  }

  return {
    reissueInvoice: async (): Promise<Sent> => [`/admin/orders/${(await companyOrder()).number}/invoices`, {}],
    setSeller: async (by: StaffBrowser): Promise<Sent> => ['/admin/settings/seller', await sellerChange(by)],
    restoreSeller: async (by: StaffBrowser): Promise<Sent> => {
      await by.post('/admin/settings/seller', await sellerChange(by, { director: 'Петров П. П.' }));
      const { versions } = (await by.get('/admin/settings/seller')).json<SellerSettings>();
      return ['/admin/settings/seller/restore', { version: versions.at(-1)?.id, seen: versions[0]?.id ?? null }];
    },
    previewStatement: async (): Promise<Sent> => [
      '/admin/bank/statements/preview',
      statement,
      'application/octet-stream',
    ],
    takeStatement: async (): Promise<Sent> => ['/admin/bank/statements', statement, 'application/octet-stream'],
    matchBankEntry: async (): Promise<Sent> => [
      `/admin/bank/entries/${await bankEntry()}/match`,
      { orderNumber: (await companyOrder()).number },
    ],
    takeBackBankMatch: async (by: StaffBrowser): Promise<Sent> => {
      const entry = await bankEntry();
      await by.post(`/admin/bank/entries/${entry}/match`, { orderNumber: (await companyOrder()).number });
      return [`/admin/bank/entries/${entry}/take-back`, { reason: 'Не тот заказ' }];
    },
    setAsideBankEntry: async (): Promise<Sent> => [
      `/admin/bank/entries/${await bankEntry()}/set-aside`,
      { note: 'Возврат' },
    ],
    addBankPayment: async (): Promise<Sent> => [
      `/admin/orders/${(await companyOrder()).number}/bank-payments`,
      { amount: 1, day: '2026-11-21' },
    ],
    refundOrder: async (): Promise<Sent> => [`/admin/orders/${await paidOrder()}/refunds`, refund],
    retryRefund: async (by: StaffBrowser): Promise<Sent> => [`/admin/refunds/${await failedRefund(by)}/retry`, {}],
    setRefundPayee: async (by: StaffBrowser): Promise<Sent> => [
      `/admin/refunds/${await refundByBank(by)}/payee`,
      { payee },
    ],
    refundPaid: async (by: StaffBrowser): Promise<Sent> => [
      `/admin/refunds/${await refundByBank(by)}/paid`,
      { number: '31', day: '2026-11-21' },
    ],
    withdrawRefund: async (by: StaffBrowser): Promise<Sent> => [
      `/admin/refunds/${await refundByBank(by)}/withdraw`,
      { reason: 'Не тот заказ' },
    ],
    capturePayment: async (by: StaffBrowser): Promise<Sent> => [`/admin/orders/${await heldOrder(by)}/capture`, {}],
    releasePayment: async (by: StaffBrowser): Promise<Sent> => [
      `/admin/orders/${await heldOrder(by)}/release`,
      { reason: 'Передумали' },
    ],
    recordTillReceipt: async (): Promise<Sent> => {
      const { number } = await shopOf().order([products.tiered, 100]);
      return [`/admin/orders/${number}/till-receipt`, { number: '0042' }];
    },
    resolveQuarantine: async (): Promise<Sent> => {
      const entry = {
        kind: 'payment' as const,
        provider: vendorId('yookassa'),
        provider_id: 'x',
        mismatches: ['order'],
        reported: 'succeeded',
      };
      const { id } = await shopOf()
        .db.insertInto('payment_quarantine')
        .values({ ...entry, order_id: null, amount_kopecks: null, at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return [`/admin/payment-quarantine/${id}/resolve`, { note: 'Проверено' }];
    },
    retryWebhook: async (): Promise<Sent> => {
      const { id } = await shopOf()
        .db.insertInto('webhook_event')
        .values({ source: vendorId('yookassa'), kind: 'payment', object_id: 'x', raw: '{}', received_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return [`/admin/webhooks/${id}/retry`, {}];
    },
  };
}
