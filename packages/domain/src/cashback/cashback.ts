import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { cashbackPaymentPercent, cashbackPercent } from '../site/constants.ts';

/** Rules for earning and spending bonuses (product B10). The shop's settings can change them. */
export interface BonusRules {
  /** Usual cashback, in percent of the amount paid for goods. */
  readonly cashbackPercent: number;
  /** Other percentages for some goods; the first matching rule applies. */
  readonly exceptions: readonly BonusException[];
  /** Minimum amount paid for an order's goods to earn bonuses. */
  readonly leastPaid: Kopecks;
  /** Maximum share of an order's goods that bonuses can pay, in percent. */
  readonly sharePercentMax: number;
  /** Days until credited bonuses expire; null = never. */
  readonly lifeDays: number | null;
}

/** Goods with another cashback percentage: a brand, or a category with its subcategories. */
export interface BonusException {
  readonly kind: 'category' | 'brand';
  readonly id: number;
  /**
   * Ids of the categories or brands that the exception covers: the category with its subcategories, or the brand. The
   * list is made when the rule is saved.
   */
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

/** A paid order line for which the customer gets cashback. */
export interface RewardedLine {
  /** Amount paid, after coupon and bonuses. */
  readonly paid: Kopecks;
  readonly categoryId: number;
  readonly brandId: number;
}

type CashbackRules = Pick<BonusRules, 'cashbackPercent' | 'exceptions' | 'leastPaid'>;

/** Returns the cashback percentage for goods of this category and brand. */
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
 * Returns the bonuses for the goods of an order, without delivery, in whole roubles, rounded down.
 *
 * @param kept the paid amount that was not refunded; absent = nothing was refunded. A refund lowers all lines in
 * proportion
 */
export function cashbackOf(lines: readonly RewardedLine[], rules: CashbackRules, kept?: Kopecks): number {
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const rest = Math.min(kept ?? paid, paid);
  if (rest <= 0 || rest < rules.leastPaid) return 0;
  const weighted = lines.reduce((sum, line) => sum + BigInt(line.paid) * BigInt(cashbackPercentOf(line, rules)), 0n);
  return Number((weighted * BigInt(rest)) / BigInt(paid) / BigInt(100 * kopecksPerRouble));
}

/** Returns how many bonuses the buyer can spend on these goods, in whole roubles. */
export const bonusesMax = (
  goodsAfterCoupon: Kopecks,
  balance: number,
  { sharePercentMax }: Pick<BonusRules, 'sharePercentMax'>,
): number => Math.max(0, Math.min(balance, flooredPercent(goodsAfterCoupon, sharePercentMax)));

/** The amount paid for the goods of an order, and how much of it was refunded. */
export interface ReturnedGoods {
  readonly paid: Kopecks;
  /** Amount that earlier returns have refunded. */
  readonly returnedBefore: Kopecks;
  readonly returnedNow: Kopecks;
}

/**
 * Returns how many bonuses a return takes back from a credited cashback, in whole roubles. Cashback is recomputed for
 * the goods that remain. If all goods are returned, the whole cashback is taken back.
 */
export function cashbackTakenBack(credited: number, { paid, returnedBefore, returnedNow }: ReturnedGoods): number {
  if (paid === 0) return 0;
  const ofRest = (returned: number): number => flooredShare(credited, paid - returned, paid);
  return ofRest(returnedBefore) - ofRest(returnedBefore + returnedNow);
}

const flooredShare = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/**
 * Returns how many of the spent bonuses a return gives back, in whole roubles. The arguments are sums of bonuses in
 * kopecks. Rounding never makes all returns together give back more than was spent.
 */
export const bonusesGivenBack = (returnedBefore: Kopecks, returnedNow: Kopecks): number =>
  flooredRoubles(returnedBefore + returnedNow) - flooredRoubles(returnedBefore);
