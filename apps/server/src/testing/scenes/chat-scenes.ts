import type { TestShop } from '../shop.ts';
import type { StaffBrowser } from '../staff.ts';

/** Starts a conversation as a guest, and returns the conversation's id. */
async function waitingChat(shop: TestShop): Promise<number> {
  await shop.guest().post('/chat/messages', { text: 'Есть ли на ленте?', key: 'first-sending-of-it' });
  const { rows } = await shop.pool.query<{ id: number }>('select max(id) as id from chat');
  return rows[0]?.id ?? 0;
}

/**
 * Returns functions by call name, one for each call that changes conversations. A function prepares a request that
 * succeeds, and returns its path and body.
 */
export const chatScenes = (shopOf: () => TestShop) => ({
  takeChat: async () => [`/admin/chats/${await waitingChat(shopOf())}/take`, { from: null }] as const,
  answerChat: async () =>
    [`/admin/chats/${await waitingChat(shopOf())}/answers`, { text: 'Да, есть.', key: 'first-answer-to-it' }] as const,
  closeChat: async () => [`/admin/chats/${await waitingChat(shopOf())}/close`, {}] as const,
  handOverChat: async (by: StaffBrowser) =>
    [`/admin/chats/${await waitingChat(shopOf())}/hand-over`, { to: String(by.staffId) }] as const,
});
