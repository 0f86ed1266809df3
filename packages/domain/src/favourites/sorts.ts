export const favouriteSorts = ['added', 'name', 'price', 'stock'] as const;

export type FavouriteSort = (typeof favouriteSorts)[number];
