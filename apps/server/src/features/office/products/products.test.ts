import type { ProductFields, StaffProduct, StaffProducts } from '@farad/contract/office/catalogue/products';
import { localized } from '@farad/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { bulkOf, fieldsLike, productOf, trySave } from '#testing/calls/product-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let keeper: StaffBrowser;

interface Refusal {
  readonly error: { readonly code: string; readonly field?: string; readonly message: string; product?: StaffProduct };
}

beforeAll(async () => {
  shop = await openShop();
  const title = (text: string): string => JSON.stringify({ ru: text, en: text, tr: text });
  const packing = JSON.stringify({ tape: localized({ ru: 'Лента', en: 'Tape', tr: 'Bant' }) });
  await shop.db
    .insertInto('attribute')
    .values([
      { key: 'resistance', kind: 'number', unit: 'ohm', title: title('Сопротивление'), sort_order: 1 },
      { key: 'packing', kind: 'enum', unit: null, title: title('Упаковка'), value_titles: packing, sort_order: 2 },
      { key: 'is_lead_free', kind: 'flag', unit: null, title: title('Без свинца'), sort_order: 3 },
    ])
    .execute();
  const shown = (key: string) => ({ key, isFacet: true, isColumn: true });
  const attributes = JSON.stringify(['resistance', 'packing', 'is_lead_free'].map(shown));
  await shop.db.updateTable('category').set({ attributes }).where('id', '=', 1).execute();
  const below = { id: 2, parent_id: 1, slug: 'timers', sort_order: 2 };
  const words = { title: title('Таймеры'), description: title(''), part_title: title('Таймер') };
  await shop.db
    .insertInto('category')
    .values({ ...below, ...words })
    .execute();
  await shop.index.caughtUp();
  keeper = await signedInStaff(shop, 'catalogue_manager');
});
afterAll(() => shop.close());

const listed = async (query = ''): Promise<StaffProducts> => {
  const answer = await keeper.get(`/admin/products?${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<StaffProducts>();
};
const numbers = async (query: string): Promise<string[]> => (await listed(query)).products.map(({ mpn }) => mpn);
const text = (words: string): string => `text=${encodeURIComponent(words)}`;

describe('the list', () => {
  it('contains products in every state, newest first', async () => {
    const all = await numbers('');
    expect(all.slice(0, 2)).toEqual([products.draft.mpn, products.known.mpn]);
    expect(await numbers('sort=old')).toEqual(all.toReversed());
    expect((await numbers('sort=number')).toReversed()).toEqual(await numbers('sort=number_back'));
  });

  it('finds shown ones as the shop’s search does, and hidden ones by number and words', async () => {
    expect(await numbers(text('rc0603fr'))).toEqual([products.tiered.mpn]);
    expect(await numbers(text('таймер'))).toEqual([products.reduced.mpn]);
    expect(await numbers(text('draft-1'))).toEqual([products.draft.mpn]);
    expect(await numbers(text('чернов'))).toEqual([products.draft.mpn]);
    expect((await numbers(text('yageo'))).length).toBe(Object.keys(products).length);
    expect(await numbers(text('%_\\'))).toEqual([]);
  });

  it('is filtered by state, stock and missing translations', async () => {
    expect(await numbers('state=known')).toEqual([products.known.mpn]);
    expect(await numbers('stock=none')).toEqual([products.known.mpn]);
    expect(await numbers('stock=low&sort=old')).toEqual([
      products.lastPiece.mpn,
      products.inTwoWarehouses.mpn,
      products.draft.mpn,
    ]);
    expect(await numbers('missing=any')).toEqual([]);
    expect((await numbers('category=1&brand=1')).length).toBe(Object.keys(products).length);
    expect(await numbers('category=2')).toEqual([]);
  });

  it.each([['new'], ['old'], ['number'], ['number_back']])(
    'continues after a product in the order %s',
    async (sort) => {
      const { products: all } = await listed(`sort=${sort}`);
      const [, , third] = all;
      expect(await numbers(`sort=${sort}&after=${third?.id}`)).toEqual(all.slice(3).map(({ mpn }) => mpn));
    },
  );

  it.each([
    ['state=gone', 'state'],
    ['stock=all', 'stock'],
    ['category=99', 'category'],
    ['brand=99', 'brand'],
    ['after=x', 'after'],
    ['sort=price', 'sort'],
    ['missing=de', 'missing'],
    ['who=me', 'who'],
  ])('%s is refused by name', async (query, field) => {
    const answer = await keeper.get(`/admin/products?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refusal>().error.field).toBe(field);
  });
});

