import { randomUUID } from 'node:crypto';

import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import { orderQueries } from '@farad/database/orders/order.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openPaymentShop, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  manager = await signedInStaff(shop, 'order_manager');
  shop.withoutFaults();
});
afterAll(() => shop.close());

const { tiered, reduced } = products;

const anOrder = (): Promise<PlacedForPay> => shop.order([tiered, 120], [reduced, 7]);

const count = async (query: string, ...values: unknown[]): Promise<number> =>
  Number((await shop.pool.query<{ n: string }>(`select count(*) as n from ${query}`, values)).rows[0]?.n);

const paid = async (order: PlacedForPay, method: 'card' | 'sbp' = 'card'): Promise<void> => {
  await shop.atPage(await shop.pay(order, method), 'pay');
  shop.passSeconds(200);
  await shop.sweep();
};

const money = async (number: string): Promise<StaffOrderPayments> =>
  (await manager.get(`/admin/orders/${number}/payments`)).json();

const refund = (number: string, body: object, key: string = randomUUID()) =>
  manager.post(
    `/admin/orders/${number}/refunds`,
    { reason: 'Брак', isBackInStock: true, ...body },
    { 'idempotency-key': key },
  );

const all = { what: { kind: 'all' } };

describe('T37: refunds', () => {
  it('two full refunds in parallel: one, and never more than was paid', async () => {
    const order = await anOrder();
    await paid(order);
    const answers = await Promise.all([refund(order.number, all), refund(order.number, all)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [made] = await shop.atProvider(order);
    expect(made?.refunded).toBe(made?.amount);
    expect((await money(order.number)).payments[0]).toMatchObject({ refundable: 0, may: { refund: false } });
  });

  it('the same refund sent twice is one', async () => {
    const order = await anOrder();
    await paid(order);
    const body = { what: { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty: 20 }] } };
    const key = randomUUID();
    const [first, second] = [await refund(order.number, body, key), await refund(order.number, body, key)];
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
    expect((await money(order.number)).payments[0]?.refunds).toHaveLength(1);
  });

  it('pieces are refunded three times, with receipts of their sums; then none are left', async () => {
    const order = await anOrder();
    await paid(order);
    const part = (qty: number) =>
      refund(order.number, { what: { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty }] } });
    for (const qty of [20, 50, 50]) {
      const answer = await part(qty);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const over = await part(1);
    expect([over.statusCode, over.json<{ error: { field: string } }>().error.field]).toEqual([400, 'what.lines.0.qty']);
    const shown = await money(order.number);
    const refunds = shown.payments[0]?.refunds ?? [];
    expect(refunds.map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    const kopecks = (sum: number): number => Math.round(sum * 100);
    const line = shown.payments[0]?.lines[0];
    expect(refunds.reduce((sum, each) => sum + kopecks(each.amount), 0)).toBe(kopecks(line?.total ?? 0));
    const receipts = shown.receipts.filter(({ kind }) => kind === 'refund');
    expect(receipts.map(({ amount, state }) => [amount, state])).toEqual(
      refunds.map(({ amount }) => [amount, 'registered']),
    );
    const [made] = await shop.atProvider(order);
    expect(made?.refunded).toBe(refunds.reduce((sum, each) => sum + kopecks(each.amount), 0));
    // The pieces are not reserved any more.
    expect(
      await count('reservation join orders on orders.id = order_id where number = $1 and product_id = 1', order.number),
    ).toBe(0);
  });

  it('refunded pieces cannot be packed; packed ones cannot be refunded as unsent', async () => {
    const order = await anOrder();
    await paid(order);
    const part = (position: number, qty: number) =>
      refund(order.number, { what: { kind: 'parts', of: 'unshipped', lines: [{ position, qty }] } });
    const packs = `/admin/orders/${order.number}/parcels`;
    const packed = await manager.post(packs, { products: [{ product_id: '1', qty: 20 }] });
    expect(packed.statusCode, packed.body).toBe(200);
    const over = await part(1, 101);
    expect([over.statusCode, over.json<{ error: object }>().error]).toMatchObject([
      409,
      { code: 'pieces_packed', field: 'what.lines.0.qty', available: 100 },
    ]);
    expect((await part(1, 100)).statusCode).toBe(200);
    expect((await part(2, 7)).statusCode).toBe(200);
    const left = (await manager.get(packs)).json<{ left: unknown[]; mayPack: boolean }>();
    expect(left).toMatchObject({ left: [], mayPack: false });
    const waits = await manager.post(`${packs}/1/hand-over`, { by: 'shop', track: '' });
    expect([waits.statusCode, waits.json<{ error: { code: string } }>().error.code]).toEqual([
      409,
      'last_parcel_waits',
    ]);
    await moveByStaff(shop, order.number, 'in_warehouse');
    const left1 = await manager.post(`${packs}/1/hand-over`, { by: 'shop', track: '' });
    expect(left1.statusCode, left1.body).toBe(200);
    expect((await manager.get(`/admin/orders/${order.number}`)).json()).toMatchObject({
      status: expect.stringMatching(/shipped|delivered/),
    });
  });

  it('an order without a payment has nothing to refund', async () => {
    const order = await anOrder();
    const answer = await refund(order.number, all);
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      409,
      'nothing_to_refund',
    ]);
  });

  it.each(['drop_after_write', '500_after_write'] as const)('%s: one refund, which the job completes', async (mode) => {
    const order = await anOrder();
    await paid(order);
    shop.twins.faults.set('yookassa', { op: 'refund', mode, times: 1, delayMs: 0 });
    expect((await refund(order.number, all)).statusCode).toBe(200);
    expect((await money(order.number)).payments[0]?.refunds).toMatchObject([{ state: 'created' }]);
    shop.passSeconds(200);
    await shop.sweep();
    expect((await money(order.number)).payments[0]?.refunds).toMatchObject([{ state: 'succeeded' }]);
    const [made] = await shop.atProvider(order);
    expect(made?.refunded).toBe(made?.amount);
  });

  it('a failed refund is repeated by staff, once', async () => {
    const order = await anOrder();
    await paid(order);
    shop.between.refund = async () => ({
      ok: false,
      error: { kind: 'refused', code: 'invalid_request', parameter: null },
    });
    await refund(order.number, all);
    delete shop.between.refund;
    const [failed] = (await money(order.number)).payments[0]?.refunds ?? [];
    expect(failed).toMatchObject({ state: 'cancelled', mayRetry: true, failure: 'invalid_request' });
    const retry = () => manager.post(`/admin/refunds/${failed?.id}/retry`, {});
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await money(order.number)).payments[0]?.refunds).toMatchObject([
      { state: 'cancelled', mayRetry: false },
      { state: 'succeeded' },
    ]);
    const { rows } = await shop.pool.query(
      `select object_kind, before from audit join orders on orders.id = object_id
       where action = 'order.refund_retried' and number = $1`,
      [order.number],
    );
    expect(rows).toEqual([{ object_kind: 'order', before: { refund: `refund-${order.number}-1` } }]);
  });
});

