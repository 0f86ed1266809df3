import { expect, type Page } from '@playwright/test';

import { freePort, startShop } from '../kit/own-shop.ts';
import { codeFor, freshPhone, test } from '../kit/shop.ts';

// The tests of this file share one shop, so they run one after the other in one process.
test.describe.configure({ mode: 'default' });

let shop: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  const port = await freePort();
  shop = `http://localhost:${port}`;
  // The check is simulated. A challenge appears after two codes from one address.
  const limits = JSON.stringify({ freeSendsPerIpHour: 2 });
  const settings = { PORT: String(port), BOT_CHECK: 'smartcaptcha', SIGN_IN_LIMITS: limits };
  end = await startShop('bot-check', { ...settings, TRUSTED_PROXIES: '127.0.0.1' });
});

test.afterAll(() => end());

const send = (page: Page) => page.getByRole('button', { name: 'Получить код' });

/** Opens the sign-in form and enters a new phone number. Returns the number. */
async function begin(page: Page): Promise<string> {
  const phone = freshPhone();
  await page.goto(`${shop}/sign-in`, { waitUntil: 'networkidle' });
  await page.getByLabel('Номер телефона').fill(phone);
  return phone;
}

const codeOf = (page: Page, phone: string): Promise<string> =>
  codeFor({ get: (path: string) => page.request.get(shop + path) } as Page['request'], phone);

test('the check starts when the visitor uses the form; after some codes a challenge appears', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('captcha') && asked.push(request.url()));
  await page.goto(`${shop}/sign-in`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  for (let sent = 0; sent < 2; sent += 1) {
    const phone = await begin(page);
    await expect(page.getByText('SmartCaptcha: simulated')).toBeHidden();
    await send(page).click();
    await expect(page.getByLabel('Код из сообщения')).toBeVisible();
    expect(await codeOf(page, phone)).toMatch(/^\d{4}$/);
  }
  expect(asked.length).toBeGreaterThan(0);

  const phone = await begin(page);
  await expect(send(page)).toBeDisabled();
  await page.getByLabel('SmartCaptcha: simulated').check();
  await send(page).click();
  await page.getByLabel('Код из сообщения').fill(await codeOf(page, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText('Вы вошли :)')).toBeVisible();
});

test('a letter to the shop needs its own check, and another one after a refusal', async ({ page }) => {
  // No challenge appears for this client address, because no code was requested from it.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.20.30.43' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('captcha') && asked.push(request.url()));
  await page.goto(`${shop}/feedback`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByLabel('О чём пишете').selectOption({ index: 1 });
  await page.getByLabel('Сообщение').fill('Есть ли NE555 на ленте?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Как к вам обращаться').fill('Пётр');
  await page.getByLabel('Почта или телефон').fill('petr@example.com');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('heading', { name: /L-\d\d-\d{6}/ })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('a blocked check script gives an error message', async ({ page }) => {
  await page.route('**/captcha.js', (route) => route.abort());
  await begin(page);
  await expect(page.getByRole('alert')).toContainText('Скрипт проверки не загрузился.');
});
