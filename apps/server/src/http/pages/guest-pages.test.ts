import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { writeSetting } from '@farad/database/connection/setting-rows';
import type { CategoryId } from '@farad/domain/category';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { codingFor } from './coding.ts';
import { guestVisit } from './guest-pages.ts';
import { pageCache } from './page-cache.ts';
import type { PageBuild } from './web-pages.ts';

let shop: TestShop;
let rendered: string[] = [];
let category: CategoryId;

const script = 'console.log(1)';
/** A script that was injected into the page. It has no nonce, so it must not run. */
const smuggled = 'steal()';

/** Stands in for the built web application. Its page shows the request. */
const answer: PageBuild['answer'] = async (request, context) => {
  const url = new URL(request.url);
  rendered.push(url.pathname);
  if (url.pathname === '/product/own') return new Response('own');
  if (url.pathname === '/product/whole') {
    context.cacheUntilChanged('catalogue');
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return Object.assign(new Response(null, { headers }), {
      html: `<script nonce="${context.nonce}">${script}</script>`,
    });
  }
  if (url.pathname === '/product/missing') {
    context.cacheUntilChanged('catalogue');
    return new Response('missing', { status: 404 });
  }
  const scopes = new Map([
    ['/catalog/x', category],
    ['/catalog/elsewhere', 99_999 as CategoryId],
  ]);
  context.cacheUntilChanged(scopes.get(url.pathname) ?? 'catalogue');
  const cookie = request.headers.get('cookie') ?? '';
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(
    `<p>${cookie}</p><script nonce="${context.nonce}">${script}</script><script type="application/ld+json" nonce="${context.nonce}">{}</script><script>${smuggled}</script>${'x'.repeat(2000)}`,
    { headers },
  );
};

beforeAll(async () => {
  shop = await openShop({ pages: { answer, clientDir: import.meta.dirname } });
  const row = await shop.db
    .selectFrom('product')
    .select('category_id')
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  category = row.category_id as CategoryId;
});
afterAll(() => shop.close());
beforeEach(() => {
  rendered = [];
  shop.passSeconds(61);
});

const get = (url: string, headers: Record<string, string> = {}) => shop.server.inject({ url, headers });

