import type { StaffCoupon } from '@farad/contract/office/prices/promotions';
import type { CouponState } from '@farad/domain/promotion';
import { Tag } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

export const couponWords: ChangeWords = { done: 'backOfficeCoupons.updated', notDone: 'backOfficeCoupons.notUpdated' };

/** Calls whose cached answers are fetched again after a coupon changes. */
export const touchedByCoupon: readonly AnsweredCall[] = [...answersOf.coupons, 'auditLog'];

const colorOf: Readonly<Record<CouponState, string>> = {
  active: 'success',
  upcoming: 'processing',
  used_up: 'warning',
  over: 'default',
  off: 'default',
};

export function StateTag({ state }: { state: CouponState }) {
  const { named } = useWords();
  return <Tag color={colorOf[state]}>{named(`backOfficeCoupons.state_${state}`)}</Tag>;
}

/** Returns a text with the benefit of a coupon, such as `−10 %`, `−500 ₽`, or free delivery. */
export function givesText({ kind, value }: Pick<StaffCoupon, 'kind' | 'value'>, { t, money, count }: Words): string {
  if (kind === 'percent' && value !== null) return t('backOfficeCoupons.percentOff', { percent: count(value) });
  return kind === 'sum' && value !== null ? `−${money(value)}` : t('backOfficeCoupons.kind_free_delivery');
}

/** Returns a text with the days on which a coupon is valid. */
export function daysText({ startsOn, endsOn }: Pick<StaffCoupon, 'startsOn' | 'endsOn'>, { t, date }: Words): string {
  const from = startsOn === null ? [] : [t('backOfficeCoupons.from', { day: date(startsOn) })];
  const to = endsOn === null ? [] : [t('backOfficeCoupons.to', { day: date(endsOn) })];
  const days = [...from, ...to];
  return days.length === 0 ? t('backOfficeCoupons.always') : days.join(' ');
}

/** Returns a text with the number of uses and, if there is a limit, the limit. */
export const usedText = ({ used, usesMax }: Pick<StaffCoupon, 'used' | 'usesMax'>, { t, count }: Words): string =>
  usesMax === null ? count(used) : t('backOfficeCoupons.usedOf', { used: count(used), most: count(usesMax) });
