import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Kopecks, UnitPrice } from '../money/index.ts';
import { marginShare } from '../product/index.ts';
import { lineMargin, orderMargin, type SoldLine } from './index.ts';

const none = 0 as Kopecks;

const line = (more: Partial<Record<keyof SoldLine, number | string | null>>): SoldLine =>
  ({
    quantity: 1,
    total: none,
    coupon: none,
    bonus: none,
    unitCost: null,
    vatClass: 'none',
    vatPercent: null,
    backPieces: 0,
    backAmount: none,
    ...more,
  }) as SoldLine;

it('a markup of 60 % on 280 roubles earns 168, 37.5 % of the paid amount', () => {
  const sold = line({ quantity: 100, total: 44_800, unitCost: 28_000 });
  expect(lineMargin(sold)).toEqual({ revenue: 44_800, cost: 28_000, margin: 16_800, share: 3750 });
});

it('coupon, bonuses and refunds reduce the paid amount, and returned pieces cost nothing', () => {
  const sold = line({ quantity: 10, total: 10_000, coupon: 1000, bonus: 500, unitCost: 50_000 });
  expect(lineMargin(sold)).toEqual({ revenue: 8500, cost: 5000, margin: 3500, share: 4117 });
  expect(lineMargin({ ...sold, backPieces: 4, backAmount: 3400 as Kopecks })).toEqual({
    revenue: 5100,
    cost: 3e3,
    margin: 2100,
    share: 4117,
  });
  expect(lineMargin({ ...sold, backPieces: 10, backAmount: 8500 as Kopecks })).toEqual({
    revenue: 0,
    cost: 0,
    margin: 0,
    share: null,
  });
});

it.each([
  // Bought at 122 roubles and sold at 244 with 22 %: 100 of 200 roubles without VAT.
  ['standard', 22, { revenue: 20_000, cost: 10_000, margin: 10_000, share: 5000 }],
  ['reduced', 10, { revenue: 22_182, cost: 11_091, margin: 11_091, share: 5000 }],
  ['zero', 0, { revenue: 24_400, cost: 12_200, margin: 12_200, share: 5000 }],
  // The VAT of the supplier is not deducted.
  ['none', null, { revenue: 24_400, cost: 12_200, margin: 12_200, share: 5000 }],
  ['five', 5, { revenue: 23_238, cost: 12_200, margin: 11_038, share: 4749 }],
  ['seven', 7, { revenue: 22_804, cost: 12_200, margin: 10_604, share: 4650 }],
] as const)('is without VAT: %s', (vatClass, vatPercent, margin) => {
  expect(lineMargin(line({ total: 24_400, unitCost: 1_220_000, vatClass, vatPercent }))).toEqual(margin);
});

it('an unknown cost stays unknown and is not 0', () => {
  const unknown = line({ total: 5000 });
  expect(lineMargin(unknown)).toEqual({ revenue: 5000, cost: null, margin: null, share: null });
  expect(orderMargin([unknown])).toEqual({ margin: null, share: null, unknownLines: 1 });
  expect(orderMargin([unknown, line({ total: 1000, unitCost: 60_000 })])).toEqual({
    margin: 400,
    share: 4e3,
    unknownLines: 1,
  });
  expect(orderMargin([])).toEqual({ margin: null, share: null, unknownLines: 0 });
});

it('goods paid only with bonuses have a loss and no share', () => {
  expect(lineMargin(line({ total: 100, bonus: 100, unitCost: 10_000 }))).toEqual({
    revenue: 0,
    cost: 100,
    margin: -100,
    share: null,
  });
});

/** A line whose coupon, bonuses and refunds never exceed its total. */
const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    total: fc.integer({ min: 0, max: 10 ** 10 }),
    unitCost: fc.option(fc.integer({ min: 1, max: 10 ** 9 })),
    shares: fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000)),
  })
  .map(({ quantity, total, unitCost, shares: [coupon, bonus, back, pieces] }) => {
    const couponPart = Math.floor((total * coupon) / 1000);
    const bonusPart = Math.floor(((total - couponPart) * bonus) / 1000);
    return line({
      quantity,
      total,
      unitCost,
      coupon: couponPart,
      bonus: bonusPart,
      backAmount: Math.floor(((total - couponPart - bonusPart) * back) / 1e3),
      backPieces: Math.floor((quantity * pieces) / 1e3),
    });
  });

it('law: general VAT leaves the share as it is with VAT, to a hundredth of a percent and the kopeck', () => {
  fc.assert(
    fc.property(anyLine, (sold) => {
      const [without, gross] = [lineMargin({ ...sold, vatClass: 'standard', vatPercent: 22 }), lineMargin(sold)];
      if (without.margin === null || gross.margin === null) return;
      expect(Math.abs(without.margin - (gross.margin * 100) / 122)).toBeLessThanOrEqual(1);
    }),
  );
});

it('law: the margins of lines sum to the order’s, to the kopeck', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
      const each = lines.map(lineMargin);
      const known = each.filter(({ margin }) => margin !== null);
      const whole = orderMargin(lines);
      expect(whole.unknownLines).toBe(lines.length - known.length);
      expect(whole.margin).toBe(known.length === 0 ? null : known.reduce((sum, { margin }) => sum + (margin ?? 0), 0));
    }),
  );
});

it('law: revenue = cost + margin, and the cost is within half a kopeck of its pieces', () => {
  fc.assert(
    fc.property(anyLine, (sold) => {
      const { revenue, cost, margin } = lineMargin(sold);
      expect(cost === null).toBe(sold.unitCost === null);
      if (cost === null || margin === null) return;
      expect(cost + margin).toBe(revenue);
      const exact = (sold.unitCost ?? 0) * (sold.quantity - sold.backPieces);
      expect(Math.abs(cost * 100 - exact)).toBeLessThanOrEqual(50);
    }),
  );
});

it('law: a line sold with a markup never shows a loss', () => {
  const markup = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10 ** 7 }),
      fc.integer({ min: 1, max: 10_000 }),
      markup,
      (cost, quantity, percent) => {
        // Unit costs are whole kopecks, so that rounding does not hide the markup.
        const unitCost = (cost * 100) as UnitPrice;
        const total = Math.ceil((cost * (100 + percent)) / 100) * quantity;
        const { margin, share } = lineMargin(line({ quantity, total, unitCost }));
        expect(margin).toBeGreaterThan(0);
        expect(share).toBe(marginShare(total, cost * quantity));
        expect(share).toBeGreaterThan(0);
      },
    ),
  );
});
