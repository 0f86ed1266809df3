import { payAhead, type PaymentKind } from '@farad/domain/order';

/**
 * Returns true if the form must contain an e-mail for the receipt. That is so for an online payment if the receipt goes
 * by e-mail and the account has no address (`hasOwn`).
 */
export const needsEmail = (payment: PaymentKind | null, receiptNeedsEmail: boolean, hasOwn: boolean): boolean =>
  payment !== null && payAhead(payment) === 'online' && receiptNeedsEmail && !hasOwn;
