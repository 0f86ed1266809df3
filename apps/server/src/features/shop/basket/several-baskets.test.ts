import { retentions } from '#start/job-tasks.ts';
import { type WireBasket, ChangedBaskets, KeptBaskets, MergedBaskets } from '@farad/contract/shop/basket';
import { inTransaction } from '@farad/database/connection/transaction';
import { basketsMax, deletedBasketLifeSeconds } from '@farad/domain/basket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sweep } from '#core/retention/sweep.ts';
import { add, basketOf, refusalOf, statusesOf, wishesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, place, tryPlace } from '#testing/calls/order-calls.ts';
import { mergeGuestBasket } from './merge-guest-basket.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const { reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const listOf = async (browser: SignedInBrowser) => KeptBaskets.parse((await browser.get('/baskets')).json()).baskets;

async function done(browser: SignedInBrowser, path: string, body: object = {}) {
  const answer = await browser.post(`/baskets/${path}`, body);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return ChangedBaskets.parse(answer.json());
}

const namesOf = async (browser: SignedInBrowser) =>
  (await listOf(browser)).map(({ name, isCurrent }) => `${name}${isCurrent ? ' *' : ''}`);

/** Returns a customer with two baskets: "A" with ten pieces of one product, and the current one with two of another. */
async function withTwo() {
  const customer = await shop.signedIn();
  await add(customer, [tiered, 10]);
  const { id } = await done(customer, 'keep', { name: 'A' });
  await add(customer, [reduced, 2]);
  return { customer, aside: id };
}

