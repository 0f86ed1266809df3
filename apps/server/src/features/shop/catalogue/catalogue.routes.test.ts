import type { WireCategory } from '@farad/contract/shop/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import type { CategoryId } from '@farad/domain/category';
import { categoriesOfDay } from './category-tree.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 1200 });
});
afterAll(() => shop.close());

interface ListShape {
  readonly count: number;
  readonly pages: number;
  readonly page: number;
  readonly limit: number;
  readonly products: readonly {
    readonly mpn: string;
    readonly price: Record<string, number>;
    readonly before_price: number | null;
    readonly qty: number;
    readonly minQuantity: number;
    readonly multiple: number;
  }[];
  readonly facets: readonly { readonly key: string; readonly values: readonly { readonly isTicked: boolean }[] }[];
  readonly brands: readonly { readonly slug: string; readonly count: number; readonly isTicked: boolean }[];
  readonly categories: readonly { readonly count: number }[];
  readonly attributes: readonly { readonly key: string; readonly title: string }[];
  readonly understood: readonly (readonly [string, string])[];
}

const list = async (query: string, headers: Record<string, string> = {}): Promise<ListShape> => {
  const response = await shop.get(`/catalog/products?${query}`, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ListShape>();
};

const refused = async (query: string) => {
  const response = await shop.get(`/catalog/products?${query}`);
  return { status: response.statusCode, ...response.json<{ error: { code: string; field?: string } }>().error };
};

describe('finding products', () => {
  it('finds a resistor by its parameters', async () => {
    const found = await list('categories=chip-resistors&attrs.resistance=10000&attrs.package=0603&attrs.tolerance=1');
    expect(found.products.map(({ mpn }) => mpn)).toContain('RC0603FR-0710KL');
    expect(found.facets.find(({ key }) => key === 'resistance')?.values.some(({ isTicked }) => isTicked)).toBe(true);
    expect(found.attributes.map(({ key }) => key)).toContain('resistance');
    expect(found.understood).toContainEqual(['attrs.resistance', '10000']);
  });

  it('finds a part number and answers in the requested language', async () => {
    const inEnglish = await list('text=RC0603FR-0710KL', { 'accept-language': 'en' });
    expect(inEnglish.products[0]?.mpn).toBe('RC0603FR-0710KL');
    expect(inEnglish.attributes.find(({ key }) => key === 'resistance')?.title).toBe('Resistance');
  });

  it('has 20 products per page, 12 if only the page is given', async () => {
    expect(await list('')).toMatchObject({ limit: 20, page: 1 });
    expect(await list('page=2')).toMatchObject({ limit: 12, page: 2 });
  });

  it('sorts by the cost of my quantity, with minimum and multiple; too scarce products come last', async () => {
    const { products } = await list('categories=chip-resistors&sort=price&qty=1000&isOnlyInStock=true&limit=50');
    const lines = products.map(({ price, qty, minQuantity, multiple }) => {
      const pieces = Math.max(minQuantity, Math.ceil(1000 / multiple) * multiple);
      const [, unitPrice = 0] = Object.entries(price).findLast(([minimum]) => Number(minimum) <= pieces) ?? [];
      return { cost: Math.round(unitPrice * 10_000) * pieces, isEnough: qty >= pieces };
    });
    expect(lines.length).toBeGreaterThan(5);
    expect(lines).toEqual(lines.toSorted((a, b) => +b.isEnough - +a.isEnough || a.cost - b.cost));
    expect(products.every(({ qty }) => qty > 0)).toBe(true);
  });

  it('leaves out products sold only in larger quantities than mine', async () => {
    const all = await list('qty=1&limit=100');
    const within = await list('qty=1&isMinimumMet=true&limit=100');
    expect(within.count).toBeGreaterThan(0);
    expect(within.count).toBeLessThan(all.count);
    expect(within.products.every(({ minQuantity }) => minQuantity <= 1)).toBe(true);
    expect(within.understood).toContainEqual(['isMinimumMet', 'true']);
  });

  it('finds products with a former price, with facets of these only', async () => {
    const answer = await list('isPromotion=true&limit=100');
    expect(answer.products.length).toBeGreaterThan(3);
    expect(answer.products.every(({ before_price }) => before_price !== null)).toBe(true);
    expect(answer.categories.reduce((sum, { count }) => sum + count, 0)).toBe(answer.count);
    expect(answer.brands.reduce((sum, { count }) => sum + count, 0)).toBe(answer.count);
    expect((await list('')).count).toBeGreaterThan(answer.count);
  });

  it('leaves the facets out on request', async () => {
    const query = 'categories=chip-resistors&attrs.package=0603';
    const [whole, bare] = [await list(query), await list(`${query}&withoutFacets=1`)];
    expect(bare).toMatchObject({
      count: whole.count,
      products: whole.products,
      facets: [],
      brands: [],
      categories: [],
    });
    expect(whole.facets.length).toBeGreaterThan(0);
    expect(await refused('withoutFacets=maybe')).toMatchObject({ status: 400, field: 'withoutFacets' });
    expect(await refused('withoutFacets=1&withoutFacets=0')).toMatchObject({ status: 400, field: 'withoutFacets' });
  });

  it('parses bounds as people write them', async () => {
    const bounds = async (entry: string) =>
      (await list(`categories=chip-resistors&${entry}`)).understood.filter(([name]) => name.startsWith('attrs.'));
    const whole = [
      ['attrs.resistance.min', '4700'],
      ['attrs.resistance.max', '10000'],
    ];
    expect(await bounds('attrs.resistance.min=4к7…10к')).toEqual(whole);
    expect(await bounds('attrs.resistance.min=4k7&attrs.resistance.max=≤ 10 кОм')).toEqual(whole);
    // The parameter belongs to a subcategory of this category.
    expect(await bounds('categories=passive-components&attrs.resistance.max=≥ 1М')).toEqual([
      ['attrs.resistance.min', '1000000'],
    ]);
  });

  it('is empty beyond the last page but shows the count', async () => {
    const beyond = await list('categories=chip-resistors&limit=20&page=5000');
    expect(beyond.products).toEqual([]);
    expect(beyond.page).toBe(5000);
    expect(beyond.count).toBeGreaterThan(0);
  });

  it.each([
    ['nonsense=1', 'unknown_field', 'nonsense'],
    ['attrs.nonsense=1', 'unknown_field', 'attrs.nonsense'],
    ['categories=nowhere', 'invalid_input', 'categories'],
    ['brands=nobody', 'invalid_input', 'brands'],
    ['limit=1000000000', 'invalid_input', 'limit'],
    ['limit=1e9', 'invalid_input', 'limit'],
    ['limit=-1', 'invalid_input', 'limit'],
    ['page=0', 'invalid_input', 'page'],
    ['qty=0.5', 'invalid_input', 'qty'],
    ['sort=price;drop table product', 'invalid_input', 'sort'],
    ['attrs.resistance.min=ten', 'invalid_input', 'attrs.resistance.min'],
    ['attrs.resistance.min=10k&attrs.resistance.max=1k', 'invalid_input', 'attrs.resistance.max'],
    ['attrs.resistance.min=10k…1k', 'invalid_input', 'attrs.resistance.min'],
    [Array.from({ length: 60 }, (_, n) => `attrs.package=${n}`).join('&'), 'invalid_input', 'attrs.package'],
    ['categories=chip-resistors&attrs.dielectric=X7R', 'invalid_input', 'attrs.dielectric'],
    ['categories=chip-resistors&attrs.vin.max=5', 'invalid_input', 'attrs.vin.max'],
    ['categories=chip-resistors&sort=-attrs.capacitance', 'invalid_input', 'sort'],
    ['isPromotion=perhaps', 'invalid_input', 'isPromotion'],
    ['text=%00', 'invalid_input', 'text'],
    ['brands=%00&brands=yageo', 'invalid_input', 'brands'],
    [`text=${'a'.repeat(300)}`, 'invalid_input', 'text'],
  ])('refuses %s and names the field', async (query, code, field) => {
    expect(await refused(query)).toMatchObject({ status: 400, code, field });
  });

  it('names a parameter by its title in the reader’s language', async () => {
    const message = async (locale: string) =>
      (await shop.get('/catalog/products?attrs.resistance.min=ten', { 'accept-language': locale })).json<{
        error: { field: string; message: string };
      }>().error;
    expect(await message('ru')).toMatchObject({
      field: 'attrs.resistance.min',
      message: 'Проверьте поле «Сопротивление».',
    });
    expect((await message('tr')).message).toContain('Direnç');
    expect(Object.keys(await message('en')).toSorted()).toEqual(['code', 'field', 'message']);
  });

  it.each([
    `'; drop table product; --`,
    '$where: 1',
    '% _ \\',
    '(((',
    '"',
    '[[:<:]]',
    '😀',
    '\ud800',
    '../../etc/passwd',
  ])('takes %s for words to look for', async (text) => {
    const response = await shop.get(`/catalog/products?text=${encodeURIComponent(text.toWellFormed())}`);
    expect(response.statusCode).toBe(200);
  });

  it('does not fail on an address that is not UTF-8', async () => {
    expect((await shop.get('/catalog/products?text=%ff%fe')).statusCode).toBe(200);
    expect((await shop.get('/catalog/products/%ff')).statusCode).toBe(400);
  });
});

describe('one product', () => {
  it('is shown with its variants, attributes and breadcrumbs', async () => {
    const response = await shop.get('/catalog/products/yageo-rc0603fr-0710kl');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      product: { mpn: 'RC0603FR-0710KL', brand: { name: 'Yageo' }, isSold: true },
      breadcrumbs: [{ slug: 'passive-components' }, { slug: 'resistors' }, { slug: 'chip-resistors' }],
    });
    expect(response.headers['cache-control']).toContain('no-store');
  });

  it.each(['nothing', 'DROP%20TABLE', 'a'.repeat(299), '%27'])('is not found at %s', async (seo) => {
    const response = await shop.get(`/catalog/products/${seo}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'not_found', message: 'Ничего не найдено.' } });
  });

  it('is not shown while it is a draft', async () => {
    await shop.connection.pool.query("update product set state = 'draft' where seo = 'yageo-rc0603fr-0710kl'");
    await shop.index.caughtUp();
    expect((await shop.get('/catalog/products/yageo-rc0603fr-0710kl')).statusCode).toBe(404);
    expect((await list('text=RC0603FR-0710KL')).products.map(({ mpn }) => mpn)).not.toContain('RC0603FR-0710KL');
    await shop.connection.pool.query("update product set state = 'published' where seo = 'yageo-rc0603fr-0710kl'");
    await shop.index.caughtUp();
    expect((await list('text=RC0603FR-0710KL')).products[0]?.mpn).toBe('RC0603FR-0710KL');
  });
});

describe('categories', () => {
  it('are a tree with live counts', async () => {
    interface Node {
      readonly slug: string;
      readonly count: number;
      readonly inStock: number;
      readonly children: readonly Node[];
    }
    const roots = (await shop.get('/catalog/categories')).json<Node[]>();
    expect(roots.reduce((sum, { count }) => sum + count, 0)).toBe(1200);
    const sums = roots.map(({ count, children }) => [count, children.reduce((sum, child) => sum + child.count, 0)]);
    expect(sums.every(([count, below]) => count === below)).toBe(true);
    expect(roots.every(({ count, inStock }) => inStock <= count)).toBe(true);
  });

  it('are shown one by one, and unknown ones get 404', async () => {
    expect((await shop.get('/catalog/categories/chip-resistors')).json()).toMatchObject({
      category: { slug: 'chip-resistors' },
    });
    expect((await shop.get('/catalog/categories/nowhere')).statusCode).toBe(404);
  });

  it('are drawn at random, each once', async () => {
    const response = await shop.post('/categoriespublic/random', { count: 5 });
    const slugs = response.json<{ slug: string }[]>().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(5);
    expect((await shop.server.inject({ method: 'POST', url: '/api/categoriespublic/random' })).json()).toHaveLength(8);
  });
});

describe('products by their addresses', () => {
  it('come in the requested order, without unknown ones', async () => {
    const seo = ['nothing', 'yageo-rc0603fr-0710kl', 'nothing-either'];
    const response = await shop.post('/productspublic/inarray', { seo, userPricesKoef: 0.01 });
    expect(response.json()).toEqual([expect.objectContaining({ seo: 'yageo-rc0603fr-0710kl' })]);
    const own = (await shop.get('/catalog/products/yageo-rc0603fr-0710kl')).json<{ product: { price: unknown } }>();
    expect(response.json<{ price: unknown }[]>()[0]?.price).toEqual(own.product.price);
  });

  it('are refused with the field name', async () => {
    const response = await shop.post('/productspublic/inarray', { seo: ['a', 5] }, { 'accept-language': 'en' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'invalid_input', field: 'seo.1' } });
  });
});

describe('the frame of the pages', () => {
  it('shows that prices are invented', async () => {
    expect((await shop.get('/site/frame')).json()).toMatchObject({
      isDemonstration: true,
      locale: 'ru',
      phone: '8 800 550-00-22',
    });
  });

  it('has the same categories on all pages of a day, all of them leaves with something in stock', async () => {
    type Frame = { randomCategories: { slug: string; title: string }[] };
    const drawn = async () => (await shop.get('/site/frame')).json<Frame>();
    const categories: WireCategory[] = (await shop.get('/catalog/categories')).json();
    const { randomCategories } = await drawn();
    const all = (roots: readonly WireCategory[]): readonly WireCategory[] =>
      roots.flatMap((root) => [root, ...all(root.children)]);
    const leaves = all(categories).filter(({ children, inStock }) => children.length === 0 && inStock > 0);
    expect(new Set(randomCategories.map(({ slug }) => slug)).size).toBe(8);
    expect(leaves.map(({ slug }) => slug)).toEqual(expect.arrayContaining(randomCategories.map(({ slug }) => slug)));
    const draws = [];
    for (let draw = 0; draw < 10; draw += 1) draws.push(JSON.stringify((await drawn()).randomCategories));
    expect(new Set(draws).size).toBe(1);
  });

  it('has other categories on another day', () => {
    const { index } = shop.deps;
    const of = (day: string) => categoriesOfDay(index, 'ru', 8, new Date(`${day}T12:00:00Z`)).map(({ slug }) => slug);
    expect(of('2026-11-23')).toEqual(of('2026-11-23'));
    expect(of('2026-11-24')).not.toEqual(of('2026-11-23'));
  });

  it('has other categories once the catalogue has changed', () => {
    const { index } = shop.deps;
    let [version, isSoldOut] = [1, false];
    const changing = {
      ...index,
      countOf: (id: CategoryId) => (isSoldOut ? { count: 0, inStock: 0 } : index.countOf(id)),
      versions: { ...index.versions, now: () => version },
    };
    const count = () => categoriesOfDay(changing, 'ru', 8, new Date('2026-11-23T12:00:00Z')).length;
    expect(count()).toBe(8);
    [version, isSoldOut] = [2, true];
    expect(count()).toBe(0);
  });
});
