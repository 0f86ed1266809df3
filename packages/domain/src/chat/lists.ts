/** Lists of conversations for staff. */
export const chatLists = ['active', 'mine', 'waiting', 'closed', 'all'] as const;
