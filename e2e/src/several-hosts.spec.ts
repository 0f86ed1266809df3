import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';

import { codeFor, freshPhone, test } from './shop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = ['shop', 'cabinet', 'api', 'admin'] as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

let shop: ChildProcess;
let hosts: Record<(typeof names)[number], string>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const of = (name: string): string => `http://${name}.farad.localhost:${port}`;
  hosts = { shop: of('shop'), cabinet: of('cabinet'), api: of('api'), admin: of('admin') };
  const data = join(process.env['FARAD_E2E_DATA'] ?? '', 'hosts');
  mkdirSync(data, { recursive: true });
  chmodSync(data, 0o711);
  shop = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, DEMO_PARTS: '300', LOG_LEVEL: 'warn' },
      ...{ SITE_URL: hosts.shop, CABINET_URL: hosts.cabinet, API_URL: hosts.api, ADMIN_URL: hosts.admin },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
    shop.stdout?.on('data', (text: Buffer) => text.toString().includes('ready http') && resolve());
  });
});

test.afterAll(async () => {
  if (shop.exitCode !== null) return;
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  await ended;
});

test('signed in on one host is signed in on all of them; CORS lets exactly them read', async ({ browser, request }) => {
  const context = await browser.newContext({ baseURL: hosts.shop, locale: 'ru-RU' });
  const page = await context.newPage();
  const phone = freshPhone();
  await page.goto('/sign-in?back=/catalog');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const inbox = { get: (path: string) => request.get(`http://127.0.0.1:${new URL(hosts.shop).port}${path}`) };
  await page.getByLabel('Код из сообщения').fill(await codeFor(inbox as typeof request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(`${hosts.shop}/catalog`);
  const session = (await context.cookies(hosts.shop)).find(({ name }) => name === '__Secure-sid');
  expect(session).toMatchObject({ domain: '.farad.localhost', httpOnly: true, secure: true, sameSite: 'Lax' });

  await page.goto(`${hosts.shop}/cabinet/profile`);
  await expect(page).toHaveURL(`${hosts.cabinet}/cabinet/profile`);
  await expect(page.getByRole('heading', { name: 'Профиль', level: 1 })).toBeVisible();
  // As a message names it.
  await page.goto(`${hosts.cabinet}/sessions`);
  await expect(page.getByText('Это устройство')).toBeVisible();

  const askApi = (api: string) =>
    page.evaluate(async (address) => {
      try {
        const answer = await fetch(`${address}/users/authenticateduser`, { credentials: 'include' });
        return ((await answer.json()) as { isAuthenticated: boolean }).isAuthenticated;
      } catch {
        return 'not readable';
      }
    }, api);
  expect(await askApi(hosts.api)).toBe(true);
  await page.goto(`${hosts.shop}/catalog`);
  expect(await askApi(hosts.api)).toBe(true);

  for (const [origin, allowed] of [
    [hosts.cabinet, hosts.cabinet],
    [hosts.admin, hosts.admin],
    [hosts.shop.replace('shop', 'evil'), undefined],
    ['http://farad.localhost', undefined],
  ] as const) {
    const url = `http://127.0.0.1:${new URL(hosts.shop).port}/users/authenticateduser`;
    const answer = await request.get(url, { headers: { host: new URL(hosts.api).host, origin } });
    expect(answer.headers()['access-control-allow-origin'], origin).toBe(allowed);
  }

  // Signed out on the cabinet's host, nobody anywhere.
  await page.goto(`${hosts.cabinet}/cabinet/profile`);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.goto(`${hosts.shop}/catalog`);
  expect(await askApi(hosts.api)).toBe(false);
  expect((await context.cookies(hosts.cabinet)).map(({ name }) => name)).not.toContain('__Secure-sid');
  await context.close();
});
