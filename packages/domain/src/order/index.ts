export { orderSearchLengthMax, purchaseNumberLengthMax, trackLengthMax } from './limits.ts';
export { orderNews, type OrderNews } from './order-news.ts';
export { completesBefore, usualCompletionRules, type CompletionRules } from './completion.ts';
export {
  cancelPieces,
  type CancelledPieces,
  type PiecesProblem,
  type UnpaidLine,
  type UnpaidOrder,
} from './price/cancel-pieces.ts';
export { cancelWishStates, mayAskToCancel, wishAfterMove, type CancelWishState } from './change/cancel-wish.ts';
export {
  orderApprovals,
  type OrderApproval,
  type OrderCarrier,
  type OrderCompany,
  type OrderContact,
  type OrderDelivery,
  type PromisedDays,
} from './contact.ts';
export {
  cargoOption,
  cashOnReceipt,
  customerTypes,
  deliveryKinds,
  orderActorKinds,
  paymentKinds,
  paymentMethods,
  type CustomerType,
  type DeliveryKind,
  type OrderActorKind,
  type OrderId,
  type PaymentKind,
  type PaymentMethod,
} from './order.ts';
export {
  hasLeft,
  isBeingMade,
  isOpenStatus,
  isPayable,
  isWithBuyer,
  orderStatusFacts,
  orderStatuses,
  statusesWhere,
  workStatus,
  type OrderPhase,
  type OrderStatus,
  type OrderStatusFacts,
  type StatusFilter,
  type StatusNews,
} from './order-status-facts.ts';
export { returnPhotoLimits } from './change/return-photo.ts';
export { missingToHandOver, takesGoods, unpaidOf, type OrderToHandOver } from './change/hand-over.ts';
export { orderAfterWithdrawal, type LeftToSend } from './change/withdrawn-refund.ts';
export { editScope, editScopes, type EditableOrder, type EditScope } from './change/edit-scope.ts';
export { isOrderNumber, orderNumber, typedOrderNumberLengthMax, type OrderNumber } from './order-number.ts';
export {
  moveOrder,
  nextMoves,
  orderTransitions,
  type MovableOrder,
  type OrderTransition,
} from './order-transitions.ts';
export { payAhead } from './pay-ahead.ts';
export { endOfWorkingDays, payUntil, usualHoldRules, type HoldTerms, type HoldRules } from './pay-until.ts';
export {
  cashLapsesBefore,
  openOrderRefusal,
  usualOpenOrderRules,
  type OpenOrderRefusal,
  type OpenOrderRules,
  type OpenOrders,
  type OrderToOpen,
} from './open-orders.ts';
export { orderPaidLines, paidForPieces, type SoldLine, type SoldOrder } from './price/order-receipt.ts';
export { priceOrder, type LineShares, type OrderPrice, type OrderToPrice } from './price/price-order.ts';
export { orderRights, type OrderParty, type OrderRights } from './order-rights.ts';
export { orderFilters, partSearchText, statusesOf, type OrderFilter } from './order-search.ts';
export { splitOrder, type OrderPart, type OrderToSplit, type SplitProblem } from './price/split-order.ts';
export { recountOrder, type OrderToRecount, type RecountedOrder } from './price/recount-order.ts';
export { repeatOrder, type ProductToday, type RepeatPlan } from './change/repeat-order.ts';
export {
  checkReturn,
  consumerReturnDays,
  returnable,
  returnReasons,
  returnStates,
  type EarlierReturn,
  type ReturnableOrder,
  type ReturnLine,
  type ReturnProblem,
  type ReturnReason,
  type ReturnState,
} from './change/return-request.ts';
