import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

const markup =
  '<meta property="csp-nonce" nonce="%NONCE%"><div data-base="%BASE%" data-api="%API%" data-site="%SITE%">';

let page = markup;
let folder: string;
let shop: TestApplication;
let ownHost: TestApplication;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-office-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'index-1a2b.js'), 'export {};');
  const app = { backOffice: { page: async () => page, folder } };
  shop = await openApplication({ parts: 5, app });
  const environment = { SITE_URL: 'http://shop.localhost:3000', ADMIN_URL: 'http://office.shop.localhost:3000' };
  ownHost = await openApplication({ parts: 5, app, environment });
});
afterAll(async () => {
  await shop.close();
  await ownHost.close();
  await rm(folder, { recursive: true });
});

const ask = (of: TestApplication, url: string, host = 'localhost:3000') => of.server.inject({ url, headers: { host } });

it.each(['/admin', '/admin/customers/5?tab=notes'])('answers %s with the page, which is never cached', async (url) => {
  const answer = await ask(shop, url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('data-base="/admin" data-api="/api" data-site=""');
});

it('allows styles by a nonce of this answer, and no script but its files', async () => {
  const [first, second] = [await ask(shop, '/admin'), await ask(shop, '/admin')];
  const nonce = /nonce="([\w-]+)"/.exec(first.body)?.[1] ?? '';
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`'nonce-${nonce}'`);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toMatch(/style-src [^;]*'unsafe-inline'/);
  expect(second.body).not.toContain(nonce);
});

it('lets its files be cached forever', async () => {
  const answer = await ask(shop, '/admin/assets/index-1a2b.js');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await ask(shop, '/admin/assets/../../secret-key')).body).not.toContain('secret');
});

it('serves a later build without a restart', async () => {
  page = `${markup}<script type="module" src="/admin/assets/index-3c4d.js"></script>`;
  await writeFile(join(folder, 'assets', 'index-3c4d.js'), 'export {};');
  await rm(join(folder, 'assets', 'index-1a2b.js'));
  const [, file = ''] = /src="([^"]+)"/.exec((await ask(shop, '/admin')).body) ?? [];
  expect(file).toBe('/admin/assets/index-3c4d.js');
  expect((await ask(shop, file)).headers['content-type']).toContain('javascript');
  expect((await ask(shop, '/admin/assets/index-1a2b.js')).statusCode).toBe(404);
});

it('has its own host if configured, and is not on the shop', async () => {
  const answer = await ask(ownHost, '/customers', 'office.shop.localhost:3000');
  expect(answer.body).toContain('data-base="/" data-api="http://shop.localhost:3000/api"');
  expect((await ask(ownHost, '/customers', 'shop.localhost:3000')).statusCode).toBe(404);
});