describe('pages for all guests', () => {
  it('are rendered once', async () => {
    const [first, second] = [
      await get('/catalog'),
      await get('/catalog', { cookie: 'searchedTexts=x; favs=%5B%5D; language=en' }),
    ];
    expect(rendered).toEqual(['/catalog']);
    expect(second.body).toBe(first.body);
    expect(first.body).toContain('<p></p>');
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('are rendered once for parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/catalog')));
    expect(rendered).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('differ by language, look, city and kind of device', async () => {
    const visits: [string, Record<string, string>][] = [
      ['/catalog', {}],
      ['/tr/catalog', {}],
      ['/catalog?page=2', {}],
      ['/catalog', { cookie: 'theme=dark' }],
      ['/catalog', { cookie: 'city=kazan; theme=dark' }],
      ['/catalog', { 'user-agent': 'iPhone Mobile' }],
    ];
    for (const [url, headers] of visits) await get(url, headers);
    expect(rendered).toHaveLength(visits.length);
    expect((await get('/catalog', { cookie: 'theme=dark; city=kazan' })).body).toContain('city=kazan; theme=dark');
    expect(rendered).toHaveLength(visits.length);
  });

  it.each(['cart=abc', '__Host-sid=abc', 'notice=x'])('are not for visitors with %s', async (cookie) => {
    await get('/catalog');
    const own = await get('/catalog', { cookie });
    expect(own.body).toContain(cookie);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.headers['content-security-policy']).toContain("'nonce-");
    expect(rendered).toHaveLength(2);
  });

  it('are not cached if the page forbids it, fails, or is no catalogue page', async () => {
    for (const url of ['/product/own', '/product/missing', '/basket']) {
      await get(url);
      await get(url);
    }
    expect(rendered).toHaveLength(6);
  });

  it('are not cached for unknown parameters', async () => {
    for (const url of ['/catalog?x=1', '/catalog?x=1', '/catalog?page=2&gclid=1', '/catalog?page=2&gclid=1']) {
      const { headers, body } = await get(url);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-security-policy']).toContain("'nonce-");
      expect(body).toContain(script);
    }
    expect(rendered).toHaveLength(4);
    for (const url of ['/catalog?page=2', '/catalog?page=2', '/catalog?attrs.voltage=5', '/catalog?attrs.voltage=5'])
      await get(url);
    expect(rendered).toHaveLength(6);
  });

  it.each([
    ['/catalog', 'farad.example', {}, 'plain'],
    ['/catalog', 'farad.example', { cookie: 'searchedTexts=x' }, 'plain'],
    ['/catalog?page=2', 'farad.example', {}, 'varied'],
    ['/search?text=10k&attrs.voltage=5', 'farad.example', {}, 'varied'],
    ['/catalog', 'z1.example', {}, 'varied'],
    ['/catalog', 'farad.example', { cookie: 'city=z1' }, 'varied'],
    ['/catalog?z1', 'farad.example', {}, null],
    ['/catalog?page=2?&z1=1', 'farad.example', {}, null],
    ['/basket', 'farad.example', {}, undefined],
  ] as const)('%s of %s with %j is cached as %j', (url, host, headers, memory) => {
    const request = { method: 'GET', url, host, headers, protocol: 'https' } as const;
    expect(guestVisit(request, shop.deps.config, false)?.memory).toBe(memory);
  });

  it('run their scripts by hash and never by a used nonce', async () => {
    const { headers, body } = await get('/catalog');
    const policy = String(headers['content-security-policy']);
    expect(body).not.toContain('nonce');
    expect(policy).not.toContain('nonce');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    for (const other of ['{}', smuggled]) {
      expect(policy).not.toContain(createHash('sha256').update(other).digest('base64'));
    }
  });

  it('are cached if they come as text beside an empty body', async () => {
    const [first, second] = [await get('/product/whole'), await get('/product/whole')];
    expect(rendered).toHaveLength(1);
    expect(first.body).toBe(`<script>${script}</script>`);
    expect(second.body).toBe(first.body);
    expect((await get('/product/whole', { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
  });

  it('are not sent again to visitors who have them', async () => {
    const { headers } = await get('/catalog');
    const again = await get('/catalog', { 'if-none-match': `"x", ${String(headers['etag'])}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are compressed as the visitor accepts', async () => {
    const { body } = await get('/catalog');
    const packed = await get('/catalog', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
    const older = await get('/catalog', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(older.rawPayload).toString()).toBe(body);
    expect(rendered).toHaveLength(1);
  });

  it('are rendered again when price, stock or anything else of theirs changes, and only then', async () => {
    const product = await shop.db
      .selectFrom('product')
      .select('id')
      .where('category_id', '=', category)
      .where('state', '=', 'published')
      .executeTakeFirstOrThrow();
    const changeStock = async (id: typeof product.id) => {
      await shop.db
        .updateTable('stock')
        .set(({ eb }) => ({ on_hand: eb('on_hand', '+', 1) }))
        .where('product_id', '=', id)
        .execute();
      await shop.index.caughtUp();
    };
    const both = async () => {
      rendered = [];
      for (const url of ['/catalog/x', '/catalog/elsewhere']) await get(url);
      return rendered;
    };
    expect(await both()).toEqual(['/catalog/x', '/catalog/elsewhere']);
    expect(await both()).toEqual([]);
    await changeStock(product.id);
    expect(await both()).toEqual(['/catalog/x']);
    await shop.db
      .updateTable('product')
      .set({ tier_prices: [1], tier_quantities: [1] })
      .where('id', '=', product.id)
      .execute();
    await shop.index.caughtUp();
    expect(await both()).toEqual(['/catalog/x']);
    await shop.db.updateTable('product').set({ state: 'draft' }).where('id', '=', product.id).execute();
    await shop.index.caughtUp();
    expect(await both()).toEqual(['/catalog/x', '/catalog/elsewhere']);
  });

  it('are rendered again when the shop calls itself or looks otherwise', async () => {
    await get('/catalog');
    await writeSetting(shop.db, 'shop', { name: 'Another' });
    shop.passSeconds(11);
    await get('/catalog');
    await get('/catalog');
    expect(rendered).toEqual(['/catalog', '/catalog']);
  });

  it('are no older than a minute', async () => {
    await get('/catalog');
    shop.passSeconds(61);
    await get('/catalog');
    expect(rendered).toHaveLength(2);
  });
});

describe('the page cache', () => {
  it('stays below its limit and drops the least recently used', () => {
    const versions = { now: () => 0, of: () => 0 };
    const cache = pageCache({ versions, clock: () => 0, bytesMax: 5000 });
    const page = { html: 'x'.repeat(1000), contentType: 'text/html', policy: '', route: null };
    for (const key of ['a', 'b', 'c']) cache.keep(key, page, ['catalogue'], 0);
    expect(cache.find('a')).not.toBeNull();
    cache.keep('d', page, ['catalogue'], 0);
    expect(cache.size()).toBeLessThanOrEqual(5000);
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key) !== null)).toEqual(['a', 'c', 'd']);
  });

  it('returns nothing that was started before a change', () => {
    let now = 1;
    const cache = pageCache({ versions: { now: () => now, of: () => now }, clock: () => 0, bytesMax: 5000 });
    const version = now;
    now += 1;
    cache.keep('a', { html: 'x', contentType: 'text/html', policy: '', route: null }, ['catalogue'], version);
    expect(cache.find('a')).toBeNull();
  });
});

describe('codings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', 'identity'],
    [undefined, 'identity'],
  ] as const)('%s → %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding);
  });
});
