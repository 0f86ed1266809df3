import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { restoreFormerShop } from '#testing/former-shop.ts';
import { clearDemonstration, readDemonstration } from './clear-demonstration.ts';

/** A shop with orders in every state and rows in nearly every table. */
let shop: TestApplication;
let former: Awaited<ReturnType<typeof restoreFormerShop>>;
beforeAll(async () => {
  former = await restoreFormerShop();
});
afterAll(() => former.drop());
beforeEach(async () => {
  shop = await openApplication({ copyOf: former.url, fill: () => Promise.resolve() });
});
afterEach(() => shop.close());

const rows = async <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  (await shop.connection.pool.query<Row>(statement, [...values])).rows;

const count = async (condition: string): Promise<number> =>
  (await rows<{ count: number }>(`select count(*)::integer as count from ${condition}`))[0]?.count ?? -1;

/**
 * Marks the products that match the SQL condition as example parts of the demonstration, and unlinks them from
 * suppliers.
 */
async function beExamples(which: string): Promise<void> {
  await rows(
    `insert into setting (key, value) values ('demonstration', 'true') on conflict (key) do update set value = 'true'`,
  );
  await rows('delete from demonstration_part');
  await rows(`insert into demonstration_part select id from product where ${which}`);
  await rows('delete from supplier_part where product_id in (select product_id from demonstration_part)');
}

const clear = (isMoneyReal = false): Promise<void> =>
  clearDemonstration(shop.connection.db, { isMoneyReal, clock: () => new Date() });

/** Returns every order with counts and sums of its dependent rows, to compare them before and after. */
const orderRows = () =>
  rows(`select orders.number, orders.status, orders.total_kopecks,
      (select count(*) from order_line where order_id = orders.id) as lines,
      (select sum(amount_kopecks) from payment where order_id = orders.id) as paid,
      (select count(*) from invoice where order_id = orders.id) as invoices,
      (select count(*) from parcel where order_id = orders.id) as parcels,
      (select count(*) from order_event where order_id = orders.id) as events
    from orders order by orders.id`);

describe('a shop of example parts alone', () => {
  it('has neither parts nor orders after the demonstration, and its ledgers agree', async () => {
    await beExamples('true');
    const before = await readDemonstration(shop.connection.db, { isMoneyReal: false });
    expect(before).toMatchObject({ isThere: true, clearingFrom: null, keptOrders: [] });
    expect(before.orders).toHaveLength(await count('orders'));
    const people = await count('account');
    const categories = await count('category');
    await clear();
    for (const table of ['product', 'stock', 'orders', 'payment', 'invoice', 'parcel', 'refund', 'basket_line'])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(await count('account')).toBe(people);
    expect(await count('category')).toBe(categories);
    expect(await settingQueries(shop.connection.db).isDemonstration()).toBe(false);
    expect(await ledgerQueries(shop.connection.db).differences()).toEqual([]);
    expect((await shop.get('/catalog/products')).json()).toMatchObject({ products: [] });
  });
});

describe('a shop with goods of its own', () => {
  /** Makes the part with the most orders an example part; all other parts are the shop's own. */
  const oneExample = async (): Promise<number> => {
    const [most] = await rows<{ id: number }>(
      'select product_id as id from order_line group by 1 order by count(*) desc, 1 limit 1',
    );
    await beExamples(`id = ${most?.id}`);
    return most?.id ?? 0;
  };
  const pieces = () =>
    rows<{ sum: number }>(
      'select sum(on_hand)::integer as sum from stock where product_id not in (select product_id from demonstration_part)',
    );

  it('keeps orders without an example part to the letter, and the goods of the others come back', async () => {
    const id = await oneExample();
    const { orders } = await readDemonstration(shop.connection.db, { isMoneyReal: false });
    expect(orders.length).toBeGreaterThan(0);
    const all = await orderRows();
    const untouched = all.filter((row) => !orders.includes((row as { number: string }).number));
    expect(untouched.length).toBeGreaterThan(0);
    const [before] = await pieces();
    const [sent] = await rows<{ sum: number }>(
      `select coalesce(sum(case kind when 'ship' then quantity else -quantity end), 0)::integer as sum from stock_movement
       where kind not in ('reserve', 'release') and product_id <> $1
         and order_id in (select id from orders where number = any($2))`,
      [id, orders],
    );
    await clear();
    expect(await orderRows()).toEqual(untouched);
    expect((await pieces())[0]?.sum).toBe((before?.sum ?? 0) + (sent?.sum ?? 0));
    expect(await count(`product where id = ${id}`)).toBe(0);
    expect(await ledgerQueries(shop.connection.db).differences()).toEqual([]);
  });

  it('keeps orders that took real money, and archives their parts', async () => {
    const id = await oneExample();
    const { orders, keptOrders } = await readDemonstration(shop.connection.db, { isMoneyReal: true });
    expect(keptOrders.length).toBeGreaterThan(0);
    const all = await orderRows();
    await clear(true);
    expect(await orderRows()).toEqual(all.filter((row) => !orders.includes((row as { number: string }).number)));
    expect(await rows('select state from product where id = $1', [id])).toEqual([{ state: 'archived' }]);
    expect(await readDemonstration(shop.connection.db, { isMoneyReal: true })).toMatchObject({
      isThere: false,
      orders: [],
      keptOrders: [],
    });
    expect(await ledgerQueries(shop.connection.db).differences()).toEqual([]);
  });

  it('a part that a supplier delivers by now is the shop’s own', async () => {
    const id = await oneExample();
    await rows(`insert into supplier (code, title) values ('own', 'Own supplier')`);
    await rows(
      `insert into supplier_part (supplier_id, number, product_id, is_owner, row_hash)
       select id, 'X-1', $1, false, 'x' from supplier where code = 'own'`,
      [id],
    );
    const all = await orderRows();
    await clear();
    expect(await count(`product where id = ${id}`)).toBe(1);
    expect(await orderRows()).toEqual(all);
  });
});
