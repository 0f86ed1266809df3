import type { ProductListAnswer } from '@farad/contract/shop/search';
import { expect, test } from 'vitest';

import { firstFound } from './example.server.ts';

const nothing = {
  count: 0,
  reading: [],
  products: [],
  isMeaningFound: false,
  correction: null,
  dropped: [],
  atLeast: [],
};
const found = { ...nothing, count: 7, isMeaningFound: true, reading: [{ title: '10 кОм' }] };

const apiOf = (answers: Readonly<Record<string, object>>): Parameters<typeof firstFound>[0] => ({
  products: ({ query }) => {
    const text = new URLSearchParams(Array.from(query, ([name, value]) => [name, value])).get('text') ?? '';
    return Promise.resolve({
      ok: true,
      value: { ...nothing, ...answers[text] } as unknown as ProductListAnswer,
      setCookies: [],
    });
  },
});

test('the example is the first text with exact matches', async () => {
  const api = apiOf({ '4к7': { ...found, dropped: ['4к7'] }, '10к': found, '1к': found });
  expect(await firstFound(api, ['0805', '4к7', '10к', '1к'])).toEqual({
    text: '10к',
    understood: ['10 кОм'],
    count: 7,
  });
});

test('a search without an answer is told from a search without a match', async () => {
  const error = { code: 'search_unavailable', message: '' };
  const api = {
    products: () => Promise.resolve({ ok: false, status: 503, error, setCookies: [] }),
  } as unknown as Parameters<typeof firstFound>[0];
  expect(await firstFound(api, ['4к7'])).toBe('search_away');
});

test('there is no example if no text has a match', async () => {
  expect(await firstFound(apiOf({}), ['4к7', '10к'])).toBeNull();
});
