import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { writeSetting } from '@farad/database/connection/setting-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { pagesFile } from './sitemap.ts';

const webFolder = new URL('../../../../../web/', import.meta.url);

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.server.inject({ method: 'GET', url, headers });

const shown = () =>
  shop.db.selectFrom('product').select(['id', 'seo', 'state']).where('state', 'in', ['published', 'known']).execute();

describe('robots.txt', () => {
  it('names the sitemap by the configured address, whatever host was requested', async () => {
    const answer = await get('/robots.txt', { host: 'evil.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain('Sitemap: https://farad.example/sitemap.xml');
  });
});

describe('files of the site', () => {
  it.each([
    ['/manifest.webmanifest', 'ru', '/'],
    ['/en/manifest.webmanifest', 'en', '/en'],
    ['/tr/manifest.webmanifest', 'tr', '/tr'],
  ])('%s installs the shop in its language, with existing icons', async (url, lang, start) => {
    const answer = await get(url);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json<{ icons: readonly { src: string }[] }>();
    expect(manifest).toMatchObject({ lang, start_url: start, id: '/', display: 'standalone' });
    for (const { src } of manifest.icons) expect(existsSync(new URL(`public${src}`, webFolder))).toBe(true);
  });

  it.each(['/offline', '/en/offline', '/tr/offline'])('%s runs and loads nothing', async (url) => {
    const { headers, body } = await get(url);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).not.toMatch(/<script|src=|₽/);
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it.each(['/%E0', '/robots.txt', '/no-such-file', '/api/nothing', '/manifest.webmanifest', '/sitemap.xml'])(
    '%s has the headers of every answer',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toMatch(/^default-src '(?:self|none)'/);
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    },
  );

  it('security.txt has the security contact, valid for months', async () => {
    const { body } = await get('/.well-known/security.txt');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 90 * 24 * 3_600_000);
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  });
});

describe('sitemap (product S3)', () => {
  it('is an index whose files name every shown product once per language', async () => {
    const index = await get('/sitemap.xml');
    expect(index.statusCode).toBe(200);
    const files = [...index.body.matchAll(/<loc>https:\/\/farad\.example([^<]+)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files).toContain('/sitemaps/pages.xml');
    const bodies = await Promise.all(files.map(async (file) => (await get(file)).body));
    const addresses = bodies.flatMap((body) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc));
    for (const { seo } of await shown()) {
      expect(addresses.filter((address) => address === `https://farad.example/product/${seo}`)).toHaveLength(1);
      expect(addresses).toContain(`https://farad.example/tr/product/${seo}`);
    }
    const hidden = await shop.db
      .selectFrom('product')
      .select('seo')
      .where('state', 'in', ['draft', 'archived'])
      .execute();
    expect(hidden.length).toBeGreaterThan(0);
    for (const { seo } of hidden) expect(bodies.join('')).not.toContain(`/product/${seo}<`);
  });

  it('is compressed for clients that accept it, with the same text', async () => {
    const plain = await get('/sitemaps/pages.xml');
    const packed = await get('/sitemaps/pages.xml', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    for (const path of ['/en/catalog', '/c/delivery', '/tr/c/vozvrat-i-obmen', '/news'])
      expect(plain.body).toContain(`<loc>https://farad.example${path}</loc>`);
  });

  it.each(['products-99999', 'products-1', 'products-x', 'products--1', 'products-0%2F..', 'other'])(
    'has no file %s',
    async (name) => {
      expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
    },
  );
});

describe('feed of goods (product I3)', () => {
  it('contains exactly what is sold', async () => {
    const { body, statusCode } = await get('/feeds/yandex.xml');
    expect(statusCode).toBe(200);
    const sold = (await shown()).filter(({ state }) => state === 'published').map(({ id }) => String(id));
    const offered = [...body.matchAll(/<offer id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(offered)).toEqual(new Set(sold));
    expect(offered).toHaveLength(sold.length);
  });

  it('drops a hidden product at once', async () => {
    const [product] = (await shown()).filter(({ state }) => state === 'published');
    if (product === undefined) throw new Error('nothing is sold');
    expect((await get('/feeds/yandex.xml')).body).toContain(`<offer id="${product.id}"`);
    await shop.db.updateTable('product').set({ state: 'draft' }).where('id', '=', product.id).execute();
    const without = await get('/feeds/yandex.xml');
    expect(without.body).not.toContain(`<offer id="${product.id}"`);
    shop.passSeconds(2);
    // The file was written once after the change; the second request does not write it again.
    expect((await get('/feeds/yandex.xml')).headers['last-modified']).toBe(without.headers['last-modified']);
    await shop.db.updateTable('product').set({ state: 'published' }).where('id', '=', product.id).execute();
  });

  it('dates a product by its page’s content, not by demand', async () => {
    const [product] = await shown();
    if (product === undefined) throw new Error('nothing is shown');
    const changedAt = async () =>
      (
        await shop.db.selectFrom('product').select('changed_at').where('id', '=', product.id).executeTakeFirstOrThrow()
      ).changed_at.getTime();
    const before = await changedAt();
    await shop.db.updateTable('product').set({ demand: 12_345 }).where('id', '=', product.id).execute();
    expect(await changedAt()).toBe(before);
    await shop.db.updateTable('product').set({ country: 'TW' }).where('id', '=', product.id).execute();
    expect(await changedAt()).toBeGreaterThan(before);
  });
});

it('a sitemap leaves out languages that the site does not show', async () => {
  const written = async () => {
    let text = '';
    for await (const chunk of pagesFile(shop.deps)) text += chunk;
    return text;
  };
  expect(await written()).toContain('<loc>https://farad.example/tr/catalog</loc>');
  await writeSetting(shop.db, 'languages', { shown: ['ru', 'en'], main: 'en' });
  const after = await written();
  expect(after).toContain('<loc>https://farad.example/catalog</loc>');
  expect(after).toContain('hreflang="x-default" href="https://farad.example/en/catalog"');
  expect(after).not.toContain('farad.example/tr');
});
