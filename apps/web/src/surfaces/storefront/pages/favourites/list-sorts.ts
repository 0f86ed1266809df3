/** Sort orders of a list; the first is the default. */
export const sorts = ['added', 'name', 'price', 'stock'] as const;
