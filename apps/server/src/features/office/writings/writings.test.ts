import type { StaffWriting } from '@farad/contract/office/content/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { shopAnswer } from '#testing/scenes/writing-scenes.ts';

let shop: TestShop;
let moderator: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  moderator = await signedInStaff(shop, 'support');
  for (const [product, rating, state, text] of [
    [1, 5, 'approved', 'Точный резистор'],
    [2, 1, 'rejected', 'Пришёл не тот'],
    [1, 1, 'pending', 'Точность ниже'],
  ] as const) {
    const { accountId } = await shop.signedIn();
    await shop.pool.query(
      `insert into review (product_id, account_id, author_name, rating, text, state, reject_reason)
       values ($1, $2, 'Анна', $3, $4, $5, case when $5 = 'rejected' then 'Не о товаре' else '' end)`,
      [product, accountId, rating, text, state],
    );
  }
});
afterAll(() => shop.close());

const find = async (query: string): Promise<readonly StaffWriting[]> =>
  (await moderator.get(`/admin/writings?${query}`)).json<{ writings: StaffWriting[] }>().writings;

describe('texts of customers', () => {
  it.each([
    ['', ['Точность ниже', 'Пришёл не тот', 'Точный резистор']],
    ['text=точн', ['Точность ниже', 'Точный резистор']],
    ['text=пришел', ['Пришёл не тот']],
    ['state=rejected', ['Пришёл не тот']],
    ['rating=1', ['Точность ниже', 'Пришёл не тот']],
    ['rating=1&state=pending', ['Точность ниже']],
    ['product=rc0603', ['Точность ниже', 'Точный резистор']],
    ['product=zzz', []],
    ['kind=question', []],
  ])('is found by %s', async (query, texts) => {
    const [name = '', ...values] = query.split('&');
    const encoded = [name, ...values].map((pair) => pair.split('=').map(encodeURIComponent).join('=')).join('&');
    expect((await find(encoded)).map(({ text }) => text)).toEqual(texts);
  });

  it('continues after the last of a page', async () => {
    const [, second] = await find('');
    expect((await find(`after=${second?.id}`)).map(({ text }) => text)).toEqual(['Точный резистор']);
    expect(await find(`id=${second?.id}`)).toEqual([second]);
    expect(await find(`kind=question&id=${second?.id}`)).toEqual([]);
  });

  it.each([
    ['kind=letter', 'kind'],
    ['rating=6', 'rating'],
    ['state=lost', 'state'],
    ['after=x', 'after'],
    ['id=-1', 'id'],
    ['who=me', 'who'],
  ])('%s is refused by name', async (query, field) => {
    expect((await moderator.get(`/admin/writings?${query}`)).json()).toMatchObject({ error: { field } });
  });
});

it('an answer of the shop is changed and its former text stored; answers of others cannot be changed', async () => {
  const id = await shopAnswer(shop);
  expect((await moderator.post(`/admin/answers/${id}/text`, { text: 'По 5000' })).statusCode).toBe(200);
  expect((await find('kind=answer'))[0]).toMatchObject({ text: 'По 5000', isShop: true, question: 'На ленте?' });
  const { rows } = await shop.pool.query(
    `select before, after from audit where action = 'answer.rewritten' and object_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ before: { text: 'Да' }, after: { text: 'По 5000' } }]);
  await shop.pool.query('update answer set is_shop = false, account_id = (select min(id) from account) where id = $1', [
    id,
  ]);
  expect((await moderator.post(`/admin/answers/${id}/text`, { text: 'Чужое' })).statusCode).toBe(404);
  expect((await moderator.post('/admin/answers/x/text', { text: 'Ничьё' })).statusCode).toBe(404);
});
