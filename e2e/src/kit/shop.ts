import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';

const byte = (): number => 1 + Math.floor(Math.random() * 254);

/** Tests run against the shop that playwright.config.ts started. */
export const test = base.extend({
  // Each test has a client address of its own, because rate limits count by address.
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

/** Returns the messages that the twins received for an address, newest first. */
export async function inbox(request: APIRequestContext, to: string): Promise<readonly SentMessage[]> {
  const answer = await request.get(`/__twins/inbox?to=${encodeURIComponent(to)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as readonly SentMessage[];
}

/**
 * Waits for the newest message to an address and returns its login code. `before` = number of messages received
 * earlier.
 */
export async function codeFor(request: APIRequestContext, to: string, before = 0): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const messages = await inbox(request, to);
      // Skips the port in the shop's address, and other messages that arrived first.
      code = messages.length > before ? (/(?<!:)\b\d{4}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '') : '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Returns a mobile number that no other test uses. */
export const freshPhone = (): string => `79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Runs an action that posts to `path`, and waits for the server's answer: pages show the result earlier. */
export async function untilAnswered(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname.startsWith(path),
  );
  await act();
  await answered;
}

/** Fills in the open sign-in page as a new customer. */
export async function signIn(page: Page, request: APIRequestContext, phone = freshPhone()): Promise<void> {
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
}

/** Searches for the part and adds the first result to the basket. */
export async function putIntoBasket(page: Page, part: string): Promise<void> {
  await page.goto(`/search?text=${part}`);
  const add = page.getByRole('button', { name: /^В корзину/ }).first();
  await untilAnswered(page, '/basket/add', () => add.click());
  // Before hydration, the click reloads the page.
  await expect(page.getByRole('link', { name: /Корзина/ }).first()).toContainText('₽');
}

/** Waits until the page is hydrated. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
}
