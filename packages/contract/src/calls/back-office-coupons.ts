import { couponStates } from '@farad/domain/promotion';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  CouponCategories,
  CouponUses,
  CreateCouponsBody,
  CreatedCoupons,
  SetCouponOnBody,
  SetCouponTermsBody,
  StaffCoupon,
  StaffCoupons,
} from '../back-office-coupons.ts';
import { RowNumber, SearchText } from '../query.ts';

/** Coupons as staff keep them. */
export const backOfficeCouponsCalls = define({
  staffCoupons: {
    method: 'GET',
    path: '/admin/coupons',
    summary: 'Coupons, the newest first',
    answer: StaffCoupons,
    query: z.strictObject({
      text: SearchText.describe('Beginning of the code, or a part of the note'),
      state: z.enum(couponStates).optional().describe('A state; absent: any'),
      after: RowNumber.optional().describe('Id of the last coupon of the page before'),
    }),
  },
  couponCategories: {
    method: 'GET',
    path: '/admin/coupon-categories',
    summary: 'Categories that a coupon can be for',
    answer: CouponCategories,
  },
  staffCoupon: {
    method: 'GET',
    path: '/admin/coupons/{couponId}',
    summary: 'One coupon',
    answer: StaffCoupon,
  },
  couponUses: {
    method: 'GET',
    path: '/admin/coupons/{couponId}/uses',
    summary: 'Orders that held a coupon, the latest first',
    answer: CouponUses,
    query: z.strictObject({ after: RowNumber.optional().describe('What `next` of the page before said') }),
  },
  createCoupons: {
    method: 'POST',
    path: '/admin/coupons',
    summary: 'Add a coupon with a code of its own, or several with codes drawn by chance',
    body: CreateCouponsBody,
    answer: CreatedCoupons,
  },
  setCouponTerms: {
    method: 'POST',
    path: '/admin/coupons/{couponId}/terms',
    summary: 'Change what a coupon gives, when and to whom; its code stays',
    body: SetCouponTermsBody,
    answer: StaffCoupon,
  },
  setCouponOn: {
    method: 'POST',
    path: '/admin/coupons/{couponId}/on',
    summary: 'End a coupon, or let it run again',
    body: SetCouponOnBody,
    answer: StaffCoupon,
  },
});
