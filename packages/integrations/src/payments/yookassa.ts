import { fail, inEachLocale, ok, parseJson, type Result } from '@farad/domain/shared';

import { requestVendor, createCircuitBreaker, valueAt, type VendorAnswer } from '../http/index.ts';
import type { NewPayment, PaymentFailure, PaymentFilter, PaymentPort } from './port.ts';
import { readAccount, readId, readPage, readPayment, readRefund, writeAmount } from './read-answer.ts';
import { writeClosingReceipt, writeReceipt } from './write-receipt.ts';

export interface YookassaSettings {
  /** URL of the API without a trailing slash, `https://api.yookassa.ru/v3`. */
  readonly baseUrl: string;
  readonly shopId: string;
  readonly secretKey: string;
  /** Timeout of one call as a whole. Default: 10 s. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Maximum size of an answer. The longest one, a list of a hundred payments, fits into it. */
const answerBytesMax = 1_048_576;
const pageSize = 100;

/**
 * Language of the payment page. The provider has the page in Russian and English only, so other languages get English.
 */
const localeCodes = inEachLocale((locale) => (locale === 'ru' ? 'ru_RU' : 'en_US'));

const methodTypes = { card: 'bank_card', sbp: 'sbp' } as const;

const unknown = (retryAfterSeconds: number | null = null): Result<never, PaymentFailure> =>
  fail({ kind: 'unknown', retryAfterSeconds });

const wordOf = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

/**
 * Returns the failure that an answer with an error status means. Only the provider's own error format proves that
 * nothing was done. An error page of a proxy proves nothing, with any status.
 */
function readRefusal({ status, text }: VendorAnswer): Result<never, PaymentFailure> {
  const body = parseJson(text);
  const code = wordOf(valueAt(body, 'code'), /^\w{1,64}$/);
  const retryAfter = valueAt(body, 'retry_after');
  if (status === 429) return unknown(typeof retryAfter === 'number' ? Math.ceil(retryAfter / 1000) : null);
  if (status < 400 || status >= 500 || valueAt(body, 'type') !== 'error' || code === null) return unknown();
  if (status === 401 || status === 403) return fail({ kind: 'not_admitted' });
  const parameter = wordOf(valueAt(body, 'parameter'), /^[\w.[\]-]{1,128}$/);
  return fail(parameter === 'Idempotence-Key' ? { kind: 'key_reused' } : { kind: 'refused', code, parameter });
}

const writePayment = (payment: NewPayment) => ({
  amount: { value: writeAmount(payment.amount), currency: 'RUB' },
  capture: !payment.isHeld,
  payment_method_data: { type: methodTypes[payment.method] },
  confirmation: { type: 'redirect', return_url: payment.returnUrl, locale: localeCodes[payment.locale] },
  description: payment.description,
  metadata: { order_id: payment.order, attempt: String(payment.attempt) },
  receipt: writeReceipt(payment.receipt),
});

function queryOf({ since, state, cursor }: PaymentFilter): string {
  return String(
    new URLSearchParams({
      'created_at.gte': since.toISOString(),
      limit: String(pageSize),
      ...(state === undefined ? {} : { status: state === 'cancelled' ? 'canceled' : state }),
      ...(cursor === undefined ? {} : { cursor }),
    }),
  );
}

type Read<T> = (value: unknown) => T | null;

/**
 * Returns functions that call YooKassa, unless the circuit breaker is open. They do not retry. A caller that retries
 * must use the same key.
 */
function createAsking({ baseUrl, shopId, secretKey, timeoutMs = 10_000, now }: YookassaSettings) {
  const breaker = createCircuitBreaker({ failuresMax: 5, restMs: 30_000, now: now ?? (() => performance.now()) });
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function ask<T>(
    path: string,
    read: Read<T>,
    post: { readonly key: string; readonly body: object } | null,
  ): Promise<Result<T, PaymentFailure>> {
    if (breaker.isOpen()) return unknown();
    const answer = await requestVendor({
      method: post === null ? 'GET' : 'POST',
      url: new URL(`${baseUrl}${path}`),
      headers: {
        authorization,
        accept: 'application/json',
        ...(post === null ? {} : { 'content-type': 'application/json', 'idempotence-key': post.key }),
      },
      ...(post === null ? {} : { body: JSON.stringify(post.body) }),
      timeoutMs,
      answerBytesMax,
    });
    const result = answer.ok ? readResult(answer.value, read) : unknown();
    if (!result.ok && result.error.kind === 'unknown') breaker.noteFailure();
    else breaker.noteSuccess();
    return result;
  }

  return {
    get: <T>(path: string, read: Read<T>) => ask(path, read, null),
    post: <T>(path: string, read: Read<T>, key: string, body: object) => ask(path, read, { key, body }),
  };
}

/**
 * Returns the result of an answer. For status 200 with a body that cannot be parsed, the result is unknown, because the
 * call may have been done.
 */
function readResult<T>(answer: VendorAnswer, read: Read<T>): Result<T, PaymentFailure> {
  if (answer.status !== 200) return readRefusal(answer);
  const value = read(parseJson(answer.text));
  return value === null ? unknown() : ok(value);
}

/** Returns the real adapter of YooKassa (integrations 2). */
export function createYookassa(settings: YookassaSettings): PaymentPort {
  const { get, post } = createAsking(settings);
  const asPayment = (value: unknown) => readPayment(value, settings.baseUrl);
  const rub = (kopecks: NewPayment['amount']) => ({ value: writeAmount(kopecks), currency: 'RUB' });

  return {
    create: (payment) => post('/payments', asPayment, payment.key, writePayment(payment)),
    get: (id) => get(`/payments/${encodeURIComponent(id)}`, asPayment),
    list: (filter) => get(`/payments?${queryOf(filter)}`, (value) => readPage(value, settings.baseUrl)),
    capture: ({ key, paymentId, amount, receipt }) =>
      post(`/payments/${encodeURIComponent(paymentId)}/capture`, asPayment, key, {
        amount: rub(amount),
        ...(receipt === undefined ? {} : { receipt: writeReceipt(receipt) }),
      }),
    cancel: ({ key, paymentId }) => post(`/payments/${encodeURIComponent(paymentId)}/cancel`, asPayment, key, {}),
    refund: ({ key, paymentId, amount, description, receipt }) =>
      post('/refunds', readRefund, key, {
        payment_id: paymentId,
        amount: rub(amount),
        description,
        receipt: writeReceipt(receipt, 'refund'),
      }),
    getRefund: (id) => get(`/refunds/${encodeURIComponent(id)}`, readRefund),
    closeReceipt: ({ key, paymentId, receipt }) =>
      post('/receipts', readReceiptId, key, writeClosingReceipt(paymentId, receipt)),
    me: () => get('/me', readAccount),
  };
}

function readReceiptId(value: unknown) {
  const id = readId(valueAt(value, 'id'));
  return id === null ? null : { id };
}
