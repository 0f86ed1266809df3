export {
  bonusesGivenBack,
  bonusesMax,
  cashbackOf,
  cashbackPercentOf,
  cashbackTakenBack,
  usualBonusRules,
  type BonusException,
  type BonusRules,
  type ReturnedGoods,
  type RewardedLine,
} from './cashback.ts';
export { followMerge, unfollowMerge } from './follow-merge.ts';
export { expiredBonuses, type LedgerEntry } from './expiry.ts';
