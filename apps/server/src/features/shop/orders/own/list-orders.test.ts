import type { OrdersAnswer } from '@farad/contract/shop/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const { byTens, reduced, tiered } = products;

let shop: TestShop;
let customer: SignedInBrowser;
const numbers: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  customer = await shop.signedIn();
  for (const [product, quantity] of [
    [tiered, 1],
    [reduced, 1],
    [byTens, 20],
  ] as const) {
    numbers.push((await place(customer, await add(customer, [product, quantity]))).number);
  }
  await moveByStaff(shop, numbers[0] ?? '', 'in_work_personal');
  await shop.pool.query(`update orders set created_at = '2026-11-10T21:30:00Z' where number = $1`, [numbers[1]]);
});
afterAll(() => shop.close());

const list = async (query: Record<string, string> = {}, person = customer): Promise<OrdersAnswer> =>
  (await person.get(`/orders?${new URLSearchParams(query).toString()}`)).json<OrdersAnswer>();

const found = async (query: Record<string, string>): Promise<number[]> =>
  (await list(query)).orders.map(({ number }) => numbers.indexOf(number));

test.each([
  [{}, [2, 1, 0]],
  [{ text: 'rc0603 fr07-10kl' }, [0]],
  [{ text: 'ne555' }, [1]],
  [{ text: 'конденсатор' }, [2]],
  [{ text: '(en)' }, [2, 1, 0]],
  [{ text: '%' }, []],
  [{ text: '_' }, []],
  [{ text: '--' }, []],
  [{ text: 'no such part' }, []],
  [{ status: 'in_work' }, [0]],
  [{ status: 'created' }, [2, 1]],
  [{ status: 'waiting' }, []],
  // The order was placed on the 11th at 00:30 in Moscow.
  [{ from: '2026-11-11', to: '2026-11-11' }, [1]],
  [{ to: '2026-11-10' }, []],
  [{ from: '2026-11-12', text: 'ne555' }, []],
  [{ company: '77' }, []],
])('%j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('by the number of the order', async () => {
  expect(await found({ text: numbers[2] ?? '' })).toEqual([2]);
  expect(await found({ text: (numbers[2] ?? '').slice(3) })).toEqual([2]);
});

test.each([
  [{ status: 'paid' }, 'status'],
  [{ from: '2026-02-30' }, 'from'],
  [{ to: 'yesterday' }, 'to'],
  [{ after: '1' }, 'after'],
  [{ company: "1' or 1=1" }, 'company'],
  [{ text: 'x'.repeat(101) }, 'text'],
  [{ page: '2' }, 'page'],
])('%j is refused by its field name', async (query, field) => {
  const answer = await customer.get(`/orders?${new URLSearchParams(query).toString()}`);
  expect(refusalOf(answer)).toMatchObject({ status: 400, field });
});

test('a repeated parameter is refused', async () => {
  expect(refusalOf(await customer.get('/orders?text=a&text=b'))).toMatchObject({ status: 400, field: 'text' });
});

test('page by page: each once, none of others', async () => {
  const buyer = await shop.signedIn();
  await place(buyer, await add(buyer, [tiered, 1]));
  await shop.pool.query(
    `insert into orders (number, public_token_sha256, public_token_expires_at, account_id, customer_type, status, contact,
       delivery, payment_method, consents, locale, prices_koef, goods_kopecks, total_kopecks, discount_kopecks)
     select '26-9' || lpad(n::text, 5, '0'), sha256(n::text::bytea), now(), account_id, customer_type, status, contact,
       delivery, payment_method, consents, locale, prices_koef, total_kopecks, total_kopecks, discount_kopecks
     from orders, generate_series(1, 44) n where account_id = $1`,
    [buyer.accountId],
  );
  const seen: string[] = [];
  let after = '';
  let pages = 0;
  do {
    const answer = await list(after === '' ? {} : { after }, buyer);
    seen.push(...answer.orders.map(({ number }) => number));
    after = answer.next ?? '';
    pages += 1;
  } while (after !== '');
  expect(pages).toBe(3);
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
  expect((await list({ after: seen[0] ?? '' })).orders.every(({ number }) => numbers.includes(number))).toBe(true);
});
