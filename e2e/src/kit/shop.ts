import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';

const byte = (): number => 1 + Math.floor(Math.random() * 254);

/** Tests run against the shop that playwright.config.ts started. */
export const test = base.extend({
  // Each comes from an address of its own of this machine: calls are counted by it.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `127.${byte()}.${byte()}.${byte()}` });
  },
  baseURL: async ({}, use) => {
    const port = process.env['FARAD_PORT'];
    if (port === undefined) throw new Error('the shop did not tell its port');
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

/** What the twins received for an address, newest first. */
export async function inbox(request: APIRequestContext, to: string): Promise<readonly SentMessage[]> {
  const answer = await request.get(`/__twins/inbox?to=${encodeURIComponent(to)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as readonly SentMessage[];
}

/** The login code of the newest message to this address, once it has come; `before`: messages that had come already. */
export async function codeFor(request: APIRequestContext, to: string, before = 0): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const messages = await inbox(request, to);
      // Not the port of the shop's address, nor the message of something else that came first.
      code = messages.length > before ? (/(?<!:)\b\d{4}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '') : '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** A mobile number that no other test uses. */
export const freshPhone = (): string => `79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Does what sends a form to `path`, and waits until the shop has answered: pages show the outcome before that. */
export async function untilAnswered(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname.startsWith(path),
  );
  await act();
  await answered;
}

/** Fills the sign-in page, which is open, as a new customer. */
export async function signIn(page: Page, request: APIRequestContext, phone = freshPhone()): Promise<void> {
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
}

/** Finds the part and puts the first that is found into the basket. */
export async function putIntoBasket(page: Page, part: string): Promise<void> {
  await page.goto(`/search?text=${part}`);
  const add = page.getByRole('button', { name: /^В корзину/ }).first();
  await untilAnswered(page, '/basket/add', () => add.click());
  // A page that was not alive yet is loaded anew.
  await expect(page.getByRole('link', { name: /Корзина/ }).first()).toContainText('₽');
}

/** Until the page's own scripts run, which is the last that it loads of itself. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
}
