import type { TestShop } from './shop.ts';

/** A question with an answer of the shop; answers the number of that. */
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

/** How each changing call of staff about what was written succeeds. */
export const writingScenes = (shopOf: () => TestShop) => ({
  rewriteAnswer: async () =>
    [`/admin/answers/${await shopAnswer(shopOf())}/text`, { text: 'Да, по 5000 на ленте.' }] as const,
});
