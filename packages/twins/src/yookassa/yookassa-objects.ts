export type PaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

/** An event of a payment. The page that lists the payments shows it. */
export interface PaymentEvent {
  readonly at: number;
  readonly name: 'created' | 'planned' | 'held' | 'paid' | 'captured' | 'canceled' | 'refunded' | 'receipt';
  /** The amount or the reason. */
  readonly detail: string;
}

export interface TwinPayment {
  readonly id: string;
  status: PaymentStatus;
  /** Amount of the payment in kopecks. After a capture, the captured amount. */
  amount: number;
  refunded: number;
  readonly method: 'bank_card' | 'sbp' | null;
  readonly isOneStage: boolean;
  readonly returnUrl: string;
  readonly locale: 'ru' | 'en';
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly hasReceipt: boolean;
  /**
   * Origin at which the payment was created. The payment page has the same origin, unless the settings name another.
   */
  readonly apiOrigin: string;
  readonly createdAt: number;
  /** Until when the buyer can pay. After the payment, until when the shop can capture the held money. */
  expiresAt: number;
  capturedAt: number | null;
  /** When the bank of a buyer who has paid will answer; null = there is no answer to wait for. */
  paysAt: number | null;
  cancel: { readonly party: string; readonly reason: string } | null;
  readonly events: PaymentEvent[];
}

export interface TwinRefund {
  readonly id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  readonly paymentId: string;
  readonly amount: number;
  readonly description: string;
  readonly createdAt: number;
}

export interface TwinReceipt {
  readonly id: string;
  readonly paymentId: string;
  readonly type: 'payment' | 'refund';
  readonly amount: number;
  /** Rows of the receipt, as the shop sent them. */
  readonly items: readonly unknown[];
  readonly settlements: readonly unknown[];
  readonly createdAt: number;
}

/** Account of the shop that the twin accepts. */
export const yookassaShopId = '100500';
export const yookassaSecretKey = 'test_twin-of-yookassa';

/** Returns an amount such as `1220.00` in kopecks; null = any other value. */
export function kopecksOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,10}\.\d{2}$/.test(value)) return null;
  return Number(value.replace('.', ''));
}

export const writeKopecks = (kopecks: number): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

const rub = (kopecks: number) => ({ value: writeKopecks(kopecks), currency: 'RUB' });

const moment = (at: number): string => new Date(at).toISOString();

function methodOf({ id, method, status }: TwinPayment): object {
  if (method === null) return {};
  const isAnswered = status === 'succeeded' || status === 'waiting_for_capture';
  const details =
    method === 'bank_card'
      ? { card: { first6: '555555', last4: '4444', expiry_month: '12', expiry_year: '2030', card_type: 'MasterCard' } }
      : {
          sbp_operation_id: id.replaceAll('-', '').toUpperCase(),
          payer_bank_details: { bank_id: '100000000111', bic: '044525225' },
        };
  return { payment_method: { type: method, id, saved: false, status: 'inactive', ...(isAnswered ? details : {}) } };
}

/** Returns a payment as answers and webhooks have it. `pageUrl` = URL of the payment page. */
export function paymentObject(payment: TwinPayment, pageUrl: string): object {
  const { id, status, amount, refunded, metadata, capturedAt, cancel, expiresAt } = payment;
  const isPaid = status === 'succeeded' || status === 'waiting_for_capture';
  return {
    id,
    status,
    paid: isPaid,
    amount: rub(amount),
    ...(status === 'succeeded'
      ? { income_amount: rub(Math.round(amount * 0.965)), ...(refunded > 0 ? { refunded_amount: rub(refunded) } : {}) }
      : {}),
    ...(status === 'pending' ? { confirmation: { type: 'redirect', confirmation_url: pageUrl } } : {}),
    ...(capturedAt === null ? {} : { captured_at: moment(capturedAt) }),
    ...(status === 'waiting_for_capture' ? { expires_at: moment(expiresAt) } : {}),
    ...(cancel === null ? {} : { cancellation_details: cancel }),
    ...methodOf(payment),
    ...(payment.hasReceipt ? { receipt_registration: receiptState[status] } : {}),
    created_at: moment(payment.createdAt),
    description: payment.description,
    metadata,
    recipient: { account_id: yookassaShopId, gateway_id: '100700' },
    refundable: status === 'succeeded' && refunded < amount,
    test: true,
  };
}

export const receiptState: Readonly<Record<PaymentStatus, 'pending' | 'succeeded' | 'canceled'>> = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export const refundObject = ({ id, status, paymentId, amount, description, createdAt }: TwinRefund): object => ({
  id,
  payment_id: paymentId,
  status,
  amount: rub(amount),
  description,
  created_at: moment(createdAt),
  ...(status === 'canceled' ? { cancellation_details: { party: 'refund_network', reason: 'insufficient_funds' } } : {}),
});

export const receiptObject = ({ id, type, paymentId, items, settlements, createdAt }: TwinReceipt): object => ({
  id,
  type,
  payment_id: paymentId,
  status: 'succeeded',
  items,
  settlements,
  registered_at: moment(createdAt),
});
