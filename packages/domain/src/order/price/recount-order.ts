import { allocate } from '../../money/allocate.ts';
import type { Kopecks } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import type { CouponDiscount } from '../../promotion/coupon.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { OrderPrice } from './price-order.ts';

/** Data for pricing an order again after staff changed it. */
export interface OrderToRecount {
  readonly lineTotals: readonly Kopecks[];
  /** null = no coupon, or a coupon that no longer applies. */
  readonly coupon: Pick<CouponDiscount, 'discount' | 'weights'> | null;
  /** Bonuses that were spent when the order was placed. They stay in the order. */
  readonly bonus: Kopecks;
  /** Delivery price that the buyer pays. */
  readonly cargo: Kopecks;
}

/** Price of an order after a change. */
export type RecountedOrder = Pick<OrderPrice, 'goods' | 'coupon' | 'bonus' | 'cargo' | 'total' | 'lines'>;

/**
 * Prices an order again after staff changed its lines or delivery (product O5). Coupon and bonuses are spread as in a
 * new order, but the spent bonuses do not change. Fails if the goods cost so little that nothing is left to pay with
 * money; then the order must be cancelled.
 */
export function recountOrder({
  lineTotals,
  coupon,
  bonus,
  cargo,
}: OrderToRecount): Result<RecountedOrder, 'nothing_left'> {
  const goods = sumKopecks(lineTotals);
  const discount = coupon?.discount ?? (0 as Kopecks);
  const paid = goods - discount - bonus;
  const total = (paid + cargo) as Kopecks;
  if (lineTotals.length === 0 || lineTotals.some((each) => each <= 0)) return fail('nothing_left');
  if (paid < 0 || total <= 0) return fail('nothing_left');
  const coupons = allocate(discount, coupon?.weights ?? lineTotals);
  const left = lineTotals.map((each, index) => each - (coupons[index] ?? 0));
  const bonuses = allocate(bonus, left);
  const lines = left.map((each, index) => {
    const share = bonuses[index] ?? (0 as Kopecks);
    return { coupon: coupons[index] ?? (0 as Kopecks), bonus: share, paid: (each - share) as Kopecks };
  });
  return ok({ goods, coupon: discount, bonus, cargo, total, lines });
}
