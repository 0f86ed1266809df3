import type { Coupon } from './coupon.ts';

/** States of a coupon as staff see them. Buyers are told less (`couponRefusals`). */
export const couponStates = ['active', 'upcoming', 'used_up', 'over', 'off'] as const;

export type CouponState = (typeof couponStates)[number];

/** Returns the state of a coupon. If several fit, the first of these is returned: off, over, upcoming, used up. */
export function couponState(
  { isOn, startsAt, endsAt, usesMax, used }: Pick<Coupon, 'isOn' | 'startsAt' | 'endsAt' | 'usesMax' | 'used'>,
  now: Date,
): CouponState {
  if (!isOn) return 'off';
  if (endsAt !== null && now >= endsAt) return 'over';
  if (startsAt !== null && now < startsAt) return 'upcoming';
  return usesMax !== null && used >= usesMax ? 'used_up' : 'active';
}
