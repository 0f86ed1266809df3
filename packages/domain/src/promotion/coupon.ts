import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { couponCodeLengthMax } from './limits.ts';

/**
 * Why a coupon is refused. `unknown` stands for every code that cannot be used: one that does not exist, is over,
 * upcoming or switched off. So nobody can find codes by trying (T21).
 */
export const couponRefusals = [
  'unknown',
  'no_goods_for_it',
  'below_minimum',
  'used_up',
  'already_used',
  'too_many_tries',
] as const;

export type CouponRefusal = (typeof couponRefusals)[number];

/** Benefit of a coupon: a percentage, a sum, or free delivery (product B9). */
export type CouponValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'sum'; readonly sum: Kopecks }
  | { readonly kind: 'free_delivery' };

export interface Coupon {
  readonly code: string;
  readonly value: CouponValue;
  readonly isOn: boolean;
  /** The coupon is valid from `startsAt` until just before `endsAt`; null = no limit. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Minimum total of the goods that the coupon applies to. */
  readonly minimum: Kopecks;
  /** Maximum number of orders that may use the coupon: in total, and per customer. null = unlimited. */
  readonly usesMax: number | null;
  readonly usesPerAccount: number | null;
  /** Number of orders of all customers that use the coupon. */
  readonly used: number;
  /** Categories that the coupon applies to; empty = all goods. */
  readonly categoryIds: readonly number[];
}

/** A basket line to which a coupon may apply. */
export interface CouponLine {
  readonly categoryId: number;
  readonly total: Kopecks;
}

export interface CouponDiscount {
  /** Discount on the goods, in whole roubles. */
  readonly discount: Kopecks;
  readonly freeDelivery: boolean;
  /** Weight of each line when the discount is spread over the lines; 0 = the coupon does not apply to the line. */
  readonly weights: readonly Kopecks[];
}

/** Amount in kopecks that the buyer always pays for the goods, so that no total is 0. */
const leastGoods = kopecksPerRouble;

const wholeRoubles = (kopecks: number): number => kopecks - (kopecks % kopecksPerRouble);

/** Returns a coupon code as it is stored: in capitals, without surrounding spaces. */
export const normaliseCoupon = (typed: string): string => typed.trim().toUpperCase();

const couponForm = new RegExp(`^[0-9A-ZА-ЯЁ_-]{3,${couponCodeLengthMax}}$`);

/** True if a text has the form of a coupon code. */
export const isCouponCode = (code: string): boolean => couponForm.test(code);

function discountOf(value: CouponValue, eligible: Kopecks, goods: Kopecks): Kopecks {
  if (value.kind === 'free_delivery') return 0 as Kopecks;
  // Kopecks are cut off only here: 10 % of 109.99 ₽ is 10 ₽.
  const wanted = value.kind === 'percent' ? Math.floor((eligible * value.percent) / 100) : value.sum;
  return Math.max(0, wholeRoubles(Math.min(wanted, eligible, goods - leastGoods))) as Kopecks;
}

/**
 * Returns the discount of a coupon, or why it is refused (product B9). The discount is rounded down to whole roubles.
 * It never exceeds the goods that the coupon applies to, and at least one rouble of the goods remains to pay.
 *
 * @param usedByAccount number of this buyer's orders that use the coupon
 */
export function applyCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  { now, usedByAccount }: { readonly now: Date; readonly usedByAccount: number },
): Result<CouponDiscount, CouponRefusal> {
  const { isOn, startsAt, endsAt, usesMax, usesPerAccount, used, categoryIds, minimum, value } = coupon;
  if (!isOn || (startsAt !== null && now < startsAt) || (endsAt !== null && now >= endsAt)) return fail('unknown');
  if (usesMax !== null && used >= usesMax) return fail('used_up');
  if (usesPerAccount !== null && usedByAccount >= usesPerAccount) return fail('already_used');
  const weights = lines.map(({ categoryId, total }) =>
    categoryIds.length === 0 || categoryIds.includes(categoryId) ? total : (0 as Kopecks),
  );
  const eligible = sumKopecks(weights);
  if (eligible === 0) return fail('no_goods_for_it');
  if (eligible < minimum) return fail('below_minimum');
  const goods = sumKopecks(lines.map(({ total }) => total));
  return ok({ discount: discountOf(value, eligible, goods), freeDelivery: value.kind === 'free_delivery', weights });
}
