import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import type { ProductId } from '../product/product.ts';
import {
  movementKinds,
  onHandMax,
  planStock,
  reorderOf,
  stockFilters,
  stockDeeds,
  stockLinesMax,
  type ReorderFigures,
  type StockLine,
} from './index.ts';

const part = 1 as ProductId;
const places = new Map([[part, { onHand: 10, reserved: 4 }]]);
const line = (quantity: number, book: number | null = null, productId = part): StockLine => ({
  productId,
  quantity,
  book,
});

it.each([
  ['receipt', line(5), 5],
  ['write_off', line(6), -6],
  ['correction', line(-6), -6],
  ['count', line(12, 10), 2],
  ['count', line(4, 10), -6], // exactly the reserved pieces
  ['receipt', line(1), 1],
  ['receipt', line(onHandMax - 10), onHandMax - 10], // exactly the maximum of a warehouse
  ['receipt', line(3, null, 2 as ProductId), 3],
  ['count', line(3, 0, 2 as ProductId), 3],
] as const)('%s %j adds %i', (deed, of, by) => {
  expect(planStock(deed, [of], places)).toMatchObject({ ok: true, value: [{ productId: of.productId, by }] });
});

test('filters of a stock list', () => {
  expect(stockFilters).toEqual(['in_stock', 'reserved', 'none']);
});

it('the ledger contains actions of staff and of orders', () => {
  expect(stockDeeds).toEqual(['receipt', 'write_off', 'correction', 'count']);
  expect(movementKinds).toEqual([...stockDeeds, 'shortage', 'reserve', 'release', 'ship']);
});

it('a document has at most 500 lines, a warehouse a billion pieces of a product', () => {
  expect([stockLinesMax, onHandMax]).toEqual([500, 10 ** 9]);
});

it('a count equal to the record changes nothing', () => {
  expect(planStock('count', [line(10, 10)], places)).toEqual({ ok: true, value: [] });
  expect(planStock('count', [line(0, 0, 2 as ProductId)], places)).toEqual({ ok: true, value: [] });
});

it.each([
  ['receipt', [line(0)], 0, 'no_quantity'],
  ['correction', [line(0)], 0, 'no_quantity'],
  ['write_off', [line(7)], 0, 'held_by_orders'],
  ['write_off', [line(1, null, 2 as ProductId)], 0, 'held_by_orders'],
  ['count', [line(3, 10)], 0, 'held_by_orders'],
  ['count', [line(10, 9)], 0, 'book_changed'],
  ['count', [line(-1, 10)], 0, 'no_quantity'],
  ['receipt', [line(onHandMax - 9)], 0, 'above_limit'],
  ['receipt', [line(onHandMax)], 0, 'above_limit'],
  ['receipt', [line(1), line(1)], 1, 'twice'],
] as const)('%s %j is refused', (deed, lines, row, refusal) => {
  expect(planStock(deed, lines, places)).toMatchObject({ ok: false, error: [{ row, refusal }] });
});

test('law: a plan never takes reserved pieces, and has each product once', () => {
  const lines = fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }).map((id) => id as ProductId),
      quantity: fc.integer({ min: -20, max: 20 }),
      book: fc.constantFrom(null, 0, 10),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...stockDeeds), lines, (deed, entered) => {
      const plan = planStock(deed, entered, places);
      expect(plan.ok || plan.error.length > 0).toBe(true);
      const changes = plan.ok ? plan.value : [];
      expect(new Set(changes.map(({ productId }) => productId)).size).toBe(changes.length);
      for (const { productId, by, before } of changes) {
        const { onHand, reserved } = places.get(productId) ?? { onHand: 0, reserved: 0 };
        expect(before).toBe(onHand);
        expect(by).not.toBe(0);
        expect(onHand + by).toBeGreaterThanOrEqual(reserved);
      }
    }),
  );
});

const figures: ReorderFigures = {
  available: 10,
  ordered: 90,
  days: 90,
  leadDays: 14,
  coverDays: 30,
  minQuantity: 1,
  multiple: 1,
};

it.each([
  ['demand until the goods come and after', {}, 34],
  ['rounded up to the multiple', { multiple: 25 }, 50],
  ['no fewer than the minimum', { minQuantity: 100 }, 100],
  ['nothing above the threshold', { available: 15 }, null],
  ['at the threshold', { available: 14 }, 30],
  ['whole pieces for part of a day', { ordered: 91, available: 10 }, 35],
  ['at a threshold that is rounded up', { ordered: 91, available: 15 }, 30],
  ['one at least', { coverDays: 0, available: 14, minQuantity: 0 }, 1],
  ['nothing that nobody orders', { ordered: 0, available: 0 }, null],
])('suggests %s', (_, changes, suggested) => {
  expect(reorderOf({ ...figures, ...changes }).suggested).toBe(suggested);
});
