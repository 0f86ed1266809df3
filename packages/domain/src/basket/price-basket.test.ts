import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketLineTotal, neutralCoefficient, sumKopecks } from '../money/index.ts';
import type { Coefficient, Kopecks, Quantity, UnitPrice } from '../money/index.ts';
import type { ProductId } from '../product/index.ts';
import { priceBasket, sameTotals, type PriceableLine } from './index.ts';

const line = (id: number, quantity: number, unitPrice: number, beforePrice: number | null = null): PriceableLine => ({
  productId: id as ProductId,
  quantity: quantity as Quantity,
  tiers: [{ minQuantity: 1 as Quantity, unitPrice: unitPrice as UnitPrice }],
  beforePrice: beforePrice as UnitPrice | null,
});

test('the total of a basket is the sum of its lines', () => {
  expect(priceBasket([line(1, 100, 3100), line(2, 1, 800), line(3, 2, 500_000, 600_000)], neutralCoefficient)).toEqual({
    lines: [
      { productId: 1, quantity: 100, unitPrice: 3100, lineTotal: 3100, discount: 0 },
      { productId: 2, quantity: 1, unitPrice: 800, lineTotal: 100, discount: 0 },
      { productId: 3, quantity: 2, unitPrice: 500_000, lineTotal: 10_000, discount: 2000 },
    ],
    total: 13_200,
    discount: 2000,
  });
});

test('the coefficient scales the displayed price, and the total is computed from that', () => {
  const [priced] = priceBasket([line(1, 10_000, 333)], 9_500 as Coefficient).lines;
  expect(priced).toMatchObject({ unitPrice: 316, lineTotal: 31_600 });
});

test('a former price below the current one gives no discount', () => {
  expect(priceBasket([line(1, 1, 50_000, 40_000)], neutralCoefficient).discount).toBe(0);
});

test('a line of a product without prices costs 0', () => {
  const priced = priceBasket([{ ...line(1, 5, 1), tiers: [], beforePrice: 10_000 as UnitPrice }], neutralCoefficient);
  expect(priced).toMatchObject({ lines: [{ unitPrice: 0, lineTotal: 0, discount: 0 }], total: 0, discount: 0 });
});

test('an empty basket costs 0', () => {
  expect(priceBasket([], neutralCoefficient)).toEqual({ lines: [], total: 0, discount: 0 });
});

const arbitraryLines = fc.uniqueArray(
  fc
    .tuple(fc.nat(1000), fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10 ** 8 }))
    .map(([id, quantity, unitPrice]) => line(id, quantity, unitPrice)),
  { selector: (some) => some.productId, maxLength: 20 },
);

test('law: totals are whole roubles, and each line is priced by the one function', () => {
  fc.assert(
    fc.property(arbitraryLines, fc.integer({ min: 1, max: 20_000 }), (lines, scale) => {
      const coefficient = scale as Coefficient;
      const priced = priceBasket(lines, coefficient);
      expect(priced.total % 100).toBe(0);
      expect(priced.total).toBe(
        sumKopecks(
          lines.map(({ tiers, quantity }) =>
            basketLineTotal(tiers[0]?.unitPrice ?? (0 as UnitPrice), quantity, coefficient),
          ),
        ),
      );
    }),
  );
});

test('law: equal totals match in any order and differ from all others', () => {
  fc.assert(
    fc.property(arbitraryLines, (lines) => {
      const actual = priceBasket(lines, neutralCoefficient);
      expect(sameTotals(actual, { ...actual, lines: [...actual.lines].reverse() })).toBe(true);
      expect(sameTotals({ total: actual.total }, actual)).toBe(true);
      expect(sameTotals({ total: (actual.total + 100) as Kopecks }, actual)).toBe(false);
      const missing = { ...actual, lines: actual.lines.slice(1) };
      expect(sameTotals(missing, actual)).toBe(actual.lines.length === 0);
    }),
  );
});

test('a repeated line does not count as two lines', () => {
  const actual = priceBasket([line(1, 1, 10_000), line(2, 1, 10_000)], neutralCoefficient);
  expect(sameTotals({ ...actual, lines: [...actual.lines.slice(1), ...actual.lines.slice(1)] }, actual)).toBe(false);
});

test('a line shown with another quantity, sum or product does not match', () => {
  const actual = priceBasket([line(1, 1, 10_000), line(2, 1, 10_000)], neutralCoefficient);
  const [first, second] = actual.lines;
  for (const change of [{ quantity: 2 as Quantity }, { lineTotal: 1 as Kopecks }, { productId: 9 as ProductId }]) {
    const lines = [{ ...first, ...change }, second] as typeof actual.lines;
    expect(sameTotals({ ...actual, lines }, actual)).toBe(false);
  }
});

test('no delivery equals a free delivery', () => {
  const actual = priceBasket([line(1, 1, 10_000)], neutralCoefficient);
  expect(sameTotals({ total: actual.total, delivery: 0 as Kopecks }, actual)).toBe(true);
  expect(sameTotals({ total: actual.total, delivery: 1 as Kopecks }, actual)).toBe(false);
});

test('the displayed delivery price is compared', () => {
  const actual = { ...priceBasket([line(1, 1, 10_000)], neutralCoefficient), delivery: 30_000 as Kopecks };
  expect(sameTotals({ total: actual.total, delivery: 0 as Kopecks }, actual)).toBe(false);
  expect(sameTotals({ total: actual.total, discount: 100 as Kopecks }, actual)).toBe(false);
});
