import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import type { PageBuild } from './web-pages.ts';

let clientDir: string;
let shop: TestApplication;

const text = (...parts: ConstructorParameters<typeof Response>): Response => new Response(...parts);

/** Stands in for the built web application. Each URL shows one feature of the interface between server and pages. */
const answer: PageBuild['answer'] = async (request, context) => {
  const url = new URL(request.url);
  if (url.pathname === '/nonce') return text(context.nonce);
  if (url.pathname === '/stream') {
    const chunks = ['one ', 'two'].map((chunk) => new TextEncoder().encode(chunk));
    return text(ReadableStream.from(chunks) as ReadableStream<Uint8Array>, {
      headers: { 'content-type': 'text/html' },
    });
  }
  if (url.pathname === '/form')
    return text(await request.text(), { headers: { 'x-kind': request.headers.get('content-type') ?? '' } });
  if (url.pathname === '/whole') {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'x-of': 'page' };
    return Object.assign(text(null, { status: 404, headers }), { html: `<p>${'да '.repeat(1000)}</p>` });
  }
  if (url.pathname === '/moved') {
    const headers = new Headers({ location: '/there' });
    headers.append('set-cookie', 'theme=dark; Max-Age=60');
    headers.append('set-cookie', 'view=cards; Max-Age=60');
    return text(null, { status: 303, headers });
  }
  const headers = { 'accept-language': 'en', cookie: request.headers.get('cookie') ?? '', origin: url.origin };
  const client = context.client({ headers });
  if (url.pathname === '/frame') return Response.json(await client.pageFrame());
  if (url.pathname === '/add') {
    const body = { products: [{ product_id: '3', qty: 100 }] };
    return Response.json(await client.addToBasket({ body }));
  }
  if (url.pathname === '/refused') return Response.json(await client.category({ slug: 'nowhere' }));
  return text(`${request.method} ${url.href} ${context.siteUrl} ${String(context.isMobile)}`);
};

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'farad-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets', 'app-1a2b3c.js'), 'export {};');
  await writeFile(join(clientDir, 'favicon.svg'), '<svg/>');
  shop = await openApplication({ parts: 20, app: { pages: { answer, clientDir } } });
});
afterAll(async () => {
  await shop.close();
  await rm(clientDir, { recursive: true });
});

