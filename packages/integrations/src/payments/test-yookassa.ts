import type { ProviderId } from '@farad/domain/payment';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { PaymentPort } from './port.ts';
import { newPayment } from './test-payments.ts';
import { createYookassa, type YookassaSettings } from './yookassa.ts';

export const unknown = { ok: false, error: { kind: 'unknown', retryAfterSeconds: null } };
export const keyReused = { ok: false, error: { kind: 'key_reused' } };

/** Returns the value of an answer. Throws if the answer is a failure. */
export async function value<T>(
  answer: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>,
): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(`no object: ${JSON.stringify(result)}`);
  return result.value;
}

type Operation = 'create' | 'get' | 'list' | 'capture' | 'cancel' | 'refund' | 'receipt';

/** Starts the twin of the provider for the tests of a file. Each test has a new adapter, and no fault is set. */
export function yookassaOfTwin() {
  let twins: ListeningTwins;
  let nowMs = Date.parse('2026-11-21T12:00:00Z');
  let payments: PaymentPort;
  const adapter = (fields: Partial<YookassaSettings> = {}): PaymentPort =>
    createYookassa({
      baseUrl: twins.yookassa.baseUrl(twins.origin),
      ...twins.yookassa.account,
      timeoutMs: 30_000,
      now: () => nowMs,
      ...fields,
    });
  beforeAll(async () => {
    twins = await listenTwins({ now: () => nowMs });
  });
  beforeEach(() => {
    twins.faults.clear();
    payments = adapter();
  });
  afterAll(() => twins.close());

  /** Takes the buyer's step on the page of the provider. Returns the HTTP status. */
  const act = async (id: string, action: string): Promise<number> => {
    const body = new URLSearchParams({ action });
    const address = `${twins.origin}/__twins/yookassa/pay/${id}`;
    return (await fetch(address, { method: 'POST', body, redirect: 'manual' })).status;
  };
  return {
    get twins() {
      return twins;
    },
    get payments() {
      return payments;
    },
    get nowMs() {
      return nowMs;
    },
    passMs: (ms: number): void => {
      nowMs += ms;
    },
    adapter,
    act,
    /** Makes one call fail. */
    fault: (op: Operation, mode: string): void => {
      twins.faults.set('yookassa', { op, mode: mode as '500', times: 1, delayMs: 15_000 });
    },
    paid: async (payment = newPayment()): Promise<ProviderId> => {
      const { id } = await value(payments.create(payment));
      await act(id, 'pay');
      return id;
    },
    /** Returns the number of payments that the provider has for an order. */
    countOf: async (order: string): Promise<number> => {
      const { payments: found } = await value(payments.list({ since: new Date(nowMs - 60_000) }));
      return found.filter((payment) => payment.order === order).length;
    },
  };
}
