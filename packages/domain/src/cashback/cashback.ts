import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { cashbackPaymentPercent, cashbackPercent } from '../site/constants.ts';

/** How bonuses come and go (product B10); the shop's settings may say otherwise. */
export interface BonusRules {
  /** Of what was paid for the goods, percent. */
  readonly cashbackPercent: number;
  /** Other percents for some goods: the first that fits counts. */
  readonly exceptions: readonly BonusException[];
  /** Least sum paid for the goods of an order that brings any. */
  readonly leastPaid: Kopecks;
  /** Most of an order's goods that bonuses may pay, percent. */
  readonly sharePercentMax: number;
  /** Days until credited bonuses are over; null: never. */
  readonly lifeDays: number | null;
}

/** Goods whose cashback is another: those of a category with all below it, or of a brand. */
export interface BonusException {
  readonly kind: 'category' | 'brand';
  readonly id: number;
  /** Categories that were at or below it when the rule was made; of a brand, itself. */
  readonly ids: readonly number[];
  readonly percent: number;
}

export const usualBonusRules: BonusRules = {
  cashbackPercent,
  exceptions: [],
  leastPaid: 0 as Kopecks,
  sharePercentMax: cashbackPaymentPercent,
  lifeDays: 365,
};

/** Goods of one line that bring cashback. */
export interface RewardedLine {
  /** After coupon and bonuses. */
  readonly paid: Kopecks;
  readonly categoryId: number;
  readonly brandId: number;
}

type CashbackRules = Pick<BonusRules, 'cashbackPercent' | 'exceptions' | 'leastPaid'>;

/** Percent of what is paid for goods that comes back. */
export function cashbackPercentOf(
  { categoryId, brandId }: Pick<RewardedLine, 'categoryId' | 'brandId'>,
  { cashbackPercent: usual, exceptions }: CashbackRules,
): number {
  const fits = ({ kind, ids }: BonusException): boolean => ids.includes(kind === 'brand' ? brandId : categoryId);
  return exceptions.find(fits)?.percent ?? usual;
}

const flooredRoubles = (kopecks: number): number => Math.floor(kopecks / kopecksPerRouble);

const flooredPercent = (kopecks: Kopecks, percent: number): number =>
  Number((BigInt(kopecks) * BigInt(percent)) / BigInt(100 * kopecksPerRouble));

/**
 * Bonuses in whole roubles, floored, for the goods of an order, without delivery.
 *
 * @param kept what of the sum did not go back, which is taken off all lines alike; absent: all of it
 */
export function cashbackOf(lines: readonly RewardedLine[], rules: CashbackRules, kept?: Kopecks): number {
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const rest = Math.min(kept ?? paid, paid);
  if (rest <= 0 || rest < rules.leastPaid) return 0;
  const weighted = lines.reduce((sum, line) => sum + BigInt(line.paid) * BigInt(cashbackPercentOf(line, rules)), 0n);
  return Number((weighted * BigInt(rest)) / BigInt(paid) / BigInt(100 * kopecksPerRouble));
}

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
