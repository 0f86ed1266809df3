import { randomUUID } from 'node:crypto';

import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import { moneyHealth } from '@farad/database/payments/payment-quarantine.queries';
import type { PaymentPort } from '@farad/integrations/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openPaymentShop, paymentOf, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { setPayments } from '#testing/payment-settings.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { busyCode } from '#kit/busy-code.ts';
import { reconcilePayments } from './payment-jobs.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  shop.withoutFaults();
  manager = await signedInStaff(shop, 'order_manager');
  chief = await signedInStaff(shop, 'administrator');
  await setPayments(chief, {});
});
afterAll(() => shop.close());

const { tiered, reduced } = products;

const anOrder = (): Promise<PlacedForPay> => shop.order([tiered, 120], [reduced, 7]);

const wait = async (): Promise<void> => {
  shop.passSeconds(200);
  await shop.sweep();
};

async function atPage(order: PlacedForPay, action = 'pay'): Promise<void> {
  await shop.atPage(await shop.pay(order), action);
  await wait();
}

async function money({ number }: PlacedForPay): Promise<StaffOrderPayments> {
  // The session has expired by now.
  manager = await signedInStaff(shop, 'order_manager');
  return (await manager.get(`/admin/orders/${number}/payments`)).json();
}

const port = (): PaymentPort => shop.deps.vendors.payments.chosen.connect(shop.twins.yookassa.account);

const orderRow = async ({ number }: PlacedForPay) =>
  (
    await shop.pool.query<{ paid: boolean; status: string }>(
      'select paid_at is not null as paid, status from orders where number = $1',
      [number],
    )
  ).rows[0];

/** Returns the number of reserved pieces of an order. */
const held = async ({ number }: PlacedForPay): Promise<number> =>
  (
    await shop.pool.query<{ held: number }>(
      `select coalesce(sum(quantity), 0)::integer as held from reservation
       where order_id = (select id from orders where number = $1)`,
      [number],
    )
  ).rows[0]?.held ?? 0;

const refund = ({ number }: PlacedForPay, body: object) =>
  manager.post(
    `/admin/orders/${number}/refunds`,
    { reason: 'Брак', isBackInStock: true, ...body },
    { 'idempotency-key': randomUUID() },
  );

const all = { what: { kind: 'all' } };

