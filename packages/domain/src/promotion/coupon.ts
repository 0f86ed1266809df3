import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/**
 * Why a coupon is not taken. `unknown` stands for every code that nobody may use now, whether there is none, it is over,
 * has not begun or is switched off: nobody finds out by asking (T21).
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

/** What a coupon takes off (product B9). */
export type CouponValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'sum'; readonly sum: Kopecks }
  | { readonly kind: 'free_delivery' };

export interface Coupon {
  readonly code: string;
  readonly value: CouponValue;
  readonly isOn: boolean;
  /** From the first moment to before the second; null: open. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Least sum of the goods it is for. */
  readonly minimum: Kopecks;
  /** Orders that may hold it; null: any number. */
  readonly usesMax: number | null;
  readonly usesPerAccount: number | null;
  /** Orders that hold it, of everybody. */
  readonly used: number;
  /** Categories whose goods it is for; none: all goods. */
  readonly categoryIds: readonly number[];
}

/** A line that a coupon may be for. */
export interface CouponLine {
  readonly categoryId: number;
  readonly total: Kopecks;
}

export interface CouponDiscount {
  /** Off the goods, in whole roubles. */
  readonly discount: Kopecks;
  readonly freeDelivery: boolean;
  /** Of each line, what it is spread by: 0 where the coupon is not for it. */
  readonly weights: readonly Kopecks[];
}

/** What is always left to pay for the goods, so that no total is nothing. */
const leastGoods = kopecksPerRouble;

const wholeRoubles = (kopecks: number): number => kopecks - (kopecks % kopecksPerRouble);

/** A code as it is kept: without spaces around, in capitals. */
export const normaliseCoupon = (typed: string): string => typed.trim().toUpperCase();

/** Whether a text can be a code at all. */
export const isCouponCode = (code: string): boolean => /^[0-9A-ZА-ЯЁ_-]{3,40}$/.test(code);

function discountOf(value: CouponValue, eligible: Kopecks, goods: Kopecks): Kopecks {
  if (value.kind === 'free_delivery') return 0 as Kopecks;
  // Not rounded before it is floored: 10 % of 109.99 are 10 roubles.
  const wanted = value.kind === 'percent' ? Math.floor((eligible * value.percent) / 100) : value.sum;
  return Math.max(0, wholeRoubles(Math.min(wanted, eligible, goods - leastGoods))) as Kopecks;
}

/**
 * What a coupon takes off these goods, or why it is not taken (product B9): whole roubles, floored, never more than the
 * goods it is for, and a rouble of the goods is always left to pay.
 *
 * @param usedByAccount orders of this buyer that hold it
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
