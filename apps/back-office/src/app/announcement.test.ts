import { expect, it } from 'vitest';

import { linesOf, toAnnounce } from './announcement.ts';

const order = { number: '26-000012', total: 19.5, name: 'Anna' };

it('announces orders that came since the last answer', () => {
  const answer = { last: '12', count: 1, orders: [order] };
  expect(toAnnounce('11', answer)).toBe(answer);
});

it('announces the first order of an empty shop', () => {
  expect(toAnnounce('0', { last: '1', count: 1, orders: [order] })).not.toBeNull();
});

it('announces nothing when the page opens, when nothing came, or when the answer was handled', () => {
  expect(toAnnounce(undefined, { last: '12', count: 0, orders: [] })).toBeNull();
  expect(toAnnounce('12', { last: '12', count: 0, orders: [] })).toBeNull();
  expect(toAnnounce('12', { last: '12', count: 1, orders: [order] })).toBeNull();
});

it('writes the number of a single order in the title only', () => {
  const money = (roubles: number) => `${roubles} ₽`;
  const nameless = { ...order, number: '26-000013', name: '' };
  expect(linesOf({ last: '12', count: 1, orders: [order] }, money)).toEqual(['Anna · 19.5 ₽']);
  expect(linesOf({ last: '13', count: 1, orders: [nameless] }, money)).toEqual(['19.5 ₽']);
  expect(linesOf({ last: '13', count: 2, orders: [nameless, order] }, money)).toEqual([
    '26-000013 · 19.5 ₽',
    '26-000012 · Anna · 19.5 ₽',
  ]);
});
