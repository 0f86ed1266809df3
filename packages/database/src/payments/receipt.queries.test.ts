import type { Kopecks } from '@farad/domain/money';
import type { ReceiptItem } from '@farad/domain/receipt';
import type { VendorId } from '@farad/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';

import { openShopRows } from '../testing/shop-rows.ts';
import { receiptQueries } from './receipt.queries.ts';

const shop = openShopRows();
const queries = () => receiptQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const [yookassa, other] = ['yookassa', 'other'] as readonly string[] as readonly [VendorId, VendorId];
const receipt = (orderId: number, at = 1) => ({
  orderId,
  amount: 5000 as Kopecks,
  items: [{ name: `item ${orderId}` }] as unknown as readonly ReceiptItem[],
  at: minute(at),
});
const closing = (orderId: number, paymentId: number, sequence: number, more: object = {}) =>
  queries().addClosing({
    ...receipt(orderId, sequence),
    paymentId,
    sequence,
    key: `key ${orderId}-${sequence}`,
    request: { sequence },
    pieces: [{ position: sequence, from: 0, count: 2 }],
    ...more,
  });
const column = (name: string) => shop.read(`select id, ${name} from receipt order by id`);

/** Payments 1 and 2 of the first order, 3 of the second and of another provider, each with a refund. */
beforeEach(async () => {
  await shop.run('truncate payment, refund, receipt, parcel restart identity cascade');
  await shop.run(`update orders set status = 'created'`);
  await shop.run(`insert into payment (order_id, attempt, part, key, provider, method, is_held, amount_kopecks,
      return_token_sha256, request, state, provider_id, created_at, asked_at, checked_at, paid_at, settlement)
    select (array[1, 1, 2])[n], n, n, 'p' || n, (array['yookassa', 'yookassa', 'other'])[n], 'card', false, 10000,
      sha256(n::text::bytea), '{}', 'succeeded', 'pay-' || n, now(), now(), now(), now(), 'order_paid'
    from generate_series(1, 3) n`);
  await shop.run(`insert into refund (payment_id, order_id, sequence, key, amount_kopecks, cause, request, state, created_at)
    select id, order_id, id, 'r' || id, 500, 'staff', '{}', 'created', now() from payment`);
});

describe('receipts', () => {
  it('of payments and refunds are saved once each', async () => {
    const add = (paymentId: number, refundId: number | null) =>
      queries().addWith({ ...receipt(paymentId === 3 ? 2 : 1), paymentId, refundId, state: 'pending' });
    for (const paymentId of [1, 1, 3]) await add(paymentId, null);
    for (const refundId of [1, 1, 3]) await add(refundId, refundId);
    expect(
      await shop.read(`select order_id, payment_id, refund_id, kind, amount_kopecks, items::text, state, created_at
        from receipt order by id`),
    ).toEqual(
      ['1 1 null prepayment', '2 3 null prepayment', '1 1 1 refund', '2 3 3 refund'].map(
        (start) => `${start} 5000 [{"name": "item ${start[0]}"}] pending ${minute(1).toISOString()}`,
      ),
    );
    const states = () => shop.read('select kind, payment_id, state from receipt order by payment_id, kind');
    await queries().setOfPayment(1, 'registered');
    expect(await states()).toEqual([
      'prepayment 1 registered',
      'refund 1 pending',
      'prepayment 3 pending',
      'refund 3 pending',
    ]);
    await queries().setOfRefund(3, 'failed');
    expect(await states()).toEqual([
      'prepayment 1 registered',
      'refund 1 pending',
      'prepayment 3 pending',
      'refund 3 failed',
    ]);
  });

  it('of an order are returned, the oldest first', async () => {
    await closing(1, 1, 1);
    await closing(2, 3, 1);
    await queries().addTill({ ...receipt(1, 2), tillNumber: 'T-7', staffId: 2 });
    expect(await queries().ofOrder(1)).toEqual([
      {
        id: 1,
        orderId: 1,
        kind: 'closing',
        amount: 5000,
        items: [{ name: 'item 1' }],
        state: 'created',
        tillNumber: null,
        createdAt: minute(1),
      },
      {
        id: 3,
        orderId: 1,
        kind: 'till',
        amount: 5000,
        items: [{ name: 'item 1' }],
        state: 'registered',
        tillNumber: 'T-7',
        createdAt: minute(2),
      },
    ]);
  });

  it('of the till are saved once per order and once per refund', async () => {
    const till = (orderId: number, tillNumber: string) =>
      queries().addTill({ ...receipt(orderId), tillNumber, staffId: 2 });
    expect([await till(1, 'a'), await till(1, 'b'), await till(2, 'c')]).toEqual([true, false, true]);
    await queries().addTillRefund({ ...receipt(1), refundId: 2, tillNumber: 'd', staffId: 1 });
    expect(
      await shop.read(
        'select order_id, kind, till_number, staff_id, refund_id, state from receipt order by till_number',
      ),
    ).toEqual(['1 till a 2 null registered', '2 till c 2 null registered', '1 till_refund d 1 2 registered']);
  });
});

