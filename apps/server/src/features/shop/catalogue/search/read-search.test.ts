import type { ProductListAnswer } from '@farad/contract/shop/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 6000 });
});

afterAll(async () => {
  await shop.close();
});

async function searched(text: string, locale = 'ru') {
  const answer = await shop.get(`/catalog/products?text=${encodeURIComponent(text)}`, { 'accept-language': locale });
  return answer.json<ProductListAnswer>();
}

describe('a search understood as electronics', () => {
  it.each([
    ['резистор 10к 0603 1%', { resistance: 10_000, tolerance: 1 }],
    ['10 кОм 0603', { resistance: 10_000 }],
    ['0,1мкФ X7R 0603', { capacitance: 1e-7, dielectric: 'X7R' }],
    ['100nF X7R 0603', { capacitance: 1e-7, dielectric: 'X7R' }],
  ])('%s', async (text, attributes) => {
    const { products, reading } = await searched(text);
    expect(reading.length).toBeGreaterThan(1);
    expect(products[0]).toMatchObject({ attributes });
  });

  it('shows what was understood in the caller’s language, and the text without each piece', async () => {
    const { reading } = await searched('резистор 10к 0603', 'en');
    expect(reading).toContainEqual({
      title: expect.stringMatching(/^10\skΩ$/),
      source: '10к',
      about: 'Resistance',
      isCorrected: false,
      textWithout: 'резистор 0603',
      textAsTyped: 'резистор "10к" 0603',
      wider: null,
    });
  });

  it('shows sizes in both systems, and offers relaxed ratings', async () => {
    const { reading } = await searched('100n 50В 0603');
    expect(reading.map(({ title }) => title)).toContain('0603 (1608 метрич.)');
    expect(reading.map(({ wider }) => wider)).toContainEqual({
      title: expect.stringMatching(/^≥ 50\sВ$/),
      text: '100n ≥50В 0603',
    });
  });

  it.each([
    ['конденсатор 100n от 25 до 100 В', /^25…100\sВ$/],
    ['конденсатор 100n не менее 50В', /^≥ 50\sВ$/],
    ['резистор 10к до 1%', /^≤ 1\s%$/],
  ])('bounds: %s', async (text, title) => {
    const { reading, products } = await searched(text);
    expect(reading.map((piece) => piece.title)).toContainEqual(expect.stringMatching(title));
    expect(products.length).toBeGreaterThan(0);
  });

  it('a quoted piece is searched literally', async () => {
    const { reading } = await searched('резистор "10к"');
    expect(reading.map(({ source }) => source)).toEqual(['резистор']);
  });

  it('a quoted word is not corrected', async () => {
    expect((await searched('конденсатар 100n')).products.length).toBeGreaterThan(0);
    expect(await searched('"конденсатар" 100n')).toMatchObject({ count: 0, correction: null });
  });

  it('a word in the wrong keyboard layout is understood and shown', async () => {
    const { reading, products } = await searched('htpbcnjh 10к 0603');
    expect(reading[0]).toMatchObject({ source: 'htpbcnjh', isCorrected: true });
    expect(products[0]).toMatchObject({ attributes: { resistance: 10_000 } });
  });

  it('does not change part numbers', async () => {
    const { products, reading } = await searched('RC0603FR-0710KL');
    expect(reading).toEqual([]);
    expect(products[0]?.mpn).toBe('RC0603FR-0710KL');
  });
});
