import type { PaymentKind } from './order.ts';

/** Returns how an order must be paid before anything is sent; null = it is paid on receipt. */
export const payAhead = (method: PaymentKind): 'online' | 'invoice' | null =>
  method === 'cash_on_receipt' ? null : method === 'invoice' ? 'invoice' : 'online';
