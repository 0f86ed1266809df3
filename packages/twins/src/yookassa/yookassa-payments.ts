import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@farad/domain/shared';

import {
  checkReceipt,
  fieldsOf,
  invalid,
  notFound,
  readAmount,
  readPaymentBody,
  type ApiError,
} from './yookassa-checks.ts';
import type { Ledger } from './yookassa-ledger.ts';
import { confirmLifeMs } from './yookassa-moves.ts';
import type { TwinPayment } from './yookassa-objects.ts';

type Outcome = Result<object, ApiError>;

const listMax = 100;

/** Returns the answer of `POST /payments`. */
export function createPayment(ledger: Ledger, body: unknown, apiOrigin: string): Outcome {
  const read = readPaymentBody(body, ledger.till());
  if (!read.ok) return read;
  const createdAt = ledger.now();
  const payment: TwinPayment = {
    ...read.value,
    id: randomUUID(),
    status: 'pending',
    refunded: 0,
    apiOrigin,
    createdAt,
    expiresAt: createdAt + confirmLifeMs,
    capturedAt: null,
    paysAt: null,
    cancel: null,
    events: [],
  };
  ledger.add(payment);
  return ok(ledger.objectOf(payment));
}

/** Returns the answer of `GET /payments/{id}`. */
export function getPayment(ledger: Ledger, id: string): Outcome {
  const payment = ledger.find(id);
  return payment === undefined ? notFound('Payment does not exist') : ok(ledger.objectOf(payment));
}

/** Returns the answer of `GET /payments?created_at.gte=&status=&limit=&cursor=`. */
export function listPayments(ledger: Ledger, query: URLSearchParams): Outcome {
  const since = Date.parse(query.get('created_at.gte') ?? '1970-01-01T00:00:00Z');
  const status = query.get('status');
  const limit = Number(query.get('limit') ?? 10);
  if (Number.isNaN(since)) return invalid('created_at.gte', 'Invalid date');
  if (!Number.isInteger(limit) || limit < 1 || limit > listMax) return invalid('limit', 'From 1 to 100 is expected');
  const found = ledger.payments().filter((each) => each.createdAt >= since && (status ?? each.status) === each.status);
  const cursor = query.get('cursor');
  const start = cursor === null ? 0 : found.findIndex(({ id }) => id === cursor);
  if (start < 0) return invalid('cursor', 'Invalid cursor');
  const next = found[start + limit];
  const items = found.slice(start, start + limit).map(ledger.objectOf);
  return ok({ type: 'list', items, ...(next === undefined ? {} : { next_cursor: next.id }) });
}

function held(ledger: Ledger, id: string): Result<TwinPayment, ApiError> {
  const payment = ledger.find(id);
  if (payment === undefined) return notFound('Payment does not exist');
  return payment.status === 'waiting_for_capture'
    ? ok(payment)
    : fail({ status: 400, code: 'invalid_request', description: 'Incorrect payment status' });
}

/** Returns the answer of `POST /payments/{id}/capture`. */
export function capturePayment(ledger: Ledger, id: string, body: unknown): Outcome {
  const payment = held(ledger, id);
  if (!payment.ok) return payment;
  const { amount: wished, receipt } = fieldsOf(body);
  const most = payment.value.amount;
  const amount = wished === undefined ? ok(most) : readAmount(wished, 'amount');
  if (!amount.ok) return amount;
  if (amount.value > most) return invalid('amount.value', 'More than is held');
  if (receipt === undefined && payment.value.hasReceipt && amount.value < most) {
    return invalid('receipt', 'Partial capture of a payment with a receipt needs a receipt');
  }
  const checked = receipt === undefined ? amount : checkReceipt(receipt, { sum: amount.value, till: ledger.till() });
  if (!checked.ok) return checked;
  ledger.capture(payment.value, amount.value);
  return ok(ledger.objectOf(payment.value));
}

/** Returns the answer of `POST /payments/{id}/cancel`. */
export function cancelPayment(ledger: Ledger, id: string): Outcome {
  const payment = held(ledger, id);
  if (!payment.ok) return payment;
  ledger.end(payment.value, 'merchant', 'canceled_by_merchant');
  return ok(ledger.objectOf(payment.value));
}
