import type { PaymentKind } from '@farad/domain/order';

/** Entry of a payment method as in the specification (section 3): name and picture. */
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
