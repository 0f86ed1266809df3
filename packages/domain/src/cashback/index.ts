export {
  bonusesGivenBack,
  bonusesMax,
  cashbackOf,
  cashbackTakenBack,
  usualBonusRules,
  type BonusRules,
  type ReturnedGoods,
} from './cashback.ts';
export { expiredBonuses, type LedgerEntry } from './expiry.ts';
