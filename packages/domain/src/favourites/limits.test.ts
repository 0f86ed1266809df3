import { describe, expect, it } from 'vitest';

import { neutralCoefficient, type Quantity, type UnitPrice } from '../money/index.ts';
import {
  cheaperTarget,
  deletedListLifeSeconds,
  favouriteListsMax,
  favouriteNoteLengthMax,
  favouritesMax,
  isWatchMet,
  listNameLengthMax,
  watchedPrice,
  watchesMax,
  type WatchedProduct,
} from './index.ts';

it('limits: 10,000 favourites in 100 lists, 500 watches', () => {
  expect([favouritesMax, favouriteListsMax, listNameLengthMax, favouriteNoteLengthMax, watchesMax]).toEqual([
    10_000, 100, 60, 300, 500,
  ]);
});

it('a deleted list can be restored for a week', () => expect(deletedListLifeSeconds).toBe(604_800));

describe('a watch', () => {
  const product: WatchedProduct = {
    state: 'published',
    tiers: [{ minQuantity: 1 as Quantity, unitPrice: 5000 as UnitPrice }],
    minQuantity: 1 as Quantity,
    multiple: 5 as Quantity,
    available: 5 as Quantity,
  };
  const inStock = { kind: 'in_stock', target: null } as const;
  const met = (change: Partial<WatchedProduct>) => isWatchMet(inStock, { ...product, ...change }, neutralCoefficient);

  it('for stock needs the minimum quantity', () => {
    expect([met({}), met({ available: 4 as Quantity }), met({ tiers: [] })]).toEqual([true, false, false]);
  });
  it('for a price is not met if the product is not sold or no price is set', () => {
    const target = 9999 as UnitPrice;
    expect(isWatchMet({ kind: 'cheaper', target }, product, neutralCoefficient)).toBe(true);
    expect(isWatchMet({ kind: 'cheaper', target }, { ...product, tiers: [] }, neutralCoefficient)).toBe(false);
    expect(isWatchMet({ kind: 'cheaper', target: null }, product, neutralCoefficient)).toBe(false);
  });
  it('of a product that is not sold has no price', () => {
    expect(watchedPrice({ ...product, state: 'known' }, neutralCoefficient)).toBeNull();
    expect(watchedPrice({ ...product, tiers: [] }, neutralCoefficient)).toBeNull();
  });
  it('below the smallest price is refused', () => {
    const cheapest = { ...product, tiers: [{ minQuantity: 1 as Quantity, unitPrice: 1 as UnitPrice }] };
    expect(cheaperTarget(cheapest, neutralCoefficient, null)).toBeNull();
    expect(cheaperTarget(product, neutralCoefficient, 1 as UnitPrice)).toBe(1);
    expect(cheaperTarget(product, neutralCoefficient, 0 as UnitPrice)).toBeNull();
  });
});