describe('several baskets of a customer (product B7)', () => {
  it('start with the first that is put aside', async () => {
    const { customer, aside } = await withTwo();
    expect(wishesOf(await basketOf(customer))).toEqual([[reduced.id, 2]]);
    const [current, other] = await listOf(customer);
    expect(current).toMatchObject({ name: '', isCurrent: true, lineCount: 1 });
    expect(other).toMatchObject({
      id: aside,
      name: 'A',
      isCurrent: false,
      lineCount: 1,
      movedCount: 0,
      problemCount: 0,
    });
  });

  it('take lines one by one for later: the first one creates that basket, equal parts are summed', async () => {
    const customer = await shop.signedIn();
    const basket = await add(customer, [tiered, 10], [reduced, 2]);
    await customer.post(`/basket/${basket._id}`, {
      products: [{ product_id: String(tiered.id), qty: 10, note: 'R1' }],
    });
    const { id, name } = await done(customer, 'later', { product_id: String(tiered.id) });
    expect(name).toBe('На потом');
    expect(wishesOf(await basketOf(customer))).toEqual([[reduced.id, 2]]);
    await add(customer, [tiered, 20]);
    expect((await done(customer, 'later', { product_id: String(tiered.id) })).id).toBe(id);
    // The last line was moved, so the current basket is deleted.
    await done(customer, 'later', { product_id: String(reduced.id) });
    expect(await listOf(customer)).toMatchObject([{ id, isCurrent: false, lineCount: 2 }]);
    await done(customer, `${id}/merge`);
    const back = await basketOf(customer);
    expect(wishesOf(back)).toEqual([
      [tiered.id, 30],
      [reduced.id, 2],
    ]);
    expect(back?.products.map(({ note }) => note)).toEqual(['R1', '']);
  });

  it('cannot save a missing line for later', async () => {
    const { customer } = await withTwo();
    const answer = await customer.post('/baskets/later', { product_id: String(tiered.id) });
    expect(refusalOf(answer)).toMatchObject({ status: 404, field: 'product_id' });
    expect((await listOf(customer)).map(({ name }) => name)).toEqual(['', 'A']);
    const fresh = await shop.signedIn();
    const nothing = await fresh.post('/baskets/later', { product_id: String(tiered.id) });
    expect(refusalOf(nothing)).toMatchObject({ status: 409, code: 'basket_empty' });
  });

  it('are switched; the former current one gets its own name', async () => {
    const { customer, aside } = await withTwo();
    await done(customer, `${aside}/switch`);
    expect(wishesOf(await basketOf(customer))).toEqual([[tiered.id, 10]]);
    expect(await namesOf(customer)).toEqual(['A *', 'Корзина']);
    await done(customer, `${aside}/switch`);
    expect(await namesOf(customer)).toEqual(['A *', 'Корзина']);
  });

  it('show today’s prices and mark changes (B6)', async () => {
    const { customer } = await withTwo();
    await shop.pool.query('update basket_line set seen_unit_price = 1 where product_id = $1', [tiered.id]);
    const [, other] = await listOf(customer);
    expect(other).toMatchObject({ name: 'A', movedCount: 1, total_price: await basketTotal(customer, 'A') });
  });

  it('have different names', async () => {
    const { customer, aside } = await withTwo();
    const current = (await basketOf(customer))?._id ?? '';
    expect(refusalOf(await customer.post(`/baskets/${current}/name`, { name: 'a' }))).toMatchObject({
      status: 409,
      code: 'duplicate',
      field: 'name',
    });
    expect(refusalOf(await customer.post('/baskets/keep', { name: 'A' }))).toMatchObject({ code: 'duplicate' });
    expect(refusalOf(await customer.post(`/baskets/${aside}/name`, { name: ' ' }))).toMatchObject({ field: 'name' });
    await done(customer, `${aside}/name`, { name: 'Плата 2' });
    expect(await namesOf(customer)).toEqual([' *', 'Плата 2']);
  });

  it('are copied with their notes', async () => {
    const { customer, aside } = await withTwo();
    await customer.post(`/basket/${aside}`, { products: [{ product_id: String(tiered.id), qty: 10, note: 'R1' }] });
    const copy = await done(customer, `${aside}/copy`);
    expect(copy.name).toBe('A 2');
    await done(customer, `${copy.id}/switch`);
    expect((await basketOf(customer))?.products).toMatchObject([{ qty: 10, note: 'R1' }]);
  });

  it('are merged into the current one once', async () => {
    const { customer, aside } = await withTwo();
    const merged = MergedBaskets.parse((await customer.post(`/baskets/${aside}/merge`, {})).json());
    expect(merged).toMatchObject({ name: 'A', leftOut: 0 });
    const wishes = [
      [reduced.id, 2],
      [tiered.id, 10],
    ];
    expect(wishesOf(await basketOf(customer))).toEqual(wishes);
    expect(refusalOf(await customer.post(`/baskets/${aside}/merge`, {}))).toMatchObject({ status: 404 });
    expect(wishesOf(await basketOf(customer))).toEqual(wishes);
    expect(await namesOf(customer)).toEqual([' *']);
  });

  it('keep the last seen prices of merged lines', async () => {
    const { customer, aside } = await withTwo();
    await shop.pool.query('update basket_line set seen_unit_price = 1 where basket_id = $1', [aside]);
    await done(customer, `${aside}/merge`);
    const line = (await basketOf(customer))?.products.find(({ product_id }) => product_id === String(tiered.id));
    expect(line?.seen.current_price).toBe(0.0001);
  });

  it('are deleted, restored, and removed after a week', async () => {
    const { customer, aside } = await withTwo();
    await done(customer, `${aside}/removed`, { isRemoved: true });
    expect(await namesOf(customer)).toEqual([' *']);
    expect(refusalOf(await customer.post(`/baskets/${aside}/switch`, {}))).toMatchObject({ status: 404 });
    await done(customer, `${aside}/removed`, { isRemoved: false });
    expect(await namesOf(customer)).toEqual([' *', 'A']);
    const current = (await basketOf(customer))?._id ?? '';
    await done(customer, `${current}/removed`, { isRemoved: true });
    expect(await basketOf(customer)).toBeNull();
    await sweep(shop.db, new Date(shop.deps.clock().getTime() + (deletedBasketLifeSeconds + 1) * 1000), retentions);
    expect(refusalOf(await customer.post(`/baskets/${current}/removed`, { isRemoved: false }))).toMatchObject({
      status: 404,
    });
  });

  it(`are ${basketsMax} at most, the current one among them`, async () => {
    const customer = await shop.signedIn();
    await add(customer, [tiered, 10]);
    const { id } = await done(customer, 'keep', {});
    for (let count = 2; count < basketsMax; count += 1) await done(customer, `${id}/copy`);
    await add(customer, [tiered, 10]);
    for (const path of ['keep', `${id}/copy`]) {
      expect(refusalOf(await customer.post(`/baskets/${path}`, {}))).toMatchObject({ code: 'too_many_baskets' });
    }
    expect(await listOf(customer)).toHaveLength(basketsMax);
  });

  it('belong to the customer alone; a guest has one', async () => {
    const { aside } = await withTwo();
    const other = await shop.signedIn();
    await add(other, [tiered, 10]);
    for (const path of ['switch', 'copy', 'merge']) {
      expect(refusalOf(await other.post(`/baskets/${aside}/${path}`, {}))).toMatchObject({ status: 404 });
    }
    const guest = shop.guest();
    await add(guest, [tiered, 10]);
    expect((await guest.post('/baskets/keep', {})).statusCode).toBe(401);
    expect(KeptBaskets.parse((await guest.get('/baskets')).json()).baskets).toEqual([]);
  });
});

