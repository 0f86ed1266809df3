import { bonusesMax, cashbackOf, type BonusRules, type RewardedLine } from '../../cashback/cashback.ts';
import { allocate } from '../../money/allocate.ts';
import { kopecksPerRouble, type Kopecks } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import type { CouponDiscount } from '../../promotion/coupon.ts';

/** What the price of an order is made of. */
export interface OrderToPrice {
  /** As the basket prices them; whole roubles. */
  readonly lineTotals: readonly Kopecks[];
  /** Of the same lines: what their cashback depends on. Absent: all have the usual one. */
  readonly lineKinds?: readonly Pick<RewardedLine, 'categoryId' | 'brandId'>[];
  /** null: none, or refused. */
  readonly coupon: CouponDiscount | null;
  readonly bonuses: {
    /** Whole roubles: what the buyer wants to pay so, and what he has. */
    readonly wanted: number;
    readonly balance: number;
    readonly rules: BonusRules;
  };
  /** Of the delivery that was chosen, before the coupon. */
  readonly cargo: Kopecks;
}

/** What one line is paid with: total = coupon + bonus + paid. */
export interface LineShares {
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly paid: Kopecks;
}

/** total = goods − coupon − bonus + cargo = Σ paid of the lines + cargo, never nothing where there are goods. */
export interface OrderPrice {
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly cargo: Kopecks;
  readonly total: Kopecks;
  readonly lines: readonly LineShares[];
  /** Most bonuses that this order takes, whole roubles. */
  readonly bonusesMax: number;
  /** Bonuses that come when it is completed, whole roubles. */
  readonly cashback: number;
}

/** Numbers that nothing has. */
const usualKind = { categoryId: 0, brandId: 0 };

/**
 * The one place where an order gets its price: quote, order, payment, receipt and invoice say what it says (product O1,
 * B9, B10). Coupon and bonuses are taken from the goods alone, each spread over the lines to the kopeck by largest
 * remainder: the coupon by the goods it is for, the bonuses by what is left of each line.
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
