/** Which products a list of stock shows: with pieces, with pieces that orders hold, with none left. */
export const stockFilters = ['in_stock', 'reserved', 'none'] as const;

export type StockFilter = (typeof stockFilters)[number];
