export {
  averageAfter,
  costAt,
  flatCost,
  isBelowCost,
  marginShare,
  leastMargin,
  marginOf,
  type ProductCost,
} from './cost.ts';
export { discountPercent } from './discount.ts';
export {
  checkQuantity,
  lowestQuantity,
  quantityFor,
  type QuantityProblem,
  type QuantityRule,
} from './check-quantity.ts';
export {
  isShown,
  publicationProblem,
  priceBreakProblem,
  priceBreaksMax,
  type PublicationProblem,
  type TierProblem,
} from './product-rules.ts';
export { documentsMax, otherNumbersMax, productLimits } from './limits.ts';
export { bareLink, documentLink } from './document-link.ts';
export { makerDocuments, type MakerDocuments } from './maker-documents.ts';
export { makersWithoutSite } from './maker-sites.ts';
export { multiplyPrices } from './multiply-prices.ts';
export { withoutPackingCodes } from './packing-codes.ts';
export { nextBreak, priceBreakAt, tierPriceMap, unitPriceAt, type NextBreak } from './price-breaks.ts';
export { lifecycles, productDocumentKinds, publicationStates, salesUnits } from './product.ts';
export type {
  Lifecycle,
  PriceBreak,
  PriceBreaks,
  Product,
  ProductDocument,
  ProductId,
  PublicationState,
  SalesUnit,
} from './product.ts';
export {
  isDearer,
  lookedPrices,
  priceShift,
  secondLook,
  secondLookCauses,
  usualSecondLook,
  type LookedPrice,
  type SecondLookCause,
  type SecondLookRules,
} from './second-look.ts';
export {
  applyPriceRule,
  factorOfPercent,
  lowestPrice,
  priceChangeStates,
  priceRoundings,
  type PriceChangeState,
  type PriceRule,
  type PriceRuleRefusal,
} from './price-rule.ts';
