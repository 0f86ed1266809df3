import { KicadPart, KicadParts, PricesAnswer } from '@farad/contract/shop/customer-api';
import { apiKeyLimits, type ApiScope } from '@farad/domain/customer-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, place } from '#testing/calls/order-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Made {
  readonly token: string;
  readonly key: { readonly id: string; readonly end: string; readonly lastUsedAt: string | null };
}

async function makeKey(owner: SignedInBrowser, scopes: readonly ApiScope[], more: object = {}): Promise<Made> {
  const answer = await owner.post('/account/api-keys', { name: 'ERP', scopes, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Made>();
}

/** Returns an API client that sends the key, with a random IP address. */
function program({ token }: Pick<Made, 'token'>): Browser {
  const browser = shop.guest();
  const authorization = `Bearer ${token}`;
  return {
    cookies: browser.cookies,
    get: (path, headers) => browser.get(path, { authorization, ...headers }),
    post: (path, body, headers) => browser.post(path, body, { authorization, ...headers }),
  };
}

const codeOf = (answer: { json: () => { error?: { code: string } } }): string | undefined => answer.json().error?.code;

describe('keys', () => {
  it('are shown once, stored as a hash, show their last use, and stop working when revoked', async () => {
    const owner = await shop.signedIn();
    const made = await makeKey(owner, ['search']);
    const stored = await shop.pool.query('select * from api_key where id = $1', [made.key.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(made.token.slice(6, -4));
    const listed = await owner.get('/account/api-keys');
    expect(listed.body).not.toContain(made.token);
    expect(listed.json()).toMatchObject({ keys: [{ end: made.token.slice(-4), lastUsedAt: null, revokedAt: null }] });

    const erp = program(made);
    expect((await erp.get('/catalog/products?text=NE555P')).statusCode).toBe(200);
    const used = await owner.get('/account/api-keys');
    expect(used.json<{ keys: Made['key'][] }>().keys[0]?.lastUsedAt).not.toBeNull();

    expect((await owner.post(`/account/api-keys/${made.key.id}/revoke`, {})).statusCode).toBe(200);
    const refused = await erp.get('/catalog/products?text=NE555P');
    expect([refused.statusCode, codeOf(refused)]).toEqual([401, 'unauthenticated']);
  });

  it('that are unknown or malformed are refused instead of treated as guests', async () => {
    for (const authorization of [`Bearer farad_${'x'.repeat(43)}`, 'Bearer', 'Token 123']) {
      const answer = await shop.guest().get('/catalog/products', { authorization });
      expect([answer.statusCode, codeOf(answer)], authorization).toEqual([401, 'unauthenticated']);
    }
  });

  it('name the scope that a call needs, and cannot create other keys', async () => {
    const owner = await shop.signedIn();
    const erp = program(await makeKey(owner, ['search', 'boms']));
    const answer = await erp.get('/orders');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { error: { code: 'scope_missing', field: 'orders' } },
    ]);
    for (const body of [
      erp.post('/account/api-keys', { name: 'another', scopes: ['orders'] }),
      erp.get('/account/profile'),
      erp.get('/admin/orders'),
    ]) {
      expect(['forbidden', 'unauthenticated']).toContain(codeOf(await body));
    }
  });

  it('return their limit with every answer, and when to retry', async () => {
    const owner = await shop.signedIn();
    const erp = program(await makeKey(owner, ['search'], { per_minute: 60 }));
    const first = await erp.get('/catalog/count');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
    for (let calls = 1; calls < 60; calls += 1) await erp.get('/catalog/count');
    const over = await erp.get('/catalog/count');
    expect([over.statusCode, codeOf(over), over.headers['ratelimit-remaining']]).toEqual([
      429,
      'too_many_requests',
      '0',
    ]);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    // Each key has its own rate limit.
    expect((await program(await makeKey(owner, ['search'])).get('/catalog/count')).statusCode).toBe(200);
  });

  it('are limited in number', async () => {
    const owner = await shop.signedIn();
    for (let made = 0; made < apiKeyLimits.liveMax; made += 1) await makeKey(owner, ['kicad']);
    const answer = await owner.post('/account/api-keys', { name: 'ERP', scopes: ['kicad'] });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'api_full']);
  });

  it('of a company end with the membership, and buy only for the company', async () => {
    const owner = await shop.signedIn();
    const { id } = (await owner.post('/companies', { inn: '7707083893', name: 'ООО «Ромашка»' })).json<{
      id: string;
    }>();
    await shop.pool.query('update company set prices_koef = 5000 where id = $1', [id]);
    // The person buys for themselves, but the API client with this key buys for the company.
    const company = await makeKey(owner, ['search', 'basket', 'orders'], { company_id: id });
    const own = await makeKey(owner, ['search']);
    const requested = { lines: [{ number: 'NE555P' }] };
    const priceBy = async (made: Made) =>
      PricesAnswer.parse((await program(made).post('/prices', requested)).json()).lines[0]?.products[0]?.unit_price;
    expect([await priceBy(own), await priceBy(company)]).toEqual([45, 22.5]);

    const erp = program(company);
    const basket = await add(erp, [products.reduced, 1]);
    const forPerson = await erp.post('/orders', orderOf(basket), { 'idempotency-key': 'company-1' });
    expect(forPerson.json()).toMatchObject({ error: { code: 'buyer_changed' } });

    const stranger = await shop.signedIn();
    const refused = await stranger.post('/account/api-keys', { name: 'x', scopes: ['orders'], company_id: id });
    expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'not_found']);
    await shop.pool.query('delete from company_member where company_id = $1', [id]);
    expect((await erp.get('/basket')).statusCode).toBe(401);
  });
});