describe('money held first', () => {
  const hold = async (): Promise<PlacedForPay> => {
    await setPayments(chief, { isHeldFirst: true });
    const order = await anOrder();
    await atPage(order);
    expect((await money(order)).payments[0]).toMatchObject({ state: 'waiting_for_capture', isHeld: true });
    return order;
  };

  it('lets the order go to work, and is captured by staff once', async () => {
    const order = await hold();
    expect(await orderRow(order)).toEqual({ paid: true, status: 'in_work_personal' });
    const take = () => manager.post(`/admin/orders/${order.number}/capture`, {});
    expect((await take()).statusCode).toBe(200);
    expect((await take()).statusCode).toBe(409);
    const shown = await money(order);
    expect(shown.payments[0]).toMatchObject({ state: 'succeeded', may: { capture: false, refund: true } });
    expect(shown.receipts).toMatchObject([{ kind: 'prepayment', state: 'registered' }]);
  });

  it('whose capture is not answered is captured once by the job', async () => {
    const order = await hold();
    shop.twins.faults.set('yookassa', { op: 'capture', mode: 'drop_after_write', times: 1, delayMs: 0 });
    await manager.post(`/admin/orders/${order.number}/capture`, {});
    shop.passSeconds(1900);
    await shop.sweep();
    expect((await money(order)).payments[0]).toMatchObject({ state: 'succeeded' });
  });

  const capture = ({ number }: PlacedForPay, without: readonly object[]) =>
    manager.post(`/admin/orders/${number}/capture`, { without, reason: 'Закончилось на складе' });

  it('is captured without unsent pieces, once, whatever the provider answers: receipt and goods follow', async () => {
    const order = await hold();
    const [before] = (await money(order)).payments;
    const heldBefore = await held(order);
    shop.twins.faults.set('yookassa', { op: 'capture', mode: 'drop_after_write', times: 1, delayMs: 0 });
    expect((await capture(order, [{ position: 1, qty: 60 }])).statusCode).toBe(200);
    expect((await capture(order, [{ position: 1, qty: 60 }])).statusCode).toBe(409);
    shop.passSeconds(1900);
    await shop.sweep();
    const shown = await money(order);
    const [payment] = shown.payments;
    expect(payment).toMatchObject({ state: 'succeeded', refunds: [{ cause: 'not_captured', state: 'succeeded' }] });
    const taken = Math.round(((before?.amount ?? 0) - (payment?.refunds[0]?.amount ?? 0)) * 100);
    expect(await shop.atProvider(order)).toMatchObject([{ amount: taken }]);
    expect(payment?.refundable).toBe(taken / 100);
    expect(shown.receipts).toMatchObject([{ kind: 'prepayment', state: 'registered', amount: taken / 100 }]);
    expect(heldBefore - (await held(order))).toBe(60);
    expect(await orderRow(order)).toMatchObject({ paid: true });
    const { rows } = await shop.pool.query<{ text: string }>('select text from outbox order by id desc limit 1');
    expect(rows[0]?.text).toContain('не будет отправлена');
    expect((await refund(order, all)).statusCode).toBe(200);
    expect((await money(order)).payments[0]).toMatchObject({ refundable: 0 });
  });

  it('is not captured without pieces that do not exist, nor without all', async () => {
    const order = await hold();
    const lines = (await money(order)).payments[0]?.lines ?? [];
    const everything = lines.map(({ position, qty }) => ({ position, qty }));
    const twice = [
      { position: 1, qty: 1 },
      { position: 1, qty: 2 },
    ];
    for (const [wrong, field] of [
      [[{ position: 1, qty: 121 }], 'without.0.qty'],
      [twice, 'without.1.position'],
      [everything, 'without'],
    ] as const) {
      const answer = await capture(order, wrong);
      const { error } = answer.json<{ error: { field: string } }>();
      expect([wrong, answer.statusCode, error.field]).toEqual([wrong, 400, field]);
    }
    expect((await capture(order, [{ position: 99, qty: 1 }])).statusCode).toBe(400);
    expect((await money(order)).payments[0]).toMatchObject({ state: 'waiting_for_capture', refunds: [] });
    await manager.post(`/admin/orders/${order.number}/release`, { reason: 'Передумали' });
  });

  it('is released by staff, and the order is no longer paid', async () => {
    const order = await hold();
    const answer = await manager.post(`/admin/orders/${order.number}/release`, { reason: 'Нет в наличии' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await money(order)).payments[0]).toMatchObject({ state: 'cancelled' });
    expect(await orderRow(order)).toMatchObject({ paid: false });
  });

  it('for an order cancelled meanwhile is released automatically', async () => {
    await setPayments(chief, { isHeldFirst: true });
    const order = await anOrder();
    const opened = await shop.pay(order);
    await order.buyer.post(`/orders/${order.number}/cancel`, { reason: '' });
    await shop.atPage(opened, 'pay');
    await wait();
    await wait();
    const [made] = await shop.atProvider(order);
    expect(made).toMatchObject({ state: 'cancelled' });
    expect(await orderRow(order)).toEqual({ paid: false, status: 'cancelled' });
  });
});

