import fc from 'fast-check';

import {
  allocate,
  basketLineTotal,
  type Coefficient,
  type Kopecks,
  type Quantity,
  type UnitPrice,
} from '../money/index.ts';
import type { FrozenLine, FrozenOrder } from './test-paid-lines.ts';

/** A random line with a basket price: whole roubles, at least one. */
const basketLine = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).map((text) => `Резистор ${text}`),
    quantity: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 200_000 })),
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 10 ** 9 })),
    coefficient: fc.constantFrom(10_000, 9500, 8000, 10_333),
    vatPercent: fc.constantFrom(22, 10, 0, null),
  })
  .map(({ name, quantity, unitPrice, coefficient, vatPercent }): FrozenLine => {
    const total = basketLineTotal(unitPrice as UnitPrice, quantity as Quantity, coefficient as Coefficient);
    return { name, quantity: quantity as Quantity, total, vatPercent };
  });

/**
 * Random orders with one to forty lines. The reduction never exceeds the price of the goods; mostly it is at most a
 * tenth.
 */
export const anyOrder: fc.Arbitrary<FrozenOrder> = fc
  .record({
    lines: fc.array(basketLine, { minLength: 1, maxLength: 40 }),
    delivery: fc.option(
      fc
        .integer({ min: 0, max: 200_000 })
        .map((price) => ({ name: 'Доставка', price: price as Kopecks, vatPercent: 22 as const })),
    ),
    part: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 10_000 })),
  })
  .map(({ lines, delivery, part }) => {
    const goods = lines.reduce((sum, line) => sum + line.total, 0) as Kopecks;
    const [reduction = 0] = allocate(goods, [part, 10_000 - part]);
    return { lines, delivery, reduction: reduction as Kopecks };
  });

export const orderTotal = ({ lines, delivery, reduction }: FrozenOrder): number =>
  lines.reduce((sum, line) => sum + line.total, delivery?.price ?? 0) - reduction;
