import { payAhead, type PaymentKind } from '@farad/domain/order';

/** Whether the receipt of an order goes nowhere without an address in the form. `hasOwn`: the account has one. */
export const needsEmail = (payment: PaymentKind | null, receiptNeedsEmail: boolean, hasOwn: boolean): boolean =>
  payment !== null && payAhead(payment) === 'online' && receiptNeedsEmail && !hasOwn;