describe('one product', () => {
  it('is changed, logged field by field, and visible to customers at once', async () => {
    const seen = await productOf(keeper, products.tiered);
    const saved = await trySave(
      keeper,
      seen,
      {
        prices: [
          { quantity: 1, price: 0.75 },
          { quantity: 500, price: 0.3125 },
        ],
        attributes: { resistance: '4к7', packing: 'лента', is_lead_free: 'true' },
      },
      { isConfirmed: true },
    );
    expect(saved.statusCode).toBe(200);
    const { fields } = saved.json<StaffProduct>();
    expect(fields.attributes).toMatchObject({ resistance: '4,7\u00a0кОм', packing: 'Лента', is_lead_free: 'true' });
    const row = await shop.db.selectFrom('product').selectAll().where('id', '=', products.tiered.id).executeTakeFirst();
    expect(row).toMatchObject({
      attributes: { resistance: 4700, packing: 'tape', is_lead_free: true },
      tier_quantities: [1, 500],
      tier_prices: [7500, 3125],
    });
    await shop.index.caughtUp();
    const page = await shop.guest().get('/catalog/products/part-1');
    expect(page.json()).toMatchObject({ product: { price: { 1: 0.75, 500: 0.3125 } } });
    const chief = await signedInStaff(shop, 'administrator');
    const log = await chief.get(`/admin/audit?object=product&objectId=${products.tiered.id}`);
    expect(log.json()).toMatchObject({
      entries: [
        {
          action: 'product.changed',
          actor: { email: keeper.email },
          before: { prices: ['1: 0.5 ₽', '100: 0.31 ₽', '1000: 0.1234 ₽'] },
          after: { prices: ['1: 0.75 ₽', '500: 0.3125 ₽'] },
        },
      ],
    });
  });

  it('accepts its own unchanged fields', async () => {
    const seen = await productOf(keeper, products.tiered);
    const saved = (await trySave(keeper, seen, {})).json<StaffProduct>();
    expect(saved.version).toBe(seen.version);
  });

  it('is not overwritten: the second of two people gets the current version', async () => {
    const seen = await productOf(keeper, products.byTens);
    expect((await trySave(keeper, seen, { series: 'CC' })).statusCode).toBe(200);
    const other = await signedInStaff(shop, 'catalogue_manager');
    const late = await trySave(other, seen, { package: '0805' });
    expect(late.statusCode).toBe(409);
    const { code, product: now } = late.json<Refusal>().error;
    expect([code, now?.fields.series, now?.fields.package]).toEqual(['product_changed', 'CC', '0603']);
    expect((await trySave(other, now as StaffProduct, { package: '0805' })).statusCode).toBe(200);
  });

  it('loses nothing when two people save in parallel', async () => {
    const seen = await productOf(keeper, products.sameTitleB);
    const answers = await Promise.all(['A', 'B', 'C'].map((series) => trySave(keeper, seen, { series })));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409']);
  });

  const price = (quantity: number, roubles: number) => ({ quantity, price: roubles });
  it.each<[Partial<ProductFields>, string]>([
    [{ title: localized({ ru: ' ', en: 'Timer', tr: '' }) }, 'title.ru'],
    [{ prices: [] }, 'prices'],
    [{ prices: [price(2, 1)] }, 'prices.0.quantity'],
    [{ prices: [price(1, 1), price(1, 2)] }, 'prices.1.quantity'],
    [{ prices: [price(1, -1)] }, 'prices.0.price'],
    [{ prices: [price(1, 0.00001)] }, 'prices.0.price'],
    [{ prices: [price(1, 1.00001)] }, 'prices.0.price'],
    [{ mpn: '' }, 'mpn'],
    [{ mpn: 'N\u0000' }, 'mpn'],
    [{ brandId: '99' }, 'brandId'],
    [{ categoryId: '99' }, 'categoryId'],
    [{ country: 'Китай' }, 'country'],
    [{ attributes: { resistance: 'много' } }, 'attributes.resistance'],
    [{ attributes: { colour: 'red' } }, 'attributes.colour'],
    [{ documents: [{ kind: 'datasheet', title: 'x', url: 'javascript:alert(1)' }] }, 'documents.0.url'],
    [{ otherNumbers: [1, 2].map((number) => ({ name: 'LCSC', number: `C${number}` })) }, 'otherNumbers.1.name'],
    [{ weight: 2 ** 40 }, 'weight'],
  ])('%j is refused by the name of the field', async (changed, field) => {
    const seen = await productOf(keeper, products.reduced);
    const answer = await trySave(keeper, seen, changed);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refusal>().error.field).toBe(`fields.${field}`);
    expect((await productOf(keeper, products.reduced)).version).toBe(seen.version);
  });

  it('may be a draft without a title or a price', async () => {
    const { fields } = await productOf(keeper, products.cheapest);
    const bare = { ...fields, mpn: 'BARE-1', title: localized({ ru: '', en: '', tr: '' }), prices: [], state: 'draft' };
    const added = await keeper.post('/admin/products', { fields: bare });
    expect(added.statusCode).toBe(200);
    expect(await numbers('missing=ru')).toEqual(['BARE-1']);
    const seen = added.json<StaffProduct>();
    expect(seen.seo).toBe('yageo-bare-1');
    const refused = await trySave(keeper, seen, { state: 'published' });
    expect(refused.json<Refusal>().error).toMatchObject({ code: 'invalid_input', field: 'fields.title.ru' });
  });

  it('is added once: an existing number of the maker is refused', async () => {
    const seen = await productOf(keeper, products.reduced);
    const again = await keeper.post('/admin/products', { fields: fieldsLike(seen, 'ne-555p') });
    expect(again.statusCode).toBe(409);
    expect(again.json<Refusal>().error).toMatchObject({ code: 'duplicate', field: 'fields.mpn' });
  });

  it.each([['0'], ['999999'], ['x']])('%s is not found', async (id) => {
    expect((await keeper.get(`/admin/products/${id}`)).statusCode).toBe(404);
  });

  it('a number too large for a row id is refused by its name', async () => {
    const answer = await keeper.get('/admin/products/99999999999');
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refusal>().error).toMatchObject({ code: 'invalid_input', field: 'productId' });
  });
});

