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

/** The buyer for whom a basket is priced. */
export interface CheckoutBuyer {
  /** Id of the buyer's account; null = a guest. */
  readonly accountId: number | null;
  readonly coefficient: Coefficient;
  /** Company for which the API key buys; null = for the person; absent = the account's choice applies. */
  readonly companyId?: number | null;
  /** Key under which attempts to use a coupon are counted. */
  readonly caller: string;
}

/** A coupon code that the buyer typed, and its discount on these goods. */
export interface CouponState {
  readonly typed: string;
  /** The coupon; null = there is none with this code, or the buyer may not use it. */
  readonly row: CouponRow | null;
  readonly outcome: Result<CouponDiscount, CouponRefusal>;
}

/** The goods of a basket with all data on which their price depends. */
export interface CheckoutGoods {
  readonly lines: readonly BasketLineRow[];
  readonly priced: PricedBasket;
  readonly coupon: CouponState | null;
  /** Sum of the goods minus the coupon's discount. Free delivery depends on it. */
  readonly paid: Kopecks;
  readonly grams: number;
  /** Days until all goods are in stock; 0 = all are in stock now. */
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
  // The prices of a quote were made for this buyer, so no coupon applies to them (decision 0021).
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

/** Bonuses that a buyer has, and the rules for spending them. */
export interface BuyerBonuses {
  readonly balance: number;
  readonly rules: BonusRules;
}

/**
 * Returns the bonuses that a buyer may spend. With `isLocked`, the buyer's account is locked until the transaction
 * ends, so that bonuses and coupon uses of parallel orders are counted one after another.
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

/** Returns the goods of a basket priced for a buyer, with the typed coupon. If `bonuses` is absent, they are read. */
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

/** Returns the earliest time at which all goods are in stock, so that they can be sent. */
export const goodsReady = ({ awaitedDays }: CheckoutGoods, now: Date): Date =>
  new Date(now.getTime() + awaitedDays * dayMs);

export interface CheckoutWishes {
  readonly coupon: string;
  readonly now: Date;
  readonly isLocked: boolean;
}

/** Returns the discount of the typed coupon; null = none was typed, or it is refused. */
export const couponDiscount = ({ coupon }: CheckoutGoods): CouponDiscount | null =>
  coupon?.outcome.ok === true ? coupon.outcome.value : null;

/** Returns the reason why the typed coupon is refused; null = it applies, or none was typed. */
export const couponRefusal = ({ coupon }: CheckoutGoods): CouponRefusal | null =>
  coupon === null || coupon.outcome.ok ? null : coupon.outcome.error;
