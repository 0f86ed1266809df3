import type { StaffOrder, StaffOrders } from '@farad/contract/office/orders/orders';
import type { Dashboard } from '@farad/contract/office/operation/reports';
import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { rollUpDays } from '#testing/jobs.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { importDesk, importedProduct, supplierBody } from '#testing/scenes/import-scenes.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { withoutVat } from '#testing/without-vat.ts';

let shop: TestShop;
let chief: StaffBrowser;
let imported: ProductId;

const list = ['MPN;Manufacturer;Code;Price 1+;Price 100+;Stock', 'KEPT-1;Acme;K1;10;2.8;1000'].join('\n');

beforeAll(async () => {
  shop = await openShop();
  chief = await signedInStaff(shop, 'administrator');
  const desk = importDesk(shop, chief);
  const made = await chief.post('/admin/import-suppliers', {
    ...supplierBody('kept'),
    prices: {
      kind: 'purchase',
      currency: 'RUB',
      rate: '1',
      rounding: 'exact',
      margins: [
        {
          belowRoubles: null,
          percent: '60',
        },
      ],
    },
  });
  await desk.run(await desk.mapped(list, made.json<{ id: string }>().id));
  imported = ((await importedProduct(shop, 'KEPT-1'))?.id ?? 0) as ProductId;
  await shop.index.caughtUp();
});
afterAll(() => shop.close());

/**
 * Places an order and returns its number. The first product has a purchase price for a hundred pieces; the second one
 * has none.
 */
async function ordered(quantity: number, unknown = 0): Promise<string> {
  const buyer = await shop.signedIn();
  const known = await add(buyer, [{ ...products.tiered, id: imported }, quantity]);
  return (await place(buyer, unknown === 0 ? known : await add(buyer, [products.tiered, unknown]))).number;
}

const shown = async (number: string, by: StaffBrowser = chief): Promise<StaffOrder> =>
  (await by.get(`/admin/orders/${number}`)).json<StaffOrder>();

const listed = async (number: string, by: StaffBrowser = chief) =>
  (await by.get(`/admin/orders?text=${number}`)).json<StaffOrders>().orders.find((row) => row.number === number);

it('import with tiers, buy at a tier: a markup of 60 % is a margin of 37.5 %, not a loss', async () => {
  const number = await ordered(100);
  const order = await shown(number);
  // A hundred pieces cost 280 roubles and are sold for 448, with 22 % of VAT in both. At the purchase price of a single
  // piece they would cost 1000.
  expect(order.lines[0]?.margin).toEqual({ revenue: 367.21, cost: 229.51, sum: 137.7, percent: 37.49 });
  expect(order.margin).toEqual({ sum: 137.7, percent: 37.49, unknownLines: 0 });
  expect((await listed(number))?.margin).toEqual(order.margin);
});

it('an unknown cost is shown as unknown, and the order counts the other lines', async () => {
  const order = await shown(await ordered(100, 10));
  const [known, unknown] = ['KEPT-1', products.tiered.mpn].map((mpn) => order.lines.find((line) => line.mpn === mpn));
  expect(known?.margin?.sum).toBe(137.7);
  expect(unknown?.margin).toEqual({ revenue: withoutVat(unknown?.total ?? 0), cost: null, sum: null, percent: null });
  expect(order.margin).toEqual({ sum: 137.7, percent: 37.49, unknownLines: 1 });
});

it('uses the amounts paid after bonuses and refunds, as the dashboard does', async () => {
  const profit = async (): Promise<number> => {
    await rollUpDays(shop.db, shop.deps.clock());
    return (await chief.get('/admin/dashboard')).json<Dashboard>().now.profit ?? 0;
  };
  const before = await profit();
  const number = await ordered(333);
  await shop.pool.query(
    `with paid as (update orders set bonus_kopecks = 12300, total_kopecks = total_kopecks - 12300 where number = $1
       returning id)
     update order_line set bonus_kopecks = 12300 from paid where order_id = paid.id`,
    [number],
  );
  await chief.post(`/admin/orders/${number}/till-receipt`, { number: '7' });
  const refund = await chief.post(
    `/admin/orders/${number}/refunds`,
    {
      reason: 'Не подошло',
      isBackInStock: true,
      by: {
        way: 'cash',
        number: '8',
        day: '2026-11-21',
      },
      what: {
        kind: 'parts',
        of: 'unshipped',
        lines: [
          {
            position: 1,
            qty: 100,
          },
        ],
      },
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(refund.statusCode, refund.body).toBe(200);
  const order = await shown(number);
  const paid = (order.lines[0]?.total ?? 0) - 123 - order.refunded;
  expect(order.refunded).toBeGreaterThan(0);
  // The buyer keeps 233 of 333 pieces, which cost 2.80 roubles each with VAT.
  const [revenue, cost] = [withoutVat(paid), withoutVat(652.4)];
  expect(order.lines[0]?.margin).toMatchObject({ revenue, cost });
  expect(order.margin?.sum).toBeCloseTo(revenue - cost, 6);
  expect((await profit()) - before).toBeCloseTo(order.margin?.sum ?? 0, 6);
});

it('is visible only with the permission for costs, in every answer, and absent for a cancelled order', async () => {
  const number = await ordered(100);
  for (const role of ['order_manager', 'support', 'accountant'] as const) {
    const clerk = await signedInStaff(shop, role);
    const [order, row] = [await shown(number, clerk), await listed(number, clerk)];
    expect([order.number, row?.number]).toEqual([number, number]);
    expect([order.margin, order.lines[0]?.margin, row?.margin]).toEqual([undefined, undefined, undefined]);
  }
  const clerk = await signedInStaff(shop, 'order_manager');
  const move = { from: 'created', to: 'cancelled', reason: 'Передумали' };
  expect((await clerk.post(`/admin/orders/${number}/move`, move)).body).not.toContain('"margin"');
  expect([(await shown(number)).margin, (await listed(number))?.margin]).toEqual([undefined, undefined]);
});
