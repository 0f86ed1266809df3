import type { PaymentKind } from './order.ts';

/** What has to be paid before anything is sent; null: nothing. */
export const payAhead = (method: PaymentKind): 'online' | 'invoice' | null =>
  method === 'cash_on_receipt' ? null : method === 'invoice' ? 'invoice' : 'online';
