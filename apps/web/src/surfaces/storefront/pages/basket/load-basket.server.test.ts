import { expect, it } from 'vitest';

import { scriptedVisit } from '../../../../testing/scripted-visit.ts';
import { sharedLines } from './load-basket.server.ts';

const notFound = { status: 404, body: { error: { code: 'not_found', message: '' } } };
const token = 'a'.repeat(32);

const line = {
  product_id: '3',
  seo: 'ne555p',
  mpn: 'NE555P',
  title: 'Таймер',
  brand: 'TI',
  package: null,
  categorySlug: 'timers',
  qty: 2,
  unit: 'piece',
  current_price: 10,
  total_price: 20,
  discount: 0,
};

const order = { number: '26-000001', status: 'created', products: [line] };

it('shows the order whose link it is, where there is no such basket', async () => {
  const { visit, asked } = await scriptedVisit(`/basket?id=${token}`, (call) =>
    call === `GET /orders/public/${token}` ? { status: 200, body: order } : notFound,
  );
  expect(await sharedLines(visit, token, '')).toMatchObject([{ mpn: 'NE555P', qty: 2 }]);
  expect(asked).toEqual([`GET /basket/${token}`, `GET /orders/public/${token}`]);
});

it('shows nothing where the id names neither, and asks nobody where there is none', async () => {
  const { visit, asked } = await scriptedVisit('/basket?id=junk', () => notFound);
  expect(await sharedLines(visit, 'junk', '')).toBeNull();
  expect(asked).toEqual(['GET /basket/junk', 'GET /orders/public/junk']);
  expect(await sharedLines(visit, '', '')).toBeNull();
  expect(await sharedLines(visit, 'own', 'own')).toBeNull();
  expect(asked).toHaveLength(2);
});

it.each(['../orders', '%2e%2e%2forders', 'a/b', '?x', 'x'.repeat(5000), '\'"><script>'])(
  'T36: asks for nothing else, whatever the id is: %.30s',
  async (id) => {
    const { visit, asked } = await scriptedVisit('/basket', () => notFound);
    expect(await sharedLines(visit, id, '')).toBeNull();
    for (const call of asked) expect(call).toMatch(/^GET \/(?:basket|orders\/public)\/[^/?]+$/);
  },
);
