import { FavouriteList, FavouriteLists, Marks } from '@farad/contract/shop/lists';
import { ProductCard } from '@farad/contract/shop/catalogue';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import { favouritesMax } from '@farad/domain/favourites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
const many: TestProduct[] = Array.from({ length: 70 }, (_, index) => ({
  id: (1000 + index) as TestProduct['id'],
  mpn: `MANY-${index}`,
  title: 'Одна из многих',
  tiers: { 1: 10_000 },
  stock: [5],
}));

beforeAll(async () => {
  shop = await openShop();
  await insertProducts(shop.db, many);
});
afterAll(() => shop.close());

type Listed = 'comparison' | 'favourites';

const mark = (browser: Browser, list: Listed, product: Pick<TestProduct, 'id'>, isMarked = true) =>
  browser.post('/lists/mark', { list, product_id: String(product.id), isMarked });
const marksOf = async (browser: Browser): Promise<Marks> => Marks.parse((await browser.get('/lists/marks')).json());
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { readonly error: { readonly code: string } }).error.code;
const seosOf = (answer: { json: () => unknown }) =>
  ProductCard.array()
    .parse(answer.json())
    .map(({ seo }) => seo);
const listOf = async (browser: Browser, id: string, query = '') =>
  FavouriteList.parse((await browser.get(`/lists/favourites/${id}${query}`)).json());
const listsOf = async (browser: Browser) => FavouriteLists.parse((await browser.get('/lists/favourites')).json());
const change = (browser: Browser, id: string, ...lines: object[]) => browser.post(`/lists/favourites/${id}`, { lines });
const newList = async (browser: Browser, name: string) =>
  (await browser.post('/lists/favourites', { name })).json<{ id: string }>().id;

describe('marks', () => {
  it('are in a guest’s cookies and in a customer’s account', async () => {
    for (const browser of [shop.guest(), await shop.signedIn()]) {
      await mark(browser, 'comparison', products.tiered);
      await mark(browser, 'comparison', products.byTens);
      await mark(browser, 'favourites', products.reduced);
      await mark(browser, 'favourites', products.tiered);
      expect(await marksOf(browser)).toEqual({ comparison: ['1', '2'], favourites: ['1', '3'], watches: [] });
      await mark(browser, 'comparison', products.tiered, false);
      await mark(browser, 'favourites', products.reduced, false);
      expect(await marksOf(browser)).toEqual({ comparison: ['2'], favourites: ['1'], watches: [] });
    }
  });

  it('refuse the 21st product to compare with an explanation, and change nothing', async () => {
    for (const browser of [shop.guest(), await shop.signedIn()]) {
      for (const product of many.slice(0, 20))
        expect((await mark(browser, 'comparison', product)).statusCode).toBe(200);
      const refused = await mark(browser, 'comparison', products.tiered);
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'comparison_full']);
      expect(refused.body).toContain('20');
      expect((await marksOf(browser)).comparison).toEqual(many.slice(0, 20).map(({ id }) => String(id)));
    }
  });

  it('ask a guest to sign in for the 61st favourite', async () => {
    const guest = shop.guest();
    for (const product of many.slice(0, 60)) expect((await mark(guest, 'favourites', product)).statusCode).toBe(200);
    const refused = await mark(guest, 'favourites', products.tiered);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'guest_favourites_full']);
    expect((await marksOf(guest)).favourites).toHaveLength(60);
  });

  it('are limited to ten thousand favourites per customer', async () => {
    const customer = await shop.signedIn();
    await mark(customer, 'favourites', products.tiered);
    await shop.pool.query(
      `insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, state)
       select 100000 + n, 'bulk-' || n, 'B', 1, 1, '{}', '{}', '{}', '{}', 'known' from generate_series(1, $1::int) n`,
      [favouritesMax - 1],
    );
    await shop.pool.query(
      `insert into favourite (list_id, account_id, product_id)
       select list.id, list.account_id, product.id from favourite_list list, product
       where list.account_id = $1 and product.id > 100000`,
      [customer.accountId],
    );
    const refused = await mark(customer, 'favourites', products.byTens);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'favourites_full']);
    expect((await marksOf(customer)).favourites).toHaveLength(favouritesMax);
    // Lines of a deleted list do not count for the limit.
    await shop.pool.query(
      `with gone as (insert into favourite_list (account_id, name, removed_at) values ($1, 'gone', now()) returning id)
       update favourite set list_id = gone.id from gone where account_id = $1 and product_id > 100000`,
      [customer.accountId],
    );
    expect((await mark(customer, 'favourites', products.byTens)).statusCode).toBe(200);
    expect((await marksOf(customer)).favourites).toHaveLength(2);
    await shop.pool.query('delete from favourite where product_id > 100000');
    await shop.pool.query('delete from product where id > 100000');
  });

  it('name invalid values, and accept no hidden product', async () => {
    const guest = shop.guest();
    for (const product of [products.draft, { id: 424_242 as TestProduct['id'] }]) {
      const refused = await mark(guest, 'favourites', product);
      expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'unknown_product']);
    }
    for (const body of [{}, { list: 'x', product_id: '1', isMarked: true }, { list: 'comparison', product_id: 'a' }]) {
      expect((await guest.post('/lists/mark', body)).statusCode).toBe(400);
    }
    expect(await marksOf(guest)).toEqual({ comparison: [], favourites: [], watches: [] });
  });

  it('accept any cookie without an error', async () => {
    for (const value of ['', '[', '["1","1",5,null,"x","3"]', 'a'.repeat(3000), '{"__proto__":1}']) {
      const guest = shop.guest();
      guest.cookies.set('comparisons', value);
      guest.cookies.set('favs', value);
      expect((await guest.get('/lists/marks')).statusCode).toBe(200);
      expect((await guest.get('/lists/comparison')).statusCode).toBe(200);
      expect((await guest.get('/lists/favourites/first')).statusCode).toBe(200);
    }
  });

  it('sent in parallel wait for one another', async () => {
    const customer = await shop.signedIn();
    const answers = await Promise.all(many.slice(0, 25).map((product) => mark(customer, 'comparison', product)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect((await marksOf(customer)).comparison).toHaveLength(20);
  });
});

