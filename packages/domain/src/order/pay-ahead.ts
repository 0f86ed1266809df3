import type { PaymentKind } from './order.ts';

/** Returns the prepayment required before anything is sent; null = none. */
export const payAhead = (method: PaymentKind): 'online' | 'invoice' | null =>
  method === 'cash_on_receipt' ? null : method === 'invoice' ? 'invoice' : 'online';
