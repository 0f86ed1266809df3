import { picturePath } from '@farad/drawings/picture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({
    parts: 1,
    environment: { IMAGE_URLS: 'http://localhost:4001 http://127.0.0.1:4002/cdn' },
  });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.server.inject({ url, headers });

const path = picturePath('drawing', {
  name: 'МЛТ-0,25',
  hints: { category: 'through-hole-resistors', attributes: { resistance: 4700 } },
});

describe('drawings', () => {
  it('can be cached forever', async () => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  it('are not sent twice', async () => {
    const { headers } = await get(path);
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are on a card in link previews', async () => {
    const answer = await get(path.replace(/svg$/, 'png'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // The background must have the colour of paper. Black would mean that a colour was not understood.
    const { dominant } = await sharp(answer.rawPayload).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(230);
    expect(answer.rawPayload.length).toBeLessThan(40_000);
  });

  it('of an older version are served for a while', async () => {
    const answer = await get(path.replace(/\/[0-9a-f]{8}\//, '/00000000/'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/img/drawing/00000000/nowhere.svg',
    '/img/drawing/00000000/nowhere.png',
    '/img/drawing/00000000/0603.gif',
    '/img/drawing/00000000/..%2F..%2Fetc%2Fpasswd.svg',
    '/img/drawing/00000000/%00.svg',
    '/img/secret/00000000/0603.svg',
    '/img/drawing/00000000/DIP-99999999.svg',
    `/img/drawing/00000000/${'a'.repeat(290)}.svg`,
    '/img/drawing/0603.svg',
  ])('unknown ones are not found: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('turn: a product has the addresses of 36 frames, and each exists', async () => {
    const [seo] = (await shop.deps.db.selectFrom('product').select('seo').execute()).map((row) => row.seo);
    const { product } = (await shop.get(`/catalog/products/${seo}`)).json<{ product: { images360: string[] } }>();
    expect(product.images360).toHaveLength(36);
    for (const address of product.images360) {
      const { pathname } = new URL(address);
      const frame = await get(pathname.replace('/cdn', ''));
      expect(frame.statusCode, address).toBe(200);
      expect(frame.headers['cache-control']).toContain('immutable');
    }
  });

  it('are rate limited if each has to be made', async () => {
    const answers = [];
    for (let ohms = 1; ohms <= 950; ohms += 1) {
      answers.push((await get(`/img/drawing/00000000/AXIAL-0207~resistance=${ohms}.svg`)).statusCode);
    }
    expect(answers.slice(0, 500)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
    expect((await get('/img/drawing/00000000/AXIAL-0207~resistance=1.svg')).statusCode).toBe(200);
  });

  it('may come from the image hosts of the configuration', async () => {
    const policy = String((await shop.get('/healthz')).headers['content-security-policy']);
    expect(policy).toMatch(/img-src [^;]*http:\/\/localhost:4001 http:\/\/127\.0\.0\.1:4002/);
    const frame = (await shop.get('/site/frame')).json<{ imageUrls: string[] }>();
    expect(frame.imageUrls).toEqual(['http://localhost:4001', 'http://127.0.0.1:4002/cdn']);
  });
});
