import type { StaffCategory, StaffCategoryRow } from '@farad/contract/office/catalogue/categories';
import type { StaffAttribute, StaffAttributeRow } from '@farad/contract/office/catalogue/attributes';
import type {
  BrandFields,
  BrandMergePreview,
  MergedBrands,
  StaffBrand,
  StaffBrandRow,
} from '@farad/contract/office/catalogue/brands';
import { importLockKey } from '@farad/database/imports/import-session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { insertProducts, products } from '#testing/catalogue.ts';
import { addedAttribute, addedBrand, addedCategory } from '#testing/scenes/catalogue-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let keeper: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'catalogue_manager');
});
// Each test gets a new minute, since rate limits are counted by the minute.
beforeEach(() => shop.passSeconds(61));
afterAll(() => shop.close());

interface Refusal {
  readonly error: { readonly code: string; readonly field?: string; readonly message: string };
}

async function sent<T>(path: string, body: object): Promise<T & Partial<Refusal> & { readonly status: number }> {
  const answer = await keeper.post(path, body);
  return { ...answer.json<T & Partial<Refusal>>(), status: answer.statusCode };
}

const read = async <T>(path: string): Promise<T> => (await keeper.get(path)).json<T>();
const asGuest = async <T>(path: string): Promise<T> => (await shop.guest().get(path)).json<T>();

async function tree(): Promise<readonly string[]> {
  const { categories } = await read<{ categories: readonly StaffCategoryRow[] }>('/admin/categories');
  const titleOf = new Map(categories.map(({ id, title }) => [id, title]));
  return categories.map(({ parentId, title }) => `${parentId === null ? '' : `${titleOf.get(parentId)}/`}${title}`);
}

const saveCategory = (seen: StaffCategory, changed: object) =>
  sent<StaffCategory>(`/admin/categories/${seen.id}`, {
    version: seen.version,
    fields: { ...seen.fields, ...changed },
  });

const saveBrand = (seen: StaffBrand, changed: Partial<BrandFields>) =>
  sent<StaffBrand>(`/admin/brands/${seen.id}`, { version: seen.version, fields: { ...seen.fields, ...changed } });

const exception = (kind: string, id: string, ids: readonly string[]) => ({
  kind,
  id: Number(id),
  ids: ids.map(Number),
  percent: 7,
});

/**
 * Sets bonus rules with one exception of this kind. Its id is the first of `ids`; the others are the categories below
 * it.
 */
const except = (kind: string, ids: readonly string[]) =>
  shop.pool.query(
    `insert into bonus_rules (since, rules, at) values ('epoch', jsonb_build_object('exceptions', $1::jsonb), now())
      on conflict (since) do update set rules = excluded.rules`,
    [JSON.stringify([exception(kind, ids[0] ?? '', ids)])],
  );

const exceptions = async (): Promise<unknown> =>
  (await shop.pool.query<{ rules: { exceptions: unknown } }>('select rules from bonus_rules')).rows[0]?.rules
    .exceptions;