describe('the specification’s calls', () => {
  it('return the products of the customer', async () => {
    const customer = await shop.signedIn();
    await mark(customer, 'comparison', products.byTens);
    await mark(customer, 'comparison', products.tiered);
    await mark(customer, 'favourites', products.reduced);
    expect(seosOf(await customer.get(`/users/comparisons/${customer.accountId}`))).toEqual(['part-2', 'part-1']);
    expect(seosOf(await customer.get(`/users/favs/${customer.accountId}`))).toEqual(['part-3']);
  });

  it.each(['comparisons', 'favs'])('/users/%s: another’s are not found, a guest must sign in', async (name) => {
    const [one, other] = [await shop.signedIn(), await shop.signedIn()];
    await mark(other, 'favourites', products.reduced);
    for (const id of [String(other.accountId), '0', 'x', '%00']) {
      const answer = await one.get(`/users/${name}/${id}`);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('part-3');
    }
    expect((await shop.guest().get(`/users/${name}/${one.accountId}`)).statusCode).toBe(401);
  });
});

describe('the comparison', () => {
  it('shows the caller’s list, or a view that changes nothing', async () => {
    const guest = shop.guest();
    await mark(guest, 'comparison', products.tiered);
    const own = (await guest.get('/lists/comparison')).json() as { isOwn: boolean; groups: { products: object[] }[] };
    expect(own).toMatchObject({
      isOwn: true,
      groups: [{ category: { slug: 'parts' }, products: [{ seo: 'part-1' }] }],
    });
    const view = await guest.get('/lists/comparison?seo=part-3&seo=part-2&seo=nothing&seo=part-3');
    expect(view.json()).toMatchObject({ isOwn: false, groups: [{ products: [{ seo: 'part-3' }, { seo: 'part-2' }] }] });
    expect((await marksOf(guest)).comparison).toEqual(['1']);
  });

  it('is cleared and restored as a whole', async () => {
    for (const browser of [shop.guest(), await shop.signedIn()]) {
      const wanted = ['3', '1', '2'];
      expect((await browser.post('/lists/comparison', { products: [...wanted, '424242', '10'] })).json()).toEqual({
        comparison: wanted,
      });
      await browser.post('/lists/comparison', { products: [] });
      expect((await marksOf(browser)).comparison).toEqual([]);
      await browser.post('/lists/comparison', { products: wanted });
      expect((await marksOf(browser)).comparison).toEqual(wanted);
      const tooMany = many.slice(0, 21).map(({ id }) => String(id));
      expect((await browser.post('/lists/comparison', { products: tooMany })).statusCode).toBe(400);
    }
  });
});

