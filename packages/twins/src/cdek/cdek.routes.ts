import { randomUUID } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { labelPdf } from './cdek-label.ts';
import { cdekPoints, serviceAnswer, tariffAnswer, type RequestedService } from './cdek-points.ts';
import type { TwinShipment } from './cdek-shipments.ts';
import { cdekClientId, cdekClientSecret, cdekPath, writeMoment, type CdekTwin } from './cdek.ts';
import type { Fault, FaultMode, Faults } from '../faults.ts';
import { delayAnswer } from '../delay-answer.ts';
import { takeForms } from '../take-forms.ts';

type Mode = FaultMode<'cdek'>;

interface ApiAnswer {
  readonly status: number;
  readonly body: object | Buffer;
}

type Perform = (request: FastifyRequest) => ApiAnswer;

const errorAnswer = (status: number, code: string, message: string): ApiAnswer => ({
  status,
  body: { requests: [{ request_uuid: randomUUID(), type: 'CREATE', state: 'INVALID', errors: [{ code, message }] }] },
});

const internal: ApiAnswer = {
  status: 500,
  body: { errors: [{ code: 'v2_internal_error', message: 'Internal error' }] },
};
const notFound = errorAnswer(400, 'v2_entity_not_found', 'Entity is not found');
const unauthorized: ApiAnswer = { status: 401, body: { errors: [{ code: 'v2_token_expired', message: 'Token' }] } };

/** Fault mode → answer, for modes in which the twin does nothing of what was requested. */
const early: Partial<Record<Mode, ApiAnswer>> = {
  '500': internal,
  '401': unauthorized,
  '429': { status: 429, body: { errors: [{ code: 'v2_similar_request_still_processed', message: 'Too many' }] } },
};

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?', 2)[1] ?? '');

const pathId = ({ params }: FastifyRequest): string => String((params as { readonly id?: string }).id);

const requestsOf = (shipment: TwinShipment): object[] => [
  {
    request_uuid: shipment.uuid,
    type: 'CREATE',
    date_time: writeMoment(shipment.createdAt),
    state: shipment.state,
    errors:
      shipment.state === 'INVALID'
        ? [{ code: 'v2_bad_number', message: `Номер ${shipment.number} не принимается` }]
        : [],
    warnings: [],
  },
];

/**
 * Returns the related shipments as CDEK writes them: the shipment that this one returns, and the return shipment of
 * this one.
 */
const relatedOf = ({ directUuid, returnUuid }: TwinShipment): object[] => [
  ...(directUuid === null ? [] : [{ type: 'direct_order', uuid: directUuid }]),
  ...(returnUuid === null ? [] : [{ type: 'return_order', uuid: returnUuid }]),
];

const shipmentAnswer = (shipment: TwinShipment): ApiAnswer => ({
  status: 200,
  body: {
    entity: {
      uuid: shipment.uuid,
      type: 1,
      is_return: shipment.isReturn,
      is_reverse: false,
      is_client_return: false,
      ...(shipment.isReturn ? {} : { number: shipment.number }),
      tariff_code: shipment.tariff,
      ...(shipment.track === null ? {} : { cdek_number: shipment.track }),
      ...(shipment.point === null ? {} : { delivery_point: shipment.point }),
      recipient: { name: shipment.recipient },
      packages: shipment.packages,
      statuses: shipment.statuses
        .toReversed()
        .map(({ code, name, at, city }) => ({ code, name, date_time: writeMoment(at), city })),
    },
    requests: requestsOf(shipment),
    related_entities: relatedOf(shipment),
  },
});

const accepted = (uuid: string, type: string): ApiAnswer => ({
  status: 202,
  body: {
    entity: { uuid },
    requests: [{ request_uuid: randomUUID(), type, date_time: writeMoment(Date.now()), state: 'ACCEPTED', errors: [] }],
  },
});

/** Sends the answer to a request that was carried out, or fails as the fault mode requires. */
async function sendAs(mode: Mode, delayMs: number, answer: ApiAnswer, request: FastifyRequest, reply: FastifyReply) {
  if (mode === 'delay') await delayAnswer(request, delayMs);
  if (mode === 'drop_after_write') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  const { status, body } = mode === '500_after_write' ? internal : answer;
  if (Buffer.isBuffer(body)) return reply.code(status).type('application/pdf').send(body);
  const text = JSON.stringify(body);
  const shown = mode === 'garbage' ? text.slice(0, Math.floor(text.length / 2)) : text;
  return reply.code(status).type('application/json').send(shown);
}

function createOrder(twin: CdekTwin, body: unknown): ApiAnswer {
  const added = twin.shipments.add(body);
  return added.ok ? accepted(added.value.uuid, 'CREATE') : errorAnswer(400, added.error.code, added.error.message);
}

type Calculate = (cityCode: unknown, grams: number, services: readonly RequestedService[]) => object | null;

function tariffsFor(body: unknown, calculate: Calculate): ApiAnswer {
  const {
    to_location: to,
    packages,
    services,
  } = (body ?? {}) as {
    readonly to_location?: { readonly code?: unknown };
    readonly packages?: readonly { readonly weight?: unknown }[];
    readonly services?: readonly RequestedService[];
  };
  const grams = packages?.[0]?.weight;
  if (!Number.isInteger(grams) || Number(grams) <= 0) {
    return { status: 400, body: { errors: [{ code: 'v2_field_is_empty', message: '[packages.weight] is empty' }] } };
  }
  const answer = calculate(to?.code, Number(grams), services ?? []);
  return answer === null
    ? { status: 400, body: { errors: [{ code: 'v2_unknown_location', message: 'Location is unknown' }] } }
    : { status: 200, body: answer };
}

