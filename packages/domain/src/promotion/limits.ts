/** Maximum length of a coupon code, in characters. */
export const couponCodeLengthMax = 40;

/** Maximum length of a coupon code as a buyer types it, with spaces, in characters. */
export const typedCouponLengthMax = 60;

/** Maximum length of the note of staff on a coupon, in characters. */
export const couponNoteLengthMax = 200;