async function basketTotal(browser: SignedInBrowser, name: string): Promise<number | undefined> {
  const all = (await browser.get(`/basket/customer/${browser.accountId}`)).json<
    { name: string; total_price: number }[]
  >();
  return all.find((basket) => basket.name === name)?.total_price;
}

describe('exactly one basket is the current one', () => {
  it('the database guarantees it', async () => {
    const { customer } = await withTwo();
    await expect(
      shop.pool.query('update basket set is_current = true where account_id = $1', [customer.accountId]),
    ).rejects.toMatchObject({ code: '23505', constraint: 'basket_current' });
  });

  it('even with parallel switches', async () => {
    const { customer, aside } = await withTwo();
    const current = (await basketOf(customer))?._id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0
          ? customer.post('/basket/add', { products: [{ product_id: String(tiered.id), qty: 10 }] })
          : customer.post(`/baskets/${index % 2 === 0 ? aside : current}/switch`, {}),
      ),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect((await listOf(customer)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('only it is ordered; the others stay', async () => {
    const { customer, aside } = await withTwo();
    const stale = await basketOf(customer);
    if (stale === null) throw new Error('no basket');
    await done(customer, `${aside}/switch`);
    expect(refusalOf(await tryPlace(customer, orderOf(stale)))).toMatchObject({ status: 404, field: 'basket_id' });
    const now = await basketOf(customer);
    if (now === null) throw new Error('no basket');
    await place(customer, now);
    expect(await namesOf(customer)).toEqual(['Корзина']);
    expect(await basketOf(customer)).toBeNull();
    await add(customer, [tiered, 10]);
    expect(await namesOf(customer)).toEqual([' *', 'Корзина']);
  });

  it('a guest’s basket is merged into it at sign-in, once', async () => {
    const { customer, aside } = await withTwo();
    const guest = shop.guest();
    const { _id } = await add(guest, [tiered, 10]);
    const merge = () =>
      inTransaction(shop.db, (tx) => mergeGuestBasket(tx, { accountId: customer.accountId, guestBasketId: _id }));
    for (let time = 0; time < 2; time += 1) {
      await merge();
      expect(wishesOf(await basketOf(customer))).toEqual([
        [reduced.id, 2],
        [tiered.id, 10],
      ]);
    }
    const all = (await customer.get(`/basket/customer/${customer.accountId}`)).json<WireBasket[]>();
    expect(all.map(wishesOf)).toEqual([wishesOf(await basketOf(customer)), [[tiered.id, 10]]]);
    expect(all[1]).toMatchObject({ _id: aside, name: 'A' });
  });
});
