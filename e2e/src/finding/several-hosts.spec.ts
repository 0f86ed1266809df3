import { expect } from '@playwright/test';

import { freePort, startShop } from '../kit/own-shop.ts';
import { codeFor, freshPhone, test } from '../kit/shop.ts';

let hosts: Record<'shop' | 'cabinet' | 'api' | 'admin', string>;
let end: () => Promise<void>;

test.beforeAll(async () => {
  const port = await freePort();
  const of = (name: string): string => `http://${name}.farad.localhost:${port}`;
  hosts = { shop: of('shop'), cabinet: of('cabinet'), api: of('api'), admin: of('admin') };
  const { shop, cabinet, api, admin } = hosts;
  end = await startShop('hosts', {
    PORT: String(port),
    SITE_URL: shop,
    CABINET_URL: cabinet,
    API_URL: api,
    ADMIN_URL: admin,
  });
});

test.afterAll(() => end());

test('signed in on one host is signed in on all of them; CORS lets exactly them read', async ({ browser, request }) => {
  const context = await browser.newContext({ baseURL: hosts.shop, locale: 'ru-RU' });
  const page = await context.newPage();
  const phone = freshPhone();
  await page.goto('/sign-in?back=/catalog');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const inbox = { get: (path: string) => request.get(`http://127.0.0.1:${new URL(hosts.shop).port}${path}`) };
  await page.getByLabel('Код из сообщения').fill(await codeFor(inbox as typeof request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page).toHaveURL(`${hosts.shop}/catalog`);
  const session = (await context.cookies(hosts.shop)).find(({ name }) => name === '__Secure-sid');
  expect(session).toMatchObject({ domain: '.farad.localhost', httpOnly: true, secure: true, sameSite: 'Lax' });

  await page.goto(`${hosts.shop}/cabinet/profile`);
  await expect(page).toHaveURL(`${hosts.cabinet}/cabinet/profile`);
  await expect(page.getByRole('heading', { name: 'Профиль', level: 1 })).toBeVisible();
  // Messages link to this path on the cabinet's host.
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

  // Signing out on the cabinet's host signs out everywhere.
  await page.goto(`${hosts.cabinet}/cabinet/profile`);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.goto(`${hosts.shop}/catalog`);
  expect(await askApi(hosts.api)).toBe(false);
  expect((await context.cookies(hosts.cabinet)).map(({ name }) => name)).not.toContain('__Secure-sid');
  await context.close();
});
