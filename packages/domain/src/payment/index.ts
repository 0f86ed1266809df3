export {
  cancelKey,
  captureKey,
  closingReceiptKey,
  keyLifeMs,
  nextAttempt,
  paymentKey,
  refundKey,
  type LastAttempt,
  type NextAttempt,
} from './attempt.ts';
export { cancelAdvice, cancelAdvices, type CancelAdvice } from './cancel-advice.ts';
export { judgeReport, paymentTransitions, type Mismatch, type PaymentAccount, type Verdict } from './judge-report.ts';
export {
  canHold,
  offeredMethods,
  onlineAmountMin,
  sbpAmountMax,
  type MethodRefusal,
  type OfferedMethod,
} from './offered-methods.ts';
export {
  moneySource,
  officeRefundable,
  paperNumberLengthMax,
  purposeLengthMax,
  refundPurpose,
  refundWays,
  waysBack,
  type OfficeRefund,
  type OrderMoney,
  type RefundWay,
} from './office-money.ts';
export {
  onlineMethods,
  paymentStates,
  refundStates,
  type OnlineMethod,
  type Payment,
  type PaymentState,
  type ProviderId,
  type RefundState,
  type ReportedPayment,
  type ReportedRefund,
  type ReportedState,
} from './payment.ts';
export {
  checkRefund,
  judgeRefund,
  refundable,
  refundTransitions,
  type KnownRefund,
  type Refund,
  type RefundRefusal,
} from './refund.ts';
export { settleMoney, type OrderToPay, type Settlement } from './settle-money.ts';
export {
  offeredPayments,
  paymentRefusals,
  type OfferedPayment,
  type OrderToOffer,
  type PaymentRefusal,
} from './payment-choice.ts';
