import fc from 'fast-check';

import type { Kopecks } from '../money/index.ts';
import type { PaidLine, ReceiptItem } from './index.ts';

export const line = (quantity: number, total: number, name = 'Резистор 10 кОм 0805'): PaidLine => ({
  name,
  subject: 'commodity',
  quantity,
  total: total as Kopecks,
  vatPercent: 22,
});

export const sumOf = (items: readonly ReceiptItem[]): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

export const anyLine = fc
  .record({
    quantity: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 300_000 })),
    total: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 10 ** 10 })),
  })
  .map(({ quantity, total }) => line(quantity, total));