describe('several products', () => {
  const both = [products.lastPiece, products.inTwoWarehouses];
  const apply = async (change: object) => keeper.post('/admin/product-changes', await bulkOf(keeper, both, change));
  const undo = () => keeper.post('/admin/product-changes/undo', {});
  const prices = async () =>
    (await Promise.all(both.map((each) => productOf(keeper, each)))).map(({ fields }) => fields.prices[0]?.price);

  it('have their prices multiplied exactly, and restored by undo', async () => {
    expect(await prices()).toEqual([123.45, 15]);
    expect((await apply({ kind: 'price', factor: 1.0333 })).json()).toEqual({ count: 2 });
    expect(await prices()).toEqual([127.5609, 15.4995]);
    expect((await undo()).json()).toEqual({ count: 2 });
    expect(await prices()).toEqual([123.45, 15]);
    expect((await undo()).json<Refusal>().error.code).toBe('nothing_to_undo');
  });

  it('move to another category and state; later changes survive the undo', async () => {
    expect((await apply({ kind: 'category', categoryId: '2' })).statusCode).toBe(200);
    expect(await numbers('category=2&sort=old')).toEqual(both.map(({ mpn }) => mpn));
    expect((await apply({ kind: 'state', state: 'archived' })).statusCode).toBe(200);
    expect((await shop.guest().get(`/catalog/products/part-${products.lastPiece.id}`)).statusCode).toBe(404);
    await trySave(keeper, await productOf(keeper, products.lastPiece), { series: 'F1' });
    expect((await undo()).json()).toEqual({ count: 1 });
    expect((await productOf(keeper, products.lastPiece)).fields.state).toBe('archived');
    expect((await productOf(keeper, products.inTwoWarehouses)).fields.state).toBe('published');
  });

  it('are changed all or none: impossible ones are named', async () => {
    const body = await bulkOf(keeper, [products.tiered, products.known], { kind: 'state', state: 'published' });
    const refused = await keeper.post('/admin/product-changes', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<Refusal>().error).toMatchObject({ field: 'change.state' });
    expect(refused.json<Refusal>().error.message).toContain(products.known.mpn);
    const stale = { products: [{ id: String(products.tiered.id), version: 'x'.repeat(22) }] };
    const late = await keeper.post('/admin/product-changes', { ...stale, change: { kind: 'price', factor: 2 } });
    expect(late.json<Refusal>().error).toMatchObject({ code: 'product_changed', field: 'products.0.version' });
  });

  it('with a resulting price of 0 are refused', async () => {
    const body = await bulkOf(keeper, [products.cheapest], { kind: 'price', factor: 0.01 });
    const made = await keeper.post('/admin/product-changes', { ...body, isConfirmed: true });
    expect(made.statusCode).toBe(200);
    expect((await productOf(keeper, products.cheapest)).fields.prices).toEqual([{ quantity: 1, price: 0.0008 }]);
    const again = await bulkOf(keeper, [products.cheapest], { kind: 'price', factor: 0.01 });
    const refused = await keeper.post('/admin/product-changes', again);
    expect(refused.json<Refusal>().error).toMatchObject({ code: 'invalid_input', field: 'change.factor' });
  });
});

describe('permissions', () => {
  it('support and order managers can read but not change; others cannot read', async () => {
    for (const role of ['support', 'order_manager'] as const) {
      const staff = await signedInStaff(shop, role);
      const seen = await productOf(staff, products.reduced);
      expect((await trySave(staff, seen, { series: 'X' })).statusCode).toBe(403);
    }
    for (const role of ['content_editor', 'developer'] as const) {
      const staff = await signedInStaff(shop, role);
      expect((await staff.get('/admin/products')).statusCode).toBe(403);
    }
  });
});