describe('favourites', () => {
  it('are in named lists, with quantity and note, moved, removed and restored', async () => {
    const customer = await shop.signedIn();
    await mark(customer, 'favourites', products.tiered);
    await mark(customer, 'favourites', products.byTens);
    const id = await newList(customer, 'Усилитель');
    expect((await customer.post('/lists/favourites', { name: 'усилитель' })).statusCode).toBe(409);
    expect((await change(customer, 'first', { product_id: '1', qty: 250, note: 'R1, R2' })).statusCode).toBe(200);
    await change(customer, 'first', { product_id: '1', moveTo: id });
    expect((await listOf(customer, id)).lines).toMatchObject([
      { product: { seo: 'part-1' }, qty: 250, note: 'R1, R2' },
    ]);
    expect((await listOf(customer, 'first')).lines.map(({ product }) => product.seo)).toEqual(['part-2']);

    await change(customer, id, { product_id: '1', isRemoved: true });
    expect((await listOf(customer, id)).lines).toEqual([]);
    await change(customer, id, { product_id: '1', isRemoved: false });
    expect((await listOf(customer, id)).lines).toMatchObject([{ qty: 250, note: 'R1, R2' }]);

    await customer.post(`/lists/favourites/${id}/name`, { name: 'Предусилитель' });
    await customer.post(`/lists/favourites/${id}/removed`, { isRemoved: true });
    expect((await listsOf(customer)).lists.map(({ id: listId }) => listId)).toEqual(['first']);
    expect((await marksOf(customer)).favourites).toEqual(['2']);
    await customer.post(`/lists/favourites/${id}/removed`, { isRemoved: false });
    expect((await listsOf(customer)).lists).toMatchObject([
      { isFirst: true, count: 1 },
      { name: 'Предусилитель', count: 1 },
    ]);
  });

  it('return with their note after a mark was removed by mistake', async () => {
    const customer = await shop.signedIn();
    await mark(customer, 'favourites', products.tiered);
    const id = await newList(customer, 'Плата');
    await change(customer, 'first', { product_id: '1', note: 'важно', qty: 7, moveTo: id });
    await mark(customer, 'favourites', products.tiered, false);
    expect((await marksOf(customer)).favourites).toEqual([]);
    await mark(customer, 'favourites', products.tiered);
    expect((await listOf(customer, id)).lines).toMatchObject([{ note: 'важно', qty: 7 }]);
  });

  it('are sorted, and read page by page', async () => {
    const customer = await shop.signedIn();
    const wanted = [products.lastPiece, products.tiered, products.reduced];
    for (const product of [...wanted, ...many]) await mark(customer, 'favourites', product);
    const firstOf = async (sort: string) => (await listOf(customer, 'first', `?sort=${sort}`)).lines[0]?.product.seo;
    expect(await firstOf('price')).toBe('part-1');
    expect(await firstOf('stock')).toBe('part-1');
    expect(await firstOf('name')).toBe('part-1000');
    const pages = [await listOf(customer, 'first'), await listOf(customer, 'first', '?page=2')];
    expect(pages.map(({ lines, pages: all }) => [lines.length, all])).toEqual([
      [50, 2],
      [23, 2],
    ]);
    expect(new Set(pages.flatMap(({ lines }) => lines.map(({ product }) => product.seo))).size).toBe(73);
    expect((await customer.get('/lists/favourites/first?sort=colour')).statusCode).toBe(400);
    expect((await customer.get('/lists/favourites/first?page=-1')).statusCode).toBe(400);
  });

  it('go into the basket by its rules', async () => {
    const customer = await shop.signedIn();
    for (const name of ['tiered', 'byTens', 'lastPiece', 'known'] as const) {
      await mark(customer, 'favourites', products[name]);
    }
    await change(customer, 'first', { product_id: '1', qty: 500 }, { product_id: '4', qty: 2 });
    const buyable = (await customer.get('/lists/favourites/first/buyable')).json() as {
      lines: { product_id: string; qty: number; mpn: string }[];
      refused: { product_id: string }[];
    };
    expect(new Map(buyable.lines.map(({ product_id, qty }) => [product_id, qty]))).toEqual(
      new Map([
        ['1', 500],
        ['2', 20],
      ]),
    );
    expect(buyable.refused.map(({ product_id }) => product_id).sort()).toEqual(['4', '9']);
    expect(buyable.lines.map(({ mpn }) => mpn)).toContain(products.tiered.mpn);
    const wanted = buyable.lines.map(({ product_id, qty }) => ({ product_id, qty }));
    expect((await customer.post('/basket/add', { products: wanted })).statusCode).toBe(200);
  });

  it('of another customer cannot be read, changed, or used as a target', async () => {
    const [one, other] = [await shop.signedIn(), await shop.signedIn()];
    const id = await newList(other, 'Чужой');
    await mark(one, 'favourites', products.tiered);
    const attempts = [
      await one.get(`/lists/favourites/${id}`),
      await one.get(`/lists/favourites/${id}/buyable`),
      await change(one, id, { product_id: '1', isRemoved: true }),
      await change(one, 'first', { product_id: '1', moveTo: id }),
      await one.post(`/lists/favourites/${id}/name`, { name: 'Мой' }),
      await one.post(`/lists/favourites/${id}/removed`, { isRemoved: true }),
    ];
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await listOf(one, 'first')).lines).toHaveLength(1);
    expect((await listsOf(other)).lists).toMatchObject([{ isFirst: true }, { name: 'Чужой', count: 0 }]);
  });

  it('the first list cannot be deleted; foreign ids are not found', async () => {
    const customer = await shop.signedIn();
    await mark(customer, 'favourites', products.tiered);
    for (const id of ['first', '0', '-1', 'x', '1e3']) {
      expect((await customer.post(`/lists/favourites/${id}/removed`, { isRemoved: true })).statusCode).toBe(404);
    }
    for (const id of ['0', '-1', 'x']) {
      expect((await customer.get(`/lists/favourites/${id}`)).statusCode).toBe(404);
    }
    expect((await listOf(customer, 'first')).count).toBe(1);
  });

  it('reading the first list does not create it', async () => {
    const customer = await shop.signedIn();
    expect(await listOf(customer, 'first')).toMatchObject({ count: 0, lines: [] });
    expect((await customer.get('/lists/favourites/first/buyable')).json()).toEqual({ lines: [], refused: [] });
    const stored = shop.db.selectFrom('favourite_list').select('id').where('account_id', '=', customer.accountId);
    expect(await stored.execute()).toEqual([]);
  });

  it('name the line that cannot be moved, and change none', async () => {
    const customer = await shop.signedIn();
    await mark(customer, 'favourites', products.tiered);
    const lines = [
      { product_id: '1', note: 'x' },
      { product_id: '1', moveTo: '999' },
    ];
    const refused = await change(customer, 'first', ...lines);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ error: { field: 'lines.1.moveTo' } });
    expect((await listOf(customer, 'first')).lines).toMatchObject([{ note: '' }]);
  });

  it('a guest has one list, and is asked to sign in for more', async () => {
    const guest = shop.guest();
    await mark(guest, 'favourites', products.tiered);
    expect(await listsOf(guest)).toEqual({
      isKept: false,
      lists: [{ id: 'first', name: '', isFirst: true, count: 1 }],
    });
    expect((await listOf(guest, 'first')).lines).toMatchObject([{ product: { seo: 'part-1' }, qty: 1 }]);
    expect((await guest.post('/lists/favourites', { name: 'Мой' })).statusCode).toBe(401);
    expect((await change(guest, 'first', { product_id: '1', note: 'x' })).statusCode).toBe(401);
    expect((await change(guest, 'first', { product_id: '1', isRemoved: true })).statusCode).toBe(200);
    expect((await listOf(guest, 'first')).lines).toEqual([]);
  });
});

it('a lock of one customer does not block another’s orders', async () => {
  const customer = await shop.signedIn();
  await shop.db.transaction().execute(async (tx) => {
    await lockAccount(tx, customer.accountId);
    // The new basket's foreign key locks the account's key in share mode. This must not wait for the lock above.
    await shop.pool.query("insert into basket (id, account_id) values ('lock-test', $1)", [customer.accountId]);
  });
  expect((await customer.get('/basket')).statusCode).toBe(200);
});
