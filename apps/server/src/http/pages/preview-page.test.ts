import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { usualSettings, type FaceSetting } from '@farad/domain/setting';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';
import type { PageBuild } from './web-pages.ts';

let clientDir: string;
let shop: TestShop;
let staffCookie: string;

/** Stands in for the built web application. Its page shows the method, the look and whether a guest sees the page. */
const answer: PageBuild['answer'] = async (request, { shop: face, isGuest }) => {
  const text = `${request.method} ${face.name} ${face.style} ${face.home.title.en} ${String(isGuest)}`;
  const html = `<html><body><p>${text}</p></body></html>`;
  return Object.assign(new Response(null, { headers: { 'content-type': 'text/html' } }), { html });
};

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'farad-client-'));
  shop = await openShop({ pages: { answer, clientDir } });
  const { cookies } = await signedInStaff(shop, 'content_editor');
  staffCookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(async () => {
  await shop.close();
  await rm(clientDir, { recursive: true });
});

const send = (unsaved: unknown, { url = '/', cookie = staffCookie, origin = 'https://farad.example' } = {}) =>
  shop.server.inject({
    method: 'POST',
    url,
    headers: { host: 'farad.example', origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ 'unsaved-setting': JSON.stringify(unsaved) }).toString(),
  });

const named: FaceSetting = { key: 'shop', value: { ...usualSettings.shop, name: 'Вольт & Ко' } };

it('staff see the site with a setting that nobody has saved; all others see the stored one', async () => {
  const seen = await send(named);
  expect([seen.statusCode, seen.headers['x-robots-tag'], seen.headers['cache-control']]).toEqual([
    200,
    'noindex',
    'private, no-store',
  ]);
  expect(seen.body).toMatch(/<body><aside data-preview="".*Предпросмотр.*<\/aside><p>GET Вольт & Ко  {2}false/);
  const usual = await shop.server.inject({ url: '/', headers: { host: 'farad.example' } });
  expect(usual.body).not.toMatch(/Вольт|data-preview/);
});

it('look and home page are seen the same way, in each language', async () => {
  const coloured = await send({ key: 'look', value: { ...usualSettings.look, accent: '#1a5fb4' } });
  expect(coloured.body).toContain('#1a5fb4');
  const title = { ru: '', en: 'Parts by the gram', tr: '' };
  const titled = await send({ key: 'home', value: { ...usualSettings.home, title } }, { url: '/en' });
  expect(titled.body).toMatch(/Preview: .*Parts by the gram/);
});

it('an address of a language that would be off leads to the main one, and the form goes along', async () => {
  const languages = { key: 'languages', value: { shown: ['en'], main: 'en' } };
  const moved = await send(languages);
  expect([moved.statusCode, moved.headers['location']]).toEqual([307, '/en']);
  expect((await send(languages, { url: '/en' })).statusCode).toBe(200);
});

it.each([
  ['of a guest', named, { cookie: '' }, 403],
  ['of another site', named, { origin: 'https://evil.example' }, 403],
  [
    'with a setting that could not be saved',
    { key: 'look', value: { ...usualSettings.look, accent: '#ffff00' } },
    {},
    400,
  ],
  ['with a setting of another kind', { key: 'order', value: usualSettings.order }, {}, 400],
  ['without JSON', undefined, {}, 400],
])('a form %s is refused', async (_, unsaved, over, status) => {
  expect((await send(unsaved, over)).statusCode).toBe(status);
});
