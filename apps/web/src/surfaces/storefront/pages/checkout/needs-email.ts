import { payAhead, type PaymentKind } from '@farad/domain/order';

/**
 * Returns true if the form must contain an e-mail for the receipt: the payment is online, the receipt is sent by
 * e-mail, and the account has no e-mail (`hasOwn`).
 */
export const needsEmail = (payment: PaymentKind | null, receiptNeedsEmail: boolean, hasOwn: boolean): boolean =>
  payment !== null && payAhead(payment) === 'online' && receiptNeedsEmail && !hasOwn;
