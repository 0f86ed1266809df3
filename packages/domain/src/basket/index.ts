export { cheaperAtMore, freeDeliveryNear, type AdvisableLine, type CheaperAtMore } from './advise.ts';
export {
  basketCleanupDelayMs,
  basketNameLengthMax,
  basketsMax,
  deletedBasketLifeSeconds,
  lineNoteLengthMax,
  maxBasketLines,
  type BasketId,
  type BasketLineDraft,
} from './basket.ts';
export { freeBasketName } from './basket-name.ts';
export { changedSinceSeen, type CurrentLine, type LineChange, type SeenLine } from './changed-since-seen.ts';
export { fitQuantity, type FittedQuantity } from './fit-quantity.ts';
export {
  basketResets,
  mergeGuestBasket,
  type CustomerBasket,
  type GuestBasket,
  type MergeableLine,
  type MergePlan,
} from './merge-guest-basket.ts';
export { numbersToFind, matchPastedLines, type NumberedPart } from './match-pasted-line.ts';
export { priceBasket, type PriceableLine, type PricedBasket, type PricedLine } from './price-basket.ts';
export {
  pastedLineLengthMax,
  pastedLinesMax,
  readPastedList,
  type PastedLine,
  type PastedList,
  type PastedReading,
} from './read-pasted-list.ts';
export { sameTotals, type ActualTotals, type ExpectedTotals } from './same-totals.ts';
export { stepQuantity } from './step-quantity.ts';
