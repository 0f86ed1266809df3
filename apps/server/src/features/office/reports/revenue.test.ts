import type { Dashboard } from '@farad/contract/office/operation/reports';
import { reportQueries } from '@farad/database/operation/report.queries';
import { purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import { addDays, moscowDay, type Day } from '@farad/domain/delivery';
import type { UnitPrice } from '@farad/domain/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { rollUpDays } from './roll-up-days.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { withoutVat } from '#testing/without-vat.ts';

let shop: TestShop;
let chief: StaffBrowser;

beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

const dashboard = async (): Promise<Dashboard> => (await chief.get('/admin/dashboard?days=7')).json<Dashboard>();
const query = async (text: string, values: readonly unknown[] = []) =>
  (await shop.pool.query<Record<string, number>>(text, [...values])).rows;

async function orderOf(quantity: number): Promise<{ id: number; total: number }> {
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, [products.reduced, quantity]));
  const [row] = await query('select id, total_kopecks as total from orders where number = $1', [number]);
  return row as { id: number; total: number };
}

const moved = (orderId: number, kind: string, quantity: number, at: Date) =>
  query(
    `insert into stock_movement (product_id, warehouse_id, kind, quantity, order_id, at) values ($1, 1, $2, $3, $4, $5)`,
    [products.reduced.id, kind, quantity, orderId, at],
  );

it('is reported as placed, paid and shipped, each by its own day; today is counted on request', async () => {
  await purchasePriceQueries(shop.db).set(
    [{ productId: products.reduced.id, unitPrice: 100_000 as UnitPrice, supplier: '' }],
    new Date('2026-03-01T09:00:00Z'),
    null,
  );
  const before = await dashboard();
  const now = shop.deps.clock();
  const { id, total } = await orderOf(2);
  const placed = await dashboard();
  // No job has stored today's figures yet, so they are computed for the request.
  expect(placed.now.turnover - before.now.turnover).toBe(total / 100);
  expect([placed.now.paid, placed.now.shipped]).toEqual([before.now.paid, before.now.shipped]);
  expect((placed.now.profit ?? 0) - (before.now.profit ?? 0)).toBeCloseTo(withoutVat(total / 100) - withoutVat(20), 6);
  await query('update orders set paid_at = $2 where id = $1', [id, now]);
  await moved(id, 'ship', 1, now);
  const shipped = await dashboard();
  expect(shipped.now.paid - before.now.paid).toBe(total / 100);
  expect(shipped.now.shipped - before.now.shipped).toBe(total / 200);
});

it('uses final payments: a refund removes its money and its pieces from the margin', async () => {
  const before = await dashboard();
  const { id, total } = await orderOf(2);
  const [refund] = await query(
    `insert into refund (order_id, sequence, key, amount_kopecks, cause, way, state, created_at, done_at, paper_number, paper_day)
     values ($1, 1, $2, $3, 'staff', 'cash', 'succeeded', $4, $4, '1', '2026-03-01') returning id`,
    [id, `refund-${id}`, total / 2, shop.deps.clock()],
  );
  await query(
    `insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks) values ($1, 1, 'return', 0, 1, $2)`,
    [refund?.['id'], total / 2],
  );
  const after = await dashboard();
  expect(after.now.turnover - before.now.turnover).toBe(total / 200);
  expect((after.now.profit ?? 0) - (before.now.profit ?? 0)).toBeCloseTo(withoutVat(total / 200) - withoutVat(10), 6);
  expect(after.now.paid - before.now.paid).toBe(-total / 200);
});

it('shows when earlier days were counted', async () => {
  const now = shop.deps.clock();
  await rollUpDays(shop.db, now);
  const { countedAt, days } = await dashboard();
  expect(countedAt).toBe(now.toISOString());
  expect(days).toHaveLength(7);
});

it('law: partial shipments add up to the line to the kopeck, and a return removes its part', async () => {
  const { id } = await orderOf(7);
  const [line] = await query(
    'select total_kopecks - coupon_kopecks - bonus_kopecks as net from order_line where order_id = $1',
    [id],
  );
  const first = '2025-01-01' as Day;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 100, max: 10 ** 9 }), fc.integer({ min: 1, max: 6 }), async (net, part) => {
      await query(`delete from stock_movement where order_id = $1 and kind in ('ship', 'receipt')`, [id]);
      await query('update order_line set total_kopecks = $2 where order_id = $1', [id, net]);
      await moved(id, 'ship', part, new Date('2025-01-01T09:00:00Z'));
      await moved(id, 'ship', 7 - part, new Date('2025-01-02T09:00:00Z'));
      await moved(id, 'receipt', part, new Date('2025-01-03T09:00:00Z'));
      const of = async (day: Day) => (await reportQueries(shop.db).live(day))?.shipped ?? 0;
      const [a, b, c] = [await of(first), await of(addDays(first, 1)), await of(addDays(first, 2))];
      expect(a + b).toBe(net);
      expect(Math.abs(b + (a + c) - Math.round((net * (7 - part)) / 7))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
  expect(moscowDay(new Date('2025-01-01T09:00:00Z'))).toBe(first);
  expect(line?.['net']).toBeGreaterThan(0);
});
