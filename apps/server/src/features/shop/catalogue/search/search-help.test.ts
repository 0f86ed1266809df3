import type { ProductListAnswer, SearchHelp } from '@farad/contract/shop/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 6000 });
});
afterAll(() => shop.close());

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

async function helpFor(query: string, language = 'ru'): Promise<SearchHelp> {
  const response = await shop.get(`/catalog/help?${query}`, { 'accept-language': language });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<SearchHelp>();
}

const helpForText = (text: string, language?: string) => helpFor(`text=${encodeURIComponent(text)}`, language);

async function countOf(query: readonly (readonly [string, string])[]): Promise<number> {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return (await shop.get(`/catalog/products?${search.toString()}`)).json<ProductListAnswer>().count;
}

describe('a value without parts', () => {
  it('shows its neighbours in the series and in the catalogue, each with its count', async () => {
    const { nearest } = await helpForText('чип-резистор 4.73 кОм');
    expect(nearest).toHaveLength(1);
    expect(spaced(nearest[0]?.asked ?? '')).toBe('4,73 кОм');
    expect(nearest[0]?.series.map(({ name, title }) => [name, spaced(title)])).toEqual([
      ['E24', '4,7 кОм'],
      ['E96', '4,75 кОм'],
    ]);
    expect(nearest[0]?.existing.map(({ title }) => spaced(title))).toContain('4,7 кОм');
    for (const { count, query } of nearest[0]?.existing ?? []) {
      expect(count).toBeGreaterThan(0);
      expect(await countOf(query)).toBe(count);
    }
  });

  it('is explained in the caller’s language', async () => {
    const { nearest } = await helpForText('chip resistor 4.73k', 'en');
    expect(spaced(nearest[0]?.asked ?? '')).toBe('4.73 kΩ');
    expect(nearest[0]?.series.map(({ title }) => spaced(title))).toEqual(['4.7 kΩ', '4.75 kΩ']);
  });

  it('a rating has no series, only existing ratings', async () => {
    const { nearest } = await helpForText('чип-конденсатор 100n 51В');
    const volts = nearest.find(({ asked }) => spaced(asked) === '51 В');
    expect(volts?.series).toEqual([]);
    expect(volts?.existing.map(({ title }) => spaced(title))).toContain('50 В');
  });

  it('of a facet in a category keeps the category', async () => {
    const { nearest } = await helpFor('categories=chip-resistors&attrs.resistance=4730');
    const [first] = nearest[0]?.existing ?? [];
    expect(first?.query).toContainEqual(['categories', 'chip-resistors']);
    expect(await countOf(first?.query ?? [])).toBe(first?.count);
  });
});

it('a rating without parts finds relaxed ones', async () => {
  const { widened } = await helpForText('чип-конденсатор 100n 17В');
  expect(widened.map(({ title }) => spaced(title))).toEqual(['≥ 17 В']);
  expect(widened[0]?.query).toEqual([['text', 'чип-конденсатор 100n ≥17В']]);
  expect(await countOf(widened[0]?.query ?? [])).toBe(widened[0]?.count);
});

describe('conditions without results', () => {
  it('are listed with the count without each', async () => {
    const { dropped } = await helpForText('чип-резистор 10к 7343');
    expect(dropped.length).toBeGreaterThan(0);
    for (const { title, count, query } of dropped) {
      expect(title).not.toBe('');
      expect(count).toBeGreaterThan(0);
      expect(await countOf(query)).toBe(count);
    }
    expect(dropped.map(({ query }) => query)).toContainEqual([['text', 'чип-резистор 10к']]);
  });

  it('of the address are dropped one by one', async () => {
    const { dropped } = await helpFor('categories=chip-resistors&attrs.resistance=10000&attrs.package=7343');
    expect(dropped.map(({ query }) => query)).toContainEqual([
      ['categories', 'chip-resistors'],
      ['attrs.resistance', '10000'],
    ]);
  });

  it('an unknown word is dropped as well', async () => {
    const { dropped } = await helpForText('резистор 10к щёщёщё');
    expect(dropped).toContainEqual(expect.objectContaining({ title: 'щёщёщё', query: [['text', 'резистор 10к']] }));
  });
});

const categoriesOf = async (query: readonly (readonly [string, string])[]): Promise<readonly string[]> => {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  const { categories } = (await shop.get(`/catalog/products?${search.toString()}`)).json<ProductListAnswer>();
  return categories.map(({ slug }) => slug);
};

describe('a suggestion', () => {
  it.each(['4к73 0805 1%', 'резистор 4к73 0805 1%', 'чип-резистор 4к7 7343', '4к7 7343', '4к7 0805 0,7%'])(
    'of %s leads to resistors only',
    async (text) => {
      const { nearest, widened, dropped } = await helpForText(text);
      const advices = [...nearest.flatMap(({ existing }) => existing), ...widened, ...dropped];
      expect(advices.length).toBeGreaterThan(0);
      for (const { query } of advices) {
        const [first] = await categoriesOf([...query, ['limit', '1']]);
        expect(first, JSON.stringify(query)).toMatch(/resistors$/);
      }
    },
  );

  it('never drops the kind of part or its defining value', async () => {
    for (const text of ['резистор 4к7 7343', '4к7 7343', '10 мкГн 7343 3%']) {
      const { dropped } = await helpForText(text);
      for (const { query } of dropped) expect(JSON.stringify(query)).toMatch(/резистор|4к7|10 мкГн/);
    }
  });

  it('names near values of the kind if none fits all conditions', async () => {
    const { nearest } = await helpForText('4к73 7343 1%');
    expect(nearest[0]?.existing.map(({ title }) => spaced(title))).toContain('4,7 кОм');
  });
});

const nothing = { nearest: [], widened: [], dropped: [] };

it('there is none if enough is found, and none for an empty search', async () => {
  expect(await helpForText('резистор 10к')).toEqual(nothing);
  expect(await helpFor('')).toEqual(nothing);
  expect(await helpForText('щёщёщё')).toEqual(nothing);
});

it.each([
  ['nonsense=1', 'unknown_field', 'nonsense'],
  ['attrs.resistance.min=ten', 'invalid_input', 'attrs.resistance.min'],
  [`text=${'a'.repeat(300)}`, 'invalid_input', 'text'],
])('refuses %s and names the field', async (query, code, field) => {
  const response = await shop.get(`/catalog/help?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { code, field } });
});

it.each(['(((', '😀', `'; drop table product; --`, '"', '≥', '4.73к '.repeat(30), 'резистор '.repeat(20)])(
  'takes %s for words',
  async (text) => {
    expect(Object.keys(await helpForText(text))).toEqual(['nearest', 'widened', 'dropped']);
  },
);
