/** Orders of a list, the first by default. */
export const sorts = ['added', 'name', 'price', 'stock'] as const;
