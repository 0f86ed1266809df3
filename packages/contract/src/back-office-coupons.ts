import { couponCodesMax, couponPrefixMax, couponStates, isCouponCode, normaliseCoupon } from '@farad/domain/promotion';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText, Roubles } from './wire.ts';

const roublesMax = 100_000_000;
const usesMost = 10_000_000;

const CategoryId = z.int().min(1).max(2_147_483_647);

export const StaffCoupon = z.object({
  id: RowId,
  code: z.string(),
  state: z.enum(couponStates),
  kind: z.enum(['percent', 'sum', 'free_delivery']),
  /** Percents, or roubles; null: free delivery. */
  value: z.number().nullable(),
  /** First and last day in Moscow; null: open. */
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  /** Roubles of the goods it is for. */
  minimum: Roubles,
  usesMax: z.int().nullable(),
  usesPerAccount: z.int().nullable(),
  used: z.int(),
  categoryIds: z.array(CategoryId),
  note: z.string(),
  createdAt: z.string(),
});

export type StaffCoupon = z.infer<typeof StaffCoupon>;

export const StaffCoupons = z.object({ coupons: z.array(StaffCoupon), next: NextPage });

export const CouponUses = z.object({
  uses: z.array(
    z.object({
      order: z.string(),
      at: z.string(),
      discount: Roubles,
      total: Roubles,
      /** The order was cancelled: the use does not count. */
      isReturned: z.boolean(),
    }),
  ),
  next: NextPage,
});

export const CouponCategories = z.object({
  categories: z.array(z.object({ id: CategoryId, title: z.string() })),
});

export const SetCouponTermsBody = z.object({
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
    z.object({ kind: z.literal('sum'), sum: z.int().min(1).max(roublesMax) }),
    z.object({ kind: z.literal('free_delivery') }),
  ]),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** Whole roubles. */
  minimum: z.int().min(0).max(roublesMax),
  usesMax: z.int().min(1).max(usesMost).nullable(),
  usesPerAccount: z.int().min(1).max(usesMost).nullable(),
  /** None: all goods. */
  categoryIds: z.array(CategoryId).max(200),
  note: LineText.pipe(z.string().max(200)),
});

export type CouponTerms = z.input<typeof SetCouponTermsBody>;

const Code = LineText.transform(normaliseCoupon).refine(isCouponCode);
const Prefix = LineText.transform(normaliseCoupon).refine(
  (prefix) => prefix === '' || (prefix.length <= couponPrefixMax && isCouponCode(`${prefix}-AA`)),
);

export const CreateCouponsBody = z.object({
  ...SetCouponTermsBody.shape,
  /** One code that somebody thought of, or several that are drawn by chance. */
  codes: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('own'), code: Code }),
    z.object({ kind: z.literal('drawn'), prefix: Prefix, count: z.int().min(1).max(couponCodesMax) }),
  ]),
});

export type CouponsToCreate = z.input<typeof CreateCouponsBody>;

export const CreatedCoupons = z.object({ coupons: z.array(z.object({ id: RowId, code: z.string() })) });

export const SetCouponOnBody = z.object({ isOn: z.boolean() });
