import { bonusesMax, cashbackOf, type BonusRules, type RewardedLine } from '../../cashback/cashback.ts';
import { allocate } from '../../money/allocate.ts';
import { kopecksPerRouble, type Kopecks } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import type { CouponDiscount } from '../../promotion/coupon.ts';

/** Inputs for pricing an order. */
export interface OrderToPrice {
  /** Line totals from the basket, in whole roubles. */
  readonly lineTotals: readonly Kopecks[];
  /** Category and brand of each line, which decide the cashback. Absent = the usual percentage for all lines. */
  readonly lineKinds?: readonly Pick<RewardedLine, 'categoryId' | 'brandId'>[];
  /** null = no coupon, or a coupon that was refused. */
  readonly coupon: CouponDiscount | null;
  readonly bonuses: {
    /** Bonuses that the buyer wants to spend, and bonuses that the buyer has, both in whole roubles. */
    readonly wanted: number;
    readonly balance: number;
    readonly rules: BonusRules;
  };
  /** Price of the chosen delivery. A coupon may make it free. */
  readonly cargo: Kopecks;
}

/** Parts of a line's total: coupon + bonus + paid = total. */
export interface LineShares {
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly paid: Kopecks;
}

/**
 * Price of an order. total = goods − coupon − bonus + cargo; the `paid` amounts of the lines and `cargo` add up to it.
 * It is never 0 if there are goods.
 */
export interface OrderPrice {
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly cargo: Kopecks;
  readonly total: Kopecks;
  readonly lines: readonly LineShares[];
  /** How many bonuses the buyer can spend on this order, in whole roubles. */
  readonly bonusesMax: number;
  /** Bonuses that the buyer gets when the order is completed, in whole roubles. */
  readonly cashback: number;
}

/** Ids that no category or brand has, so that no cashback exception applies. */
const usualKind = { categoryId: 0, brandId: 0 };

/**
 * Prices an order. Quote, order, payment, receipt and invoice all use this function (product O1, B9, B10). Coupon and
 * bonuses reduce only the price of goods, not of delivery. The coupon is spread over the lines it applies to, then the
 * bonuses over what is left of each line. See {@link allocate} for the rounding.
 */
export function priceOrder({ lineTotals, lineKinds = [], coupon, bonuses, cargo }: OrderToPrice): OrderPrice {
  const goods = sumKopecks(lineTotals);
  const couponSum = coupon?.discount ?? (0 as Kopecks);
  const couponShares = allocate(couponSum, coupon?.weights ?? lineTotals);
  const afterCoupon = lineTotals.map((total, index) => total - (couponShares[index] ?? 0));
  const max = bonusesMax((goods - couponSum) as Kopecks, bonuses.balance, bonuses.rules);
  const bonus = (Math.max(0, Math.min(bonuses.wanted, max)) * kopecksPerRouble) as Kopecks;
  const bonusShares = allocate(bonus, afterCoupon);
  const paidCargo = coupon?.freeDelivery === true ? (0 as Kopecks) : cargo;
  const paidGoods = (goods - couponSum - bonus) as Kopecks;
  const lines = afterCoupon.map((left, index) => {
    const share = bonusShares[index] ?? (0 as Kopecks);
    return { coupon: couponShares[index] ?? (0 as Kopecks), bonus: share, paid: (left - share) as Kopecks };
  });
  const rewarded = lines.map(({ paid }, index) => ({ paid, ...(lineKinds[index] ?? usualKind) }));
  return {
    goods,
    coupon: couponSum,
    bonus,
    cargo: paidCargo,
    total: (paidGoods + paidCargo) as Kopecks,
    lines,
    bonusesMax: max,
    cashback: cashbackOf(rewarded, bonuses.rules),
  };
}
