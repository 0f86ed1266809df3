export {
  changePercent,
  decimalText,
  isJump,
  isNominal,
  ratePlus,
  rateStates,
  unitRate,
  type DayRate,
  type RateState,
  type SavedRate,
} from './rate.ts';
export {
  areRatesOld,
  rateDaysMax,
  rateInUse,
  rateTroubles,
  workingDaysSince,
  type RateInUse,
  type RateTrouble,
} from './rate-in-use.ts';
export { judgeRates, usualJumpPercent } from './judge-rates.ts';
export { rateDaysToRequest, type SavedDays } from './rate-days.ts';
