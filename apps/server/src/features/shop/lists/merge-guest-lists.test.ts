import { inTransaction } from '@farad/database/connection/transaction';
import type { ProductId } from '@farad/domain/product';
import { formatProductIds } from '@farad/domain/comparison';
import { favouriteQueries } from '@farad/database/people/favourite.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { marksOf } from './caller-marks.ts';
import { mergeGuestLists } from './merge-guest-lists.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const cookies = (comparisons: number[], favs: number[]) => ({
  get: (name: string) => formatProductIds((name === 'favs' ? favs : comparisons) as ProductId[]),
});

const marks = async (accountId: number) => {
  const account = { id: accountId } as never;
  const actor = { kind: 'account', account } as never;
  return marksOf(shop.db, { actor, cookies: { get: () => undefined, set: () => {}, clear: () => {} } });
};

test('a guest’s comparison and favourites are the customer’s after the sign-in; a repetition changes nothing', async () => {
  const { accountId } = await shop.signedIn();
  const first = await favouriteQueries(shop.db).firstList(accountId);
  await favouriteQueries(shop.db).add({ accountId, id: first }, [1, 8] as ProductId[]);
  await favouriteQueries(shop.db).change(first, 1 as ProductId, { note: 'моё', quantity: 9 });
  const guest = cookies([3, 2], [1, 3, 10, 424_242]);
  await inTransaction(shop.db, (tx) => mergeGuestLists(tx, accountId, guest));
  const once = await marks(accountId);
  expect(once.comparison).toEqual([3, 2]);
  expect(new Set(once.favourites)).toEqual(new Set([1, 3, 8]));
  await inTransaction(shop.db, (tx) => mergeGuestLists(tx, accountId, guest));
  expect(await marks(accountId)).toEqual(once);
  const lines = await favouriteQueries(shop.db).lines(first, { sort: 'name', limit: 10, skip: 0 });
  expect(lines.find(({ productId }) => productId === 1)).toMatchObject({ note: 'моё', quantity: 9 });
});

test('without marks nothing is created', async () => {
  const { accountId } = await shop.signedIn();
  await inTransaction(shop.db, (tx) => mergeGuestLists(tx, accountId, { get: () => undefined }));
  expect(await favouriteQueries(shop.db).lists(accountId)).toEqual([]);
});
