import type { StaffCoupon } from '@farad/contract/office/prices/promotions';
import type { KeptCoupon } from '@farad/database/prices/back-office-coupon.queries';
import { lastDayBefore, moscowDay } from '@farad/domain/delivery';
import { kopecksPerRouble } from '@farad/domain/money';
import { couponState, type CouponValue } from '@farad/domain/promotion';

function figureOf(value: CouponValue): number | null {
  if (value.kind === 'percent') return value.percent;
  return value.kind === 'sum' ? value.sum / kopecksPerRouble : null;
}

/** Returns a coupon in the form of the contract for staff. */
export const presentCoupon = (coupon: KeptCoupon, now: Date): StaffCoupon => ({
  id: String(coupon.id),
  code: coupon.code,
  state: couponState(coupon, now),
  kind: coupon.value.kind,
  value: figureOf(coupon.value),
  startsOn: coupon.startsAt === null ? null : moscowDay(coupon.startsAt),
  endsOn: coupon.endsAt === null ? null : lastDayBefore(coupon.endsAt),
  minimum: coupon.minimum / kopecksPerRouble,
  usesMax: coupon.usesMax,
  usesPerAccount: coupon.usesPerAccount,
  used: coupon.used,
  categoryIds: [...coupon.categoryIds],
  note: coupon.note,
  createdAt: coupon.createdAt.toISOString(),
});

/** Returns a coupon's terms in the form of the audit log. */
export function recordedTerms(coupon: KeptCoupon, now: Date): Readonly<Record<string, unknown>> {
  const { kind, value, startsOn, endsOn, minimum, usesMax, usesPerAccount, categoryIds, note } = presentCoupon(
    coupon,
    now,
  );
  return { kind, value, startsOn, endsOn, minimum, usesMax, usesPerAccount, categoryIds, note };
}
