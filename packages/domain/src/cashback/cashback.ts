import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { cashbackPaymentPercent, cashbackPercent } from '../site/constants.ts';

/** How bonuses come and go (product B10); the shop's settings may say otherwise. */
export interface BonusRules {
  /** Of what was paid for the goods, percent. */
  readonly cashbackPercent: number;
  /** Most of an order's goods that bonuses may pay, percent. */
  readonly sharePercentMax: number;
  /** Days until credited bonuses are over; null: never. */
  readonly lifeDays: number | null;
}

export const usualBonusRules: BonusRules = { cashbackPercent, sharePercentMax: cashbackPaymentPercent, lifeDays: 365 };

const flooredRoubles = (kopecks: number): number => Math.floor(kopecks / kopecksPerRouble);

const flooredPercent = (kopecks: Kopecks, percent: number): number =>
  Number((BigInt(kopecks) * BigInt(percent)) / BigInt(100 * kopecksPerRouble));

/** Bonuses in whole roubles for goods that were paid so much for, after coupon and bonuses, without delivery. */
export const cashbackOf = (paidGoods: Kopecks, rules: BonusRules): number =>
  flooredPercent(paidGoods, rules.cashbackPercent);

/** Most bonuses, whole roubles, that goods of this price after the coupon can be paid with. */
export const bonusesMax = (
  goodsAfterCoupon: Kopecks,
  balance: number,
  { sharePercentMax }: Pick<BonusRules, 'sharePercentMax'>,
): number => Math.max(0, Math.min(balance, flooredPercent(goodsAfterCoupon, sharePercentMax)));

/** What was paid for the goods of an order, and how much of it went back. */
export interface ReturnedGoods {
  readonly paid: Kopecks;
  /** With earlier returns. */
  readonly returnedBefore: Kopecks;
  readonly returnedNow: Kopecks;
}

/**
 * The share of a credited cashback that a return takes back, whole roubles: what the cashback of the rest is less than
 * before. All returns together take exactly all of it.
 */
export function cashbackTakenBack(credited: number, { paid, returnedBefore, returnedNow }: ReturnedGoods): number {
  if (paid === 0) return 0;
  const ofRest = (returned: number): number => flooredShare(credited, paid - returned, paid);
  return ofRest(returnedBefore) - ofRest(returnedBefore + returnedNow);
}

const flooredShare = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/** Bonuses, whole roubles, that come back with goods they had paid for; all returns together never give a rouble more. */
export const bonusesGivenBack = (returnedBefore: Kopecks, returnedNow: Kopecks): number =>
  flooredRoubles(returnedBefore + returnedNow) - flooredRoubles(returnedBefore);
