export { tallyColumn, type ColumnKind, type ColumnTally } from './column.ts';
export { makerKey, makerShortKey, makerTitle } from './maker-name.ts';
export { otherUnitTitle } from './measure.ts';
export { readPackage, type ReadPackage } from './package-name.ts';
export {
  convertPrice,
  convertTiers,
  readDecimal,
  readPrice,
  type Decimal,
  type PriceRule,
  type WrittenTier,
} from './price.ts';
export { plainText, readList, readValue, type MeasuredValue, type ReadValue } from './read-value.ts';
export { meaningOfSingle, readsAsNominal, type SingleMeaning } from './single-in-range.ts';
export {
  importFailures,
  importFields,
  importLimits,
  importModes,
  importProblems,
  importStates,
  isRefusal,
  priceRoundings,
  restingStates,
  type ImportFailure,
  type ImportField,
  type ImportMode,
  type ImportProblem,
  type ImportState,
  type PriceRounding,
} from './terms.ts';
export { isOnRequest, readDays, readPieces, type SideValue } from './side-values.ts';
export { nextFetch, type FetchTimes } from './schedule.ts';
