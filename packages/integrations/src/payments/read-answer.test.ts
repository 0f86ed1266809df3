import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ProviderId } from '@farad/domain/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createYookassa } from './yookassa.ts';

const unknown = { ok: false, error: { kind: 'unknown', retryAfterSeconds: null } };

describe('a hostile host', () => {
  const good = {
    id: '22e12f66-000f-5000-8000-18db351245c7',
    status: 'succeeded',
    paid: true,
    amount: { value: '1220.00', currency: 'RUB' },
    created_at: '2026-11-21T12:00:00.000Z',
    test: false,
    metadata: { order_id: '26-000001', attempt: '1' },
    recipient: { account_id: '100500', gateway_id: '100700' },
  };
  let server: Server;
  let status = 200;
  let body = '';
  let headers: Record<string, string> = {};

  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    status = 200;
    headers = {};
  });

  const ask = (answer: unknown) => {
    body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const { port } = server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}/v3`;
    return createYookassa({ baseUrl, shopId: '100500', secretKey: 'x' }).get('x' as ProviderId);
  };

  test('the documented answer is read', async () => {
    expect(await ask(good)).toMatchObject({ ok: true, value: { state: 'succeeded', amount: 122_000, isTest: false } });
  });

  test.each([
    ['no JSON', '<html></html>'],
    ['nothing', ''],
    ['a list', []],
    ['another state', { ...good, status: 'refunded' }],
    ['paid and not paid', { ...good, paid: false }],
    ['an amount as a number', { ...good, amount: { value: 1220, currency: 'RUB' } }],
    ['an amount without kopecks', { ...good, amount: { value: '1220', currency: 'RUB' } }],
    ['an amount with an exponent', { ...good, amount: { value: '1e3.00', currency: 'RUB' } }],
    ['a negative amount', { ...good, amount: { value: '-1220.00', currency: 'RUB' } }],
    ['no account', { ...good, recipient: {} }],
    ['no test flag', { ...good, test: undefined }],
    ['an id with a path', { ...good, id: '../refunds' }],
    ['a value of a prototype', JSON.stringify({ ...good, id: undefined }).replace('{', '{"__proto__":{"id":"x"},')],
  ])('%s is unknown, never paid', async (_name, answer) => {
    expect(await ask(answer)).toEqual(unknown);
  });

  test('a payment page has a web URL', async () => {
    const pending = { ...good, status: 'pending', paid: false };
    const at = (confirmation_url: string) => ask({ ...pending, confirmation: { type: 'redirect', confirmation_url } });
    expect(await at('https://yoomoney.ru/checkout')).toMatchObject({
      value: { confirmationUrl: 'https://yoomoney.ru/checkout' },
    });
    expect(await at('javascript:alert(1)')).toMatchObject({ value: { confirmationUrl: null } });
  });

  test.each([
    [302, '', { location: 'https://example.org/' }],
    [404, '<html>proxy</html>', {}],
    [403, '{"error":"forbidden"}', {}],
    [502, '{"type":"error","code":"invalid_request"}', {}],
    [200, JSON.stringify({ ...good, description: 'x'.repeat(2_000_000) }), {}],
  ])('%i without the provider’s own error format is unknown', async (code, text, extra) => {
    status = code;
    headers = extra;
    expect(await ask(text)).toEqual(unknown);
  });
});
