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
