import type { OrderDocument, OrderDocuments } from '@farad/contract/shop/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { setTestSeller } from '#testing/seller.ts';
import { signedInStaff } from '#testing/staff.ts';
import { byCarrier, openParcelShop, packed, two, type ParcelShop, type PlacedOrder } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
  await setTestSeller(world.shop);
});
beforeEach(() => world.twins.faults.clear());
afterAll(() => world.close());

const company = { name: 'АО «Ток» "1" <&>', inn: '7728168971', kpp: '772801001' };
const byShop = { by: 'shop' };

/** Places the order of a company whose delivery costs 290 ₽. */
async function placed(...args: Parameters<ParcelShop['placed']>): Promise<PlacedOrder> {
  const order = await world.placed(...args);
  await world.shop.pool.query(
    `update orders set customer_type = 'company', company = $2, cargo_kopecks = 29000,
       total_kopecks = total_kopecks + 29000 - cargo_kopecks where number = $1`,
    [order.number, JSON.stringify(company)],
  );
  return order;
}

const listOf = async ({ buyer, number }: PlacedOrder): Promise<readonly OrderDocument[]> =>
  (await buyer.get(`/orders/${number}/documents`))
    .json<OrderDocuments>()
    .documents.filter(({ kind }) => kind === 'upd');

/** Returns the total of the order, and that of its УПД that are in force, in roubles. */
async function sumsOf(order: PlacedOrder): Promise<readonly number[]> {
  const inForce = (await listOf(order)).filter(({ isReplaced }) => !isReplaced);
  const sum = inForce.reduce((total, { total_price }) => total + Math.round((total_price ?? 0) * 100), 0);
  const { rows } = await world.shop.pool.query<{ total: number }>(
    'select total_kopecks as total from orders where number = $1',
    [order.number],
  );
  return [rows[0]?.total ?? 0, sum];
}

interface Row {
  readonly sequence: number;
  readonly names: readonly string[];
}

/** Returns the number and the names of the rows of each УПД of an order, the oldest first. */
async function rowsOf({ number }: PlacedOrder): Promise<readonly Row[]> {
  const { rows } = await world.shop.pool.query<Row>(
    `select sequence, (select array_agg(line->>'name' order by at) from jsonb_array_elements(lines) with ordinality each (line, at)) as names
     from upd where order_id = (select id from orders where number = $1) order by id`,
    [number],
  );
  return rows;
}

describe('a company gets a УПД', () => {
  it('of each parcel that is handed over; together they are the order with its delivery', async () => {
    const order = await placed('door', ...two);
    await order.call('', packed([products.tiered, 60]));
    await order.call('', packed([products.tiered, 40], [products.byTens, 20]));
    expect(await listOf(order)).toEqual([]);
    await order.call('/1/hand-over', byShop);
    const [first, ...others] = await listOf(order);
    expect([others, first]).toMatchObject([[], { kind: 'upd', validUntil: null, isReplaced: false }]);
    await order.call('/2/hand-over', byShop);
    const rows = await rowsOf(order);
    expect(rows.map(({ names }) => names.includes('Доставка'))).toEqual([true, false]);
    expect((rows[1]?.sequence ?? 0) - (rows[0]?.sequence ?? 0)).toBe(1);
    const [total, sum] = await sumsOf(order);
    expect(sum).toBe(total);
    await order.call('/1/state', { state: 'delivered' });
    await order.call('/2/state', { state: 'delivered' });
    expect(await listOf(order)).toHaveLength(2);
  });

  it('once the carrier has accepted the parcel', async () => {
    const order = await placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    expect(await listOf(order)).toEqual([]);
    await world.runJobs();
    await world.runJobs();
    expect(await listOf(order)).toHaveLength(1);
  });

  it('when it collects a parcel in the office', async () => {
    const order = await placed('office', ...two);
    await order.call('', packed(...two));
    await order.call('/1/state', { state: 'ready_for_pickup' });
    expect(await listOf(order)).toEqual([]);
    await order.call('/1/state', { state: 'delivered' });
    expect(await listOf(order)).toHaveLength(1);
  });

  it.each([
    ['in no parcel', [], 1],
    ['partly in a parcel', [packed([products.tiered, 60])], 2],
  ] as const)('of goods that leave with their order %s', async (_, parcels, count) => {
    const order = await placed('office', ...two);
    for (const parcel of parcels) await order.call('', parcel);
    const collected = { from: 'in_warehouse', to: 'delivered', reason: '' };
    expect((await world.staff.post(`/admin/orders/${order.number}/move`, collected)).statusCode).toBe(200);
    expect(await listOf(order)).toHaveLength(count);
    const [total, sum] = await sumsOf(order);
    expect(sum).toBe(total);
  });

  it('again when goods that came back are sent again; the first one is no longer in force', async () => {
    const order = await placed('door', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byShop);
    await order.call('/1/state', { state: 'returned' });
    expect((await listOf(order)).map(({ isReplaced }) => isReplaced)).toEqual([true]);
    await order.call('', packed(...two));
    await order.call('/2/hand-over', byShop);
    expect((await listOf(order)).map(({ isReplaced }) => isReplaced)).toEqual([false, true]);
    const [total, sum] = await sumsOf(order);
    expect(sum).toBe(total);
  });

  it('again when a parcel that was recalled is handed over anew', async () => {
    const order = await placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    await order.call('/1/recall', {});
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'packed' }]);
    expect((await listOf(order)).map(({ isReplaced }) => isReplaced)).toEqual([true]);
    await order.call('/1/hand-over', byShop);
    expect((await listOf(order)).map(({ isReplaced }) => isReplaced)).toEqual([false, true]);
    const other = await placed('point', ...two);
    await other.call('', packed(...two));
    await other.call('/1/hand-over', byCarrier);
    await world.runJobs();
    await other.call('/1/recall', {});
    expect((await other.call('/1/remove', {})).status).toBe(200);
    expect((await listOf(other)).map(({ isReplaced }) => isReplaced)).toEqual([true]);
  });

  it('with numbers of the year without gaps, also for many at once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placed('door', [products.tiered, 10])));
    await Promise.all(orders.map((order) => order.call('', packed([products.tiered, 10]))));
    const left = await Promise.all(orders.map((order) => order.call('/1/hand-over', byShop)));
    expect(left.map(({ status }) => status)).toEqual(orders.map(() => 200));
    const { rows } = await world.shop.pool.query<{ sequence: number }>('select sequence from upd order by sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1));
    const years = await world.shop.pool.query('select from upd group by year');
    expect(years.rowCount).toBe(1);
  });

  it('that is never changed or removed, and keeps its seller', async () => {
    const order = await placed('door', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byShop);
    for (const statement of ['update upd set total_kopecks = 1', 'delete from upd']) {
      await expect(world.shop.pool.query(statement)).rejects.toThrow('never changed');
    }
    const [upd] = await listOf(order);
    const path = `/orders/${order.number}/documents/${upd?.id}?format=xml`;
    const before = await order.buyer.get(path);
    await world.shop.pool.query(
      `update setting set value = jsonb_set(value, '{name}', '"ООО «Второй»"') where key = 'seller'`,
    );
    expect((await order.buyer.get(path)).rawPayload.equals(before.rawPayload)).toBe(true);
  });
});

