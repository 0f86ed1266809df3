import type { ShopRows } from '@farad/database/testing/shop-rows';
import type { ReportedPayment } from '@farad/domain/payment';

import type { Deps } from '#deps.ts';
import { addRow, openOutside } from './row-scenes.ts';

/** Start time of a test that inserts rows of payments. */
export const moneyNow = new Date('2026-11-20T06:00:00.000Z');

/** Inputs that a test about money sets, and results that it reads. */
export interface MoneyRows {
  readonly deps: Deps;
  /** Answers of the provider, which a test sets. */
  readonly answers: Record<string, unknown>;
  /** Calls that the provider got, and lines of the log. */
  readonly heard: string[];
  /** The time, which a test may change. */
  at: Date;
  /** Forgets answers and calls, and sets the clock again. */
  reset(): void;
  /** Returns the rows that the work changes, then the calls and the log. */
  changes(work: () => Promise<unknown>): Promise<string>;
}

/** Returns dependencies with a provider `yookassa` whose account is that of the twin, for tests that insert rows. */
export function openMoneyRows(shop: ShopRows): MoneyRows {
  const outside = openOutside();
  const names = ['create', 'get', 'list', 'capture', 'cancel', 'refund', 'getRefund', 'closeReceipt', 'me'];
  const port = outside.calls(names, { ok: false, error: { kind: 'unknown', retryAfterSeconds: null } });
  const provider = {
    id: 'yookassa',
    pageOrigins: ['https://pay.example'],
    isTest: true,
    checksAddress: true,
    isSource: (ip: string) => ip === '10.0.0.1',
    readNotification: (body: unknown) => (body === 'unreadable' ? null : body),
    variables: ['SHOP_ID', 'SHOP_KEY'],
    environmentAccount: null,
    twinAccount: { shopId: '100', secretKey: 'key' },
    connect: () => port,
  };
  const find = (id: string) => (id === provider.id ? provider : null);
  const money: MoneyRows = {
    at: moneyNow,
    heard: outside.heard,
    answers: outside.answers,
    deps: {
      get db() {
        return shop.db;
      },
      clock: () => money.at,
      secretKey: Buffer.alloc(32, 7),
      config: { cabinetUrl: 'https://shop.example/cabinet', siteUrl: 'https://shop.example', phone: '74950000000' },
      log: outside.log,
      vendors: {
        payments: { chosen: provider, all: [provider], find },
        noteMissing: (ids: readonly string[]) => {
          if (ids.length > 0) outside.heard.push(`missing ${ids.join(' ')}`);
        },
      },
    } as unknown as Deps,
    reset: () => {
      outside.forget();
      money.at = moneyNow;
    },
    changes: (work: () => Promise<unknown>) => outside.changes(shop, work),
  };
  return money;
}

/**
 * Creates four orders of 20 ₽ with two lines of 10 pieces; the second also has a delivery for 3 ₽. Nothing is paid. The
 * first account has a webhook.
 */
export async function ordersToPay(shop: ShopRows): Promise<void> {
  // A trigger forbids to delete lines of the audit log. It is switched off, because the next statement deletes them.
  await shop.run(`alter table audit disable trigger user`);
  await shop.run(`truncate payment, refund, receipt, parcel, webhook_event, payment_quarantine, order_return, bank_money,
    bank_entry, provider_account, stock, reservation, stock_movement, outbox, inbox_entry, bonus_entry, order_event, audit,
    invoice, order_cancel_wish, idempotency, product_change,
    order_change, hook_event, hook_delivery, bank_debit restart identity cascade`);
  await shop.run(`delete from setting`);
  await shop.run('delete from order_line where position > 2');
  await shop.run('update order_line set total_kopecks = 1000, bonus_kopecks = 0');
  await shop.run('update account set bonus_balance = 0');
  await shop.run(`delete from hook`);
  await shop.run(`insert into hook (id, account_id, url, events, secret, created_at)
    select '00000000-0000-0000-0000-000000000001', 1, 'https://hook.example',
      '{order.status,order.paid,order.shipped,order.delivered,order.refunded}', '', '2026-01-01'`);
  await shop.run(`update orders set status = 'created', paid_at = null, pay_until = '2026-11-20T12:00:00Z',
    customer_type = 'personal', company = null, approval = null, payment_method = 'card', chosen_payment = null,
    goods_kopecks = 2000, bonus_kopecks = 0, locale = 'ru', cargo_kopecks = case id when 2 then 300 else 0 end,
    total_kopecks = case id when 2 then 2300 else 2000 end,
    delivery = '{"kind": "own_pickup", "address": "Москва, ул. Радио, 10", "hours": "пн–пт 10:00–18:00"}',
    contact = '{"name": "Анна", "surname": "Иванова", "phone": "79260000001", "email": ""}'`);
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved)
    select product, 1, 100, 40 from generate_series(1, 2) product`);
  await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity, expires_at)
    select id, product, 1, 10, '2026-11-20T12:00:00Z' from orders, generate_series(1, 2) product`);
}

/** Adds a payment of an order with its lines, as it is after the provider's answer `state`. */
export async function addPayment(
  shop: ShopRows,
  {
    order = 1,
    attempt = 1,
    amount = 2000,
    state = 'succeeded',
    positions = [1, 2],
    ...more
  }: {
    readonly order?: number;
    readonly attempt?: number;
    readonly amount?: number;
    readonly state?: string;
    readonly positions?: readonly number[];
    readonly [column: string]: unknown;
  },
): Promise<void> {
  const name = `${order}-${attempt}`;
  const isHeld = state === 'waiting_for_capture';
  const at = moneyNow.toISOString();
  const receipt = {
    customer: {},
    receipt: { kind: 'prepayment', items: [{ name: `rows of ${name}` }], total: amount },
  };
  await addRow(shop, 'payment', {
    order_id: order,
    attempt,
    part: attempt,
    key: `pay-26-00000${name}`,
    provider: 'yookassa',
    method: isHeld ? 'card' : 'sbp',
    is_held: isHeld,
    amount_kopecks: amount,
    return_token_sha256: `\\x0${order}0${attempt}`,
    request: { receipt },
    state,
    provider_id: state === 'created' ? null : `p-${name}`,
    created_at: at,
    asked_at: at,
    checked_at: at,
    paid_at: state === 'succeeded' ? at : null,
    ...more,
  });
  for (const position of positions) {
    await shop.run(
      `insert into payment_line (payment_id, position, product_id, name, subject, vat_class, quantity, total_kopecks)
        select max(id), $1::integer, nullif($1::integer, 0), case $1::integer when 0 then 'Доставка' else 'Деталь ' || $1::integer end,
          case $1::integer when 0 then 'service' else 'commodity' end, 'standard', case $1::integer when 0 then 1 else 10 end,
          case $1::integer when 0 then 300 else 1000 end from payment`,
      position,
    );
  }
}

/** A report of the provider about the first payment of the first order. */
export const paymentReport = (more: object = {}): ReportedPayment =>
  ({
    id: 'p-1-1',
    state: 'succeeded',
    amount: 2000,
    currency: 'RUB',
    refunded: 0,
    order: '26-000001',
    attempt: 1,
    account: '100',
    isTest: true,
    confirmationUrl: null,
    cancelReason: null,
    receipt: null,
    createdAt: moneyNow,
    expiresAt: null,
    ...more,
  }) as unknown as ReportedPayment;

/** Returns the lines of changes that are not messages, events of the order or webhooks. */
export const withoutNews = (changes: string): readonly string[] =>
  changes.split('\n').filter((line) => line !== '' && !/^\+ (?:inbox|outbox|order_event|hook)/.test(line));