const page = (url: string, headers: Record<string, string> = {}) =>
  shop.server.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('pages', () => {
  it('are requested with the address that the visitor used', async () => {
    const response = await page('/en/catalog?text=10k', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' });
    expect(response.body).toBe('GET http://localhost:3000/en/catalog?text=10k http://localhost:3000 true');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it.each(['[', 'a b', 'localhost:99999', 'evil.example/x?', 'user@evil.example', ''])(
    'answer a Host header of %j without an unexpected error',
    async (host) => {
      expect((await page('/', { host })).statusCode).toBeLessThan(500);
    },
  );

  it('stay on their host whatever their path begins with', async () => {
    expect((await page('//evil.example/x')).body).toContain('GET http://localhost:3000//evil.example/x ');
  });

  it('get the nonce of the policy, a new one each time', async () => {
    const [first, second] = [await page('/nonce'), await page('/nonce')];
    expect(first.headers['content-security-policy']).toContain(`'nonce-${first.body}'`);
    expect(first.body).not.toBe(second.body);
    expect(first.headers['content-security-policy']).not.toMatch(/unsafe-inline'[^;]*script|script-src [^;]*unsafe/);
  });

  it('are sent as their text, with status and headers', async () => {
    const whole = await page('/whole');
    expect(whole.statusCode).toBe(404);
    expect(whole.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(whole.headers['x-of']).toBe('page');
    expect(whole.body).toBe(`<p>${'да '.repeat(1000)}</p>`);
    const packed = await page('/whole', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(whole.body);
  });

  it('are streamed, with status, headers and all cookies', async () => {
    expect((await page('/stream')).body).toBe('one two');
    const moved = await page('/moved');
    expect(moved.statusCode).toBe(303);
    expect(moved.headers['location']).toBe('/there');
    expect(moved.headers['set-cookie']).toEqual(['theme=dark; Max-Age=60', 'view=cards; Max-Age=60']);
  });

  it('accept forms of this site and refuse those of others', async () => {
    const send = (origin: string) =>
      shop.server.inject({
        method: 'POST',
        url: '/form',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin, host: 'localhost:3000' },
        payload: 'qty=100&note=%D0%B4%D0%B0',
      });
    const own = await send('http://localhost:3000');
    expect(own.body).toBe('qty=100&note=%D0%B4%D0%B0');
    expect(own.headers['x-kind']).toBe('application/x-www-form-urlencoded');
    expect((await send('https://evil.example')).statusCode).toBe(403);
    expect((await send('null')).statusCode).toBe(403);
  });

  it('accept files where parts lists are sent, up to the limit of such a file', async () => {
    const send = (url: string, bytes: number) =>
      shop.server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'multipart/form-data; boundary=x', host: 'localhost:3000' },
        payload: Buffer.alloc(bytes, 'x'),
      });
    const sent = await send('/en/cabinet/boms.data', 10_000_000);
    expect([sent.statusCode, sent.body.slice(0, 50)]).toEqual([
      200,
      'POST http://localhost:3000/en/cabinet/boms.data ht',
    ]);
    expect((await send('/cabinet/boms/x', 11_000_000)).statusCode).toBe(413);
    expect((await send('/cabinet/orders', 10)).statusCode).toBe(415);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('are not served for %s', async (method) => {
    const ask = (accept: string) =>
      shop.server.inject({ method, url: '/en/catalog', headers: { accept, 'accept-language': 'en' } });
    const [called, read] = [await ask('*/*'), await ask('text/html,*/*;q=0.8')];
    expect(called.statusCode).toBe(405);
    expect(called.headers['allow']).toBe('GET, HEAD, POST');
    expect(called.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
    expect(read.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(read.body).toBe('This address does not answer this request method.');
  });

  it('explain in plain text that an address cannot be read', async () => {
    const response = await page('/%FF', { accept: 'text/html', 'accept-language': 'ru' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe('Проверьте, что вы ввели.');
  });

  it.each([undefined, 'application/json', 'text/plain', 'multipart/form-data; boundary=x', 'zz'])(
    'refuse a body of the type %j',
    async (type) => {
      const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' };
      const typed = type === undefined ? headers : { ...headers, 'content-type': type };
      const response = await shop.server.inject({ method: 'POST', url: '/form', headers: typed, payload: '{' });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ error: { code: 'unsupported_media_type' } });
    },
  );

  it('refuse a form over its limit', async () => {
    const response = await shop.server.inject({ method: 'POST', url: '/form', payload: 'a'.repeat(1_100_000) });
    expect(response.statusCode).toBe(413);
  });
});

describe('the API in the pages', () => {
  it('answers in the page’s language', async () => {
    expect((await page('/frame')).json()).toMatchObject({ ok: true, value: { locale: 'en' } });
    expect((await page('/refused')).json()).toMatchObject({
      ok: false,
      status: 404,
      error: { message: 'Nothing found.' },
    });
  });

  it('passes cookies that it sets to the page', async () => {
    const added = (await page('/add')).json<{ ok: boolean; setCookies: string[] }>();
    expect(added.ok).toBe(true);
    expect(added.setCookies.join('\n')).toMatch(/^cart=[\w-]{22}; .*HttpOnly/);
  });

  it('counts the visitor, not the server', async () => {
    const visit = (remoteAddress: string) =>
      shop.server.inject({ url: '/add', remoteAddress, headers: { host: 'localhost:3000' } });
    const outcomes: { status?: number }[] = [];
    for (let call = 0; call < 121; call += 1) outcomes.push((await visit('203.0.113.9')).json<{ status?: number }>());
    expect(outcomes.at(-1)?.status).toBe(429);
    expect((await visit('203.0.113.10')).json<{ ok: boolean }>().ok).toBe(true);
  });
});

describe('the campaign that brought a visitor', () => {
  const visit = (url: string, cookie = '') => page(url, cookie === '' ? {} : { cookie });
  const cacheState = async (url: string, cookie = ''): Promise<string> =>
    [(await visit(url, cookie)).headers['set-cookie'] ?? ''].flat().join('\n');
  const valueOf = (line: string): unknown =>
    JSON.parse(decodeURIComponent(/^utmtags=([^;]*)/.exec(line)?.[1] ?? 'null'));

  it('is stored for thirty days: the first, and the last', async () => {
    const first = await cacheState('/?utm_source=ya&region=77&page=2');
    expect(first).toMatch(/; Max-Age=2592000; Path=\/; .*SameSite=Lax$/);
    expect(first).not.toContain('HttpOnly');
    const touch = { utm_source: 'ya', region: '77' };
    expect(valueOf(first)).toEqual({ first: touch, last: touch });
    const second = await cacheState('/catalog/x?yclid=5', first.split(';')[0]);
    expect(valueOf(second)).toEqual({ first: touch, last: { yclid: '5' } });
  });

  it.each([
    ['/?type=x&source=y', ''],
    ['/?utm_source=', ''],
    ['/catalog', 'utmtags=x'],
    ['/?utm_source=ya', 'cookieConsent=necessary:2026-11'],
  ])('is not read from %s with the cookie %j', async (url, cookie) => {
    expect(await cacheState(url, cookie)).toBe('');
  });

  it.each(['utmtags=', 'utmtags={}', 'utmtags=%', `utmtags=${'x'.repeat(8000)}`, 'utmtags=%7B%22first%22%3A1%7D'])(
    'T36: is begun anew where the cookie is junk: %.40s',
    async (cookie) => {
      expect(valueOf(await cacheState('/?utm_source=ya', cookie))).toEqual({
        first: { utm_source: 'ya' },
        last: { utm_source: 'ya' },
      });
    },
  );

  it('T36: is cut to what its cookie allows, and writes no other', async () => {
    const long = await cacheState(`/?utm_source=${encodeURIComponent('ю😀'.repeat(400))}&utm_term=${'x'.repeat(5000)}`);
    expect(long.split(';')[0]?.length).toBeLessThanOrEqual(2048 + 'utmtags='.length);
    expect(await cacheState(`/?utm_source=${encodeURIComponent('a; Domain=evil\r\nSet-Cookie: x=1')}`)).not.toMatch(
      /evil;|\n/,
    );
  });
});

describe('files of the pages', () => {
  it('are cached forever if their names have a hash', async () => {
    const asset = await page('/assets/app-1a2b3c.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await page('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/assets/../package.json', '/assets/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'])(
    'do not lead out of their folder: %s',
    async (url) => {
      const response = await page(url);
      expect(response.body).not.toMatch(/root:|"name"/);
    },
  );
});

describe('an API on a host of its own', () => {
  it('answers there and nowhere else', async () => {
    const environment = {
      SITE_URL: 'https://farad.example',
      API_URL: 'https://api.farad.example',
      SECRET_KEY: 'a secret of at least 32 characters',
      SMSC_APIKEY: 'key',
      YOOKASSA_SHOP_ID: '1',
      YOOKASSA_SECRET_KEY: 'unused but long',
      SMTP_HOST: 'mail.example',
      MAIL_FROM: 'shop@farad.example',
    };
    const other = await openApplication({ parts: 20, environment, app: { pages: { answer, clientDir } } });
    const at = (host: string, url: string, headers: Record<string, string> = {}) =>
      other.server.inject({ url, headers: { host, ...headers } });
    expect((await at('api.farad.example', '/healthz')).json()).toMatchObject({ status: 'ok' });
    expect((await at('farad.example', '/healthz')).body).toContain('GET http://farad.example/healthz');
    expect((await at('api.farad.example', '/nothing')).json()).toMatchObject({ error: { code: 'not_found' } });
    expect((await at('farad.example', '/frame')).json()).toMatchObject({ ok: true, value: { locale: 'en' } });
    const allowed = await at('api.farad.example', '/site/frame', { origin: 'https://farad.example' });
    expect(allowed.headers['access-control-allow-origin']).toBe('https://farad.example');
    expect(allowed.headers['access-control-allow-credentials']).toBe('true');
    const foreign = await at('api.farad.example', '/site/frame', { origin: 'https://evil.example' });
    expect(foreign.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    await other.close();
  });
});