describe('T22: cashback of refunded goods', () => {
  const entries = async ({ number }: PlacedForPay, purpose: string): Promise<number[]> =>
    (
      await shop.pool.query<{ roubles: number }>(
        `select roubles from bonus_entry join orders on orders.id = order_id where number = $1 and purpose = $2 order by bonus_entry.id`,
        [number, purpose],
      )
    ).rows.map(({ roubles }) => roubles);

  it('is credited for what was kept, and taken fully with the rest', async () => {
    const order = await anOrder();
    await paid(order);
    await refund(order.number, { what: { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty: 100 }] } });
    await moveByStaff(shop, order.number, 'delivered');
    const { rows } = await shop.pool.query<{ id: number }>('select id from orders where number = $1', [order.number]);
    const kept = (await money(order.number)).payments[0]?.refundable ?? 0;
    await inTransaction(shop.db, async (tx) => {
      const row = await orderQueries(tx).lockById(rows[0]?.id ?? 0);
      if (row) await moveLockedOrder(tx, shop.deps, row, { to: 'completed', by: { kind: 'system' }, reason: '' });
    });
    expect(await entries(order, 'cashback')).toEqual([Math.floor((kept * 15) / 100)]);
    shop.passSeconds(60);
    await refund(order.number, all);
    expect(await entries(order, 'cashback_returned')).toEqual([-Math.floor((kept * 15) / 100)]);
  });

  it('is taken by its share with each refund, fully with all', async () => {
    const order = await anOrder();
    await paid(order);
    await shop.pool.query(
      `insert into bonus_entry (account_id, kind, purpose, roubles, order_id, at)
       select account_id, 'credit', 'cashback', 17, id, now() from orders where number = $1`,
      [order.number],
    );
    for (const qty of [1, 50, 69]) {
      await refund(order.number, { what: { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty }] } });
    }
    await refund(order.number, all);
    const taken = await entries(order, 'cashback_returned');
    expect(taken.length).toBeGreaterThan(1);
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(-17);
  });
});
