import { describe, expect, it } from 'vitest';

import { createClient, type WireRequest, type WireResponse } from './client.ts';

const answering = (response: Partial<WireResponse> & { readonly body: string }) => {
  const requests: WireRequest[] = [];
  const client = createClient({
    transport: async (request) => {
      requests.push(request);
      return { status: 200, setCookies: [], ...response };
    },
    headers: { 'accept-language': 'tr' },
  });
  return { client, requests };
};

describe('the typed client', () => {
  it('fills parameters into the path, escaped', async () => {
    const { client, requests } = answering({ status: 404, body: '{"error":{"code":"not_found","message":"Yok"}}' });
    const outcome = await client.order({ number: '26-1/../x' });
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/orders/26-1%2F..%2Fx', body: undefined });
    expect(outcome).toMatchObject({ ok: false, status: 404, error: { code: 'not_found', message: 'Yok' } });
  });

  it('keeps the order and the repetition of a filter', async () => {
    const { client, requests } = answering({ status: 400, body: '{"error":{"code":"unknown_field","message":"?"}}' });
    await client.products({
      query: [
        ['text', 'резистор 10к & co'],
        ['brands', 'yageo'],
        ['brands', 'vishay'],
      ],
    });
    const [path = '', query = ''] = requests[0]?.path.split('?') ?? [];
    expect(path).toBe('/catalog/products');
    expect([...new URLSearchParams(query)]).toEqual([
      ['text', 'резистор 10к & co'],
      ['brands', 'yageo'],
      ['brands', 'vishay'],
    ]);
  });

  it('sends JSON, its own headers and the cookies that came back', async () => {
    const { client, requests } = answering({ body: '{"body":"1,1","code":"c"}', setCookies: ['a=b'] });
    const outcome = await client.sendCodeBySms({ body: { phone: '79990000001' } });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/smsc',
      headers: { 'accept-language': 'tr', 'content-type': 'application/json' },
      body: '{"phone":"79990000001"}',
    });
    expect(outcome).toEqual({ ok: true, value: { body: '1,1', code: 'c' }, setCookies: ['a=b'] });
  });

  it('sends a file unchanged, with the media type that the call accepts', async () => {
    const { client, requests } = answering({ status: 413, body: '{"error":{"code":"invalid_input","message":""}}' });
    const file = new Uint8Array([0, 255, 13]);
    await client.createBom({ query: { name: 'плата №1.xlsx' }, file });
    expect(requests[0]).toMatchObject({
      path: `/boms?name=${encodeURIComponent('плата №1.xlsx')}`,
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
  });

  it('sends a query by name: lists repeat, empty and undefined values are left out', async () => {
    const { client, requests } = answering({ status: 401, body: '{"error":{"code":"unauthenticated","message":""}}' });
    await client.bomRows({
      bomId: 'b',
      query: { status: ['exact', 'several'], text: '', sort: undefined, skip: '50' },
    });
    expect(requests[0]?.path).toBe('/boms/b/rows?status=exact&status=several&skip=50');
  });

  it('carries the idempotency key as a header and not in the body', async () => {
    const { client, requests } = answering({ status: 401, body: '{"error":{"code":"unauthenticated","message":""}}' });
    await client.placeOrder({
      idempotencyKey: 'k-1',
      body: {
        basket_id: 'b',
        contact: { name: 'n' },
        customer_type: 'personal',
        payment_method: 'cash_on_receipt',
        delivery: { kind: 'own_pickup' },
        consents: { offer: true, personalData: true },
        expected: { total_price: 1, products: [] },
      },
    });
    expect(requests[0]?.headers['idempotency-key']).toBe('k-1');
    expect(requests[0]?.body).not.toContain('k-1');
  });

  it('drops fields outside the contract and rejects invalid answers', async () => {
    const named = answering({ body: '{"status":"ok","version":"1.0.9","secret":1}' });
    expect(await named.client.health()).toMatchObject({ value: { status: 'ok', version: '1.0.9' } });
    const foreign = answering({ body: '{"status":"fine"}' });
    await expect(foreign.client.health()).rejects.toThrow('status');
  });
});
