/** Filters of the stock list: products in stock, products that orders reserve, and products out of stock. */
export const stockFilters = ['in_stock', 'reserved', 'none'] as const;

export type StockFilter = (typeof stockFilters)[number];
