import { watchStatements } from '@farad/database/connection/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { productAround } from './product-around.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { id } = products.tiered;

const setStars = (rating: number) =>
  shop.pool.query(
    `insert into review (product_id, account_id, author_name, rating, text, pros, cons, state)
     select $1, id, 'Анна', $2, 'Хорошая деталь', '', '', 'approved' from account where phone = '79061112233'
     on conflict (product_id, account_id) do update set rating = $2`,
    [id, rating],
  );

test('calls of one turn share a statement, a later call sees what changed', async () => {
  await shop.pool.query("insert into account (phone, username, name) values ('79061112233', '79061112233', 'Анна')");
  const sent: string[] = [];
  watchStatements(shop.db, { onLate: () => undefined, onDone: ({ sql }) => sent.push(sql) });
  const [one, same, other] = await Promise.all([
    productAround(shop, id),
    productAround(shop, id),
    productAround(shop, products.reduced.id),
  ]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(sent.filter((sql) => sql.includes('listed_analogue'))).toHaveLength(2);
  expect(one.starCounts).toEqual(new Map());

  await setStars(4);
  expect((await productAround(shop, id)).starCounts).toEqual(new Map([[4, 1]]));
  await setStars(5);
  expect((await productAround(shop, id)).starCounts).toEqual(new Map([[5, 1]]));
});

test('a failed statement is not kept for later calls', async () => {
  await shop.pool.query('alter table question rename to question_away');
  await expect(productAround(shop, id)).rejects.toThrow(/question/);
  await shop.pool.query('alter table question_away rename to question');
  expect((await productAround(shop, id)).questionCount).toBe(0);
});
