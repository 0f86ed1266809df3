import type { CustomerRow } from '@farad/contract/office/people/customers';
import type { StaffOrders } from '@farad/contract/office/orders/orders';
import type { ListView } from '@farad/contract/office/staff/list-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { view } from '#testing/scenes/view-scenes.ts';

let shop: TestShop;
let manager: StaffBrowser;
let chief: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  manager = await signedInStaff(shop, 'order_manager');
  chief = await signedInStaff(shop, 'administrator');
});
afterAll(() => shop.close());

const viewsOf = async (by: StaffBrowser, list = 'orders'): Promise<readonly ListView[]> =>
  (await by.get(`/admin/views?list=${list}`)).json<{ views: ListView[] }>().views;

const namesOf = async (by: StaffBrowser, list?: string): Promise<readonly string[]> =>
  (await viewsOf(by, list)).map(({ name }) => name);

describe('a view of a list', () => {
  it('is stored for its owner by list and name, and shared with all by an administrator', async () => {
    await manager.post('/admin/views', view('Срочные'));
    await manager.post('/admin/views', view('Срочные', { query: 'status=created', columns: null }));
    await manager.post('/admin/views', view('Клиенты', { list: 'customers' }));
    expect(await viewsOf(manager)).toMatchObject([
      { name: 'Срочные', query: 'status=created', columns: null, isOwn: true, isShared: false, isDefault: false },
    ]);
    expect(await namesOf(chief)).toEqual([]);
    const refused = await manager.post('/admin/views', view('Всем', { isShared: true }));
    expect(refusalOf(refused)).toMatchObject({ status: 403, field: 'isShared' });
    await chief.post('/admin/views', view('Всем', { isShared: true }));
    expect(await viewsOf(manager)).toMatchObject([{ name: 'Всем', isOwn: false, isShared: true }, { name: 'Срочные' }]);
    const [shared] = await viewsOf(manager);
    expect((await manager.post(`/admin/views/${shared?.id}/remove`, {})).statusCode).toBe(403);
    const [own] = (await viewsOf(manager)).filter(({ isOwn }) => isOwn);
    expect((await chief.post(`/admin/views/${own?.id}/remove`, {})).statusCode).toBe(404);
    await manager.post(`/admin/views/${own?.id}/remove`, {});
    expect(await namesOf(manager)).toEqual(['Всем']);
    expect(await namesOf(manager, 'customers')).toEqual(['Клиенты']);
  });

  it('is hidden from staff who may not see its list: a filter can contain a name', async () => {
    await chief.post('/admin/views', view('Иванов', { list: 'customers', query: 'text=Иванов', isShared: true }));
    const [shared] = (await viewsOf(chief, 'customers')).filter(({ name }) => name === 'Иванов');
    const keeper = await signedInStaff(shop, 'catalogue_manager');
    expect((await keeper.get('/admin/views?list=customers')).statusCode).toBe(403);
    expect(refusalOf(await keeper.post('/admin/views', view('Мой', { list: 'customers' })))).toMatchObject({
      status: 403,
      field: 'list',
    });
    const opening = await keeper.post(`/admin/views/${shared?.id}/default`, { isDefault: true });
    expect(opening.statusCode).toBe(404);
    expect(await namesOf(manager, 'customers')).toContain('Иванов');
    expect(refusalOf(await chief.get('/admin/views?list=weights'))).toMatchObject({ status: 400, field: 'list' });
    expect((await chief.post('/admin/views', view('СДЭК', { list: 'carrierNotices' }))).statusCode).toBe(200);
  });

  it('becomes a person’s default of the list, one at a time', async () => {
    await manager.post('/admin/views', view('Первый'));
    await manager.post('/admin/views', view('Второй'));
    const idOf = async (name: string) => (await viewsOf(manager)).find((each) => each.name === name)?.id;
    for (const name of ['Первый', 'Второй']) {
      await manager.post(`/admin/views/${await idOf(name)}/default`, { isDefault: true });
    }
    const opening = async (by: StaffBrowser) =>
      (await viewsOf(by)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(await opening(manager)).toEqual(['Второй']);
    expect(await opening(chief)).toEqual([]);
    await manager.post(`/admin/views/${await idOf('Второй')}/default`, { isDefault: false });
    expect(await opening(manager)).toEqual([]);
    expect(refusalOf(await manager.post('/admin/views', view('', {})))).toMatchObject({ field: 'name' });
  });
});

interface Customers {
  readonly customers: readonly CustomerRow[];
}

/** Returns all rows of a list, read page by page with 30 rows each. */
async function walked<Row>(path: string, rowsOf: (answer: unknown) => readonly Row[]): Promise<readonly Row[]> {
  const all: Row[] = [];
  let next: string | null = null;
  do {
    const answer = await manager.get(next === null ? path : `${path}&after=${next}`);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    all.push(...rowsOf(answer.json()));
    next = answer.json<{ next: string | null }>().next;
  } while (next !== null);
  return all;
}

describe('a sorted list', () => {
  it('returns every order once, by number, time, sum and status, in both directions, with and without filters', async () => {
    const buyer = await shop.signedIn({ name: 'Емеля' });
    const { number } = await place(buyer, await add(buyer, [products.tiered, 10]));
    await shop.pool.query(
      `insert into orders (number, public_token_sha256, public_token_expires_at, account_id, customer_type, status, contact,
          delivery, payment_method, consents, locale, prices_koef, total_kopecks, discount_kopecks, goods_kopecks, created_at)
        select '98-' || lpad(n::text, 6, '0'), sha256(('s' || n)::bytea), now(), account_id, 'personal',
          (array['created', 'request', 'ordered', 'completed'])[1 + n % 4], contact, delivery, payment_method, consents,
          locale, prices_koef, 100 * (1 + n * 7 % 23), 0, 100 * (1 + n * 7 % 23), created_at + n * interval '1 minute'
        from orders, generate_series(1, 70) n where number = $1`,
      [number],
    );
    await moveByStaff(shop, number, 'cancelled');
    const statuses = ['created', 'request', 'ordered', 'completed', 'cancelled'];
    type Row = StaffOrders['orders'][number];
    const by: Readonly<Record<string, (row: Row) => string | number>> = {
      number: (row) => row.number,
      created: (row) => row.createdAt,
      total: (row) => row.total,
      status: (row) => statuses.indexOf(row.status),
    };
    const lists = ['', '&status=open', `&text=${encodeURIComponent('Анна')}`];
    for (const list of lists) {
      const usual = await walked(`/admin/orders?sort=created_back${list}`, (answer) => (answer as StaffOrders).orders);
      expect(usual.length).toBeGreaterThan(45);
      for (const [name, of] of Object.entries(by)) {
        for (const way of ['', '_back']) {
          const rows = await walked(
            `/admin/orders?sort=${name}${way}${list}`,
            (answer) => (answer as StaffOrders).orders,
          );
          expect(new Set(rows.map((row) => row.number)).size).toBe(usual.length);
          const values = rows.map(of);
          const sorted = values.toSorted((a, b) => (a < b ? -1 : a === b ? 0 : 1));
          expect([list, name, way, values]).toEqual([list, name, way, way === '' ? sorted : sorted.toReversed()]);
        }
      }
    }
    expect(refusalOf(await manager.get('/admin/orders?sort=weight'))).toMatchObject({ field: 'sort' });
  });

  it('returns customers and companies by name and by registration', async () => {
    await shop.pool.query(
      `insert into account (phone, username, name, surname)
        select '7901' || lpad(n::text, 7, '0'), 'sorted ' || n, 'Иван', chr(1040 + n * 13 % 32) || 'ов' from generate_series(1, 40) n`,
    );
    await shop.pool.query(
      `insert into company (inn, name, address, created_at)
        select lpad(n::text, 10, '7'), chr(1072 - 32 * (n % 2) + n * 11 % 32) || ' завод', '', now() from generate_series(1, 40) n`,
    );
    const customers = (sort: string) =>
      walked(`/admin/customers?sort=${sort}`, (answer) => (answer as Customers).customers.map(({ id }) => id));
    const companies = (sort: string) =>
      walked(`/admin/companies?sort=${sort}`, (answer) =>
        (answer as { companies: { id: string }[] }).companies.map(({ id }) => id),
      );
    for (const list of [customers, companies]) {
      const named = await list('name');
      const registered = await list('registered');
      expect(named.length).toBeGreaterThanOrEqual(40);
      expect(await list('name_back')).toEqual(named.toReversed());
      expect(await list('registered_back')).toEqual(registered.toReversed());
      expect(new Set(named)).toEqual(new Set(registered));
      expect(registered.map(Number)).toEqual(registered.map(Number).toSorted((a, b) => a - b));
    }
    await shop.pool.query(
      `insert into orders (number, public_token_sha256, public_token_expires_at, account_id, customer_type, status, contact,
          delivery, payment_method, consents, locale, prices_koef, total_kopecks, discount_kopecks, goods_kopecks)
        select '97-' || lpad(row_number() over ()::text, 6, '0'), sha256((row_number() over ())::text::bytea), now(), buyer.id,
          'personal', 'created', contact, delivery, payment_method, consents, locale, prices_koef, 100, 0, 100
        from (select * from orders order by id limit 1) begun,
          (select id, right(username, 2)::integer % 4 as count from account where username like 'sorted __') buyer,
          generate_series(1, buyer.count)`,
    );
    await shop.pool.query(`update orders set account_id = (select id from account where username = 'sorted 12')
      where account_id = (select id from account where username = 'sorted 11')`);
    const byOrders = await walked('/admin/customers?sort=orders_back', (answer) => (answer as Customers).customers);
    const counts = byOrders.map(({ orderCount }) => orderCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.filter((count) => count === 3).length).toBeGreaterThanOrEqual(7);
    expect((await customers('orders')).toReversed()).toEqual(byOrders.map(({ id }) => id));
    const { rows } = await shop.pool.query(
      'select from account where order_count <> (select count(*) from orders where account_id = account.id)',
    );
    expect(rows).toEqual([]);
    const found = await walked(`/admin/customers?sort=name&text=${encodeURIComponent('Иван')}`, (answer) =>
      (answer as Customers).customers.map(({ surname }) => surname),
    );
    expect(found.length).toBe(40);
    expect(refusalOf(await manager.get('/admin/customers?sort=weight'))).toMatchObject({ field: 'sort' });
  });
});