describe('prices', () => {
  it('of numbers as people write them, for the key’s owner; unknown ones are listed', async () => {
    const owner = await shop.signedIn({ coefficient: 20_000 });
    const erp = program(await makeKey(owner, ['search']));
    const lines = [
      { number: 'rc0603fr-0710kl', quantity: 100 },
      { number: '2', quantity: 7 },
      { number: 'NE 555 P', maker: 'yageo' },
      { number: 'NE555P', maker: 'Texas Instruments' },
      { number: 'nothing-7' },
      { number: 'DRAFT-1' },
      { number: '1-1734592-1' },
    ];
    const answer = PricesAnswer.parse((await erp.post('/prices', { lines })).json());
    const [tiered, byTens, timer, foreign, , draft, known] = answer.lines.map((line) => line.products);
    expect(tiered).toMatchObject([{ mpn: 'RC0603FR-0710KL', available: 50_000, quantity: 100, total_price: 62 }]);
    expect(byTens).toMatchObject([{ product_id: '2', quantity: 20, minQuantity: 20, multiple: 10 }]);
    expect(timer).toMatchObject([{ mpn: 'NE555P', unit_price: 90 }]);
    expect([foreign, draft]).toEqual([[], []]);
    expect(known).toMatchObject([{ isSold: false, quantity: null, unit_price: null, available: 0 }]);
    expect(answer.unknown).toEqual(['NE555P', 'nothing-7', 'DRAFT-1']);
  });

  it('of a thousand unknown numbers are answered, one more is refused with the field', async () => {
    const erp = program(await makeKey(await shop.signedIn(), ['search']));
    const lines = Array.from({ length: 1000 }, (_, index) => ({ number: `UNKNOWN-${index}` }));
    const answer = await erp.post('/prices', { lines });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<PricesAnswer>().unknown).toHaveLength(1000);
    const tooMany = await erp.post('/prices', { lines: [...lines, { number: 'ONE-MORE' }] });
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_input', field: 'lines' } },
    ]);
  });
});

describe('a program that orders', () => {
  it('gets from a parts list to the papers of an order, and repetitions create nothing twice', async () => {
    const owner = await shop.signedIn();
    const erp = program(await makeKey(owner, ['boms', 'basket', 'orders', 'documents']));
    const matched = await erp.post('/boms/match', { lines: [{ mpn: 'NE555P', quantity: 3 }, { mpn: 'LM358P' }] });
    const found = matched.json<{ lines: { product: { _id: string } | null }[] }>().lines;
    expect(found.map(({ product }) => product?._id)).toEqual(['3', '8']);
    const basket = await add(erp, [products.reduced, 3], [products.inTwoWarehouses, 1]);
    const body = orderOf(basket);
    const key = { 'idempotency-key': 'erp-4711' };
    const [first, repeated] = [await erp.post('/orders', body, key), await erp.post('/orders', body, key)];
    expect([first.statusCode, repeated.json()]).toEqual([201, first.json()]);
    const { number } = first.json<{ number: string }>();
    expect((await erp.get(`/orders/${number}`)).json()).toMatchObject({ number, status: 'created', isOwn: true });
    expect((await erp.get(`/orders/${number}/documents`)).statusCode).toBe(200);
    const csv = async (columns: string) => (await erp.get(`/orders/${number}/lines?columns=${columns}`)).body;
    expect(await csv('part-db')).toContain('NE555P,Таймер,Yageo,NE555P,0603,,3,farad.example,3,45.00');
    expect(await csv('inventree')).toMatch(/^\ufeff?Supplier Part,SKU,MPN,Manufacturer,Quantity,Purchase Price,/);
    expect((await erp.get(`/orders/${number}/lines?columns=pdf`)).statusCode).toBe(400);
  });

  it('cannot see orders of others', async () => {
    const other = await shop.signedIn();
    const theirs = (await place(other, await add(other, [products.tiered, 10]))).number;
    const erp = program(await makeKey(await shop.signedIn(), ['orders']));
    expect((await erp.get(`/orders/${theirs}`)).statusCode).toBe(404);
  });
});

