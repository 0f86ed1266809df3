import type { BasketLineRow } from '@farad/database/basket/basket.queries';
import { bonusQueries } from '@farad/database/payments/bonus.queries';
import type { Handle } from '@farad/database/connection/connect';
import { promotionQueries, type CouponRow } from '@farad/database/prices/promotion.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { priceBasket, type PricedBasket } from '@farad/domain/basket';
import type { BonusRules } from '@farad/domain/cashback';
import { orderGrams } from '@farad/domain/delivery';
import type { Coefficient, Kopecks } from '@farad/domain/money';
import {
  applyCoupon,
  isCouponCode,
  normaliseCoupon,
  type CouponDiscount,
  type CouponRefusal,
} from '@farad/domain/promotion';
import { fail, type Result } from '@farad/domain/shared';

import type { CouponTries } from './coupon-tries.ts';
import { awaitedOf } from './quoted-lines.ts';

/** Who asks what his basket would cost. */
export interface CheckoutBuyer {
  /** null: a guest. */
  readonly accountId: number | null;
  readonly coefficient: Coefficient;
  /** Whom a key of the customer API buys for, null: the person; absent: whom the account has chosen. */
  readonly companyId?: number | null;
  /** By whom tries of coupons are counted. */
  readonly caller: string;
}

/** A coupon as it was typed, and what it takes off these goods. */
export interface CouponState {
  readonly typed: string;
  /** null: there is no such coupon that may be used. */
  readonly row: CouponRow | null;
  readonly outcome: Result<CouponDiscount, CouponRefusal>;
}

/** The goods of a basket with everything that their price depends on. */
export interface CheckoutGoods {
  readonly lines: readonly BasketLineRow[];
  readonly priced: PricedBasket;
  readonly coupon: CouponState | null;
  /** After the coupon: what free delivery is measured by. */
  readonly paid: Kopecks;
  readonly grams: number;
  /** Days until everything of it is in stock; 0: it is. */
  readonly awaitedDays: number;
  /** What the buyer can spend; a guest has none. */
  readonly bonusBalance: number;
  readonly rules: BonusRules;
}

async function couponState(
  handle: Handle,
  buyer: CheckoutBuyer,
  typed: string,
  goods: { readonly lines: readonly BasketLineRow[]; readonly priced: PricedBasket; readonly now: Date },
  tries: CouponTries,
): Promise<CouponState | null> {
  const code = normaliseCoupon(typed);
  if (code === '') return null;
  // A quote's prices are made for this buyer; nothing comes off them (decision 0021).
  if (goods.lines.some(({ quotedPrice }) => quotedPrice !== undefined)) {
    return { typed: code, row: null, outcome: fail('no_goods_for_it') };
  }
  if (!(await tries.mayTry(handle, buyer.caller, code)))
    return { typed: code, row: null, outcome: fail('too_many_tries') };
  const promotions = promotionQueries(handle);
  const row = isCouponCode(code) ? await promotions.coupon(code) : undefined;
  if (row === undefined) {
    tries.failed(buyer.caller, code);
    return { typed: code, row: null, outcome: fail('unknown') };
  }
  const usedByAccount = buyer.accountId === null ? 0 : await promotions.usedBy(row.id, buyer.accountId);
  const lines = goods.lines.map(({ categoryId }, index) => {
    return { categoryId, total: goods.priced.lines[index]?.lineTotal ?? (0 as Kopecks) };
  });
  const outcome = applyCoupon(row, lines, { now: goods.now, usedByAccount });
  if (!outcome.ok && outcome.error === 'unknown') tries.failed(buyer.caller, code);
  return { typed: code, row: !outcome.ok && outcome.error === 'unknown' ? null : row, outcome };
}

/**
 * Prices the goods of a basket for a buyer, with the coupon he typed. Inside of the transaction that places the order
 * `isLocked` holds his bonuses until its end.
 */
export async function checkoutGoods(
  handle: Handle,
  buyer: CheckoutBuyer,
  { lines, coupon: typed, now, isLocked }: CheckoutWishes & { readonly lines: readonly BasketLineRow[] },
  tries: CouponTries,
): Promise<CheckoutGoods> {
  const bonuses = bonusQueries(handle);
  const { accountId, coefficient } = buyer;
  const balance = isLocked ? bonuses.lock : bonuses.spendable;
  // First the account is held: uses of a coupon by one account are counted one after another.
  const bonusBalance = accountId === null ? 0 : await balance(accountId, now);
  const priced = priceBasket(lines, coefficient);
  const coupon = await couponState(handle, buyer, typed, { lines, priced, now }, tries);
  const discount = coupon?.outcome.ok === true ? coupon.outcome.value.discount : 0;
  return {
    lines,
    priced,
    coupon,
    bonusBalance,
    paid: (priced.total - discount) as Kopecks,
    grams: orderGrams(lines, (await settingQueries(handle).value('delivery')).packingGrams),
    awaitedDays: Math.max(0, ...lines.map((line) => (awaitedOf(line) === 0 ? 0 : (line.leadDays ?? 0)))),
    rules: await promotionQueries(handle).bonusRules(now),
  };
}

const dayMs = 86_400_000;

/** When the goods can be sent at the earliest, for all that is waited for. */
export const goodsReady = ({ awaitedDays }: CheckoutGoods, now: Date): Date =>
  new Date(now.getTime() + awaitedDays * dayMs);

export interface CheckoutWishes {
  readonly coupon: string;
  readonly now: Date;
  readonly isLocked: boolean;
}

/** The discount of a coupon that is taken into account; null: none is. */
export const couponDiscount = ({ coupon }: CheckoutGoods): CouponDiscount | null =>
  coupon?.outcome.ok === true ? coupon.outcome.value : null;

/** Nothing, or why the coupon that was typed is not taken. */
export const couponRefusal = ({ coupon }: CheckoutGoods): CouponRefusal | null =>
  coupon === null || coupon.outcome.ok ? null : coupon.outcome.error;
