import fc from 'fast-check';

import { basketLineTotal, type Coefficient, type Kopecks, type Quantity, type UnitPrice } from '../../money/index.ts';
import type { CouponValue } from '../../promotion/index.ts';
import type { VatClass } from '../../vat/index.ts';

export interface BasketToPrice {
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: Quantity;
    readonly total: Kopecks;
    readonly categoryId: number;
    readonly vatClass: VatClass;
  }[];
  readonly coupon: { readonly value: CouponValue; readonly categoryIds: readonly number[] } | null;
  readonly bonusesWanted: number;
  readonly bonusBalance: number;
  readonly cargo: Kopecks;
}

const roubles = (max: number) => fc.integer({ min: 1, max }).map((count) => (count * 100) as Kopecks);

const line = fc
  .record({
    quantity: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100_000 })),
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 10 ** 9 })),
    coefficient: fc.constantFrom(10_000, 9500, 8000, 10_333),
    categoryId: fc.integer({ min: 1, max: 3 }),
    vatClass: fc.constantFrom<VatClass>('standard', 'reduced', 'zero', 'none'),
  })
  .map(({ quantity, unitPrice, coefficient, categoryId, vatClass }) => ({
    name: `Резистор ${unitPrice}`,
    quantity: quantity as Quantity,
    categoryId,
    vatClass,
    total: basketLineTotal(unitPrice as UnitPrice, quantity as Quantity, coefficient as Coefficient),
  }));

const couponValue: fc.Arbitrary<CouponValue> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent })),
  roubles(100_000).map((sum) => ({ kind: 'sum' as const, sum })),
  fc.constant({ kind: 'free_delivery' as const }),
);

/** Random baskets of one to twenty lines with all kinds of coupons, bonuses and delivery. */
export const anyBasket: fc.Arbitrary<BasketToPrice> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  coupon: fc.option(fc.record({ value: couponValue, categoryIds: fc.subarray([1, 2, 3]) })),
  bonusesWanted: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 ** 6 })),
  bonusBalance: fc.integer({ min: 0, max: 10 ** 6 }),
  cargo: fc.oneof(fc.constant(0 as Kopecks), roubles(5000)),
});
