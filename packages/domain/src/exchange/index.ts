export { ordersFrame, orderXml, type ToldLine, type ToldOrder } from './orders-xml.ts';
export { isRoubles, piecesOf, priceOfOne, type WrittenPrice } from './price.ts';
export { readExchangeStatus, writeExchangeStatus } from './order-status.ts';
export {
  exchangeFailures,
  exchangeKinds,
  exchangeLimits,
  exchangeProblems,
  exchangeStates,
  guessPriceTypeUse,
  isExchangeFileName,
  isPicture,
  priceTypeUses,
  type ExchangeFailure,
  type ExchangeKind,
  type ExchangeProblem,
  type ExchangeState,
  type KeptProblem,
  type PriceTypeUse,
} from './terms.ts';
export type { ExchangeGroup, ExchangePriceType, ExchangeProperty, ExchangeWarehouse } from './things.ts';
