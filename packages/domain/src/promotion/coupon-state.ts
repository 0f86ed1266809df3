import type { Coupon } from './coupon.ts';

/** Where a coupon stands, for those who keep it; a buyer is told less (`couponRefusals`). */
export const couponStates = ['active', 'upcoming', 'used_up', 'over', 'off'] as const;

export type CouponState = (typeof couponStates)[number];

/** Switched off before over, over before not begun, not begun before used up. */
export function couponState(
  { isOn, startsAt, endsAt, usesMax, used }: Pick<Coupon, 'isOn' | 'startsAt' | 'endsAt' | 'usesMax' | 'used'>,
  now: Date,
): CouponState {
  if (!isOn) return 'off';
  if (endsAt !== null && now >= endsAt) return 'over';
  if (startsAt !== null && now < startsAt) return 'upcoming';
  return usesMax !== null && used >= usesMax ? 'used_up' : 'active';
}
