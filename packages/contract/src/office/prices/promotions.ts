import {
  couponCodesMax,
  couponNoteLengthMax,
  couponPrefixMax,
  couponStates,
  isCouponCode,
  normaliseCoupon,
} from '@farad/domain/promotion';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterQuery, AfterRow, SearchText } from '../../kit/query.ts';
import { EmptyBody, LineText, NextPage, Roubles, RowId, SmallId } from '../../kit/wire.ts';

const Percent = z.int().min(0).max(100);

/** Rules of the bonus programme, as staff set them (product B10). */
const Rules = z.strictObject({
  /** Bonuses in percent of the amount paid for goods. */
  cashbackPercent: Percent,
  /** Other percentages for a category or brand. The first exception that matches a product applies. */
  exceptions: z.array(z.strictObject({ kind: z.enum(['category', 'brand']), id: RowId, percent: Percent })).max(50),
  /** Minimum amount paid for the goods of an order, in whole roubles. Smaller orders earn no bonuses. */
  leastPaid: z.int().min(0).max(100_000_000),
  /** Maximum part of the price of an order's goods that bonuses may pay, in percent. */
  sharePercentMax: z.int().min(0).max(99),
  /** Days until credited bonuses expire; null = never. */
  lifeDays: z.int().min(1).max(3650).nullable(),
});

/** `startsOn` = a future day in Moscow from which the rules apply; null = now. */
export const SetBonusRulesBody = z.strictObject({ rules: Rules, startsOn: z.iso.date().nullable() });

export type BonusRulesToSet = z.input<typeof SetBonusRulesBody>;

const Version = z.object({
  id: RowId,
  since: z.string(),
  /** `now` = these rules apply to orders placed now. */
  state: z.enum(['past', 'now', 'coming']),
  rules: Rules.extend({ leastPaid: Roubles }),
  /** Name of the staff member. Empty = the default rules, which applied before staff set any. */
  by: z.string(),
  at: z.string(),
});

export type BonusRulesVersion = z.infer<typeof Version>;

export const StaffBonusRules = z.object({
  /** Rules that apply to orders placed now. */
  now: Version.shape.rules,
  /** Latest first. */
  versions: z.array(Version),
  categories: z.array(z.object({ id: RowId, parentId: RowId.nullable(), title: z.string() })),
  brands: z.array(z.object({ id: RowId, name: z.string() })),
});

export type StaffBonusRules = z.infer<typeof StaffBonusRules>;

const roublesMax = 100_000_000;
const usesMost = 10_000_000;

export const StaffCoupon = z.object({
  id: RowId,
  code: z.string(),
  state: z.enum(couponStates),
  kind: z.enum(['percent', 'sum', 'free_delivery']),
  /** Percent or roubles of the discount; null = the coupon gives free delivery. */
  value: z.number().nullable(),
  /** First and last day in Moscow; null = unlimited. */
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  /** Minimum amount of the goods that the coupon applies to, in roubles. */
  minimum: Roubles,
  usesMax: z.int().nullable(),
  usesPerAccount: z.int().nullable(),
  used: z.int(),
  categoryIds: z.array(SmallId),
  note: z.string(),
  createdAt: z.string(),
});

export type StaffCoupon = z.infer<typeof StaffCoupon>;

const StaffCoupons = z.object({ coupons: z.array(StaffCoupon), next: NextPage });

const CouponUses = z.object({
  uses: z.array(
    z.object({
      order: z.string(),
      at: z.string(),
      discount: Roubles,
      total: Roubles,
      /** True = the order was cancelled, so this use does not count. */
      isReturned: z.boolean(),
    }),
  ),
  next: NextPage,
});

const CouponCategories = z.object({
  categories: z.array(z.object({ id: SmallId, title: z.string() })),
});

export const SetCouponTermsBody = z.object({
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
    z.object({ kind: z.literal('sum'), sum: z.int().min(1).max(roublesMax) }),
    z.object({ kind: z.literal('free_delivery') }),
  ]),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** Minimum amount of the goods that the coupon applies to, in whole roubles. */
  minimum: z.int().min(0).max(roublesMax),
  usesMax: z.int().min(1).max(usesMost).nullable(),
  usesPerAccount: z.int().min(1).max(usesMost).nullable(),
  /** Categories that the coupon applies to. Empty = all goods. */
  categoryIds: z.array(SmallId).max(200),
  note: LineText.max(couponNoteLengthMax),
});

export type CouponTerms = z.input<typeof SetCouponTermsBody>;

const Code = LineText.transform(normaliseCoupon).refine(isCouponCode);

const Prefix = LineText.transform(normaliseCoupon).refine(
  (prefix) => prefix === '' || (prefix.length <= couponPrefixMax && isCouponCode(`${prefix}-AA`)),
);

export const CreateCouponsBody = z.object({
  ...SetCouponTermsBody.shape,
  /** `own` = one code that staff chose. `drawn` = several random codes. */
  codes: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('own'), code: Code }),
    z.object({ kind: z.literal('drawn'), prefix: Prefix, count: z.int().min(1).max(couponCodesMax) }),
  ]),
});

export type CouponsToCreate = z.input<typeof CreateCouponsBody>;

export const CreatedCoupons = z.object({ coupons: z.array(z.object({ id: RowId, code: z.string() })) });

const SetCouponOnBody = z.object({ isOn: z.boolean() });

/** API calls about bonus rules and coupons, for staff (product B10). */
export const officePromotionsCalls = define({
  bonusRules: {
    method: 'GET',
    path: '/admin/bonus-rules',
    summary: 'Rules of bonuses with every version of them',
    answer: StaffBonusRules,
  },
  setBonusRules: {
    method: 'POST',
    path: '/admin/bonus-rules',
    summary: 'Set the rules of bonuses, now or from a day on; orders keep those they were placed under',
    body: SetBonusRulesBody,
    answer: StaffBonusRules,
  },
  callOffBonusRules: {
    method: 'POST',
    path: '/admin/bonus-rules/{rulesId}/call-off',
    summary: 'Call off rules that have not begun',
    body: EmptyBody,
    answer: StaffBonusRules,
  },
  staffCoupons: {
    method: 'GET',
    path: '/admin/coupons',
    summary: 'Coupons, the newest first',
    answer: StaffCoupons,
    query: z.strictObject({
      text: SearchText.describe('Beginning of the code, or a part of the note'),
      state: z.enum(couponStates).optional().describe('A state; absent: any'),
      after: AfterRow,
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
    query: AfterQuery,
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
