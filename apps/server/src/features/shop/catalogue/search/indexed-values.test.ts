import type { CategoryAnswer } from '@farad/contract/shop/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 1200 });
});
afterAll(() => shop.close());

const indexedOf = async (slug: string, locale = 'ru'): Promise<NonNullable<CategoryAnswer['indexed']>> => {
  const answer = await shop.get(`/catalog/categories/${slug}`, { 'accept-language': locale });
  const { indexed } = answer.json<CategoryAnswer>();
  if (indexed === null) throw new Error(`${slug} has no pages of values`);
  return indexed;
};

const countOf = async (query: string): Promise<number> =>
  (await shop.get(`/catalog/products?${query}`)).json<{ count: number }>().count;

describe('pages of values (product C15)', () => {
  it('are listed with their category, each with its product count', async () => {
    const { key, title, values } = await indexedOf('chip-resistors');
    expect([key, title]).toEqual(['package', 'Корпус']);
    expect(values.length).toBeGreaterThan(1);
    for (const value of values) {
      const ticks = value.values.map((spelling) => `attrs.package=${encodeURIComponent(spelling)}`);
      expect(await countOf(`categories=chip-resistors&${ticks.join('&')}`)).toBe(value.count);
      expect(value.count).toBeGreaterThan(0);
    }
  });

  it('have titles in the language if the value is a word', async () => {
    const [russian, english] = [await indexedOf('leds'), await indexedOf('leds', 'en')];
    expect(russian.values.map(({ slug }) => slug)).toEqual(english.values.map(({ slug }) => slug));
    expect(english.values).toContainEqual(expect.objectContaining({ slug: 'red', title: 'red', isWord: true }));
    expect(russian.values).toContainEqual(expect.objectContaining({ slug: 'red', title: 'красный', isWord: true }));
  });

  it('do not exist if a category has no such parameter', async () => {
    for (const slug of ['resistors', 'multimeters']) {
      expect((await shop.get(`/catalog/categories/${slug}`)).json()).toMatchObject({ indexed: null });
    }
  });

  it('follow changes of the catalogue', async () => {
    const { values } = await indexedOf('chip-resistors');
    const [lost] = values;
    if (lost === undefined) throw new Error('no value');
    await shop.connection.pool.query(
      `update product set state = 'archived' where attributes->>'package' = $1
      and category_id = (select id from category where slug = 'chip-resistors')`,
      [lost.values[0]],
    );
    await shop.index.caughtUp();
    const slugs = (await indexedOf('chip-resistors')).values.map(({ slug }) => slug);
    expect(slugs).toEqual(values.slice(1).map(({ slug }) => slug));
  });

  it('are listed in the sitemap', async () => {
    const { body } = await shop.server.inject({ method: 'GET', url: '/sitemaps/pages.xml' });
    const { values } = await indexedOf('chip-resistors');
    for (const { slug } of values) expect(body).toContain(`/en/catalog/chip-resistors/${slug}</loc>`);
    expect(body).not.toContain('/catalog/multimeters/');
    expect(body).toContain('/catalog/manufacturers/yageo</loc>');
  });
});
