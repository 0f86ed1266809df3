import type { ProductListAnswer } from '@farad/contract/shop/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { distortions, nearNumbers } from './part-number-distortions.examples.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 10_000 });
});

afterAll(async () => {
  await shop.close();
});

const listed = async (query: string): Promise<ProductListAnswer> => {
  const answer = await shop.get(`/catalog/products?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ProductListAnswer>();
};

const searched = (text: string): Promise<ProductListAnswer> => listed(`limit=3&text=${encodeURIComponent(text)}`);

describe('a distorted part number finds its part at the first place', () => {
  it('in a hundred cases', () => {
    expect(distortions.length + nearNumbers.length).toBeGreaterThanOrEqual(100);
    expect(new Set(distortions.map(([typed]) => typed)).size).toBe(distortions.length);
  });

  it.each(distortions)('%s → %s (%s)', async (typed, meant) => {
    const { products } = await searched(typed);
    expect(products[0]?.mpn).toBe(meant);
  });
});

describe('an unknown number', () => {
  it.each(nearNumbers)('%s is reported as unknown, and %s is shown separately (%s)', async (typed, meant) => {
    const { products, count, correction, missing } = await searched(typed);
    expect({ products, count, correction }).toEqual({ products: [], count: 0, correction: null });
    expect(missing?.number).toBe(typed);
    expect(missing?.near.map(({ mpn }) => mpn)).toContain(meant);
  });
});

describe('a correction', () => {
  it('is shown, and is skipped for a search as typed', async () => {
    const { correction, count } = await searched('ту555з');
    expect(correction).toEqual({ from: 'ту555з', to: 'ne555p', isInstead: true });
    expect(count).toBeGreaterThan(0);
    const literal = await listed(`asTyped=1&text=${encodeURIComponent('ту555з')}`);
    expect(literal).toMatchObject({ correction: null, count: 0, products: [] });
  });

  it('is skipped if the text is found', async () => {
    expect((await searched('NE555P')).correction).toBeNull();
    expect((await searched('резистор 10к 0603')).correction).toBeNull();
    expect((await searched('')).correction).toBeNull();
  });
});

describe('the order of a list', () => {
  it('is explained only on request', async () => {
    expect(await searched('lm358')).not.toHaveProperty('scores');
    const { products, scores } = await listed('text=lm358p&debug=1');
    expect(scores?.map(({ _id }) => _id)).toEqual(products.map(({ _id }) => _id));
    expect(scores?.[0]).toMatchObject({ match: 'exact', isCorrected: false });
    const corrected = await listed(`debug=1&text=${encodeURIComponent('ту555з')}`);
    expect(corrected.scores?.[0]).toMatchObject({ match: 'exact', isCorrected: true });
  });

  it('names a switch that is neither on nor off', async () => {
    const answer = await shop.get('/catalog/products?debug=yes');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { field: 'debug' } });
  });
});
