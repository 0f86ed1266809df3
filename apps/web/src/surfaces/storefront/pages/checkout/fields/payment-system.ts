import type { PaymentKind } from '@farad/domain/order';

/** A payment system in the specification's format (section 3): its name, and the address of its picture. */
interface PaymentSystem {
  readonly title: string;
  readonly src: string;
}

const pictures: Readonly<Record<PaymentKind, string>> = {
  cash_on_receipt: 'cash',
  card: 'card',
  sbp: 'sbp',
  invoice: 'invoice',
};

export const paymentSystem = (method: PaymentKind, title: string): PaymentSystem => ({
  title,
  src: `/payment/${pictures[method]}.svg`,
});