describe('closing receipts', () => {
  beforeEach(async () => {
    await closing(1, 1, 2);
    await closing(1, 1, 1);
    await closing(2, 3, 1);
  });

  it('are numbered by order', async () => {
    expect([await queries().nextSequence(1), await queries().nextSequence(2), await queries().nextSequence(3)]).toEqual(
      [3, 2, 1],
    );
  });

  it('are saved with all fields', async () => {
    expect(
      (
        await shop.read(`select order_id, payment_id, kind, state, sequence, key, request::text, pieces::text,
        next_check_at, asked_at from receipt order by id`)
      )[0],
    ).toBe(
      `1 1 closing created 2 key 1-2 {"sequence": 2} [{"from": 0, "count": 2, "position": 2}] ${minute(2).toISOString()} null`,
    );
    expect(await queries().closing(1)).toEqual({
      id: 1,
      key: 'key 1-2',
      paymentProviderId: 'pay-1',
      request: { sequence: 2 },
      state: 'created',
      askedAt: null,
      provider: 'yookassa',
    });
    expect((await queries().closing(3))?.provider).toBe('other');
    expect(await queries().closing(9)).toBeUndefined();
  });

  it('are requested, and the time of the first request is kept', async () => {
    expect(await queries().notAsked(1)).toEqual([1, 2]);
    await queries().noteAsked(1, minute(5), minute(6));
    await queries().noteAsked(1, minute(7), minute(8));
    expect(await column('asked_at, next_check_at')).toEqual([
      `1 ${minute(5).toISOString()} ${minute(8).toISOString()}`,
      `2 null ${minute(1).toISOString()}`,
      `3 null ${minute(1).toISOString()}`,
    ]);
    expect(await queries().notAsked(1)).toEqual([2]);
    await queries().finish(2, 'failed', { failure: 'no' });
    await queries().addTill({ ...receipt(1), tillNumber: 'a', staffId: 1 });
    await queries().addWith({ ...receipt(1), paymentId: 2, refundId: null, state: 'created' });
    expect(await queries().notAsked(1)).toEqual([]);
    expect(await queries().notAsked(2)).toEqual([3]);
  });

  it('are finished once, without changes to others', async () => {
    await queries().finish(1, 'registered', { providerId: 'rt-1' });
    await queries().finish(2, 'failed', { failure: 'till is off' });
    await queries().finish(1, 'failed', { failure: 'late' });
    expect(await column('state, provider_id, failure, next_check_at')).toEqual([
      '1 registered rt-1 null null',
      '2 failed null till is off null',
      `3 created null null ${minute(1).toISOString()}`,
    ]);
  });

  it('are due at their next check', async () => {
    await queries().noteAsked(1, minute(1), minute(5));
    const due = (providers: readonly VendorId[], at: number, limit = 9) => queries().due(providers, minute(at), limit);
    expect([await due([yookassa], 5), await due([yookassa], 4), await due([other], 1), await due([other], 0)]).toEqual([
      [2, 1],
      [2],
      [3],
      [],
    ]);
    expect(await due([yookassa, other], 5, 2)).toHaveLength(2);
  });

  it('have the pieces that they cover', async () => {
    await queries().addWith({ ...receipt(1), paymentId: 1, refundId: null, state: 'created' });
    expect(await queries().closedPieces(1)).toEqual([
      { position: 2, from: 0, count: 2, at: minute(2) },
      { position: 1, from: 0, count: 2, at: minute(1) },
    ]);
    expect(await queries().closedPieces(2)).toEqual([]);
  });

  it('are missing for orders whose goods were handed over', async () => {
    const unclosed = async (limit = 9) => (await queries().unclosed(limit)).map(({ orderNumber }) => orderNumber);
    expect(await unclosed()).toEqual([]);
    await shop.run(`update orders set status = 'completed' where id < 3`);
    expect(await unclosed()).toEqual(['26-000001', '26-000002']);
    expect(await unclosed(1)).toEqual(['26-000001']);
    expect((await queries().unclosed(1))[0]).toEqual({ orderId: 1, orderNumber: '26-000001' });
    await shop.run('update payment set is_closed = true where order_id = 1');
    expect(await unclosed()).toEqual(['26-000002']);
  });
});
