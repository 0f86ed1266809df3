import { bonusesMax, cashbackOf, type BonusRules, type RewardedLine } from '../../cashback/cashback.ts';
import { allocate } from '../../money/allocate.ts';
import { kopecksPerRouble, type Kopecks } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import type { CouponDiscount } from '../../promotion/coupon.ts';

/** Inputs for pricing an order. */
export interface OrderToPrice {
  /** Line totals from the basket, in whole roubles. */
  readonly lineTotals: readonly Kopecks[];
  /** Category and brand of the same lines, which decide the cashback. Absent: all lines have the default percentage. */
  readonly lineKinds?: readonly Pick<RewardedLine, 'categoryId' | 'brandId'>[];
  /** null = no coupon, or a refused one. */
  readonly coupon: CouponDiscount | null;
  readonly bonuses: {
    /** In whole roubles: the bonuses that the buyer wants to spend, and their balance. */
    readonly wanted: number;
    readonly balance: number;
    readonly rules: BonusRules;
  };
  /** Price of the chosen delivery, before the coupon. */
  readonly cargo: Kopecks;
}

/** How a line is paid: total = coupon + bonus + paid. */
export interface LineShares {
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly paid: Kopecks;
}

/** total = goods − coupon − bonus + cargo = sum of the lines' `paid` + cargo; never 0 if there are goods. */
export interface OrderPrice {
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly cargo: Kopecks;
  readonly total: Kopecks;
  readonly lines: readonly LineShares[];
  /** Maximum bonuses for this order, in whole roubles. */
  readonly bonusesMax: number;
  /** Bonuses earned on completion, in whole roubles. */
  readonly cashback: number;
}

/** Ids that no category or brand has. */
const usualKind = { categoryId: 0, brandId: 0 };

/**
 * Prices an order. Quote, order, payment, receipt and invoice all use this function (product O1, B9, B10). Coupon and
 * bonuses reduce only the goods, and are spread over the lines to the kopeck by largest remainder. The coupon is spread
 * over the goods it applies to, the bonuses over the rest of each line.
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
