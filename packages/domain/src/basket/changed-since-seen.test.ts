import { expect, test } from 'vitest';
import type { Quantity, UnitPrice } from '../money/index.ts';
import type { ProductId } from '../product/index.ts';
import { changedSinceSeen } from './index.ts';

const seen = (id: number, quantity: number, unitPrice: number) => ({
  productId: id as ProductId,
  quantity: quantity as Quantity,
  unitPrice: unitPrice as UnitPrice,
});
const now = (id: number, unitPrice: number | null, available: number) => ({
  productId: id as ProductId,
  unitPrice: unitPrice as UnitPrice | null,
  available: available as Quantity,
});

test('reports price changes, missing stock and products no longer sold', () => {
  expect(
    changedSinceSeen(
      [seen(1, 5, 100), seen(2, 5, 100), seen(3, 5, 100), seen(4, 5, 100), seen(5, 5, 100)],
      [now(5, 100, 5), now(1, 120, 4), now(2, 100, 4), now(3, null, 9)],
    ),
  ).toEqual([
    { kind: 'price', productId: 1, before: 100, now: 120 },
    { kind: 'stock', productId: 1, wanted: 5, available: 4 },
    { kind: 'stock', productId: 2, wanted: 5, available: 4 },
    { kind: 'gone', productId: 3 },
    { kind: 'gone', productId: 4 },
  ]);
});

test('more stock at the same price is no change', () => {
  expect(changedSinceSeen([seen(1, 5, 100)], [now(1, 100, 500)])).toEqual([]);
});
