import { expect, it } from 'vitest';

import { scriptedVisit } from '#testing/scripted-visit.ts';
import { notFound, sharedOrder } from '#testing/shared-order.ts';
import { leftInList, sharedLines } from './load-basket.server.ts';

const token = 'a'.repeat(32);

it('shows a shared order if there is no such basket', async () => {
  const { visit, asked } = await scriptedVisit(`/basket?id=${token}`, (call) =>
    call === `GET /orders/public/${token}` ? { status: 200, body: sharedOrder } : notFound,
  );
  expect(await sharedLines(visit, token, '')).toMatchObject([{ mpn: 'NE555P', qty: 2 }]);
  expect(asked).toEqual([`GET /basket/${token}`, `GET /orders/public/${token}`]);
});

it('shows nothing for an unknown id, and makes no call without one', async () => {
  const { visit, asked } = await scriptedVisit('/basket?id=junk', () => notFound);
  expect(await sharedLines(visit, 'junk', '')).toBeNull();
  expect(asked).toEqual(['GET /basket/junk', 'GET /orders/public/junk']);
  expect(await sharedLines(visit, '', '')).toBeNull();
  expect(await sharedLines(visit, 'own', 'own')).toBeNull();
  expect(asked).toHaveLength(2);
});

it.each(['../orders', '%2e%2e%2forders', 'a/b', '?x', 'x'.repeat(5000), '\'"><script>'])(
  'T36: makes no other call, whatever the id is: %.30s',
  async (id) => {
    const { visit, asked } = await scriptedVisit('/basket', () => notFound);
    expect(await sharedLines(visit, id, '')).toBeNull();
    for (const call of asked) expect(call).toMatch(/^GET \/(?:basket|orders\/public)\/[^/?]+$/);
  },
);

it.each(['', '?list=', '?list=abc', '?list=abc&left=0', '?list=abc&left=-1', '?list=abc&left=x', '?left=3'])(
  'asks for no list without an id and a number of lines: %s',
  async (query) => {
    const { visit, asked } = await scriptedVisit(`/basket${query}`, () => notFound);
    expect(await leftInList(visit)).toBeNull();
    expect(asked).toEqual([]);
  },
);

it('tells nothing of a list that the visitor cannot open', async () => {
  const { visit, asked } = await scriptedVisit('/basket?list=abc&left=3', () => notFound);
  expect(await leftInList(visit)).toBeNull();
  expect(asked).toEqual(['GET /boms/abc']);
});
