import type { Kopecks } from '@farad/domain/money';
import type { ProviderId, ReportedRefund } from '@farad/domain/payment';
import type { VendorId } from '@farad/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { refundQueries, type NewRefundRow, type RefundLineRow } from './refund.queries.ts';

const shop = openShopRows();
const queries = () => refundQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const [yookassa, other] = ['yookassa', 'other'] as readonly string[] as readonly [VendorId, VendorId];
const providerId = (text: string) => text as ProviderId;
const line = (position: number, more: Partial<RefundLineRow> = {}): RefundLineRow => ({
  position,
  move: 'return',
  from: 2,
  quantity: 3,
  amount: 300 as Kopecks,
  ...more,
});
const add = (paymentId: number, orderId: number, sequence: number, more: Partial<NewRefundRow> = {}) =>
  inTransaction(shop.db, (tx) =>
    refundQueries(tx).insert({
      paymentId,
      orderId,
      sequence,
      key: `key ${orderId}-${sequence}`,
      amount: (sequence * 1000) as Kopecks,
      cause: 'staff',
      note: 'Возврат',
      staffId: 2,
      request: { sequence },
      at: minute(1),
      lines: [],
      ...more,
    }),
  );
const report = (state: ReportedRefund['state'], id: string, cancelReason: string | null = null): ReportedRefund =>
  ({ id: providerId(id), state, cancelReason }) as ReportedRefund;
const column = (name: string) => shop.read(`select id, ${name} from refund order by id`);

/** Payment 1 of the first order with the refunds 1 and 2, payment 2 of another provider with the refund 3. */
beforeEach(async () => {
  await shop.run('truncate payment, refund restart identity cascade');
  await shop.run(`insert into payment (order_id, attempt, key, provider, method, is_held, amount_kopecks,
      return_token_sha256, request, state, provider_id, created_at, asked_at, checked_at, paid_at)
    select n, 1, 'p' || n, (array['yookassa', 'other'])[n], 'card', false, 10000, sha256(n::text::bytea), '{}',
      'succeeded', 'pay-' || n, now(), now(), now(), now() from generate_series(1, 2) n`);
  await add(1, 1, 2, { lines: [line(2, { move: 'cancel', from: 0 }), line(1)] });
  await add(1, 1, 1);
  await add(2, 2, 1, { lines: [line(1)], staffId: null });
});

