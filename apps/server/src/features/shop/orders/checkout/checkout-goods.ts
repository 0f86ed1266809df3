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
import { dayMs, fail, type Result } from '@farad/domain/shared';

import type { CouponTries } from './coupon-tries.ts';
import { awaitedOf } from './quoted-lines.ts';

/** The buyer whose basket is priced. */
export interface CheckoutBuyer {
  /** null = a guest. */
  readonly accountId: number | null;
  readonly coefficient: Coefficient;
  /** Company that the API key buys for, null = the person; absent = the account's choice. */
  readonly companyId?: number | null;
  /** Key under which coupon tries are counted. */
  readonly caller: string;
}

/** A typed coupon with its discount on these goods. */
export interface CouponState {
  readonly typed: string;
  /** null = no coupon with this code may be used. */
  readonly row: CouponRow | null;
  readonly outcome: Result<CouponDiscount, CouponRefusal>;
}

/** The goods of a basket with everything that determines their price. */
export interface CheckoutGoods {
  readonly lines: readonly BasketLineRow[];
  readonly priced: PricedBasket;
  readonly coupon: CouponState | null;
  /** Sum after the coupon; free delivery depends on it. */
  readonly paid: Kopecks;
  readonly grams: number;
  /** Days until everything is in stock; 0 = all is. */
  readonly awaitedDays: number;
  /** Bonuses that the buyer can spend; 0 for a guest. */
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
  // A quote's prices are made for this buyer, so no further discount applies (decision 0021).
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

/** The bonuses of a buyer and the rules for them. */
export interface BuyerBonuses {
  readonly balance: number;
  readonly rules: BonusRules;
}

/**
 * Returns what a buyer may spend of bonuses. In the transaction of the order, `isLocked` locks their account until its
 * end, so that bonuses and coupon uses of one account are counted one after another.
 */
export async function bonusesOf(
  handle: Handle,
  accountId: number | null,
  { now, isLocked }: Pick<CheckoutWishes, 'now' | 'isLocked'>,
): Promise<BuyerBonuses> {
  const bonuses = bonusQueries(handle);
  const read = isLocked ? bonuses.lock : bonuses.spendable;
  const [balance, rules] = await Promise.all([
    accountId === null ? 0 : read(accountId, now),
    promotionQueries(handle).bonusRules(now),
  ]);
  return { balance, rules };
}

/** Prices the goods of a basket for a buyer, with the typed coupon. `bonuses` absent = they are read. */
export async function checkoutGoods(
  handle: Handle,
  buyer: CheckoutBuyer,
  { lines, coupon: typed, now, isLocked }: CheckoutWishes & { readonly lines: readonly BasketLineRow[] },
  tries: CouponTries,
  bonuses?: BuyerBonuses,
): Promise<CheckoutGoods> {
  const { accountId, coefficient } = buyer;
  const { balance: bonusBalance, rules } = bonuses ?? (await bonusesOf(handle, accountId, { now, isLocked }));
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
    rules,
  };
}

/** Returns when the goods can be sent at the earliest, including those not in stock yet. */
export const goodsReady = ({ awaitedDays }: CheckoutGoods, now: Date): Date =>
  new Date(now.getTime() + awaitedDays * dayMs);

export interface CheckoutWishes {
  readonly coupon: string;
  readonly now: Date;
  readonly isLocked: boolean;
}

/** Returns the discount of the applied coupon; null = no coupon applies. */
export const couponDiscount = ({ coupon }: CheckoutGoods): CouponDiscount | null =>
  coupon?.outcome.ok === true ? coupon.outcome.value : null;

/** Returns why the typed coupon is refused; null = it applies, or none was typed. */
export const couponRefusal = ({ coupon }: CheckoutGoods): CouponRefusal | null =>
  coupon === null || coupon.outcome.ok ? null : coupon.outcome.error;
