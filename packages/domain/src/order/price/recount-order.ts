import { allocate } from '../../money/allocate.ts';
import type { Kopecks } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import type { CouponDiscount } from '../../promotion/coupon.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { OrderPrice } from './price-order.ts';

/** What the price of an order that staff change is made of. */
export interface OrderToRecount {
  readonly lineTotals: readonly Kopecks[];
  /** null: it has none, or none that fits any more. */
  readonly coupon: Pick<CouponDiscount, 'discount' | 'weights'> | null;
  /** As they were taken when it was placed; they stay in the order. */
  readonly bonus: Kopecks;
  /** As the buyer pays it. */
  readonly cargo: Kopecks;
}

/** What an order costs after a change. */
export type RecountedOrder = Pick<OrderPrice, 'goods' | 'coupon' | 'bonus' | 'cargo' | 'total' | 'lines'>;

/**
 * The price of an order whose lines or delivery staff change (product O5), spread over its lines as it was when it was
 * placed. The bonuses that were taken stay, so what is left must be worth them and something to be paid with money:
 * otherwise the order is cancelled as a whole.
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
