import type { JournalEntry } from './yookassa-journal.ts';
import {
  paymentObject,
  refundObject,
  writeKopecks,
  type PaymentEvent,
  type TwinPayment,
  type TwinReceipt,
  type TwinRefund,
} from './yookassa-objects.ts';

export interface LedgerSettings {
  readonly now: () => number;
  /** Path that the twin is mounted at, for the address of the page to pay. */
  readonly mountPath: string;
  readonly past: readonly JournalEntry[];
  /** Tells the shop, after the change. */
  readonly notify: (event: string, object: object, paymentId: string) => void;
}

/** Money in memory: what is kept, and the few ways in which it changes. The clock works whenever one looks. */
export interface Ledger {
  readonly now: () => number;
  find(id: unknown): TwinPayment | undefined;
  /** Newest first. */
  payments(): readonly TwinPayment[];
  add(payment: TwinPayment): void;
  /** The buyer's money is there: taken, or held. */
  pay(payment: TwinPayment): void;
  /** The buyer has paid, his bank is slow. */
  payLater(payment: TwinPayment): void;
  capture(payment: TwinPayment, amount: number): void;
  end(payment: TwinPayment, party: string, reason: string): void;
  objectOf(payment: TwinPayment): object;
  refund(id: unknown): TwinRefund | undefined;
  /** What of a payment has gone back or is on its way. */
  refundedOf(payment: TwinPayment): number;
  addRefund(refund: TwinRefund): void;
  settle(refund: TwinRefund): void;
  addReceipt(receipt: TwinReceipt, payment: TwinPayment): void;
  /** What changed since the last call. */
  takeChanges(): JournalEntry[];
}

/** A buyer has an hour to pay, the shop a week to capture. */
export const confirmLifeMs = 3_600_000;
const holdLifeMs = 7 * 24 * 3_600_000;
const slowBankMs = 20_000;

const mapOf = <T>(past: readonly JournalEntry[], wanted: JournalEntry['kind']): Map<string, T> =>
  new Map(past.filter(({ kind }) => kind === wanted).map(({ id, value }) => [id, value as T]));

export function createLedger({ now, mountPath, past, notify }: LedgerSettings): Ledger {
  const payments = mapOf<TwinPayment>(past, 'payment');
  const refunds = mapOf<TwinRefund>(past, 'refund');
  let changes: JournalEntry[] = [];

  const note = (payment: TwinPayment, name: PaymentEvent['name'], detail = ''): void => {
    payment.events.push({ at: now(), name, detail });
    changes.push({ kind: 'payment', id: payment.id, value: payment });
  };
  const objectOf = (payment: TwinPayment): object => paymentObject(payment, mountPath);
  /** Moves a payment out of waiting for somebody, and tells. */
  const move = (
    payment: TwinPayment,
    fields: Partial<TwinPayment>,
    name: PaymentEvent['name'],
    detail: string,
  ): void => {
    Object.assign(payment, { paysAt: null, ...fields });
    note(payment, name, detail);
    notify(`payment.${payment.status}`, objectOf(payment), payment.id);
  };
  const take = (payment: TwinPayment, amount: number, name: 'paid' | 'captured'): void =>
    move(payment, { status: 'succeeded', amount, capturedAt: now() }, name, writeKopecks(amount));
  const end: Ledger['end'] = (payment, party, reason) =>
    move(payment, { status: 'canceled', cancel: { party, reason } }, 'canceled', reason);

  function pay(payment: TwinPayment): void {
    const { amount } = payment;
    if (payment.isOneStage) return take(payment, amount, 'paid');
    move(payment, { status: 'waiting_for_capture', expiresAt: now() + holdLifeMs }, 'held', writeKopecks(amount));
  }

  /** The clock: a slow bank answers, or the time is over. */
  function touch(payment: TwinPayment): TwinPayment {
    const { status, paysAt, expiresAt } = payment;
    if (status === 'pending' && paysAt !== null && paysAt <= now()) pay(payment);
    else if (status === 'pending' && expiresAt <= now()) end(payment, 'yoo_money', 'expired_on_confirmation');
    else if (status === 'waiting_for_capture' && expiresAt <= now()) end(payment, 'yoo_money', 'expired_on_capture');
    return payment;
  }

  const refundsOf = (id: string): TwinRefund[] => [...refunds.values()].filter(({ paymentId }) => paymentId === id);

  return {
    now,
    find: (id) => {
      const payment = typeof id === 'string' ? payments.get(id) : undefined;
      return payment && touch(payment);
    },
    payments: () => [...payments.values()].map(touch).reverse(),
    add: (payment) => {
      payments.set(payment.id, payment);
      note(payment, 'created', writeKopecks(payment.amount));
    },
    pay,
    payLater: (payment) => {
      payment.paysAt = now() + slowBankMs;
      note(payment, 'planned');
    },
    capture: (payment, amount) => take(payment, amount, 'captured'),
    end,
    objectOf,
    refund: (id) => (typeof id === 'string' ? refunds.get(id) : undefined),
    refundedOf: ({ id }) =>
      refundsOf(id).reduce((sum, { status, amount }) => sum + (status === 'canceled' ? 0 : amount), 0),
    addRefund: (refund) => {
      refunds.set(refund.id, refund);
      changes.push({ kind: 'refund', id: refund.id, value: refund });
    },
    settle: (refund) => {
      const payment = payments.get(refund.paymentId);
      if (payment === undefined) return;
      refund.status = 'succeeded';
      payment.refunded += refund.amount;
      changes.push({ kind: 'refund', id: refund.id, value: refund });
      note(payment, 'refunded', writeKopecks(refund.amount));
      notify('refund.succeeded', refundObject(refund), payment.id);
    },
    addReceipt: (receipt, payment) => {
      changes.push({ kind: 'receipt', id: receipt.id, value: receipt });
      note(payment, 'receipt', writeKopecks(receipt.amount));
    },
    takeChanges: () => {
      const taken = changes;
      changes = [];
      return taken;
    },
  };
}
