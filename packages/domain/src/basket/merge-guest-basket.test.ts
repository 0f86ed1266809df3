import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quantity } from '../money/index.ts';
import { type ProductId } from '../product/index.ts';
import { quantityMax } from '../quantities/order-quantity.ts';
import { basketResets, maxBasketLines, mergeGuestBasket, type CustomerBasket, type MergeableLine } from './index.ts';

const line = (productId: number, quantity: number, isDeleted = false): MergeableLine => ({
  productId: productId as ProductId,
  quantity: quantity as Quantity,
  isDeleted,
});

test('lines of the same product add their quantities, deleted ones are dropped', () => {
  const plan = mergeGuestBasket(
    { id: 'g1', lines: [line(1, 5), line(2, 7), line(3, 1, true)] },
    { lines: [line(1, 10), line(4, 2), line(5, 9, true)], mergedGuestIds: ['g0'] },
  );
  expect(plan).toEqual({
    save: [
      { productId: 1, quantity: 15 },
      { productId: 4, quantity: 2 },
      { productId: 2, quantity: 7 },
    ],
    resets: basketResets,
    isChanged: true,
    mergedGuestIds: ['g0', 'g1'],
    limited: [],
    leftOut: [],
    deleteGuest: true,
    clearCartCookie: true,
    clearCartCookieAfterMs: 1000,
  });
});

test('a customer without a basket gets the guest’s', () => {
  expect(mergeGuestBasket({ id: 'g', lines: [line(1, 2)] }, null)).toMatchObject({
    save: [{ productId: 1, quantity: 2 }],
    isChanged: true,
  });
});

test('an empty guest basket resets nothing', () => {
  expect(
    mergeGuestBasket({ id: 'g', lines: [line(1, 2, true)] }, { lines: [line(2, 1)], mergedGuestIds: [] }),
  ).toMatchObject({
    save: [{ productId: 2, quantity: 1 }],
    isChanged: false,
    resets: null,
    mergedGuestIds: [],
  });
});

test('a merge resets coupon, bonuses, discount and delivery (specification section 4)', () => {
  const { resets } = mergeGuestBasket({ id: 'g', lines: [line(1, 2)] }, null);
  expect(resets).toEqual({
    coupon: null,
    bonusesDiscount: 0,
    totalDiscount: 0,
    isDeliveryToDoor: false,
    isDeliveryToPickUp: false,
    cargoPrice: 0,
  });
});

test('a merged line has at most the maximum quantity', () => {
  const plan = mergeGuestBasket({ id: 'g', lines: [line(1, quantityMax)] }, null);
  expect(plan.limited).toEqual([]);
});

test('a sum above the maximum quantity is limited and reported', () => {
  const plan = mergeGuestBasket(
    { id: 'g', lines: [line(1, quantityMax)] },
    { lines: [line(1, 1)], mergedGuestIds: [] },
  );
  expect(plan.save).toEqual([{ productId: 1, quantity: quantityMax }]);
  expect(plan.limited).toEqual([{ productId: 1, wanted: quantityMax + 1, quantity: quantityMax }]);
});

test('a full basket adds quantities to its lines and reports products without room', () => {
  const own = Array.from({ length: maxBasketLines }, (_, index) => line(index + 1, 1));
  const plan = mergeGuestBasket({ id: 'g', lines: [line(1, 4), line(9999, 1)] }, { lines: own, mergedGuestIds: [] });
  expect(plan.save).toHaveLength(maxBasketLines);
  expect(plan.save[0]).toEqual({ productId: 1, quantity: 5 });
  expect(plan.leftOut).toEqual([9999]);
});

const arbitraryLines = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 }), fc.boolean())
    .map((some) => line(...some)),
  { maxLength: 15 },
);

test('law: merging twice is merging once', () => {
  fc.assert(
    fc.property(arbitraryLines, arbitraryLines, (guestLines, ownLines) => {
      const guest = { id: 'g', lines: guestLines };
      const once = mergeGuestBasket(guest, { lines: ownLines, mergedGuestIds: [] });
      const after: CustomerBasket = { lines: once.save, mergedGuestIds: once.mergedGuestIds };
      const twice = mergeGuestBasket(guest, after);
      expect(twice.save).toEqual(once.save);
      expect(twice).toMatchObject({ isChanged: false, resets: null });
    }),
  );
});

test('law: no live piece is lost or added, and each product has one line', () => {
  const pieces = (lines: readonly MergeableLine[]) =>
    lines.reduce((sum, some) => sum + (some.isDeleted === true ? 0 : some.quantity), 0);
  fc.assert(
    fc.property(arbitraryLines, arbitraryLines, (guestLines, ownLines) => {
      const { save } = mergeGuestBasket({ id: 'g', lines: guestLines }, { lines: ownLines, mergedGuestIds: [] });
      expect(pieces(save)).toBe(pieces(guestLines) + pieces(ownLines));
      expect(new Set(save.map((some) => some.productId)).size).toBe(save.length);
    }),
  );
});
