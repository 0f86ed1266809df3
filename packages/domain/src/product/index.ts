export { discountPercent } from './discount.ts';
export {
  checkQuantity,
  isQuantity,
  lowestQuantity,
  quantityFor,
  quantityMax,
  type QuantityProblem,
  type QuantityRule,
} from './check-quantity.ts';
export { nextBreak, tierAt, tierPriceMap, unitPriceAt, type NextBreak } from './price-tier.ts';
export type {
  Lifecycle,
  PriceTier,
  PriceTiers,
  Product,
  ProductDocument,
  ProductId,
  PublicationState,
  SalesUnit,
} from './product.ts';