describe('categories', () => {
  it('are added, moved with everything below, and moved back', async () => {
    const passive = await addedCategory(keeper, 'Пассивные');
    const chips = await addedCategory(keeper, 'Чип', passive.id);
    const active = await addedCategory(keeper, 'Активные');
    const place = (id: string, parentId: string | null, at: number) =>
      sent<{ before: object }>(`/admin/categories/${id}/place`, { parentId, place: at });
    expect(passive.fields.slug).toBe('passivnye');
    const moved = await place(active.id, null, 1);
    expect(moved.before).toEqual({ parentId: null, place: 2 });
    expect(await tree()).toEqual(['Детали', 'Активные', 'Пассивные', 'Пассивные/Чип']);
    const inside = await place(passive.id, active.id, 0);
    expect(await tree()).toEqual(['Детали', 'Активные', 'Активные/Пассивные', 'Пассивные/Чип']);
    expect(await place(active.id, chips.id, 0)).toMatchObject({ status: 400, error: { field: 'parentId' } });
    await keeper.post(`/admin/categories/${passive.id}/place`, inside.before);
    expect(await tree()).toEqual(['Детали', 'Активные', 'Пассивные', 'Пассивные/Чип']);
  });

  it('have one current address; former ones redirect', async () => {
    const seen = await addedCategory(keeper, 'Реле');
    const renamed = await saveCategory(seen, { slug: 'relays' });
    expect(renamed).toMatchObject({ status: 200, formerSlugs: ['rele'] });
    await shop.index.caughtUp();
    const found = await asGuest<{ category: { slug: string } }>('/catalog/categories/rele');
    expect(found.category.slug).toBe('relays');
    expect((await shop.guest().get('/catalog/products?categories=rele')).statusCode).toBe(200);
    const other = await addedCategory(keeper, 'Rele');
    expect(other.fields.slug).toBe('rele-2');
    expect(await saveCategory(other, { slug: 'rele' })).toMatchObject({ status: 409, error: { code: 'duplicate' } });
    expect(await saveCategory(other, { slug: 'products' })).toMatchObject({ status: 400 });
    expect(await saveCategory(seen, { isHidden: true })).toMatchObject({ error: { code: 'catalogue_changed' } });
    expect(await saveCategory(renamed, { slug: 'rele' })).toMatchObject({ status: 200, formerSlugs: ['relays'] });
  });

  it('hidden ones open by address, but are not offered', async () => {
    const seen = await addedCategory(keeper, 'Скрытая');
    await saveCategory(seen, { isHidden: true });
    await shop.index.caughtUp();
    const titles = (await asGuest<{ title: string }[]>('/catalog/categories')).map(({ title }) => title);
    expect([titles.includes('Детали'), titles.includes('Скрытая')]).toEqual([true, false]);
    const page = await asGuest<{ category: object }>(`/catalog/categories/${seen.fields.slug}`);
    expect(page.category).toMatchObject({ isHidden: true });
  });

  it('contain only known parameters, each once', async () => {
    await addedAttribute(keeper, 'colour');
    await addedAttribute(keeper, 'gain', { kind: 'number', unit: 'decibel' });
    const seen = await addedCategory(keeper, 'С параметрами');
    const line = (key: string, isIndexed = false) => ({ key, isFacet: true, isColumn: true, isIndexed });
    const saved = await saveCategory(seen, { attributes: [line('gain'), line('colour', true)] });
    expect(saved.fields.attributes).toEqual([line('gain'), line('colour', true)]);
    for (const [attributes, field] of [
      [[line('nothing')], 'fields.attributes.0.key'],
      [[line('gain'), line('gain')], 'fields.attributes.1.key'],
      [[line('gain', true)], 'fields.attributes.0.isIndexed'],
    ] as const) {
      expect(await saveCategory(saved, { attributes })).toMatchObject({ status: 400, error: { field } });
    }
  });

  it('are merged: products, subcategories, addresses and coupons move', async () => {
    const from = await addedCategory(keeper, 'Откуда');
    const into = await addedCategory(keeper, 'Куда');
    const below = await addedCategory(keeper, 'Ниже', from.id);
    await shop.pool.query('update product set category_id = $1 where id = $2', [from.id, products.cheapest.id]);
    const refused = await sent<object>(`/admin/categories/${from.id}/delete`, {});
    expect(refused).toMatchObject({ status: 409, error: { code: 'in_use' } });
    expect(refused.error?.message).toContain('Внутри 1 категория');
    expect(await sent<object>(`/admin/categories/${from.id}/merge`, { intoId: below.id })).toMatchObject({
      status: 400,
    });
    await except('category', [from.id, below.id]);
    expect(await sent<object>(`/admin/categories/${from.id}/merge`, { intoId: into.id })).toMatchObject({
      products: 1,
    });
    expect(await exceptions()).toEqual([exception('category', into.id, [from.id, below.id, into.id])]);
    expect(await read<StaffCategory>(`/admin/categories/${into.id}`)).toMatchObject({
      products: 1,
      categories: 1,
      formerSlugs: ['otkuda'],
    });
    await shop.index.caughtUp();
    expect((await asGuest<{ count: number }>('/catalog/products?categories=otkuda')).count).toBe(1);
    const again = await sent<object>(`/admin/categories/${into.id}/delete`, {});
    expect(again.status).toBe(409);
    await shop.pool.query('update product set category_id = 1 where category_id = $1', [into.id]);
    expect((await keeper.post(`/admin/categories/${below.id}/delete`, {})).statusCode).toBe(200);
    expect((await keeper.post(`/admin/categories/${into.id}/delete`, {})).statusCode).toBe(200);
    expect((await keeper.get(`/admin/categories/${into.id}`)).statusCode).toBe(404);
  });
});

