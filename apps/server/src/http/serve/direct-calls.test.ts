import { calls, type Call } from '@farad/contract/calls';
import { createClient, type Client, type DirectAnswer, type DirectInput } from '@farad/contract/client';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { actAs } from '#testing/act-as.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { apiClient } from './api-client.ts';
import { directCalls } from './direct-calls.ts';
import { rateClasses } from '../limits/rate-limits.ts';
import type { CallRun } from './serve.ts';

type AnyClient = Readonly<Record<string, (input: DirectInput) => Promise<DirectAnswer>>>;

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const anyOf = (client: Client): AnyClient => client as unknown as AnyClient;

/** Returns a client that makes the calls over HTTP, as the same visitor of the same server. */
function wireClient(headers: Record<string, string>, ip: string): AnyClient {
  const client = createClient({
    headers,
    isChecked: true,
    transport: async ({ method, path, headers: sent, body }) => {
      const response = await shop.server.inject({
        method,
        url: `/api${path}`,
        headers: { ...sent, host: 'localhost:3000' },
        remoteAddress: ip,
        ...(body === undefined ? {} : { payload: body }),
      });
      const setCookies = [response.headers['set-cookie'] ?? []].flat();
      return { status: response.statusCode, setCookies, body: response.body };
    },
  });
  return anyOf(client);
}

const directClient = (headers: Record<string, string>, ip: string): AnyClient =>
  anyOf(apiClient(shop.server, shop.deps.config, { requestId: 'page', ip, host: 'localhost:3000' }, { headers }));

let lastAddress = 0;

/** Returns an unused IP address. Rate limits count calls by address, so each test needs its own. */
function freshAddress(): string {
  lastAddress += 1;
  return `10.78.${lastAddress >> 8}.${lastAddress & 255}`;
}

// Replaces random values, by which two answers to the same call may differ.
const settled = (outcome: unknown): unknown =>
  JSON.parse(JSON.stringify(outcome, (key, value: unknown) => (key === 'randomCategories' ? typeof value : value)));

const reading: readonly (readonly [string, Call])[] = Object.entries<Call>(calls).filter(
  ([, { method, body, fileTypes, answerTypes }]) =>
    method === 'GET' && body === undefined && fileTypes === undefined && answerTypes === undefined,
);

// Calls that cannot be made twice. `logout` would end the session. `personalData` notifies the customer, and the next
// copy of the data would contain that notification.
const once = new Set(['logout', 'personalData']);

const odd: readonly (readonly [what: string, value: string])[] = [
  ['a number', '1'],
  ['a name that nothing has', 'nowhere'],
  ['a path', '..'],
  ['a slash', 'a/b'],
  ['nothing', ''],
  ['too long a name', 'x'.repeat(301)],
  ['other letters', 'резистор'],
  ['a NUL', 'a\u0000b'],
];

const inputOf = ({ path }: Call, value: string, query: DirectInput['query']): DirectInput => ({
  ...Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, value])),
  ...(query === undefined ? {} : { query }),
});

const queries: readonly DirectInput['query'][] = [
  undefined,
  [['unheard', 'of']],
  [['text', 'a\u0000']],
  [['text', '10k & co']],
];

/** Inputs of a call: every query with a known path, and then every kind of odd path. */
const inputsOf = (call: Call): readonly (readonly [what: string, input: DirectInput])[] => [
  ...queries.map((query) => ['a query', inputOf(call, 'parts', query)] as const),
  ...(call.path.includes('{') ? odd.map(([what, value]) => [what, inputOf(call, value, undefined)] as const) : []),
];

describe.each(['guest', 'customer'] as const)('a call of a %s without a socket', (role) => {
  it('is answered and refused as over a socket', async () => {
    const person = await actAs(shop, role);
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const headers = { 'accept-language': 'en', ...(cookie === '' ? {} : { cookie }) };
    let answered = 0;
    for (const [name, call] of reading) {
      if (once.has(name)) continue;
      for (const [what, input] of inputsOf(call)) {
        const direct = await directClient(headers, freshAddress())[name]?.(input);
        const wire = await wireClient(headers, freshAddress())[name]?.(input);
        expect(settled(direct), `${name} with ${what}`).toEqual(settled(wire));
        if (direct?.ok === true) answered += 1;
      }
    }
    expect(answered).toBeGreaterThan(10);
  });
});

describe('a call without a socket', () => {
  it('has nothing that JSON would change', async () => {
    const outcome = await directClient({}, '10.77.0.3')['products']?.({ query: [['limit', '5']] });
    expect(outcome?.ok).toBe(true);
    expect(JSON.parse(JSON.stringify(outcome))).toStrictEqual(outcome);
  });

  it('is counted with those over sockets', async () => {
    const ip = '10.77.0.4';
    const [direct, wire] = [directClient({}, ip), wireClient({}, ip)];
    for (let count = 0; count < rateClasses.city; count += 2) {
      await direct['myCity']?.({});
      await wire['myCity']?.({});
    }
    const refused = await direct['myCity']?.({});
    expect(refused).toMatchObject({ ok: false, status: 429, error: { code: 'too_many_requests' } });
    expect(await wire['myCity']?.({})).toMatchObject({ ok: false, status: 429, error: { code: 'too_many_requests' } });
  });

  it('passes on the cookies that are set', async () => {
    const person = await actAs(shop, 'customer');
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const headers = { cookie, origin: 'https://farad.example' };
    const foreign = { cookie, origin: 'https://evil.example' };
    const refused = await directClient(foreign, '10.77.0.5')['logout']?.({});
    expect(refused).toMatchObject({ ok: false, status: 403 });
    const received: string[] = [];
    const client = apiClient(
      shop.server,
      shop.deps.config,
      { requestId: 'page', ip: '10.77.0.5', host: 'localhost:3000' },
      { headers, onSetCookies: (lines) => received.push(...lines) },
    );
    const direct = await anyOf(client)['logout']?.({});
    expect(direct?.setCookies.length).toBeGreaterThan(0);
    expect(received).toEqual(direct?.setCookies);
    const over = await wireClient({ ...headers }, '10.77.0.6')['logout']?.({});
    expect(over?.setCookies).toEqual(direct?.setCookies);
  });

  it('leaves calls with a body to the wire', () => {
    const direct = directCalls(shop.server, { requestId: 'page', ip: '10.77.0.7', headers: {} });
    expect(direct(calls.addToBasket, { body: { products: [] } })).toBeNull();
    expect(direct(calls.category, { slug: '..' })).toBeNull();
    expect(direct(calls.category, { slug: 'resistors' })).not.toBeNull();
  });

  it('reports an error as a failure, and logs it', async () => {
    const lines: string[] = [];
    const broken = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
    const seen: number[] = [];
    const run: CallRun = {
      url: '/healthz',
      refuse: async () => null,
      answer: () => Promise.reject(new Error('the disk is gone')),
    };
    broken.decorate('callRuns', new Map<Call, CallRun>([[calls.health, run]]));
    broken.decorate('callWatchers', [(_method, _route, status) => void seen.push(status)]);
    const direct = directCalls(broken, { requestId: 'page', ip: '10.77.0.8', headers: { 'accept-language': 'en' } });
    const outcome = await direct(calls.health, {});
    expect(outcome).toMatchObject({ ok: false, status: 500, error: { code: 'internal' } });
    expect(lines.join('')).toContain('the disk is gone');
    expect(seen).toEqual([500]);
  });
});
