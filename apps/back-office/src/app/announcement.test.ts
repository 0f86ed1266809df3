import { expect, it } from 'vitest';

import { toAnnounce } from './announcement.ts';

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