describe('parameters', () => {
  const saveAttribute = (seen: StaffAttribute, changed: object) =>
    sent<StaffAttribute>(`/admin/attributes/${seen.id}`, {
      version: seen.version,
      fields: { ...seen.fields, ...changed },
    });

  it('keep their meaning once products have values, but can be renamed', async () => {
    const seen = await addedAttribute(keeper, 'reach', { kind: 'number', unit: 'metre' });
    const other = await saveAttribute(seen, { unit: 'volt' });
    expect(other).toMatchObject({ status: 200, fields: { unit: 'volt' }, hasValues: false });
    await shop.pool.query(`update product set attributes = '{"reach": 5}' where id = $1`, [products.draft.id]);
    const refused = await saveAttribute(other, { unit: 'metre' });
    expect(refused).toMatchObject({ status: 400, error: { field: 'fields.unit' } });
    expect(refused.error?.message).toContain('единица не меняется');
    expect(await saveAttribute(other, { kind: 'range' })).toMatchObject({ error: { field: 'fields.kind' } });
    const title = { ru: 'Дальность', en: 'Reach', tr: '' };
    expect(await saveAttribute(other, { title })).toMatchObject({ status: 200, fields: { title }, hasValues: true });
    expect(await sent<object>(`/admin/attributes/${seen.id}/delete`, {})).toMatchObject({ error: { code: 'in_use' } });
    expect(await sent<object>('/admin/attributes', { key: 'reach', kind: 'text', unit: null, title })).toMatchObject({
      status: 409,
      error: {
        code: 'duplicate',
        field: 'key',
      },
    });
  });

  it('merge values, whose spellings are known from then on', async () => {
    const seen = await addedAttribute(keeper, 'packing');
    const titled = await saveAttribute(seen, { values: [{ value: 'reel', title: { ru: 'Катушка', en: '', tr: '' } }] });
    expect(titled.status).toBe(200);
    await shop.pool.query(`update product set attributes = '{"packing": "REEL 7"}' where id = $1`, [
      products.byTens.id,
    ]);
    await shop.index.caughtUp();
    const merge = await sent<object>(`/admin/attributes/${seen.id}/merge-values`, { from: ['REEL 7'], into: 'reel' });
    expect(merge).toMatchObject({ status: 200, products: 1 });
    await shop.index.caughtUp();
    expect(await read<StaffAttribute>(`/admin/attributes/${seen.id}`)).toMatchObject({
      products: 1,
      used: [
        {
          value: 'reel',
          count: 1,
        },
      ],
      spellings: [
        {
          spelling: 'reel 7',
          value: 'reel',
        },
      ],
    });
    const product = await read<{ version: string; fields: object }>(`/admin/products/${products.byTens.id}`);
    const typed = { ...product, fields: { ...product.fields, attributes: { packing: 'Reel 7' } } };
    const { version, fields } = typed;
    const saved = await sent<{ fields: { attributes: object } }>(`/admin/products/${products.byTens.id}`, {
      version,
      fields,
    });
    expect(saved.fields.attributes).toEqual({ packing: 'Катушка' });
  });

  it('are found page by page in every order, each once', async () => {
    await shop.pool.query(`
      insert into attribute (key, kind, title, sort_order)
      select 'many_' || number, 'text', '{"ru": "Одно имя", "en": "", "tr": ""}', 1 from generate_series(1, 60) as number`);
    for (const sort of ['title', 'key', 'categories']) {
      const keys: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const query: string = `sort=${sort}&text=many_${after === '' ? '' : `&after=${after}`}`;
        const page: { attributes: StaffAttributeRow[]; next: string | null } = await read(`/admin/attributes?${query}`);
        keys.push(...page.attributes.map(({ key }) => key));
        after = page.next;
      }
      expect([keys.length, new Set(keys).size]).toEqual([60, 60]);
    }
  });
});

