import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';

const byte = (): number => 1 + Math.floor(Math.random() * 254);

/** The test function for the shop that playwright.config.ts starts for all journeys. */
export const test = base.extend({
  // Each test has a different client address, because rate limits count by address.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `127.${byte()}.${byte()}.${byte()}` });
  },
  baseURL: async ({}, use) => {
    const port = process.env['FARAD_PORT'];
    if (port === undefined) throw new Error('expected the port of the shop, got none');
    await use(`http://localhost:${port}`);
  },
});

interface SentMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
}

/** Returns the messages that the simulated providers received for an address, newest first. */
export async function inbox(request: APIRequestContext, to: string): Promise<readonly SentMessage[]> {
  const answer = await request.get(`/__twins/inbox?to=${encodeURIComponent(to)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as readonly SentMessage[];
}

/**
 * Waits for a new message to an address and returns the sign-in code in it. `before` is the number of messages that the
 * address had received earlier.
 */
export async function codeFor(request: APIRequestContext, to: string, before = 0): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const messages = await inbox(request, to);
      // The four digits of a port in the shop's address are not the code. A message without a code is skipped too.
      code = messages.length > before ? (/(?<!:)\b\d{4}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '') : '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Returns a random mobile number, so that tests do not share numbers. */
export const freshPhone = (): string => `79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/**
 * Does `act`, which posts to `path`, and waits for the answer of the server. Pages show the result before the answer.
 */
export async function untilAnswered(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname.startsWith(path),
  );
  await act();
  await answered;
}

/** Signs in on the open sign-in page, as a new customer by default. */
export async function signIn(page: Page, request: APIRequestContext, phone = freshPhone()): Promise<void> {
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
}

/** Searches for the part and puts the first result into the basket. */
export async function putIntoBasket(page: Page, part: string): Promise<void> {
  await page.goto(`/search?text=${part}`);
  const add = page.getByRole('button', { name: /^В корзину/ }).first();
  await untilAnswered(page, '/basket/add', () => add.click());
  // If the page is not hydrated yet, the click reloads it. The sum in the header shows that the part is in the basket.
  await expect(page.getByRole('link', { name: /Корзина/ }).first()).toContainText('₽');
}

/** Waits until the page is hydrated. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
}
