import type { TestShop } from '../shop.ts';

/** Adds a question that the shop has answered, and returns the id of the answer. */
export async function shopAnswer(shop: TestShop): Promise<number> {
  const { accountId } = await shop.signedIn();
  const { rows } = await shop.pool.query<{ id: number }>(
    `with asked as (insert into question (product_id, account_id, author_name, text, state)
       values (1, $1, 'Пётр', 'На ленте?', 'approved') returning id)
     insert into answer (question_id, author_name, text, state, is_shop) select id, '', 'Да', 'approved', true
       from asked returning id::integer`,
    [accountId],
  );
  return rows[0]?.id ?? 0;
}

/** Adds a review of the shop that waits for approval, and returns its id. */
async function shopReview(shop: TestShop): Promise<number> {
  const { accountId } = await shop.signedIn();
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into shop_review (account_id, author_name, rating, text) values ($1, 'Пётр', 5, 'Быстро') returning id::integer`,
    [accountId],
  );
  return rows[0]?.id ?? 0;
}

/**
 * Returns functions by call name, one for each call that changes customers' texts. A function prepares a request that
 * succeeds, and returns its path and body.
 */
export const writingScenes = (shopOf: () => TestShop) => ({
  answerShopReview: async () =>
    [`/admin/shop-reviews/${await shopReview(shopOf())}/answer`, { text: 'Спасибо!' }] as const,
  rewriteAnswer: async () =>
    [`/admin/answers/${await shopAnswer(shopOf())}/text`, { text: 'Да, по 5000 на ленте.' }] as const,
});
