import { expect, test } from 'vitest';

import { neutralCoefficient, type Coefficient, type Quantity, type UnitPrice } from '../../money/index.ts';
import type { ProductId } from '../../product/index.ts';
import { repeatOrder, type ProductToday } from '../index.ts';

const id = 1 as ProductId;

const bought = (quantity: number, unitPrice = 5000) => [
  { productId: id, quantity: quantity as Quantity, unitPrice: unitPrice as UnitPrice },
];

const product = (changes: Partial<ProductToday> = {}): ProductToday => ({
  productId: id,
  tiers: [
    { minQuantity: 1 as Quantity, unitPrice: 5000 as UnitPrice },
    { minQuantity: 100 as Quantity, unitPrice: 4000 as UnitPrice },
  ],
  minQuantity: 1 as Quantity,
  multiple: 1 as Quantity,
  available: 1000 as Quantity,
  state: 'published',
  inBasket: 0,
  ...changes,
});

const repeat = (quantity: number, changes: Partial<ProductToday> = {}, coefficient = neutralCoefficient) =>
  repeatOrder(bought(quantity), new Map([[id, product(changes)]]), coefficient);

test('an unchanged order has no difference', () => {
  expect(repeat(10)).toEqual({ add: [{ productId: id, quantity: 10 }], changes: [] });
});

test('a single piece is bought again', () => {
  expect(repeat(1).add).toEqual([{ productId: id, quantity: 1 }]);
});

test('products no longer sold are reported and not added', () => {
  const gone = { add: [], changes: [{ kind: 'gone', productId: id }] };
  expect(repeatOrder(bought(10), new Map(), neutralCoefficient)).toEqual(gone);
  expect(repeat(10, { state: 'archived' })).toEqual(gone);
  expect(repeat(10, { tiers: [] })).toEqual(gone);
});

test('with too little stock, the available pieces are added', () => {
  expect(repeat(10, { available: 7 as Quantity })).toEqual({
    add: [{ productId: id, quantity: 7 }],
    changes: [{ kind: 'stock', productId: id, wanted: 10, available: 7 }],
  });
  expect(repeat(10, { available: 7 as Quantity, multiple: 5 as Quantity }).add).toEqual([
    { productId: id, quantity: 5 },
  ]);
  expect(repeat(10, { available: 0 as Quantity }).add).toEqual([]);
});

test('pieces in the basket count', () => {
  expect(repeat(10, { available: 12 as Quantity, inBasket: 5 })).toEqual({
    add: [{ productId: id, quantity: 7 }],
    changes: [{ kind: 'stock', productId: id, wanted: 10, available: 7 }],
  });
  expect(repeat(10, { available: 5 as Quantity, inBasket: 20 }).add).toEqual([]);
});

test('a changed price is reported as this buyer pays now', () => {
  expect(repeat(100).changes).toEqual([{ kind: 'price', productId: id, before: 5000, now: 4000 }]);
  expect(repeat(10, {}, 20_000 as Coefficient).changes).toEqual([
    { kind: 'price', productId: id, before: 5000, now: 10_000 },
  ]);
});
