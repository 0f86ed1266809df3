export {
  adviseOn,
  importRemedies,
  tallyProblems,
  type ImportCause,
  type ImportRemedy,
  type UnreadColumn,
} from './supplier/advice.ts';
export {
  saysNothingOfPart,
  shareOfCodes,
  shareOfCyrillic,
  shareOfHan,
  shareOfLifecycles,
  shareOfLinks,
  shareOfPacking,
  shareOfPrices,
  shareOfSentences,
  variety,
  withoutHan,
} from './column-content.ts';
export { tallyColumn, type ColumnKind, type ColumnTally } from './column.ts';
export { makerKey, makerShortKey, makerTitle, readMakerName, type MakerName } from '../product/maker-spelling.ts';
export { numberEvidence, type NumberEvidence } from './number-evidence.ts';
export { makerEvidences, makerRegistry, type NamedMaker, type NameEvidence } from './maker-registry.ts';
export { otherUnitTitle } from './value/measure.ts';
export { readPackage, type ReadPackage } from './package-name.ts';
export { packageVariant } from './package-variant.ts';
export {
  addedVats,
  convertPrice,
  convertPriceBreaks,
  readDecimal,
  readPrice,
  type Decimal,
  type PriceRule,
  type WrittenPriceBreak,
} from './price.ts';
export { joinsPrices, quantitiesOfHeading, readJoinedPrices } from './joined-prices.ts';
export { filledFields, singleFields } from './supplier/filled-fields.ts';
export { isKnownPublic, otherNumberKey, publicNumbers, type NumberSource } from './supplier/public-supplier.ts';
export { plainText, readList, readValue, type MeasuredValue, type ReadValue } from './value/read-value.ts';
export { meaningOfSingle, hasSupplyRange, readsAsNominal, type SingleMeaning } from './value/single-in-range.ts';
export {
  heldCauses,
  heldDecisions,
  importFailures,
  importFields,
  importLimits,
  importModes,
  importProblems,
  importStates,
  importTexts,
  isAlwaysReported,
  isRefusal,
  priceRoundings,
  restingStates,
  supplierLimits,
  type HeldCause,
  type HeldDecision,
  type ImportFailure,
  type ImportField,
  type ImportMode,
  type ImportProblem,
  type ImportState,
  type PriceRounding,
} from './supplier/terms.ts';
export { isOnRequest, readDays, readPieces, showsDecimalComma, type SideValue } from './value/side-values.ts';
export { nextFetch, type FetchTimes } from './supplier/schedule.ts';
export {
  decideVanished,
  vanishedChoices,
  vanishedDoubts,
  vanishedShareMax,
  type VanishedChoice,
  type VanishedDoubt,
  type VanishedFacts,
} from './supplier/vanished.ts';
export { attributeTextMax, readAttribute } from './value/read-attribute.ts';
