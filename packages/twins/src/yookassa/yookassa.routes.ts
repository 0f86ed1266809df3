import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ok, type Result } from '@farad/domain/shared';

import type { Fault, FaultMode, Faults } from '../faults.ts';
import { delayAnswer } from '../delay-answer.ts';
import type { ApiError } from './yookassa-checks.ts';
import type { ApiAnswer } from './yookassa-idempotence.ts';
import { yookassaSecretKey, yookassaShopId } from './yookassa-objects.ts';
import { cancelPayment, capturePayment, createPayment, getPayment, listPayments } from './yookassa-payments.ts';
import { createReceipt, createRefund, getRefund } from './yookassa-refunds.ts';
import type { YookassaTwin } from './yookassa.ts';

type Mode = FaultMode<'yookassa'>;
type Perform = (request: FastifyRequest) => Result<object, ApiError>;

/** Path of YooKassa's API below the twin's path. */
export const yookassaPath = '/v3';

/** Maximum size of a request body. A receipt of eighty rows with Cyrillic names fits into it. */
const bodyLimit = 1_048_576;

const account = `Basic ${Buffer.from(`${yookassaShopId}:${yookassaSecretKey}`).toString('base64')}`;

const errorBody = ({ code, description, parameter }: Omit<ApiError, 'status'>): object => ({
  type: 'error',
  id: crypto.randomUUID(),
  code,
  description,
  ...(parameter === undefined ? {} : { parameter }),
});

const answerOf = (outcome: Result<object, ApiError>): ApiAnswer =>
  outcome.ok ? { status: 200, body: outcome.value } : { status: outcome.error.status, body: errorBody(outcome.error) };

const internal: ApiAnswer = {
  status: 500,
  body: errorBody({ code: 'internal_server_error', description: 'Internal server error' }),
};

/** Fault mode → answer, for modes in which the twin does nothing of what was requested. */
const early: Partial<Record<Mode, ApiAnswer>> = {
  '500': internal,
  '429': {
    status: 429,
    body: { ...errorBody({ code: 'too_many_requests', description: 'Too many requests' }), retry_after: 1800 },
  },
};

const pathId = ({ params }: FastifyRequest): string => String((params as { readonly id?: string }).id);

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?', 2)[1] ?? '');

/** Sends the answer to a request that was carried out, or fails as the fault mode requires. */
async function sendAs(mode: Mode, delayMs: number, answer: ApiAnswer, request: FastifyRequest, reply: FastifyReply) {
  if (mode === 'delay') await delayAnswer(request, delayMs);
  if (mode === 'drop_after_write') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (mode === 'garbage') {
    const text = JSON.stringify(answer.body);
    return reply.type('application/json').send(text.slice(0, Math.floor(text.length / 2)));
  }
  const { status, body } = mode === '500_after_write' ? internal : answer;
  return reply.code(status).type('application/json').send(JSON.stringify(body));
}

/**
 * Registers YooKassa's routes (reference/integrations.md 2.1). Calls can fail on request, and a wrong key is answered
 * as YooKassa does.
 */
export function yookassaRoutes(app: FastifyInstance, twin: YookassaTwin, faults: Faults): void {
  const { ledger, idempotence } = twin;

  const answerWith =
    (op: Fault<'yookassa'>['op'], perform: Perform) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (request.headers.authorization !== account) {
        return reply.code(401).send(errorBody({ code: 'invalid_credentials', description: 'Wrong shopId or key' }));
      }
      const { mode, delayMs } = faults.take('yookassa', op);
      const ready = early[mode];
      if (ready !== undefined) return reply.code(ready.status).send(ready.body);
      const done = (): ApiAnswer => answerOf(perform(request));
      const { method, url, headers, body } = request;
      const requested = `${method} ${url} ${JSON.stringify(body)}`;
      const answer = method === 'GET' ? done() : idempotence.answer(headers['idempotence-key'], requested, done);
      twin.commit();
      return sendAs(mode, delayMs, answer, request, reply);
    };

  const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
  const path = `${yookassaPath}/payments`;
  const post = (url: string, op: Fault<'yookassa'>['op'], perform: Perform): void => {
    app.post(url, { bodyLimit }, answerWith(op, perform));
  };
  post(path, 'create', (request) => createPayment(ledger, request.body, originOf(request)));
  post(`${path}/:id/capture`, 'capture', (request) => capturePayment(ledger, pathId(request), request.body));
  post(`${path}/:id/cancel`, 'cancel', (request) => cancelPayment(ledger, pathId(request)));
  post(`${yookassaPath}/refunds`, 'refund', ({ body }) => createRefund(ledger, body));
  post(`${yookassaPath}/receipts`, 'receipt', ({ body }) => createReceipt(ledger, body));
  app.get(
    path,
    answerWith('list', (request) => listPayments(ledger, queryOf(request))),
  );
  app.get(
    `${yookassaPath}/me`,
    answerWith('me', () =>
      ok({ account_id: yookassaShopId, status: 'enabled', test: true, fiscalization_enabled: true }),
    ),
  );
  app.get(
    `${path}/:id`,
    answerWith('get', (request) => getPayment(ledger, pathId(request))),
  );
  app.get(
    `${yookassaPath}/refunds/:id`,
    answerWith('get_refund', (request) => getRefund(ledger, pathId(request))),
  );
}
