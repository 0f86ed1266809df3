import type { Kopecks } from '@farad/domain/money';
import type { ProviderId, ReportedPayment, ReportedRefund, ReportedState } from '@farad/domain/payment';

import { valueAt } from '../http/index.ts';
import type { PaymentPage } from './port.ts';

const stateOf: ReadonlyMap<unknown, ReportedState> = new Map([
  ['pending', 'pending'],
  ['waiting_for_capture', 'waiting_for_capture'],
  ['succeeded', 'succeeded'],
  ['canceled', 'cancelled'],
]);

const receiptOf: ReadonlyMap<unknown, 'pending' | 'registered' | 'failed'> = new Map([
  ['pending', 'pending'],
  ['succeeded', 'registered'],
  ['canceled', 'failed'],
]);

/** Returns an amount such as `"1220.00"` in kopecks; null = any other value. So nothing is ever rounded. */
function readAmount(value: unknown): Kopecks | null {
  const [, roubles, kopecks] = /^(\d{1,12})\.(\d{2})$/.exec(typeof value === 'string' ? value : '') ?? [];
  return roubles === undefined ? null : ((Number(roubles) * 100 + Number(kopecks)) as Kopecks);
}

/** Returns an amount in roubles with two decimals: `1220.00`. */
export const writeAmount = (kopecks: Kopecks): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

const textOf = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

export const readId = (value: unknown): ProviderId | null => textOf(value, /^[0-9a-zA-Z-]{1,64}$/) as ProviderId | null;

const readMoment = (value: unknown): Date | null => {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/**
 * Returns a URL to which buyers may be sent; null = not such a URL. It must be https, or http if the provider is called
 * by http (in tests).
 */
function readUrl(value: unknown, baseUrl: string): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null) return null;
  return url.protocol === 'https:' || url.protocol === new URL(baseUrl).protocol ? url.href : null;
}

const readAttempt = (value: unknown): number | null => {
  const text = textOf(value, /^[1-9]\d{0,5}$/);
  return text === null ? null : Number(text);
};

/**
 * Returns the fields that payments and refunds have in common; null = one is missing or wrong, so the answer is
 * rejected.
 */
function readMoney(value: unknown) {
  const id = readId(valueAt(value, 'id'));
  const state = stateOf.get(valueAt(value, 'status'));
  const amount = readAmount(valueAt(value, 'amount', 'value'));
  const currency = textOf(valueAt(value, 'amount', 'currency'), /^[A-Z]{3}$/);
  return id === null || state === undefined || amount === null || currency === null
    ? null
    : {
        id,
        state,
        amount,
        currency,
        cancelReason: textOf(valueAt(value, 'cancellation_details', 'reason'), /^\w{1,64}$/),
      };
}

/** Returns a payment; null = any other body. The state of the payment is then unknown, neither paid nor refused. */
export function readPayment(value: unknown, baseUrl: string): ReportedPayment | null {
  const money = readMoney(value);
  const refundedAmount = valueAt(value, 'refunded_amount', 'value');
  const refunded = refundedAmount === undefined ? (0 as Kopecks) : readAmount(refundedAmount);
  const account = textOf(valueAt(value, 'recipient', 'account_id'), /^\w{1,64}$/);
  const isTest = valueAt(value, 'test');
  const isPaid = valueAt(value, 'paid');
  const createdAt = readMoment(valueAt(value, 'created_at'));
  if (money === null || refunded === null || account === null || createdAt === null) return null;
  if (typeof isTest !== 'boolean' || typeof isPaid !== 'boolean') return null;
  if (isPaid !== (money.state === 'succeeded' || money.state === 'waiting_for_capture')) return null;
  return {
    ...money,
    refunded,
    account,
    isTest,
    createdAt,
    order: textOf(valueAt(value, 'metadata', 'order_id'), /^[\w-]{1,64}$/),
    attempt: readAttempt(valueAt(value, 'metadata', 'attempt')),
    confirmationUrl: readUrl(valueAt(value, 'confirmation', 'confirmation_url'), baseUrl),
    receipt: receiptOf.get(valueAt(value, 'receipt_registration')) ?? null,
    expiresAt: readMoment(valueAt(value, 'expires_at')),
  };
}

/** Returns the account in the answer of `GET /me`; null = any other body. */
export function readAccount(value: unknown): { readonly account: string; readonly isTest: boolean } | null {
  const account = textOf(valueAt(value, 'account_id'), /^\w{1,64}$/);
  const isTest = valueAt(value, 'test');
  return account === null || typeof isTest !== 'boolean' ? null : { account, isTest };
}

/** Returns a refund; null = any other body. */
export function readRefund(value: unknown): ReportedRefund | null {
  const money = readMoney(value);
  const paymentId = readId(valueAt(value, 'payment_id'));
  if (money === null || paymentId === null || money.state === 'waiting_for_capture') return null;
  const { id, state, amount, currency, cancelReason } = money;
  return { id, state, amount, currency, cancelReason, paymentId };
}

/**
 * Returns a page of payments; null = any other body. One payment that cannot be parsed makes the whole page invalid,
 * because it may be the payment that the caller looks for.
 */
export function readPage(value: unknown, baseUrl: string): PaymentPage | null {
  const items = valueAt(value, 'items');
  const cursor = valueAt(value, 'next_cursor');
  if (!Array.isArray(items) || (cursor !== undefined && typeof cursor !== 'string')) return null;
  const payments = items.flatMap((item: unknown) => readPayment(item, baseUrl) ?? []);
  return payments.length === items.length ? { payments, cursor: cursor ?? null } : null;
}