describe('legal receipts', () => {
  it('the closing one is made after the delivery, for everything not returned, and once', async () => {
    const order = await anOrder();
    await atPage(order);
    await refund(order, { what: { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty: 20 }] } });
    await moveByStaff(shop, order.number, 'delivered');
    shop.twins.faults.set('yookassa', { op: 'receipt', mode: 'drop_after_write', times: 1, delayMs: 0 });
    await Promise.all([shop.sweep(), shop.sweep()]);
    await wait();
    await wait();
    const { payments, receipts } = await money(order);
    const sums = (kind: string) =>
      receipts.filter((each) => each.kind === kind).map(({ amount }) => Math.round(amount * 100));
    expect(receipts.map(({ kind, state }) => [kind, state])).toEqual([
      ['prepayment', 'registered'],
      ['refund', 'registered'],
      ['closing', 'registered'],
    ]);
    expect((sums('closing')[0] ?? 0) + (sums('refund')[0] ?? 0)).toBe(sums('prepayment')[0]);
    expect(payments[0]?.lines.map(({ qty, cancelled, shipped }) => [qty, cancelled, shipped])).toEqual([
      [120, 20, 100],
      [7, 0, 7],
    ]);

    const stock = async () =>
      (await shop.pool.query<{ n: number }>('select sum(on_hand)::integer as n from stock where product_id = 1'))
        .rows[0]?.n ?? 0;
    const before = await stock();
    const back = await refund(order, { what: { kind: 'parts', of: 'shipped', lines: [{ position: 1, qty: 5 }] } });
    expect(back.statusCode, back.body).toBe(200);
    expect(await stock()).toBe(before + 5);
    const over = await refund(order, { what: { kind: 'parts', of: 'shipped', lines: [{ position: 1, qty: 96 }] } });
    expect(over.statusCode).toBe(400);
  });

  it('an order paid in the office has the till’s number, once, and is paid', async () => {
    const order = await anOrder();
    const write = (number: string) => manager.post(`/admin/orders/${order.number}/till-receipt`, { number });
    expect((await write('№ 0042')).statusCode).toBe(200);
    expect((await write('0043')).statusCode).toBe(409);
    expect((await write('<b>')).statusCode).toBe(400);
    const shown = await money(order);
    expect(shown.receipts).toMatchObject([{ kind: 'till', tillNumber: '№ 0042', amount: shown.total }]);
    expect(await orderRow(order)).toMatchObject({ paid: true });
    expect((await order.buyer.get(`/orders/${order.number}`)).json()).toMatchObject({
      payment_method: 'cash_on_receipt',
    });
    expect(await shop.pay(order)).toMatchObject({ state: 'paid', confirmation_url: null });
  });

  it('an order paid in the office while the payment page was open gets its money back', async () => {
    const order = await anOrder();
    const opened = await shop.pay(order);
    await manager.post(`/admin/orders/${order.number}/till-receipt`, { number: '7' });
    await shop.atPage(opened, 'pay');
    await wait();
    const { payments } = await money(order);
    expect(payments[0]?.refunds).toMatchObject([{ cause: 'overpaid', state: 'succeeded' }]);
    expect(await orderRow(order)).toMatchObject({ paid: true });
  });
});

/** Requests to the provider after which the program ends as if it was killed. */
const deaths = ['create', 'get', 'refund', 'closeReceipt', 'capture'] as const;

class Killed extends Error {
  override readonly name = 'Killed';
  /** The code of an expected error. So this error is not logged as unexpected. */
  readonly code = busyCode;
}

