import { payAhead, type PaymentKind } from '@farad/domain/order';

/** Returns true if the receipt can only go to an e-mail in the form. `hasOwn` = the account has one. */
export const needsEmail = (payment: PaymentKind | null, receiptNeedsEmail: boolean, hasOwn: boolean): boolean =>
  payment !== null && payAhead(payment) === 'online' && receiptNeedsEmail && !hasOwn;
