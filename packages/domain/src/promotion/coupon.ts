import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/**
 * Why a coupon is refused. `unknown` covers every unusable code: nonexistent, over, upcoming or switched off. So nobody
 * can probe for codes (T21).
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

/** Discount of a coupon (product B9). */
export type CouponValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'sum'; readonly sum: Kopecks }
  | { readonly kind: 'free_delivery' };

export interface Coupon {
  readonly code: string;
  readonly value: CouponValue;
  readonly isOn: boolean;
  /** Valid from the first moment until before the second; null = no limit. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Minimum total of the goods it applies to. */
  readonly minimum: Kopecks;
  /** Maximum number of orders that use it; null = unlimited. */
  readonly usesMax: number | null;
  readonly usesPerAccount: number | null;
  /** Number of orders of all customers that use it. */
  readonly used: number;
  /** Categories it applies to; empty = all goods. */
  readonly categoryIds: readonly number[];
}

/** A line that a coupon may apply to. */
export interface CouponLine {
  readonly categoryId: number;
  readonly total: Kopecks;
}

export interface CouponDiscount {
  /** Discount on the goods, in whole roubles. */
  readonly discount: Kopecks;
  readonly freeDelivery: boolean;
  /** Weight of each line for spreading the discount; 0 = the coupon does not apply. */
  readonly weights: readonly Kopecks[];
}

/** Amount of goods that always remains to pay, so that no total is 0. */
const leastGoods = kopecksPerRouble;

const wholeRoubles = (kopecks: number): number => kopecks - (kopecks % kopecksPerRouble);

/** Returns a code as stored: trimmed and in capitals. */
export const normaliseCoupon = (typed: string): string => typed.trim().toUpperCase();

/** Whether a text has the format of a code. */
export const isCouponCode = (code: string): boolean => /^[0-9A-ZА-ЯЁ_-]{3,40}$/.test(code);

function discountOf(value: CouponValue, eligible: Kopecks, goods: Kopecks): Kopecks {
  if (value.kind === 'free_delivery') return 0 as Kopecks;
  // Rounded down only once: 10 % of 109.99 is 10 roubles.
  const wanted = value.kind === 'percent' ? Math.floor((eligible * value.percent) / 100) : value.sum;
  return Math.max(0, wholeRoubles(Math.min(wanted, eligible, goods - leastGoods))) as Kopecks;
}

/**
 * Returns the discount of a coupon, or why it is refused (product B9). The discount is in whole roubles, rounded down,
 * and at most the goods it applies to. At least one rouble of the goods remains to pay.
 *
 * @param usedByAccount this buyer's orders that use it
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