function pointsOf(request: FastifyRequest): ApiAnswer {
  const query = queryOf(request);
  const size = Number(query.get('size') ?? cdekPoints.length);
  const from = size * Number(query.get('page') ?? 0);
  return { status: 200, body: cdekPoints.slice(from, from + size) };
}

function labelOf(twin: CdekTwin, labelId: string, isFile: boolean): ApiAnswer {
  const shipment = twin.shipments.find(twin.labels.get(labelId) ?? '');
  if (shipment === undefined) return { status: 404, body: { errors: [] } };
  if (isFile)
    return { status: 200, body: labelPdf(['CDEK (simulated)', `Track ${shipment.track}`, `No ${shipment.number}`]) };
  return { status: 200, body: { entity: { uuid: labelId, url: `https://api.cdek.ru/v2/print/${labelId}.pdf` } } };
}

/** Registers CDEK's routes (integrations 3). Tokens expire, and calls can fail on request. */
export function cdekRoutes(app: FastifyInstance, twin: CdekTwin, faults: Faults): void {
  // Tokens are requested by a form.
  takeForms(app);
  const bearer = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

  const answerWith =
    (op: Fault<'cdek'>['op'], perform: Perform) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { mode, delayMs } = faults.take('cdek', op);
      if (mode === '401') twin.revokeTokens();
      if (op !== 'token' && !twin.isGoodToken(bearer(request))) return reply.code(401).send(unauthorized.body);
      const ready = early[mode];
      if (ready !== undefined) return reply.code(ready.status).send(ready.body);
      const answer = perform(request);
      twin.commit();
      return sendAs(mode, delayMs, answer, request, reply);
    };

  const post = (path: string, op: Fault<'cdek'>['op'], perform: Perform): void => {
    app.post(`${cdekPath}${path}`, { bodyLimit: 1_048_576 }, answerWith(op, perform));
  };
  const get = (path: string, op: Fault<'cdek'>['op'], perform: Perform): void => {
    app.get(`${cdekPath}${path}`, answerWith(op, perform));
  };
  const found = (shipment: TwinShipment | undefined): ApiAnswer => {
    if (shipment === undefined) return notFound;
    twin.shipments.poll(shipment);
    return shipmentAnswer(shipment);
  };

  post('/oauth/token', 'token', ({ body }) => {
    const form = new URLSearchParams(typeof body === 'string' ? body : '');
    if (form.get('client_id') !== cdekClientId || form.get('client_secret') !== cdekClientSecret) {
      return { status: 401, body: { error: 'invalid_client', error_description: 'Bad credentials' } };
    }
    const { token, seconds } = twin.giveToken();
    return {
      status: 200,
      body: { access_token: token, token_type: 'bearer', expires_in: seconds, scope: 'order:all', jti: randomUUID() },
    };
  });
  post('/calculator/tarifflist', 'tariffs', ({ body }) => tariffsFor(body, tariffAnswer));
  post('/calculator/tariffAndService', 'services', ({ body }) => tariffsFor(body, serviceAnswer));
  get('/deliverypoints', 'points', pointsOf);
  post('/orders', 'create', ({ body }) => createOrder(twin, body));
  get('/orders', 'find', (request) => found(twin.shipments.findByNumber(queryOf(request).get('im_number') ?? '')));
  get('/orders/:id', 'get', (request) => found(twin.shipments.find(pathId(request))));
  app.delete(
    `${cdekPath}/orders/:id`,
    answerWith('cancel', (request) => {
      const shipment = twin.shipments.find(pathId(request));
      if (shipment === undefined) return notFound;
      return twin.shipments.remove(shipment)
        ? accepted(shipment.uuid, 'DELETE')
        : errorAnswer(400, 'v2_order_forbidden', 'The order is on its way');
    }),
  );
  post('/webhooks', 'subscribe', ({ body }) => {
    const { url, type } = (body ?? {}) as { readonly url?: unknown; readonly type?: unknown };
    if (typeof url !== 'string' || !URL.canParse(url) || type !== 'ORDER_STATUS') {
      return errorAnswer(400, 'v2_field_is_empty', '[url] is empty');
    }
    twin.webhookUrl = url;
    return accepted(randomUUID(), 'CREATE');
  });
  post('/print/barcodes', 'print', ({ body }) => {
    const { orders } = (body ?? {}) as { readonly orders?: readonly { readonly order_uuid?: unknown }[] };
    const shipment = twin.shipments.find(String(orders?.[0]?.order_uuid));
    if (shipment === undefined || shipment.track === null) return notFound;
    const labelId = randomUUID();
    twin.labels.set(labelId, shipment.uuid);
    return accepted(labelId, 'CREATE');
  });
  get('/print/barcodes/:id', 'label', (request) => {
    const id = pathId(request);
    return labelOf(twin, id.replace(/\.pdf$/, ''), id.endsWith('.pdf'));
  });
}
