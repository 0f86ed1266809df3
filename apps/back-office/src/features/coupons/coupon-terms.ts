import type { CouponTerms, StaffCoupon } from '@farad/contract/office/prices/promotions';
import dayjs, { type Dayjs } from 'dayjs';

/** Terms of a coupon as fields of the form. */
export interface EnteredTerms {
  readonly kind: StaffCoupon['kind'];
  readonly percent?: number | null;
  readonly sum?: number | null;
  readonly startsOn?: Dayjs | null;
  readonly endsOn?: Dayjs | null;
  readonly minimum?: number | null;
  readonly usesMax?: number | null;
  readonly usesPerAccount?: number | null;
  readonly categoryIds: number[];
  readonly note?: string;
}

export const emptyTerms: EnteredTerms = { kind: 'percent', minimum: 0, usesPerAccount: 1, categoryIds: [], note: '' };

const dayOf = (day: Dayjs | null | undefined): string | null => day?.format('YYYY-MM-DD') ?? null;

/** Converts the form to terms for the API. Fields that this kind of coupon does not use are left out. */
export function termsToSend(entered: EnteredTerms): CouponTerms {
  const { kind, percent, sum } = entered;
  const value =
    kind === 'percent'
      ? { kind, percent: percent ?? 0 }
      : kind === 'sum'
        ? { kind, sum: sum ?? 0 }
        : ({ kind: 'free_delivery' } as const);
  return {
    value,
    startsOn: dayOf(entered.startsOn),
    endsOn: dayOf(entered.endsOn),
    minimum: entered.minimum ?? 0,
    usesMax: entered.usesMax ?? null,
    usesPerAccount: entered.usesPerAccount ?? null,
    categoryIds: [...entered.categoryIds],
    note: entered.note ?? '',
  };
}

/** Converts the terms of a coupon to initial values of the form. */
export const termsToEdit = (coupon: StaffCoupon): EnteredTerms => ({
  kind: coupon.kind,
  percent: coupon.kind === 'percent' ? coupon.value : null,
  sum: coupon.kind === 'sum' ? coupon.value : null,
  startsOn: coupon.startsOn === null ? null : dayjs(coupon.startsOn),
  endsOn: coupon.endsOn === null ? null : dayjs(coupon.endsOn),
  minimum: coupon.minimum,
  usesMax: coupon.usesMax,
  usesPerAccount: coupon.usesPerAccount,
  categoryIds: [...coupon.categoryIds],
  note: coupon.note,
});
