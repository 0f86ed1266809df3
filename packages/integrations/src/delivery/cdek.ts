import type { ShipmentId } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { fail, ok, parseJson, type Result } from '@farad/domain/shared';

import { requestVendor, requestVendorFile, createCircuitBreaker, valueAt, type VendorAnswer } from '../http/index.ts';
import { createTokens } from './cdek-token.ts';
import type { DeliveryFailure, DeliveryPort, Label, NewShipment, TariffQuery } from './port.ts';
import {
  readCarrierNotice,
  readEntityId,
  readErrorCode,
  readPoints,
  readServiceCosts,
  readShipment,
  readShipmentId,
  readTariffs,
} from './read-cdek.ts';
import { writeArticle } from './write-article.ts';

export interface CdekSettings {
  /** URL of the API without a trailing slash, `https://api.cdek.ru/v2`. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Code that CDEK uses for the city where the parcels start; 44 = Moscow. */
  readonly fromCityCode: number;
  /** Code of the CDEK office to which the shop brings its parcels. */
  readonly fromPoint: string;
  /** Timeout of one call as a whole. Default: 10 s. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Maximum size of an answer. A page of pickup points with all their fields fits into it. */
const answerBytesMax = 16 * 1_048_576;
const labelBytesMax = 8 * 1_048_576;
const pointsPageSize = 500;

const unknown = (): Result<never, DeliveryFailure> => fail({ kind: 'unknown' });

/**
 * Returns the assumed size of the box in centimetres. It depends on the weight: light parcels are sent in a small box.
 */
function boxOf(grams: number): { readonly length: number; readonly width: number; readonly height: number } {
  if (grams <= 1000) return { length: 20, width: 15, height: 5 };
  if (grams <= 5000) return { length: 30, width: 20, height: 15 };
  return { length: 40, width: 30, height: 30 };
}

const writeTariffQuery = ({ cityCode, grams }: TariffQuery, fromCityCode: number) => ({
  type: 1,
  currency: 1,
  lang: 'rus',
  from_location: { code: fromCityCode },
  to_location: { code: cityCode },
  packages: [
    {
      weight: grams,
      ...boxOf(grams),
    },
  ],
});

/** Returns the insurance service for a tariff query. Its parameter is the declared value in roubles. */
const writeServices = ({ value }: TariffQuery) => [{ code: 'INSURANCE', parameter: String(value / 100) }];

function writeShipment(shipment: NewShipment, fromPoint: string) {
  const { number, tariff, comment, grams, to, recipient, lines } = shipment;
  return {
    type: 1,
    number,
    tariff_code: tariff,
    comment: comment.slice(0, 255),
    shipment_point: fromPoint,
    ...(to.kind === 'point'
      ? { delivery_point: to.code }
      : {
          to_location: {
            code: to.cityCode,
            address: to.address.slice(0, 255),
          },
        }),
    delivery_recipient_cost: { value: 0 },
    recipient: {
      name: recipient.name.slice(0, 255),
      phones: [{ number: `+${recipient.phone}` }],
      ...(recipient.email === '' ? {} : { email: recipient.email }),
    },
    packages: [
      {
        number: '1',
        weight: grams,
        ...boxOf(grams),
        items: lines.map((line) => ({
          name: line.name.slice(0, 255),
          ware_key: writeArticle(line.article),
          payment: { value: 0 },
          cost: line.value / 100,
          weight: line.grams,
          amount: line.quantity,
        })),
      },
    ],
  };
}

/**
 * Returns the failure that an answer with an error status means. Only an error code of CDEK itself proves that nothing
 * was done. An error page of a proxy proves nothing.
 */
function readRefusal({ status, text }: VendorAnswer): Result<never, DeliveryFailure> {
  const code = readErrorCode(parseJson(text));
  if (status < 400 || status >= 500 || status === 408 || status === 429) return unknown();
  if (status === 401 || status === 403) return fail({ kind: 'not_admitted' });
  if (status === 404 || (code !== null && /not_found/.test(code))) return fail({ kind: 'absent' });
  return code === null ? unknown() : fail({ kind: 'refused', code });
}

type Read<T> = (body: unknown) => T | null;

interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly timeoutMs?: number;
}

