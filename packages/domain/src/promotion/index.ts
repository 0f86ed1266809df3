export {
  applyCoupon,
  couponRefusals,
  isCouponCode,
  normaliseCoupon,
  type Coupon,
  type CouponDiscount,
  type CouponLine,
  type CouponRefusal,
  type CouponValue,
} from './coupon.ts';
export { couponCode, couponCodeBytes, couponCodesMax, couponPrefixMax } from './coupon-code.ts';
export { couponCodeLengthMax, couponNoteLengthMax, typedCouponLengthMax } from './limits.ts';
export { couponState, couponStates, type CouponState } from './coupon-state.ts';