describe('T40: after a kill between any two steps everything completes after a restart', () => {
  const points = deaths.flatMap((op) => (['before', 'after'] as const).map((when) => [when, op] as const));

  it.each(points)('%s the provider is asked to %s', async (when, op) => {
    const isHeldFirst = op === 'capture';
    await setPayments(chief, { isHeldFirst });
    const order = await anOrder();
    let isDead = false;
    const die = (): void => {
      const real = port();
      const call = Reflect.get(real, op) as (asked: unknown) => Promise<unknown>;
      Reflect.set(shop.between, op, async (asked: unknown) => {
        if (isDead) return call.call(real, asked);
        isDead = true;
        if (when === 'after') await call.call(real, asked);
        throw new Killed(op);
      });
    };
    const settle = async (): Promise<void> => {
      for (let minute = 0; minute < 3; minute += 1) {
        shop.passSeconds(1900);
        await shop.sweep();
      }
    };
    if (op === 'create' || op === 'get') die();
    await order.buyer.post(`/orders/${order.number}/pay`, { method: 'card' });
    shop.passSeconds(200);
    await shop.sweep();
    const opened = await paymentOf(order.buyer, order.number);
    expect(await shop.atProvider(order)).toHaveLength(1);
    await shop.atPage(opened, 'pay');
    await settle();
    await money(order);
    if (op === 'capture') {
      die();
      await manager.post(`/admin/orders/${order.number}/capture`, {});
      await settle();
    }
    expect(await orderRow(order)).toMatchObject({ paid: true });
    if (op === 'refund') {
      die();
      await refund(order, { what: { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty: 20 }] } });
    }
    if (op === 'closeReceipt') die();
    await moveByStaff(shop, order.number, 'delivered');
    await settle();
    expect(isDead).toBe(true);
    const { payments, receipts } = await money(order);
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ state: 'succeeded' });
    expect(payments[0]?.refunds.every(({ state }) => state === 'succeeded')).toBe(true);
    expect(receipts.every(({ state }) => state === 'registered')).toBe(true);
    expect(receipts.filter(({ kind }) => kind === 'closing')).toHaveLength(1);
    const [made] = await shop.atProvider(order);
    const back = payments[0]?.refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(made?.refunded).toBe(back);
    const waiting = await shop.pool.query('select from payment where next_check_at is not null');
    expect(waiting.rowCount).toBe(0);
  });

  /** Makes inserts into this table fail. So the transaction is rolled back, as after a crash. */
  async function failing(table: string, work: () => Promise<void>): Promise<void> {
    await shop.pool.query(`create or replace function die() returns trigger language plpgsql as
      $$ begin raise exception 'killed' using errcode = '57P01'; end $$`);
    await shop.pool.query(`create trigger die before insert on ${table} for each row execute function die()`);
    await work();
    await shop.pool.query(`drop trigger die on ${table}`);
  }

  it.each(['payment_event', 'receipt', 'order_event', 'outbox'])(
    'while a payment is applied, at %s: first nothing, then everything once',
    async (table) => {
      const order = await anOrder();
      await shop.atPage(await shop.pay(order), 'pay');
      await failing(table, wait);
      expect(await orderRow(order)).toEqual({ paid: false, status: 'created' });
      await wait();
      expect(await orderRow(order)).toEqual({ paid: true, status: 'in_work_personal' });
      expect((await money(order)).receipts).toHaveLength(1);
    },
  );

  it.each(['refund', 'refund_line', 'outbox', 'receipt'])(
    'while a late payment is settled, at %s: it is refunded once',
    async (table) => {
      const order = await anOrder();
      const opened = await shop.pay(order);
      await order.buyer.post(`/orders/${order.number}/cancel`, { reason: '' });
      await shop.atPage(opened, 'pay');
      await failing(table, wait);
      expect((await money(order)).payments[0]).toMatchObject({ state: 'pending', refunds: [] });
      await wait();
      await wait();
      expect((await money(order)).payments[0]?.refunds).toMatchObject([{ cause: 'late', state: 'succeeded' }]);
      const [made] = await shop.atProvider(order);
      expect(made?.refunded).toBe(made?.amount);
    },
  );

  it('a payment missing from a restored backup is reported for review', async () => {
    const order = await anOrder();
    await atPage(order);
    const [made] = await shop.atProvider(order);
    await shop.pool.query("update payment set provider_id = 'other' where provider_id = $1", [made?.id]);
    await reconcilePayments(shop.deps);
    const { entries } = (await manager.get('/admin/payment-quarantine')).json<{ entries: { providerId: string }[] }>();
    expect(entries.map(({ providerId }) => providerId)).toContain(made?.id);
  });
});

describe('payments at the provider', () => {
  it('are compared on all pages', async () => {
    const asked: (string | undefined)[] = [];
    shop.between.list = async ({ cursor }) => {
      asked.push(cursor);
      return { ok: true, value: { payments: [], cursor: asked.length < 3 ? `page ${asked.length}` : null } };
    };
    await reconcilePayments(shop.deps);
    expect(asked).toEqual([undefined, 'page 1', 'page 2']);
  });
});

describe('T39: a hanging provider', () => {
  it('is explained to the buyer, and the shop continues', async () => {
    const order = await anOrder();
    shop.between.create = async () => ({ ok: false, error: { kind: 'unknown', retryAfterSeconds: null } });
    expect(await shop.pay(order)).toMatchObject({ refusal: 'not_now', confirmation_url: null });
    expect((await order.buyer.get(`/orders/${order.number}`)).statusCode).toBe(200);
    const health = await moneyHealth(shop.db, new Date(shop.deps.clock().getTime() + 60_000));
    expect(health.pending).toBeGreaterThan(0);
    expect(health.oldestUnknownSeconds).toBeGreaterThan(59);
  });
});