describe('no УПД', () => {
  it('is for a person', async () => {
    const order = await world.placed('door', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byShop);
    expect(await listOf(order)).toEqual([]);
  });

  it('is issued by a shop without a seller, and goods leave nevertheless', async () => {
    const order = await placed('door', ...two);
    await order.call('', packed(...two));
    await world.shop.pool.query(`delete from setting where key in ('seller', 'demonstration')`);
    const gone = await order.call('/1/hand-over', byShop);
    await setTestSeller(world.shop);
    expect([gone.status, await listOf(order)]).toEqual([200, []]);
  });
});

describe('a УПД is a file', () => {
  async function issued(): Promise<PlacedOrder & { readonly path: string }> {
    const order = await placed('door', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byShop);
    const [upd] = await listOf(order);
    return { ...order, path: `/orders/${order.number}/documents/${upd?.id}` };
  }

  it('as PDF, and as XML under the name that the format wants', async () => {
    const { buyer, path } = await issued();
    const paper = await buyer.get(path);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const file = await buyer.get(`${path}?format=xml`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/xml']);
    const text = new TextDecoder('windows-1251').decode(file.rawPayload);
    const name = /ИдФайл="([^"]+)"/.exec(text)?.[1];
    expect(file.headers['content-disposition']).toContain(`${name}.xml`);
    expect(text).toContain('НаимОрг="АО «Ток» &quot;1&quot; &lt;&amp;&gt;" ИННЮЛ="7728168971"');
  });

  it('for nobody else; other documents are no XML', async () => {
    const [one, other] = [await issued(), await issued()];
    const mixed = one.path.replace(one.number, other.number);
    for (const [by, path] of [
      [other, one.path],
      [other, `${one.path}?format=xml`],
      [other, mixed],
      [one, `/orders/${one.number}/documents/confirmation?format=xml`],
      [one, `/orders/${one.number}/documents/upd-0`],
      [one, `/orders/${one.number}/documents/upd-x?format=xml`],
      [one, `/orders/${one.number}/documents/upd-999999`],
    ] as const) {
      expect((await by.buyer.get(path)).statusCode, path).toBe(404);
    }
    expect(refusalOf(await one.buyer.get(`${one.path}?format=zip`))).toMatchObject({ status: 400, field: 'format' });
    expect((await world.shop.guest().get(one.path)).statusCode).toBe(401);
  });

  it('for the people of the company who see its documents, and for staff who see orders', async () => {
    const { number, path } = await issued();
    const { rows } = await world.shop.pool.query<{ id: number }>(
      `insert into company (inn, kpp, name, created_at) values ('7728168971', '772801001', 'АО', now()) returning id`,
    );
    const [found] = rows;
    await world.shop.pool.query('update orders set company_id = $1 where number = $2', [found?.id, number]);
    for (const [role, status] of [
      ['owner', 200],
      ['accountant', 200],
      ['buyer', 404],
    ] as const) {
      const person = await world.shop.signedIn();
      await world.shop.pool.query(
        `insert into company_member (company_id, account_id, role, joined_at) values ($1, $2, $3, now())`,
        [found?.id, person.accountId, role],
      );
      expect((await person.get(path)).statusCode).toBe(status);
      expect((await person.get(`${path}?format=xml`)).statusCode).toBe(status);
    }
    const support = await signedInStaff(world.shop, 'support');
    for (const format of ['pdf', 'xml']) {
      expect((await support.get(`/admin${path}?format=${format}`)).statusCode).toBe(200);
    }
    const content = await signedInStaff(world.shop, 'content_editor');
    expect((await content.get(`/admin${path}`)).statusCode).toBe(403);
  });
});
