/** Filters of a stock list: products in stock, reserved by orders, or out of stock. */
export const stockFilters = ['in_stock', 'reserved', 'none'] as const;

export type StockFilter = (typeof stockFilters)[number];
