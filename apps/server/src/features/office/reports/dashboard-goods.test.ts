import type { Dashboard, DashboardGoods } from '@farad/contract/office/operation/reports';
import { goodsReportQueries } from '@farad/database/operation/goods-report.queries';
import { purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import type { UnitPrice } from '@farad/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { products, type TestProduct } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { withoutVat } from '#testing/without-vat.ts';

let shop: TestShop;
let chief: StaffBrowser;
const [dear, cheap] = [products.reduced, products.sameTitleA];

beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
  const at = new Date('2026-03-01T09:00:00Z');
  await purchasePriceQueries(shop.db).set(
    [{ productId: dear.id, unitPrice: 100_000 as UnitPrice, supplier: 'Alpha' }],
    at,
    null,
  );
});
afterAll(() => shop.close());

const goods = async (by: StaffBrowser = chief): Promise<DashboardGoods> =>
  (await by.get('/admin/dashboard/goods?days=7')).json<DashboardGoods>();
const query = async (text: string, values: readonly unknown[] = []) =>
  (await shop.pool.query<Record<string, number>>(text, [...values])).rows;
const partOf = (report: DashboardGoods, { id }: { readonly id: number }) =>
  report.parts.find(({ productId }) => productId === String(id));

type Ordered = readonly [product: TestProduct, pieces: number];

async function orderOf(...lines: readonly Ordered[]) {
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, ...lines));
  const [row] = await query('select id from orders where number = $1', [number]);
  const net = await query('select product_id as product, total_kopecks as total from order_line where order_id = $1', [
    row?.['id'],
  ]);
  return {
    id: row!['id']!,
    totalOf: ({ id }: TestProduct) => net.find(({ product }) => product === id)!['total']! / 100,
  };
}

it('lists the parts by their sums, with pieces, orders and profit', async () => {
  expect(await goods()).toMatchObject({ parts: [], stock: null });
  const first = await orderOf([dear, 2], [cheap, 3]);
  const second = await orderOf([dear, 1]);
  const report = await goods();
  const sum = first.totalOf(dear) + second.totalOf(dear);
  const profit = withoutVat(first.totalOf(dear)) + withoutVat(second.totalOf(dear)) - withoutVat(20) - withoutVat(10);
  const rounded = expect.closeTo(profit, 6);
  expect(partOf(report, dear)).toMatchObject({ mpn: dear.mpn, orders: 2, pieces: 3, sum, profit: rounded });
  // The cost of this part is not known.
  expect(partOf(report, cheap)).toMatchObject({ orders: 1, pieces: 3, sum: first.totalOf(cheap), profit: null });
  expect(report.parts.map((part) => part.sum)).toEqual(report.parts.map((part) => part.sum).toSorted((a, b) => b - a));
  expect(report.suppliers?.find(({ name }) => name === 'Alpha')).toMatchObject({ sum, profit: rounded });
});

it('leaves out cancelled orders, and what was returned', async () => {
  const before = partOf(await goods(), dear);
  const cancelled = await orderOf([dear, 5]);
  await query(`update orders set status = 'cancelled' where id = $1`, [cancelled.id]);
  expect(partOf(await goods(), dear)).toEqual(before);
  const kept = await orderOf([dear, 2]);
  const half = Math.round((kept.totalOf(dear) * 100) / 2);
  const [refund] = await query(
    `insert into refund (order_id, sequence, key, amount_kopecks, cause, way, state, created_at, done_at, paper_number, paper_day)
     values ($1, 1, $2, $3, 'staff', 'cash', 'succeeded', $4, $4, '1', '2026-03-01') returning id`,
    [kept.id, `refund-${kept.id}`, half, shop.deps.clock()],
  );
  await query(
    `insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks) values ($1, 1, 'return', 0, 1, $2)`,
    [refund?.['id'], half],
  );
  const after = partOf(await goods(), dear);
  expect(after?.pieces).toBe((before?.pieces ?? 0) + 1);
  expect(after?.sum).toBeCloseTo((before?.sum ?? 0) + kept.totalOf(dear) - half / 100, 2);
});

it('values the stock by supplier: averaged pieces at the average, others at the price of one', async () => {
  await query('update stock set on_hand = 0 where reserved = 0');
  await query('update stock set on_hand = greatest(reserved, 10) where product_id = $1 and warehouse_id = 1', [
    dear.id,
  ]);
  const [held] = await query('select sum(on_hand) as pieces from stock where product_id = $1', [dear.id]);
  await query('update product_cost set average = 50000, average_pieces = 4 where product_id = $1', [dear.id]);
  const now = shop.deps.clock();
  await goodsReportQueries(shop.db).countStock(now);
  const pieces = Number(held?.['pieces']);
  const report = await goods();
  const alpha = report.suppliers?.find(({ name }) => name === 'Alpha');
  expect(alpha?.stock).toMatchObject({ parts: 1, pieces, cost: 4 * 5 + (pieces - 4) * 10, costed: 100 });
  expect(report.stock?.countedAt).toBe(now.toISOString());
  expect(report.stock?.pieces).toBeGreaterThanOrEqual(pieces);
  const today = (await chief.get('/admin/dashboard?days=7')).json<Dashboard>().days;
  expect(today.at(-1)).toMatchObject({ stockAtPrice: report.stock?.atPrice, stockCost: report.stock?.cost });
  expect(today[0]).toMatchObject({ stockAtPrice: null, stockCost: null });
  // A supplier whose last piece was sold is forgotten by the next count.
  await query('update product_cost set supplier = $2 where product_id = $1', [dear.id, 'Beta']);
  await goodsReportQueries(shop.db).countStock(now);
  expect((await goods()).suppliers?.find(({ name }) => name === 'Alpha')?.stock ?? null).toBeNull();
});

it('shows neither cost nor suppliers to staff who may not see costs', async () => {
  const accountant = await signedInStaff(shop, 'accountant');
  const report = await goods(accountant);
  expect(report.parts.length).toBeGreaterThan(0);
  expect(report.suppliers).toBeUndefined();
  expect(report.stock).not.toBeNull();
  expect(report.stock?.cost).toBeUndefined();
  expect(report.parts.every((part) => part.profit === undefined)).toBe(true);
  const { days } = (await accountant.get('/admin/dashboard?days=7')).json<Dashboard>();
  expect(days.at(-1)?.stockAtPrice).not.toBeNull();
  expect(days.some((day) => 'stockCost' in day || 'costedSales' in day)).toBe(false);
});