describe('the KiCad library', () => {
  it('is served as KiCad requires: every value is a string', async () => {
    const { token } = await makeKey(await shop.signedIn(), ['kicad']);
    const authorization = `Token ${token}`;
    const ask = async (path: string) => {
      const answer = await shop.guest().get(`/kicad/v1/${path}`, { authorization, 'sec-fetch-site': 'none' });
      expect(answer.statusCode, path).toBe(200);
      return answer.json<unknown>();
    };
    expect(await ask('')).toEqual({ categories: '', parts: '' });
    const categories = (await ask('categories.json')) as { id: string; name: string }[];
    expect(categories).toMatchObject([{ id: '1', name: 'Детали' }]);
    const parts = (await ask('parts/category/1.json')) as { id: string; name: string }[];
    expect(parts.map(({ name }) => name).toSorted()).toContain('NE555P');
    expect(parts.map(({ name }) => name)).not.toContain('DRAFT-1');
    const part = KicadPart.parse(await ask('parts/3.json'));
    expect(part).toMatchObject({
      id: '3',
      name: 'NE555P',
      exclude_from_bom: 'False',
      fields: {
        value: {
          value: 'NE555P',
          visible: 'True',
        },
        reference: {
          value: 'U',
          visible: 'True',
        },
        MPN: {
          value: 'NE555P',
          visible: 'False',
        },
        Manufacturer: { value: 'Yageo' },
        Price: { value: '45 RUB' },
        Stock: { value: expect.stringMatching(/^\d+$/) as string },
      },
    });
    for (const path of ['parts/10.json', 'parts/x.json', 'parts/category/99.json']) {
      expect((await shop.guest().get(`/kicad/v1/${path}`, { authorization })).statusCode, path).toBe(404);
    }
    expect((await shop.guest().get('/kicad/v1/')).statusCode).toBe(401);
  });

  /** Requests the library as KiCad does. Returns the status codes of all responses. */
  async function openLibrary(token: string, asksForEach: boolean): Promise<readonly number[]> {
    const statuses: number[] = [];
    const browser = shop.guest();
    const ask = async <T>(path: string): Promise<T> => {
      const answer = await browser.get(`/kicad/v1/${path}`, { authorization: `Token ${token}` });
      statuses.push(answer.statusCode);
      return answer.json<T>();
    };
    await ask('');
    for (const { id } of await ask<{ id: string }[]>('categories.json')) {
      const parts = KicadParts.parse(await ask(`parts/category/${id}.json`));
      if (!asksForEach) continue;
      for (const part of parts) expect(await ask(`parts/${part.id}.json`)).toEqual(part);
    }
    return statuses;
  }

  it('gives whole parts with a list, so that one call a category is enough', async () => {
    const { token } = await makeKey(await shop.signedIn(), ['kicad']);
    expect(await openLibrary(token, false)).toEqual([200, 200, 200]);
  });

  it('answers a client that asks for each part beyond the limit of its key', async () => {
    const { token } = await makeKey(await shop.signedIn(), ['kicad'], { per_minute: 60 });
    const statuses: number[] = [];
    while (statuses.length < 150) statuses.push(...(await openLibrary(token, true)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('names a list by its tag until one of its parts changes', async () => {
    const { token } = await makeKey(await shop.signedIn(), ['kicad']);
    const ask = (tag: string, language = 'ru') =>
      shop.guest().get('/kicad/v1/parts/category/1.json', {
        authorization: `Token ${token}`,
        'if-none-match': tag,
        'accept-language': language,
      });
    const first = await ask('"other"');
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, max-age=60');
    const again = await ask(tag);
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    expect((await ask(tag, 'en')).statusCode).toBe(200);
    await shop.pool.query('update stock set on_hand = on_hand + 1 where product_id = 3');
    await shop.index.caughtUp();
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(tag);
    expect(changed.body).not.toBe(first.body);
  });
});
