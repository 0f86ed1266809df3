import type { Kopecks } from '@farad/domain/money';
import type { VendorId } from '@farad/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';

import { openShopRows } from '../testing/shop-rows.ts';
import { moneyHealth, quarantineQueries, type NewQuarantine } from './payment-quarantine.queries.ts';

const shop = openShopRows();
const queries = () => quarantineQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const report = (more: Partial<NewQuarantine> = {}): NewQuarantine => ({
  kind: 'payment',
  provider: 'yookassa' as VendorId,
  providerId: 'p-1',
  orderId: 1,
  mismatches: ['order', 'amount'],
  amount: 500 as Kopecks,
  reported: '{"a": 1}',
  at: minute(1),
  ...more,
});

beforeEach(() => shop.run('truncate payment_quarantine restart identity'));

describe('reports that match no payment or refund', () => {
  it('are saved once, in whatever order their mismatches are', async () => {
    expect([
      await queries().add(report()),
      await queries().add(report({ mismatches: ['amount', 'order'] })),
      await queries().add(report({ mismatches: ['amount'] })),
      await queries().add(report({ kind: 'refund' })),
      await queries().add(report({ provider: 'other' as VendorId })),
      await queries().add(report({ providerId: 'p-2', orderId: null, amount: null })),
    ]).toEqual([true, false, true, true, true, true]);
  });

  it('are returned with all fields, the latest first', async () => {
    for (const providerId of ['p-1', 'p-2', 'p-3']) await queries().add(report({ providerId }));
    await queries().add(report({ providerId: 'p-4', orderId: null, amount: null }));
    expect(await queries().resolve(2, { by: 2, note: 'вернули', at: minute(5) })).toBe(true);
    expect(await queries().resolve(2, { by: 1, note: 'ещё раз', at: minute(6) })).toBe(false);
    expect(await queries().resolve(9, { by: 1, note: '', at: minute(6) })).toBe(false);
    const list = (isAll: boolean, after: number | null = null, limit = 9) => queries().list({ isAll, after, limit });
    const ids = async (...of: Parameters<typeof list>) => (await list(...of)).map(({ providerId }) => providerId);
    expect(await ids(true)).toEqual(['p-4', 'p-3', 'p-2', 'p-1']);
    expect(await ids(false)).toEqual(['p-4', 'p-3', 'p-1']);
    expect(await ids(true, 3)).toEqual(['p-2', 'p-1']);
    expect(await ids(true, 1)).toEqual([]);
    expect(await ids(false, null, 1)).toEqual(['p-4']);
    const [last, , second, first] = await list(true);
    const open = { resolvedAt: null, resolvedBy: null, resolution: null };
    const sorted = { mismatches: ['amount', 'order'] };
    expect(first).toEqual({ id: 1, ...report(), ...sorted, orderNumber: '26-000001', ...open });
    expect(second).toMatchObject({ resolvedAt: minute(5), resolvedBy: 'Staff 2', resolution: 'вернули' });
    expect(last).toMatchObject({ orderId: null, orderNumber: null, amount: null });
    expect(await queries().add(report({ providerId: 'p-2' }))).toBe(true);
  });
});

it('returns the figures about money for alerts', async () => {
  const none = {
    pending: 0,
    oldestUnknownSeconds: 0,
    mismatches: 0,
    openWebhooks: 0,
    outboxSeconds: 0,
    failedRefunds: 0,
    ledgerDifferences: 0,
  };
  expect(await moneyHealth(shop.db, minute(10))).toEqual(none);
  await shop.run(
    `insert into payment (order_id, attempt, key, provider, method, is_held, amount_kopecks, return_token_sha256,
       request, state, created_at, asked_at, checked_at, next_check_at)
     select n, 1, n, 'yookassa', 'card', false, 10000, sha256(n::text::bytea), '{}', 'created', now(),
       $1::timestamptz + make_interval(mins => n), now(), now() from generate_series(1, 2) n`,
    minute(0),
  );
  await queries().add(report());
  await shop.run(`insert into refund (payment_id, order_id, sequence, key, amount_kopecks, cause, request, state, created_at,
      done_at) select id, order_id, 1, id, 500, 'staff', '{}', 'cancelled', now(), now() from payment`);
  await shop.run(`insert into setting (key, value) values ('ledger_check', '{"differences": 3}')
    on conflict (key) do update set value = excluded.value`);
  expect(await moneyHealth(shop.db, minute(10))).toEqual({
    ...none,
    pending: 2,
    oldestUnknownSeconds: 540,
    mismatches: 1,
    failedRefunds: 2,
    ledgerDifferences: 3,
  });
});
