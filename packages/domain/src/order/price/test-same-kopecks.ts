import fc from 'fast-check';
import { expect } from 'vitest';

import { usualBonusRules } from '../../cashback/index.ts';
import type { Day } from '../../delivery/index.ts';
import { sumKopecks, type Kopecks } from '../../money/index.ts';
import { applyCoupon } from '../../promotion/index.ts';
import { itemsOfLine } from '../../receipt/index.ts';
import { orderPaidLines, priceOrder } from '../index.ts';
import { anyBasket, type BasketToPrice } from './test-baskets.ts';

/**
 * Checks {@link expectSameKopecks} with `numRuns` random baskets and returns how many were checked. Throws with the
 * smallest basket that fails.
 */
export function countSameBaskets(numRuns: number): number {
  let count = 0;
  fc.assert(
    fc.property(anyBasket, (basket) => {
      expectSameKopecks(basket);
      count += 1;
    }),
    { numRuns },
  );
  return count;
}

/**
 * Prices one basket as a quote, an order and an invoice. All amounts must be equal to the kopeck, and none may be
 * negative.
 */
function expectSameKopecks({ lines, coupon: wished, bonusesWanted, bonusBalance, cargo }: BasketToPrice): void {
  const open = { isOn: true, startsAt: null, endsAt: null, usesMax: null, usesPerAccount: null, used: 0 };
  const applied =
    wished === null
      ? null
      : applyCoupon({ code: 'TEST', minimum: 0 as Kopecks, ...open, ...wished }, lines, {
          now: new Date(0),
          usedByAccount: 0,
        });
  const price = priceOrder({
    lineTotals: lines.map(({ total }) => total),
    coupon: applied?.ok === true ? applied.value : null,
    bonuses: { wanted: bonusesWanted, balance: bonusBalance, rules: usualBonusRules },
    cargo,
  });
  expect(price.total).toBe(price.goods - price.coupon - price.bonus + price.cargo);
  expect(sumKopecks(price.lines.map(({ paid }) => paid)) + price.cargo).toBe(price.total);
  expect(price.total).toBeGreaterThanOrEqual(100);
  expect(price.total % 100).toBe(0);
  expect(price.bonus / 100).toBeLessThanOrEqual(Math.min(bonusBalance, (price.goods - price.coupon) / 1000));
  const sold = lines.map((line, index) => {
    const shares = price.lines[index];
    if (shares === undefined) throw new Error('a line without shares');
    expect(Math.min(shares.coupon, shares.bonus, shares.paid)).toBeGreaterThanOrEqual(0);
    expect(shares.coupon + shares.bonus + shares.paid).toBe(line.total);
    return { ...line, ...shares };
  });
  const paid = orderPaidLines({ lines: sold, cargo: price.cargo, deliveryName: 'Доставка' }, '2026-11-21' as Day);
  const rows = paid.flatMap(itemsOfLine).map(({ quantity, price: each }) => (quantity * each) as Kopecks);
  expect(sumKopecks(rows)).toBe(price.total);
}
