export { cheaperAtMore, type AdvisableLine, type CheaperAtMore } from './advise.ts';
export { basketCleanupDelayMs, maxBasketLines, type BasketId, type BasketLineDraft } from './basket.ts';
export { changedSinceSeen, type CurrentLine, type LineChange, type SeenLine } from './changed-since-seen.ts';
export {
  basketResets,
  mergeGuestBasket,
  type CustomerBasket,
  type GuestBasket,
  type MergeableLine,
  type MergePlan,
} from './merge-guest-basket.ts';
export { priceBasket, type PriceableLine, type PricedBasket, type PricedLine } from './price-basket.ts';
export { sameTotals, type ActualTotals, type ExpectedTotals } from './same-totals.ts';