describe('brands', () => {
  const find = async (query: string): Promise<readonly string[]> =>
    (await read<{ brands: readonly StaffBrandRow[] }>(`/admin/brands?${query}`)).brands.map(({ name }) => name);

  it('are found by their spellings, each of which belongs to one brand', async () => {
    const seen = await addedBrand(keeper, 'Würth');
    const saved = await saveBrand(seen, { spellings: ['Wuerth Elektronik', 'WE'], country: 'DE', slug: 'we' });
    expect(saved).toMatchObject({ status: 200, formerSlugs: ['wurth'] });
    expect(saved.fields.spellings).toEqual(['we', 'wuerth elektronik']);
    expect(await find('text=WUERTH')).toEqual(['Würth']);
    expect(await find('used=yes')).toEqual(['Yageo']);
    const other = await addedBrand(keeper, 'Weidmüller');
    expect(await saveBrand(other, { spellings: ['x', 'We'] })).toMatchObject({
      error: { field: 'fields.spellings.1' },
    });
    expect(await saveBrand(other, { name: 'würth' })).toMatchObject({ error: { code: 'duplicate' } });
    expect(await saveBrand(other, { site: 'javascript:alert(1)' })).toMatchObject({ error: { field: 'fields.site' } });
    await shop.index.caughtUp();
    expect((await asGuest<{ slug: string }>('/catalog/manufacturers/wurth')).slug).toBe('we');
  });

  it('are merged except clashing numbers, and separated again', async () => {
    const target = await addedBrand(keeper, 'Onsemi');
    const other = await addedBrand(keeper, 'ON Semiconductor');
    await saveBrand(other, { spellings: ['on semi'] });
    const part = (id: number, mpn: string) => ({ id: id as never, mpn, title: mpn, tiers: { 1: 10_000 }, stock: [1] });
    await insertProducts(shop.db, [part(501, 'BC-847'), part(502, 'BC847'), part(503, 'MMBT3904')]);
    await shop.pool.query('update product set brand_id = $1 where id = 501', [target.id]);
    await shop.pool.query('update product set brand_id = $1 where id in (502, 503)', [other.id]);
    const preview = await read<BrandMergePreview>(`/admin/brand-merges/preview?kept=${target.id}&ids=${other.id}`);
    expect(preview).toEqual({ products: 2, clashes: { mpns: ['BC-847'], count: 1 }, isUndoable: true });
    const merge = () => sent<MergedBrands>('/admin/brand-merges', { keptId: target.id, ids: [other.id] });
    await except('brand', [other.id]);
    await shop.pool.query(
      `insert into price_change (key, staff_id, at, rule, state, starts_at)
        select gen_random_uuid(), id, now(), $1, 'planned', now() + interval '1 day' from staff limit 1`,
      [JSON.stringify({ categoryIds: null, categoryId: null, brandId: Number(other.id), productIds: null })],
    );
    expect(await merge()).toMatchObject({ status: 400, error: { field: 'ids' } });
    await shop.pool.query(`update price_change set state = 'cancelled'`);
    const first = await merge();
    expect(await exceptions()).toEqual([exception('brand', other.id, [other.id])]);
    expect(first).toMatchObject({ status: 200, products: 1, left: 1, leftBrands: ['ON Semiconductor'] });
    await shop.pool.query(`update product set mpn = 'BC848' where id = 502`);
    expect(await merge()).toMatchObject({ products: 1, left: 0, leftBrands: [] });
    expect(await exceptions()).toEqual([exception('brand', target.id, [other.id, target.id])]);
    await shop.index.caughtUp();
    expect(await asGuest<object>('/catalog/manufacturers/on-semiconductor')).toMatchObject({
      slug: 'onsemi',
      count: 3,
    });
    const seen = await read<StaffBrand>(`/admin/brands/${target.id}`);
    expect(seen).toMatchObject({ products: 3, merge: { names: ['ON Semiconductor'], products: 1 } });
    expect(seen.fields.spellings).toEqual(['on semi', 'on semiconductor']);
    expect((await keeper.post(`/admin/brand-merges/${first.mergeId}/undo`, {})).statusCode).toBe(409);
    const undo = async () => {
      const { merge: last } = await read<StaffBrand>(`/admin/brands/${target.id}`);
      return sent<{ products: number }>(`/admin/brand-merges/${last?.id}/undo`, {});
    };
    expect(await undo()).toMatchObject({ status: 200, products: 1 });
    expect(await undo()).toMatchObject({ status: 200, products: 1 });
    expect(await exceptions()).toEqual([exception('brand', other.id, [other.id])]);
    expect(await read<StaffBrand>(`/admin/brands/${other.id}`)).toMatchObject({
      products: 2,
      fields: {
        name: 'ON Semiconductor',
        slug: 'on-semiconductor',
        spellings: ['on semi'],
      },
    });
    expect(await read<StaffBrand>(`/admin/brands/${target.id}`)).toMatchObject({ products: 1, formerSlugs: [] });
  });

  it('are deleted only if nothing refers to them', async () => {
    const { id } = await addedBrand(keeper, 'Пустой');
    expect((await keeper.post(`/admin/brands/${id}/delete`, {})).statusCode).toBe(200);
    const refused = await sent<object>('/admin/brands/1/delete', {});
    expect(refused).toMatchObject({ status: 409, error: { code: 'in_use' } });
  });
});

it('nothing is changed while an import runs', async () => {
  const client = await shop.pool.connect();
  await client.query('select pg_advisory_lock($1)', [importLockKey]);
  try {
    const refused = await sent<object>('/admin/brands', { name: 'Later', slug: '' });
    expect(refused).toMatchObject({ status: 409, error: { code: 'import_running' } });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [importLockKey]);
    client.release();
  }
});

it.each([
  ['/admin/brands?sort=size', 'sort'],
  ['/admin/attributes?kind=colour', 'kind'],
  ['/admin/brand-merges/preview?kept=1&ids=1', 'ids'],
  ['/admin/brand-merges/preview?kept=x&ids=2', 'kept'],
])('%s is refused by name', async (path, field) => {
  expect(await read<Refusal>(path)).toMatchObject({ error: { field } });
});

it('can be read by support and changed only by managers', async () => {
  const support = await signedInStaff(shop, 'support');
  expect((await support.get('/admin/categories')).statusCode).toBe(200);
  expect((await support.post('/admin/brands', { name: 'Nobody', slug: '' })).statusCode).toBe(403);
});
