/** Which conversations a list of staff shows. */
export const chatLists = ['active', 'mine', 'waiting', 'closed', 'all'] as const;