/** Returns the answer, or `unknown` after the timeout. The call itself continues, but its result is ignored. */
async function within<T>(answer: Promise<Result<T, DeliveryFailure>>, ms: number): Promise<Result<T, DeliveryFailure>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result<T, DeliveryFailure>>((resolve) => {
    timer = setTimeout(() => resolve(unknown()), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * Returns functions that call CDEK. While the circuit breaker is open, they fail without a call. If a token is
 * rejected, a new one is tried once.
 */
function createAsking({ baseUrl, clientId, clientSecret, timeoutMs = 10_000, now }: CdekSettings) {
  const clock = now ?? (() => performance.now());
  const breaker = createCircuitBreaker({ failuresMax: 5, restMs: 30_000, now: clock });
  const tokens = createTokens({ baseUrl, clientId, clientSecret, timeoutMs, now: clock });

  const requestOf = ({ method, path, body, timeoutMs: ownMs }: Question, token: string, bytesMax: number) => ({
    method,
    url: new URL(`${baseUrl}${path}`),
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    timeoutMs: ownMs ?? timeoutMs,
    answerBytesMax: bytesMax,
  });

  /** Calls `send` with a token. If CDEK rejects the token, it calls `send` once more with a new token. */
  async function withToken<A extends { readonly status: number }>(
    send: (token: string) => Promise<Result<A, unknown>>,
  ): Promise<Result<A, DeliveryFailure>> {
    for (let attempt = 1; ; attempt += 1) {
      const token = await tokens.get();
      if (!token.ok) return token;
      const answer = await send(token.value);
      if (!answer.ok) return unknown();
      if (answer.value.status !== 401) return answer;
      tokens.drop(token.value);
      if (attempt === 2) return fail({ kind: 'not_admitted' });
    }
  }

  async function guarded<T>(work: () => Promise<Result<T, DeliveryFailure>>): Promise<Result<T, DeliveryFailure>> {
    if (breaker.isOpen()) return unknown();
    const result = await work();
    if (!result.ok && result.error.kind === 'unknown') breaker.noteFailure();
    else breaker.noteSuccess();
    return result;
  }

  return {
    ask: <T>(question: Question, read: Read<T>): Promise<Result<T, DeliveryFailure>> =>
      guarded(async () => {
        const requested = withToken((token) => requestVendor(requestOf(question, token, answerBytesMax)));
        const answer = await within(requested, question.timeoutMs ?? timeoutMs * 2);
        if (!answer.ok) return answer;
        if (answer.value.status >= 300) return readRefusal(answer.value);
        const value = read(parseJson(answer.value.text));
        return value === null ? unknown() : ok(value);
      }),

    file: (path: string): Promise<Result<Uint8Array, DeliveryFailure>> =>
      guarded(async () => {
        const answer = await withToken((token) =>
          requestVendorFile(requestOf({ method: 'GET', path }, token, labelBytesMax)),
        );
        if (!answer.ok) return answer;
        const { status, bytes } = answer.value;
        if (status === 404) return fail({ kind: 'absent' });
        return status === 200 && new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-' ? ok(bytes) : unknown();
      }),
  };
}

const labelIsReady: Read<{ readonly isReady: boolean }> = (body) =>
  readEntityId(body) === null ? null : { isReady: typeof valueAt(body, 'entity', 'url') === 'string' };

type Ask = ReturnType<typeof createAsking>['ask'];

/**
 * Returns the tariffs with the price of the insurance. CDEK needs two calls for this: one returns the tariffs without
 * services, the other the services without delivery modes. A tariff that only one of them returns is left out.
 */
const priceTariffs =
  (ask: Ask, fromCityCode: number): DeliveryPort['tariffs'] =>
  async (query, timeoutMs) => {
    const body = writeTariffQuery(query, fromCityCode);
    const requested = { method: 'POST', timeoutMs } as const;
    const listed = ask({ ...requested, path: '/calculator/tarifflist', body }, readTariffs);
    if (query.value === 0) return listed;
    const insured = { ...body, services: writeServices(query) };
    const [tariffs, costs] = await Promise.all([
      listed,
      ask({ ...requested, path: '/calculator/tariffAndService', body: insured }, readServiceCosts),
    ]);
    if (!tariffs.ok) return tariffs;
    if (!costs.ok) return costs;
    return ok(
      tariffs.value.flatMap((tariff) => {
        const cost = costs.value.get(tariff.code);
        return cost === undefined ? [] : [{ ...tariff, price: (tariff.price + cost) as Kopecks }];
      }),
    );
  };

/** The real adapter of CDEK (integrations 3). */
export function createCdek(settings: CdekSettings): DeliveryPort {
  const { ask, file } = createAsking(settings);
  const orderPath = (id: ShipmentId): string => `/orders/${encodeURIComponent(id)}`;
  return {
    tariffs: priceTariffs(ask, settings.fromCityCode),
    points: (page) =>
      ask(
        {
          method: 'GET',
          path: `/deliverypoints?country_code=RU&type=ALL&is_handout=true&size=${pointsPageSize}&page=${page}`,
        },
        (body) => readPoints(body, pointsPageSize),
      ),
    create: (shipment) =>
      ask({ method: 'POST', path: '/orders', body: writeShipment(shipment, settings.fromPoint) }, (body) =>
        readShipmentId(valueAt(body, 'entity', 'uuid')),
      ),
    shipment: (id) => ask({ method: 'GET', path: orderPath(id) }, readShipment),
    findByNumber: (number) =>
      ask({ method: 'GET', path: `/orders?im_number=${encodeURIComponent(number)}` }, readShipment),
    async cancel(id) {
      const answer = await ask({ method: 'DELETE', path: orderPath(id) }, readEntityId);
      return answer.ok ? ok(null) : answer;
    },
    printLabel: (id) =>
      ask(
        {
          method: 'POST',
          path: '/print/barcodes',
          body: {
            orders: [{ order_uuid: id }],
            copy_count: 1,
            format: 'A6',
          },
        },
        readEntityId,
      ),
    readNotice: readCarrierNotice,
    async subscribe(url) {
      const answer = await ask(
        { method: 'POST', path: '/webhooks', body: { url, type: 'ORDER_STATUS' } },
        readEntityId,
      );
      return answer.ok ? ok(null) : answer;
    },
    async label(labelId): Promise<Result<Label, DeliveryFailure>> {
      const path = `/print/barcodes/${encodeURIComponent(labelId)}`;
      const state = await ask({ method: 'GET', path }, labelIsReady);
      if (!state.ok) return state;
      // The label is loaded from a URL built here, not from the URL in the answer. So the token is sent only to CDEK.
      return state.value.isReady ? file(`${path}.pdf`) : ok(null);
    },
  };
}
