/** Orders in which a list can be sorted. The first is the default. */
export const sorts = ['added', 'name', 'price', 'stock'] as const;
