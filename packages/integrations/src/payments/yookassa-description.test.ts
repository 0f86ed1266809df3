import type { Kopecks } from '@farad/domain/money';
import type { ProviderId } from '@farad/domain/payment';
import type { PaidLine } from '@farad/domain/receipt';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { PaymentPort } from './port.ts';
import { standBetween, type Between, type SeenCall } from './test-between.ts';
import { answerProblems, brokenBodies, queryProblems, requestProblems, requestSchema } from './test-description.ts';
import { closingFor, newPayment, paidLine, receiptFor } from './test-payments.ts';
import { createYookassa } from './yookassa.ts';

let twins: ListeningTwins;
let between: Between;
let payments: PaymentPort;
beforeAll(async () => {
  twins = await listenTwins();
  between = await standBetween(twins.yookassa.baseUrl(twins.origin));
  payments = createYookassa({ baseUrl: between.baseUrl, ...twins.yookassa.account });
});
beforeEach(() => {
  between.seen.length = 0;
});
afterAll(async () => {
  await between.close();
  await twins.close();
});

const act = (id: string, action: string) =>
  fetch(`${twins.origin}/__twins/yookassa/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });

async function made(fields: Parameters<typeof newPayment>[0] = {}, action: string | null = 'pay'): Promise<ProviderId> {
  const answer = await payments.create(newPayment(fields));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  if (action !== null) await act(answer.value.id, action);
  return answer.value.id;
}

const company = {
  customer: { email: 'buyer@example.ru', name: 'ООО «Ромашка»', inn: '7707083893' },
};

const markedLine: PaidLine = {
  ...paidLine(60, 6e4, 'Плата'),
  country: 'CN',
  customsDeclaration: '10702020/110626/0012345',
  marks: [
    {
      code: '0104601234567893215abc93dGVz',
      pieces: 50,
    },
    ...Array.from({ length: 10 }, (_, index) => ({
      code: `01046012345678932${index}xyz`,
      pieces: 1,
    })),
  ],
};

const kopecks = (sum: number): Kopecks => sum as Kopecks;

/** Makes each call of the payment port once. */
async function walk(): Promise<void> {
  const card = await made();
  const sbp = await made({ method: 'sbp', locale: 'en' });
  await Promise.all([card, sbp].map((id) => payments.get(id)));
  await payments.get(await made({}, null));
  await payments.get(await made({}, 'insufficient_funds'));
  const held = await made({ isHeld: true });
  await payments.get(held);
  const part = { amount: kopecks(100_000), receipt: receiptFor(paidLine(3, 100_000)) };
  await payments.capture({ key: `capture-${held}`, paymentId: held, ...part });
  const let_go = await made({ isHeld: true });
  await payments.cancel({ key: `cancel-${let_go}`, paymentId: let_go });
  for (const description of ['Возврат', 'twin:pending', 'twin:declined']) {
    const receipt = receiptFor(paidLine(1, 1000));
    const key = `refund-${description.at(-1) ?? ''}-${card}`.replaceAll(/[^\w-]/g, 'x');
    const refund = await payments.refund({ key, paymentId: card, amount: kopecks(1000), description, receipt });
    if (refund.ok) await payments.getRefund(refund.value.id);
  }
  await payments.get(card);
  await payments.closeReceipt({ key: `receipt-${card}`, paymentId: card, receipt: closingFor(paidLine(3, 121_000)) });
  for (const kind of ['yookassa', 'orange_data'] as const) {
    twins.setPaymentCabinet({ notificationUrl: null, pagesOrigin: null, till: kind });
    const till = { kind, taxSystem: 1, timezone: 2 } as const;
    const sold = await made({ receipt: { ...receiptFor(paidLine(3, 122_000)), ...company, till } });
    const marked = { ...closingFor(markedLine), ...company, till };
    await payments.closeReceipt({ key: `marked-${sold}`, paymentId: sold, receipt: marked });
    const back = { ...marked, receipt: marked.receipt };
    await payments.refund({
      key: `back-${sold}`,
      paymentId: sold,
      amount: marked.receipt.total,
      description: 'Возврат',
      receipt: back,
    });
  }
  twins.setPaymentCabinet({ notificationUrl: null, pagesOrigin: null });
  const page = await payments.list({ since: new Date(0), state: 'succeeded' });
  await payments.list({ since: new Date(0), ...(page.ok && page.value.cursor ? { cursor: page.value.cursor } : {}) });
  await payments.me();
}

const nameOf = ({ method, path, status }: SeenCall): string =>
  `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, 'id')} → ${status}`;

describe('YooKassa’s own description', () => {
  test('allows every request of the adapter and every answer of the twin', async () => {
    await walk();
    const problems = between.seen.flatMap((call) => {
      const { method, path, body, status, answer, key } = call;
      const wrong = [
        ...(method === 'post' ? requestProblems(method, path, body) : queryProblems(path)),
        ...(method === 'post' && !/^[0-9a-zA-Z+\-_.]{1,64}$/.test(key ?? '') ? [`key ${String(key)}`] : []),
        ...answerProblems(method, path, status, answer),
      ];
      return wrong.map((problem) => `${nameOf(call)}: ${problem}`);
    });
    expect([...new Set(problems)]).toEqual([]);
    const calls = new Set(
      between.seen.map(({ method, path }) => `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, 'id')}`),
    );
    expect([...calls].map((each) => each.split('?')[0])).toEqual(
      expect.arrayContaining([
        'post /payments',
        'get /payments/id',
        'get /payments',
        'post /payments/id/capture',
        'post /payments/id/cancel',
        'post /refunds',
        'get /refunds/id',
        'post /receipts',
        'get /me',
      ]),
    );
    expect(between.seen.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('errors of the twin have its form', async () => {
    await payments.get('1da5c87d-0984-50e8-a7f3-8de646dd9ec9' as ProviderId);
    await payments.create(newPayment({ description: 'x'.repeat(129) }));
    await createYookassa({ baseUrl: between.baseUrl, shopId: '100500', secretKey: 'wrong-key' }).me();
    expect(between.seen.map(({ status }) => status)).toEqual([404, 400, 401]);
    for (const { method, path, status, answer } of between.seen) {
      expect(answerProblems(method, path, status, answer)).toEqual([]);
    }
  });

  test('the twin rejects a right request with any one of its rules broken', async () => {
    await walk();
    const requests = between.seen.filter(({ method, body }) => method === 'post' && body !== undefined);
    const kinds = Map.groupBy(requests, ({ path }) => path.replaceAll(/[0-9a-f-]{36}/g, 'id'));
    const { shopId, secretKey } = twins.yookassa.account;
    const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
    const taken: string[] = [];
    let count = 0;
    for (const [{ path, body } = { path: '', body: {} }] of kinds.values()) {
      const schema = requestSchema('post', path);
      if (schema === undefined) continue;
      for (const broken of brokenBodies(schema, body)) {
        count += 1;
        const answer = await fetch(`${between.baseUrl}${path}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', 'idempotence-key': `broken-${count}` },
          body: JSON.stringify(broken.body),
        });
        if (answer.status !== 400) taken.push(`${path} ${broken.why}: ${answer.status}`);
      }
    }
    expect(taken).toEqual([]);
    expect(count).toBeGreaterThan(150);
  });
});
