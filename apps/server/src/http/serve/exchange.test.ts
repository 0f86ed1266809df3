import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { startSession } from '../session/session.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 20, environment: { TRUSTED_PROXIES: '10.9.9.9' } });
});
afterAll(() => shop.close());

interface Refusal {
  readonly error: { readonly code: string; readonly field?: string; readonly message: string };
}

const path = '/productspublic/inarray';
const good = { seo: [] };

describe('errors have one shape, in the caller’s language', () => {
  it.each([
    ['broken JSON', '{"seo": [', {}, 400, 'invalid_input'],
    ['no object', '"text"', {}, 400, 'invalid_input'],
    ['null', 'null', {}, 400, 'invalid_input'],
    ['an array', '[]', {}, 400, 'invalid_input'],
    ['an empty body', '', {}, 400, 'invalid_input'],
    ['a polluted prototype', '{"__proto__": {"seo": []}}', {}, 400, 'invalid_input'],
    ['a NUL', '{"seo": ["a\\u0000b"]}', {}, 400, 'invalid_input'],
    ['a body over its limit', `{"seo": ["${'a'.repeat(70_000)}"]}`, {}, 413, 'body_too_large'],
    ['text/plain', '{"seo": []}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a form', 'seo=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
  ])('%s', async (_, body, headers, status, code) => {
    const response = await shop.post(path, body, headers);
    expect(response.statusCode).toBe(status);
    const { error } = response.json<Refusal>();
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/[а-я]/i);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('names the field as it was sent', async () => {
    const body = { products: [{ product_id: '1', qty: '1e3' }] };
    const response = await shop.post('/basket/add', body, { 'accept-language': 'tr' });
    expect(response.json<Refusal>().error).toMatchObject({ code: 'invalid_input', field: 'products.0.qty' });
    expect(response.json<Refusal>().error.message).toMatch(/[ığşçöü]/i);
  });

  it('answers 404 for an unknown address and 405, with the right method, for a known one', async () => {
    const nothing = await shop.get('/nothing/at/all');
    expect(nothing.statusCode).toBe(404);
    expect(nothing.json<Refusal>().error.code).toBe('not_found');
    const wrong = await shop.get(path);
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers['allow']).toBe('POST');
    expect(wrong.json<Refusal>().error).toMatchObject({
      code: 'method_not_allowed',
      message: expect.stringContaining('метод'),
    });
    expect((await shop.server.inject({ method: 'DELETE', url: `/api${path}` })).statusCode).toBe(405);
  });

  it.each([
    ['GET', '/%FF', 400, 'invalid_input'],
    ['POST', '/api/%FF', 400, 'invalid_input'],
    ['GET', `/api/catalog/products/${'a'.repeat(400)}`, 404, 'not_found'],
    ['PUT', '/', 404, 'not_found'],
    ['TRACE', '/api/healthz', 404, 'not_found'],
  ] as const)('covers errors of the framework: %s %s', async (method, url, status, code) => {
    const response = await shop.server.inject({ method: method as 'GET', url, headers: { 'accept-language': 'tr' } });
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json())).toEqual(['error']);
    expect(response.json<Refusal>().error).toMatchObject({ code });
    expect(response.json<Refusal>().error.message).toMatch(/[ığşçöü]/i);
  });

  it('answers OPTIONS with an empty body, preflight or not', async () => {
    const response = await shop.server.inject({ method: 'OPTIONS', url: '/api/healthz' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  it('finds a call with and without its trailing slash', async () => {
    for (const address of ['/rest/cookies/', '/rest/cookies']) {
      expect((await shop.post(address, { cookies: [] })).json()).toEqual({ variant: 'success' });
    }
  });
});

describe('T36: calls from other sites', () => {
  const attempt = async (headers: Record<string, string>) => {
    const response = await shop.post(path, good, headers);
    return response.statusCode === 403 ? response.json<Refusal>().error.code : response.statusCode;
  };

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'http://evil.example', host: 'evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('are refused: %o', async (headers) => {
    expect(await attempt(headers as Record<string, string>)).toBe('foreign_origin');
  });

  it.each([
    [{}],
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ])('pass from the site itself and from programs: %o', async (headers) => {
    expect(await attempt(headers as Record<string, string>)).toBe(200);
  });

  it('cannot sign anybody out', async () => {
    const response = await shop.get('/users/logout', { 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(403);
  });

  it('may not read answers', async () => {
    const foreign = await shop.get('/site/frame', { origin: 'https://evil.example' });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('limits of calls', () => {
  const from = (forwarded: string, remoteAddress: string) =>
    shop.server.inject({
      method: 'GET',
      url: '/api/orders/public/none',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    });

  it('count by address; a forged X-Forwarded-For changes nothing', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 40; call += 1) statuses.push((await from(`1.2.3.${call}`, '203.0.113.5')).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await from('9.9.9.9', '203.0.113.5');
    expect(refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count an IPv6 caller by network', async () => {
    for (let call = 0; call < 30; call += 1) await from('', `2001:db8:0:7::${call.toString(16)}`);
    expect((await from('', '2001:db8:0:8::1')).statusCode).toBe(429);
    expect((await from('', '2001:db8:1::1')).statusCode).toBe(404);
  });

  it('take the right-most untrusted address behind a configured proxy', async () => {
    for (let call = 0; call < 31; call += 1) await from(`${call}.1.1.1, 198.51.100.7`, '10.9.9.9');
    expect((await from('5.5.5.5, 198.51.100.7', '10.9.9.9')).statusCode).toBe(429);
    expect((await from('198.51.100.7, 198.51.100.8', '10.9.9.9')).statusCode).toBe(404);
  });
});

describe('sessions', () => {
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

  async function customer(): Promise<number> {
    const { rows } = await shop.connection.pool.query<{ id: number }>(
      `insert into account (phone, username, prices_koef) values ('7900' || lpad((random() * 9999999)::int::text, 7, '0'),
       gen_random_uuid()::text, 9000) returning id`,
    );
    return rows[0]?.id ?? 0;
  }

  const priceWith = async (token: string): Promise<number | undefined> => {
    const response = await shop.get('/catalog/products/yageo-rc0603fr-0710kl', { cookie: `__Host-sid=${token}` });
    return response.json<{ product: { price: Record<string, number> } }>().product.price['1'];
  };

  it('apply the customer’s coefficient; the hint cookie does not', async () => {
    const token = await startSession(shop.deps.db, await customer(), 'test', new Date());
    const full = (await priceWith('nobody')) ?? 0;
    expect(await priceWith(token)).toBeCloseTo(full * 0.9, 4);
    const hinted = await shop.get('/catalog/products/yageo-rc0603fr-0710kl', { cookie: 'userPricesKoef=0.5' });
    expect(hinted.json<{ product: { price: Record<string, number> } }>().product.price['1']).toBe(full);
  });

  it('end 30 days after their last use and 180 days after their start', async () => {
    const account = await customer();
    const idle = await startSession(shop.deps.db, account, 'test', daysAgo(31));
    const fresh = await startSession(shop.deps.db, account, 'test', daysAgo(29));
    const old = await startSession(shop.deps.db, account, 'test', daysAgo(181));
    await shop.connection.pool.query('update session set last_seen_at = now() where created_at < $1', [daysAgo(180)]);
    const statuses = [idle, fresh, old].map(async (token) => {
      return (await shop.get('/orders', { cookie: `__Host-sid=${token}` })).statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([401, 200, 401]);
  });

  it('are stored without their token', async () => {
    const token = await startSession(shop.deps.db, await customer(), 'test', new Date());
    const { rows } = await shop.connection.pool.query("select encode(token_sha256, 'hex') as hash from session");
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});

describe('POST /rest/cookies/', () => {
  it('sets the harmless cookies with the lifetime of their table', async () => {
    const cookies = [{ name: 'productsOnPage', value: '50' }];
    const response = await shop.post('/rest/cookies/', { cookies });
    expect(response.json()).toEqual({ variant: 'success' });
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: 'productsOnPage',
        value: '50',
        maxAge: 365 * 86_400,
        path: '/',
        sameSite: 'Lax',
      }),
    ]);
  });

  it('keeps a cookie for the requested seconds, or until the date', async () => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const cookies = [
      { name: 'favs', value: '["7"]', expires: 2_592_000 },
      { name: 'isLoginSalePopupHidden', value: 'true', expires: 3600 },
      { name: 'comparisons', value: '["8"]', expires: inAWeek },
    ];
    const response = await shop.post('/rest/cookies/', { cookies });
    expect(response.json()).toEqual({ variant: 'success' });
    const [favourites, popup, comparisons] = response.cookies;
    expect(favourites).toMatchObject({ name: 'favs', value: '["7"]', maxAge: 2_592_000 });
    expect(popup).toMatchObject({ value: 'true', maxAge: 3600 });
    expect(comparisons?.maxAge).toBeGreaterThan(6.9 * 86_400);
    expect(comparisons?.maxAge).toBeLessThanOrEqual(7 * 86_400);
  });

  it.each([0, -5, '2001-01-01', 'soon'])('deletes nothing and refuses the lifetime %s', async (expires) => {
    const response = await shop.post('/rest/cookies/', { cookies: [{ name: 'favs', value: '["7"]', expires }] });
    expect(response.json()).toEqual({ variant: 'error' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['cart', 'a'.repeat(22)],
    ['__Host-sid', 'x'],
    ['userPricesKoef', '0.7319461'],
    ['unheard', '1'],
    ['productsOnPage', '5\r\nset-cookie: a=b'],
  ])('sets nothing if %s is among them, and logs the error without the sent values', async (name, value) => {
    const cookies = [
      { name: 'productsOnPage', value: '50' },
      { name, value },
    ];
    const before = shop.logLines.length;
    const response = await shop.post('/rest/cookies/', { cookies });
    expect(response.json()).toEqual({ variant: 'error' });
    expect(response.headers['set-cookie']).toBeUndefined();
    const log = shop.logLines.slice(before).join('');
    expect(log).toContain('page cookies: refused');
    for (const sent of ['unheard', value]) expect(value.length > 1 && log.includes(sent)).toBe(false);
  });
});

describe('for machines', () => {
  it('reports whether the shop is alive and ready', async () => {
    expect((await shop.get('/healthz')).json()).toEqual({ status: 'ok', version: '1.0.9' });
    expect((await shop.get('/readyz')).json()).toMatchObject({ status: 'ready', database: true, index: true });
  });

  it('shows the metrics to this machine only', async () => {
    expect((await shop.get('/metrics')).body).toContain('farad_call_seconds');
    const foreign = await shop.server.inject({ url: '/api/metrics', remoteAddress: '203.0.113.77' });
    expect(foreign.statusCode).toBe(401);
  });

  it('logged no unexpected error in this file', () => {
    expect(shop.logLines.filter((line) => !line.includes('page cookies: refused'))).toEqual([]);
  });
});

describe('repeated parameters', () => {
  it.each([
    ['/catalog/products?text=a&text=b', 'text'],
    ['/catalog/products?limit=5&limit=6', 'limit'],
    ['/catalog/products?asTyped=1&asTyped=0', 'asTyped'],
    ['/catalog/count?text=a&text=b', 'text'],
    ['/catalog/suggest?text=a&text=b', 'text'],
    ['/delivery/cities?text=a&text=a', 'text'],
    ['/delivery/estimate?seo=a&seo=b&quantity=1', 'seo'],
    ['/delivery/points?grams=1&grams=2', 'grams'],
    ['/tools/smd?code=1&code=2', 'code'],
    ['/shop/reviews?page=1&page=2', 'page'],
    ['/lists/favourites/1?sort=name&sort=price', 'sort'],
    ['/boms/nothing/rows?skip=1&skip=2', 'skip'],
  ])('%s is refused by name', async (address, field) => {
    const answer = await shop.get(address);
    expect([answer.statusCode, answer.json<Refusal>().error]).toMatchObject([400, { code: 'invalid_input', field }]);
  });

  it.each(['/lists/cards?seo=a&seo=b', '/lists/comparison?seo=a&seo=b'])(
    'are accepted for lists: %s',
    async (address) => {
      expect((await shop.get(address)).statusCode).toBe(200);
    },
  );
});
