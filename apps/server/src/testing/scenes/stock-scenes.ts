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

/**
 * Functions by call name, one for each call that changes stock. A function prepares a request that succeeds, and
 * returns its path and body.
 */
export const stockScenes = {
  postStock: async () => ['/admin/stock/documents', stockBody('receipt', [products.tiered, 5])] as const,
};
