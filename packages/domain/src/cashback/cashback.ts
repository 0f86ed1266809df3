import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { cashbackPaymentPercent, cashbackPercent } from '../site/constants.ts';

/** Rules for earning and spending bonuses (product B10). The shop's settings can change them. */
export interface BonusRules {
  /** Percent of the amount paid for goods. */
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
  /** For a category: itself and its subcategories when the rule was made. For a brand: its own id. */
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

/** Goods of one line that earn cashback. */
export interface RewardedLine {
  /** Amount paid, after coupon and bonuses. */
  readonly paid: Kopecks;
  readonly categoryId: number;
  readonly brandId: number;
}

type CashbackRules = Pick<BonusRules, 'cashbackPercent' | 'exceptions' | 'leastPaid'>;

/** Returns the cashback percentage for goods. */
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
 * @param kept the amount that was not refunded; the refund is spread over all lines. Absent = no refund
 */
export function cashbackOf(lines: readonly RewardedLine[], rules: CashbackRules, kept?: Kopecks): number {
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const rest = Math.min(kept ?? paid, paid);
  if (rest <= 0 || rest < rules.leastPaid) return 0;
  const weighted = lines.reduce((sum, line) => sum + BigInt(line.paid) * BigInt(cashbackPercentOf(line, rules)), 0n);
  return Number((weighted * BigInt(rest)) / BigInt(paid) / BigInt(100 * kopecksPerRouble));
}

/** Returns the maximum bonuses that can pay for goods of this price after the coupon, in whole roubles. */
export const bonusesMax = (
  goodsAfterCoupon: Kopecks,
  balance: number,
  { sharePercentMax }: Pick<BonusRules, 'sharePercentMax'>,
): number => Math.max(0, Math.min(balance, flooredPercent(goodsAfterCoupon, sharePercentMax)));

/** Amount paid for the goods of an order, and the refunded part. */
export interface ReturnedGoods {
  readonly paid: Kopecks;
  /** Includes earlier returns. */
  readonly returnedBefore: Kopecks;
  readonly returnedNow: Kopecks;
}

/**
 * Returns the part of a credited cashback that a return takes back, in whole roubles: the decrease of the cashback for
 * the remaining goods. All returns together take back exactly the whole cashback.
 */
export function cashbackTakenBack(credited: number, { paid, returnedBefore, returnedNow }: ReturnedGoods): number {
  if (paid === 0) return 0;
  const ofRest = (returned: number): number => flooredShare(credited, paid - returned, paid);
  return ofRest(returnedBefore) - ofRest(returnedBefore + returnedNow);
}

const flooredShare = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/**
 * Returns the spent bonuses that a return gives back, in whole roubles. All returns together never give back more than
 * was spent.
 */
export const bonusesGivenBack = (returnedBefore: Kopecks, returnedNow: Kopecks): number =>
  flooredRoubles(returnedBefore + returnedNow) - flooredRoubles(returnedBefore);
