export { ordersFrame, orderXml, type SentLine, type SentOrder } from './orders-xml.ts';
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
  type OneCFailure,
  type ExchangeKind,
  type OneCProblem,
  type OneCState,
  type StoredProblem,
  type PriceTypeUse,
} from './terms.ts';
export type { OneCGroup, OneCPriceType, OneCProperty, OneCWarehouse } from './things.ts';
