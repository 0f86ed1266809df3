import type { TestShop } from '../shop.ts';

/** Adds a customer's message to the shop, and returns its number. */
async function letter(shop: TestShop): Promise<string> {
  const { rows } = await shop.pool.query<{ number: string }>(
    `insert into feedback (number, subject, text, name, email, order_number, locale, caller_hash, created_at, changed_at)
     values ('L-26-' || lpad(nextval('feedback_number')::text, 6, '0'), 'part', 'Есть ли на ленте?', 'Пётр', 'petr@example.com',
       '', 'ru', '', $1, $1) returning number`,
    [shop.deps.clock()],
  );
  return rows[0]?.number ?? '';
}

/**
 * Returns functions by call name, one for each call that changes customers' messages. A function prepares a request
 * that succeeds, and returns its path and body.
 */
export const feedbackScenes = (shopOf: () => TestShop) => ({
  answerFeedback: async () =>
    [`/admin/feedback/${await letter(shopOf())}/answers`, { text: 'Да, по 5000 на ленте.' }] as const,
  moveFeedback: async () => [`/admin/feedback/${await letter(shopOf())}/state`, { state: 'closed' }] as const,
  noteFeedback: async () => [`/admin/feedback/${await letter(shopOf())}/notes`, { text: 'Перезвонить' }] as const,
  removeFeedbackNote: async () => {
    const number = await letter(shopOf());
    const { rows } = await shopOf().pool.query<{ id: number }>(
      `insert into feedback_entry (feedback_id, kind, staff_id, text, at)
       select feedback.id, 'note', (select max(id) from staff), 'Перезвонить', now() from feedback where number = $1
       returning id::integer`,
      [number],
    );
    return [`/admin/feedback/${number}/notes/${rows[0]?.id}/remove`, {}] as const;
  },
});
