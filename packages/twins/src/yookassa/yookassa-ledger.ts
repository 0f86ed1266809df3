import type { JournalEntry } from '../journal.ts';
import type { TwinTill } from './yookassa-checks.ts';
import { createMoves, type Moves } from './yookassa-moves.ts';
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
  /** Returns the cash register that the shop's settings name. */
  readonly till: () => TwinTill;
  /** Returns the URL of a payment's page. */
  readonly pageUrl: (payment: TwinPayment) => string;
  readonly past: readonly JournalEntry[];
  /** Sends a webhook about a change. */
  readonly notify: (event: string, object: object, paymentId: string) => void;
}

/**
 * Payments and refunds in memory. Receipts are only written to the journal. A deadline takes effect when its payment is
 * read.
 */
export interface Ledger extends Moves {
  readonly now: () => number;
  readonly till: () => TwinTill;
  find(id: unknown): TwinPayment | undefined;
  /** Returns all payments, newest first. */
  payments(): readonly TwinPayment[];
  add(payment: TwinPayment): void;
  objectOf(payment: TwinPayment): object;
  refund(id: unknown): TwinRefund | undefined;
  /** Returns the refunded amount of a payment in kopecks. It includes refunds that are not finished yet. */
  refundedOf(payment: TwinPayment): number;
  addRefund(refund: TwinRefund): void;
  settle(refund: TwinRefund): void;
  addReceipt(receipt: TwinReceipt, payment: TwinPayment): void;
  /** Returns the changes since the last call, as entries for the journal. */
  takeChanges(): JournalEntry[];
}

const mapOf = <T>(past: readonly JournalEntry[], wanted: JournalEntry['kind']): Map<string, T> =>
  new Map(past.filter(({ kind }) => kind === wanted).map(({ id, value }) => [id, value as T]));

export function createLedger({ now, till, pageUrl, past, notify }: LedgerSettings): Ledger {
  const payments = mapOf<TwinPayment>(past, 'payment');
  const refunds = mapOf<TwinRefund>(past, 'refund');
  let changes: JournalEntry[] = [];

  const note = (payment: TwinPayment, name: PaymentEvent['name'], detail = ''): void => {
    payment.events.push({ at: now(), name, detail });
    changes.push({ kind: 'payment', id: payment.id, value: payment });
  };
  const objectOf = (payment: TwinPayment): object => paymentObject(payment, pageUrl(payment));
  const moves = createMoves({
    now,
    note,
    tell: (payment) => notify(`payment.${payment.status}`, objectOf(payment), payment.id),
  });
  const refundsOf = (id: string): TwinRefund[] => [...refunds.values()].filter(({ paymentId }) => paymentId === id);

  return {
    ...moves,
    now,
    till,
    find: (id) => {
      const payment = typeof id === 'string' ? payments.get(id) : undefined;
      return payment && moves.touch(payment);
    },
    payments: () => [...payments.values()].map(moves.touch).reverse(),
    add: (payment) => {
      payments.set(payment.id, payment);
      note(payment, 'created', writeKopecks(payment.amount));
    },
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