describe('a refund', () => {
  it('is saved with all fields and its lines', async () => {
    expect(await queries().byId(1)).toEqual({
      id: 1,
      paymentId: 1,
      provider: 'yookassa',
      paymentProviderId: 'pay-1',
      orderId: 1,
      orderNumber: '26-000001',
      sequence: 2,
      key: 'key 1-2',
      amount: 2000,
      cause: 'staff',
      note: 'Возврат',
      staffId: 2,
      request: { sequence: 2 },
      state: 'created',
      failure: null,
      retriedBy: null,
      providerId: null,
      createdAt: minute(1),
      doneAt: null,
      way: 'provider',
      payee: null,
      purpose: '',
      paperNumber: null,
      paperDay: null,
      withdrawnBecause: '',
    });
    expect(await queries().lines(1)).toEqual([line(1), line(2, { move: 'cancel', from: 0 })]);
    expect(await queries().lines(2)).toEqual([]);
    expect(await column('next_check_at')).toContain(`1 ${minute(1).toISOString()}`);
    expect(await queries().byId(9)).toBeUndefined();
  });

  it('is found by its provider id', async () => {
    await queries().apply(1, report('pending', 'r-1'), minute(2), null);
    await queries().apply(3, report('pending', 'r-1'), minute(2), null);
    const id = async (provider: VendorId, text: string) =>
      (await queries().byProviderId(provider, providerId(text)))?.id;
    expect([await id(yookassa, 'r-1'), await id(other, 'r-1'), await id(yookassa, 'r-2')]).toEqual([1, 3, undefined]);
  });

  it('is locked while it is changed, and other refunds are not', async () => {
    const { second } = await secondWaits(shop, {
      first: async (tx) => {
        expect((await refundQueries(tx).lock(1))?.key).toBe('key 1-2');
        expect(await shop.read('select id from refund order by id for update skip locked')).toEqual(['2', '3']);
        await refundQueries(tx).setRetriedBy(1, 2);
      },
      second: (tx) => refundQueries(tx).lock(1),
    });
    expect(second?.retriedBy).toBe(2);
  });

  it.each<[ReportedRefund['state'], boolean]>([
    ['pending', false],
    ['succeeded', true],
    ['cancelled', true],
  ])('is changed by a report: %s', async (state, isDone) => {
    await queries().apply(1, report(state, 'r-1', 'why'), minute(2), minute(3));
    expect(await column('state, provider_id, failure, next_check_at, done_at')).toEqual([
      `1 ${state} r-1 why ${minute(3).toISOString()} ${isDone ? minute(2).toISOString() : 'null'}`,
      `2 created null null ${minute(1).toISOString()} null`,
      `3 created null null ${minute(1).toISOString()} null`,
    ]);
  });

  it('of money that was not captured succeeds without the provider', async () => {
    await queries().noteNotCaptured(1, minute(2));
    expect((await column('state, provider_id, next_check_at, done_at')).slice(0, 2)).toEqual([
      `1 succeeded not captured key 1-2 null ${minute(2).toISOString()}`,
      `2 created null ${minute(1).toISOString()} null`,
    ]);
  });

  it('is refused if there was no report about it, without changes to others', async () => {
    await queries().refuse(1, 'no', minute(2));
    expect((await column('state, failure, next_check_at, done_at')).slice(0, 2)).toEqual([
      `1 cancelled no null ${minute(2).toISOString()}`,
      `2 created null ${minute(1).toISOString()} null`,
    ]);
    await queries().apply(2, report('pending', 'r-2'), minute(3), minute(4));
    await queries().refuse(2, 'no', minute(5));
    expect((await column('state'))[1]).toBe('2 pending');
    await queries().setNextCheck(2, null);
    expect(await column('next_check_at')).toEqual(['1 null', '2 null', `3 ${minute(1).toISOString()}`]);
    await queries().setRetriedBy(1, 2);
    expect(await column('retried_by')).toEqual(['1 2', '2 null', '3 null']);
  });
});

describe('refunds of an order', () => {
  const bank = (sequence: number, state: string) =>
    shop.run(
      `insert into refund (order_id, sequence, key, amount_kopecks, cause, state, way, payee, created_at, done_at,
        paper_number, paper_day, withdrawn_at)
       values (1, $1::integer, 'b' || $1::integer, 700, 'staff', $2::text, 'bank', '{}', now(),
        case when $2::text = 'succeeded' then now() end, case when $2::text = 'succeeded' then '1' end,
        case when $2::text = 'succeeded' then now()::date end, case when $2::text = 'withdrawn' then now() end)`,
      sequence,
      state,
    );

  it('are sorted by age, the oldest first; withdrawn ones do not count', async () => {
    await bank(4, 'withdrawn');
    await bank(3, 'pending');
    const sequences = (rows: readonly { readonly sequence: number }[]) => rows.map(({ sequence }) => sequence);
    expect(sequences(await queries().ofOrder(1))).toEqual([1, 2, 3, 4]);
    expect(sequences(await queries().standing(1))).toEqual([1, 2, 3]);
    expect(sequences(await queries().standing(2))).toEqual([1]);
    expect((await queries().ofOrder(1))[3]).toMatchObject({ paymentId: null, provider: null, way: 'bank', payee: {} });
  });

  it('are summed up if they succeeded', async () => {
    expect(await queries().refunded(1)).toBe(0);
    await queries().apply(1, report('succeeded', 'r-1'), minute(2), null);
    await bank(3, 'succeeded');
    await bank(4, 'pending');
    expect([await queries().refunded(1), await queries().refunded(2), await queries().refunded(9)]).toEqual([
      2700, 0, 0,
    ]);
  });
});

it('refunds are due at their next check', async () => {
  await queries().setNextCheck(1, minute(5));
  const due = (providers: readonly VendorId[], at: number, limit = 9) => queries().due(providers, minute(at), limit);
  await queries().setNextCheck(3, minute(0));
  expect([
    await due([yookassa, other], 5),
    await due([yookassa], 4),
    await due([yookassa], 0),
    await due([other], 0),
  ]).toEqual([[3, 2, 1], [2], [], [3]]);
  expect(await due([yookassa, other], 5, 2)).toEqual([3, 2]);
});
