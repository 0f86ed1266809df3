import { randomUUID } from 'node:crypto';

import type { StockToPost } from '@farad/contract/office/stock/stock';

import { products, type TestProduct } from '../catalogue.ts';

export type PostedLine = readonly [part: Pick<TestProduct, 'id'>, quantity: number, book?: number];

/** Returns the body that posts a stock document with these lines in the first warehouse. */
export const stockBody = (kind: StockToPost['kind'], ...lines: readonly PostedLine[]): StockToPost => ({
  key: randomUUID(),
  kind,
  warehouseId: 1,
  number: '',
  reason: kind === 'receipt' ? '' : 'Проверка',
  lines: lines.map(([{ id }, quantity, book = null]) => ({
    product_id: String(id),
    quantity,
    book,
  })),
});

/** A function for each call about stock that changes data. The function returns a request that succeeds. */
export const stockScenes = {
  postStock: async () => ['/admin/stock/documents', stockBody('receipt', [products.tiered, 5])] as const,
};
