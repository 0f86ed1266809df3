import { randomUUID } from 'node:crypto';

import { dayMs, ok, type Result } from '@farad/domain/shared';

import { checkReceipt, fieldsOf, invalid, notFound, readAmount, type ApiError } from './yookassa-checks.ts';
import type { Ledger } from './yookassa-ledger.ts';
import {
  receiptObject,
  refundObject,
  type TwinPayment,
  type TwinReceipt,
  type TwinRefund,
} from './yookassa-objects.ts';

type Outcome = Result<object, ApiError>;

const lifeMs = 3 * 365 * dayMs;

/** Returns the payment and the amount to refund in kopecks, or why the refund is rejected. */
function check(ledger: Ledger, body: Readonly<Record<string, unknown>>): Result<[TwinPayment, number], ApiError> {
  const { payment_id, amount: wished, description = '', receipt } = body;
  const payment = ledger.find(payment_id);
  if (payment === undefined) return invalid('payment_id', 'Payment does not exist');
  if (payment.status !== 'succeeded') return invalid('payment_id', 'Payment is not refundable');
  if (ledger.now() - payment.createdAt > lifeMs) return invalid('payment_id', 'Payment is too old');
  const amount = readAmount(wished, 'amount');
  if (!amount.ok) return amount;
  if (amount.value > payment.amount - ledger.refundedOf(payment)) {
    return invalid('amount.value', 'Refund amount exceeds the rest of the payment');
  }
  if (typeof description !== 'string' || description.length > 250) return invalid('description', 'Too long');
  if (receipt === undefined && payment.hasReceipt && amount.value < payment.amount) {
    return invalid('receipt', 'Partial refund of a payment with a receipt needs a receipt');
  }
  const checked = receipt === undefined ? amount : checkReceipt(receipt, { sum: amount.value, till: ledger.till() });
  return checked.ok ? ok([payment, amount.value]) : checked;
}

/**
 * Returns the answer of `POST /refunds`. Tests choose another outcome with `twin:declined` or `twin:pending` in the
 * description.
 */
export function createRefund(ledger: Ledger, body: unknown): Outcome {
  const fields = fieldsOf(body);
  const checked = check(ledger, fields);
  if (!checked.ok) return checked;
  const [payment, amount] = checked.value;
  const description = typeof fields['description'] === 'string' ? fields['description'] : '';
  const refund: TwinRefund = {
    id: randomUUID(),
    status: description.includes('twin:declined') ? 'canceled' : 'pending',
    paymentId: payment.id,
    amount,
    description,
    createdAt: ledger.now(),
  };
  ledger.addRefund(refund);
  if (refund.status === 'pending' && !description.includes('twin:pending')) ledger.settle(refund);
  return ok(refundObject(refund));
}

/** Returns the answer of `GET /refunds/{id}`. Afterwards a pending refund succeeds. */
export function getRefund(ledger: Ledger, id: string): Outcome {
  const refund = ledger.refund(id);
  if (refund === undefined) return notFound('Refund does not exist');
  const answer = refundObject(refund);
  if (refund.status === 'pending') ledger.settle(refund);
  return ok(answer);
}

const settlementTypes = ['cashless', 'prepayment', 'postpayment', 'consideration'];

/** Maximum number of receipts of a payment. */
const receiptsMax = 50;

/**
 * Checks a receipt for «Чеки от ЮKassa». Receipts of payments and refunds are part of their requests, so this call
 * accepts only receipts that settle a prepayment.
 */
function checkClosing(type: string, items: readonly unknown[], settled: readonly unknown[]): Result<null, ApiError> {
  if (type !== 'payment') return invalid('type', 'The receipt of a refund is told with the refund');
  const index = items.findIndex((item) => fieldsOf(item)['payment_mode'] !== 'full_payment');
  if (index >= 0) return invalid(`items[${index}].payment_mode`, 'full_payment is expected');
  const isPrepaid = settled.every((each) => fieldsOf(each)['type'] === 'prepayment');
  return isPrepaid ? ok(null) : invalid('settlements.type', 'prepayment is expected');
}

/** Returns the answer of `POST /receipts`, which registers a receipt without moving money. */
export function createReceipt(ledger: Ledger, body: unknown): Outcome {
  const { type, payment_id, refund_id, items, settlements, send } = fieldsOf(body);
  if (type !== 'payment' && type !== 'refund') return invalid('type', 'payment or refund is expected');
  const payment = ledger.find(type === 'payment' ? payment_id : ledger.refund(refund_id)?.paymentId);
  if (payment?.status !== 'succeeded') return invalid(`${type}_id`, 'There is no such paid object');
  const checked = checkReceipt(body, { sum: null, till: ledger.till(), parameter: '' });
  if (!checked.ok) return checked;
  const settled: readonly unknown[] = Array.isArray(settlements) ? settlements : [];
  const isNamed = settled.every((each) => settlementTypes.includes(String(fieldsOf(each)['type'])));
  if (!isNamed) return invalid('settlements.type', 'Unknown type of settlement');
  const amounts = settled.map((each) => readAmount(fieldsOf(each)['amount'], 'settlements.amount'));
  const sum = amounts.reduce((total, each) => total + (each.ok ? each.value : Number.NaN), 0);
  if (sum !== checked.value) return invalid('settlements', 'Sum of settlements does not match the items');
  if (send !== true) return invalid('send', 'true is expected');
  const refused = checkClosing(type, Array.isArray(items) ? items : [], settled);
  if (!refused.ok) return refused;
  if (payment.events.filter(({ name }) => name === 'receipt').length >= receiptsMax) {
    return invalid('payment_id', `Up to ${receiptsMax} receipts are allowed for one payment`);
  }
  const createdAt = ledger.now();
  const receipt: TwinReceipt = {
    id: `rt-${randomUUID()}`,
    paymentId: payment.id,
    type,
    amount: sum,
    items: Array.isArray(items) ? items : [],
    settlements: settled,
    createdAt,
  };
  ledger.addReceipt(receipt, payment);
  return ok(receiptObject(receipt));
}
