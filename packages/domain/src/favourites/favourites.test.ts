import fc from 'fast-check';
import { expect, test } from 'vitest';

import { neutralCoefficient, type Coefficient, type Quantity, type UnitPrice } from '../money/index.ts';
import type { ProductId } from '../product/index.ts';
import {
  cheaperTarget,
  favouritesMax,
  favouritesToAdd,
  isWatchMet,
  watchedPrice,
  type WatchedProduct,
} from './index.ts';

const someIds = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 60 }).map((list) => list as ProductId[]);

test('law: merging twice adds nothing more, and nothing is lost or doubled', () => {
  fc.assert(
    fc.property(someIds, someIds, (guest, own) => {
      const marked = new Set(own);
      const added = favouritesToAdd(guest, { marked, count: marked.size });
      const after = new Set([...marked, ...added]);
      expect(favouritesToAdd(guest, { marked: after, count: after.size })).toEqual([]);
      expect(after.size).toBe(marked.size + added.length);
      expect(guest.every((id) => after.has(id))).toBe(true);
    }),
  );
});

test('a customer at the maximum gets no more', () => {
  const guest = [1, 2, 3] as ProductId[];
  expect(favouritesToAdd(guest, { marked: new Set(), count: favouritesMax - 1 })).toEqual([1]);
  expect(favouritesToAdd(guest, { marked: new Set(), count: favouritesMax + 5 })).toEqual([]);
});

const product = (change: Partial<WatchedProduct> = {}): WatchedProduct => ({
  state: 'published',
  tiers: [
    { minQuantity: 1 as Quantity, unitPrice: 5000 as UnitPrice },
    { minQuantity: 100 as Quantity, unitPrice: 3000 as UnitPrice },
  ],
  minQuantity: 1 as Quantity,
  multiple: 1 as Quantity,
  available: 10 as Quantity,
  ...change,
});
const inStock = { kind: 'in_stock', target: null } as const;
const cheaper = (target: number) => ({ kind: 'cheaper', target: target as UnitPrice }) as const;

test('in stock means that the minimum quantity is available', () => {
  expect(isWatchMet(inStock, product(), neutralCoefficient)).toBe(true);
  expect(isWatchMet(inStock, product({ available: 0 as Quantity }), neutralCoefficient)).toBe(false);
  expect(isWatchMet(inStock, product({ minQuantity: 11 as Quantity }), neutralCoefficient)).toBe(false);
  expect(isWatchMet(inStock, product({ state: 'known' }), neutralCoefficient)).toBe(false);
});

test('the watched price is the customer’s own, at the minimum quantity', () => {
  expect(watchedPrice(product(), neutralCoefficient)).toBe(5000);
  expect(watchedPrice(product({ minQuantity: 100 as Quantity }), neutralCoefficient)).toBe(3000);
  expect(watchedPrice(product(), 9000 as Coefficient)).toBe(4500);
  expect(watchedPrice(product({ state: 'known', tiers: [] }), neutralCoefficient)).toBeNull();
});

test('cheaper than now means any lower price; a target price is reached when equal', () => {
  expect(cheaperTarget(product(), neutralCoefficient, null)).toBe(4999);
  expect(cheaperTarget(product(), neutralCoefficient, 4000 as UnitPrice)).toBe(4000);
  expect(cheaperTarget(product(), neutralCoefficient, 5000 as UnitPrice)).toBeNull();
  expect(cheaperTarget(product({ state: 'known' }), neutralCoefficient, null)).toBeNull();
  expect(isWatchMet(cheaper(4999), product(), neutralCoefficient)).toBe(false);
  expect(isWatchMet(cheaper(5000), product(), neutralCoefficient)).toBe(true);
});

test('law: a new watch is not met, and any lower price meets the one for “cheaper than now”', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 1e8 }), fc.integer({ min: 1, max: 1e8 }), (before, after) => {
      const priced = (price: number) =>
        product({ tiers: [{ minQuantity: 1 as Quantity, unitPrice: price as UnitPrice }] });
      const target = cheaperTarget(priced(before), neutralCoefficient, null);
      expect(target).not.toBeNull();
      expect(isWatchMet({ kind: 'cheaper', target }, priced(before), neutralCoefficient)).toBe(false);
      expect(isWatchMet({ kind: 'cheaper', target }, priced(after), neutralCoefficient)).toBe(after < before);
    }),
  );
});
