import type { PaymentKind } from '@farad/domain/order';

/** How an order is paid, as a part of a sentence. */
export type Texts = Readonly<Record<PaymentKind, string>>;

export const texts: Texts = {
  card: 'банковской картой',
  sbp: 'через СБП',
  invoice: 'по счёту (компаниям и ИП)',
  cash_on_receipt: 'наличными при самовывозе',
};
