import { createSmartCaptcha } from '@farad/integrations/bot-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { httpsEnvironment } from '#testing/environment.ts';
import { newPhone, openBrowser, openSignInShop, type Answer, type SignInShop } from './test-sign-in-shop.ts';

const settings = {
  ...httpsEnvironment,
  BOT_CHECK: 'smartcaptcha',
  BOT_CHECK_SITE_KEY: 'site key',
  BOT_CHECK_SECRET: 'secret',
};

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop(settings, (twins) =>
    createSmartCaptcha({
      url: twins.botCheck.verifyUrl('smartcaptcha', twins.origin),
      secret: twins.botCheck.secret,
      host: 'localhost',
      timeoutMs: 30_000,
    }),
  );
});
afterAll(() => shop.close());

let last = 0;
const fresh = (): string => `ok-${Date.now()}-${(last += 1)}`;

const ask = (token?: unknown, phone = newPhone()): Promise<Answer> =>
  openBrowser(shop.server).post('/smsc', { phone, ...(token === undefined ? {} : { token }) });

const codeOf = (answer: Answer): string => answer.json().error.code;

describe('the enabled bot check', () => {
  test('a fresh token sends the code, by phone and by email', async () => {
    const answer = await ask(fresh());
    expect(answer.json().body).toMatch(/,1$/);
    const hint = [answer.headers['set-cookie'] ?? ''].flat().filter((line) => line.startsWith('recaptchaSuccess='));
    expect(hint).toEqual([expect.stringMatching(/^recaptchaSuccess=true; (?!.*(?:HttpOnly|Max-Age))/)]);
    const body = { login: 'person@example.com', token: fresh() };
    expect((await openBrowser(shop.server).post('/smsc/sendcodetoemail', body)).statusCode).toBe(200);
  });

  test.each([undefined, '', 'bad-1', 'spent'])('T10: without a person’s token nothing is sent: %s', async (token) => {
    const phone = newPhone();
    const browser = openBrowser(shop.server);
    browser.cookies.set('recaptchaSuccess', '1');
    const answer = await browser.post('/smsc', { phone, ...(token === undefined ? {} : { token }) });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'bot_check_failed']);
    expect(shop.codeFor(phone)).toBeUndefined();
    expect(JSON.stringify(answer.headers['set-cookie'] ?? '')).not.toContain('recaptchaSuccess');
  });

  test('one token sends one code, also in parallel', async () => {
    const token = fresh();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each([[{ $ne: 1 }], [['ok-1']], ['x'.repeat(8193)]])('a malformed token is refused by name', async (token) => {
    const answer = await ask(token);
    expect(answer.statusCode).toBe(400);
    expect(codeOf(answer)).toBe('invalid_input');
  });

  test('without the provider codes are sent within a tight budget, then the shop looks unable to send', async () => {
    shop.passSeconds(600);
    const server = await shop.withLimits({ uncheckedPerShopWindow: 2 });
    const bodies: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      shop.twins.faults.set('bot-check', { op: 'verify', mode: '500', times: 1, delayMs: 0 });
      const answer = await openBrowser(server).post('/smsc', { phone: newPhone(), token: fresh() });
      bodies.push(answer.json().body);
    }
    expect(bodies.map((body) => body.endsWith(',1'))).toEqual([true, true, false, false]);
    expect(bodies.slice(2)).toEqual(['0,-101', '0,-101']);
    expect((await openBrowser(server).post('/smsc', { phone: newPhone(), token: fresh() })).json().body).toMatch(/,1$/);
  });

  test('T08: after ten codes in an hour an address gets a visible task; others do not', async () => {
    const ip = '203.0.113.61';
    const isVisible = async (from: string): Promise<boolean> =>
      (await openBrowser(shop.server, from).get('/bot-check')).json().isVisible;
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await isVisible(ip)).toBe(false);
      await openBrowser(shop.server, ip).post('/smsc', { phone: newPhone(), token: fresh() });
    }
    expect([await isVisible(ip), await isVisible('203.0.113.62')]).toEqual([true, false]);
    shop.passSeconds(3600);
    expect(await isVisible(ip)).toBe(false);
  });

  test('T08: while codes are being guessed, everybody gets one', async () => {
    const server = await shop.withLimits({ breakerTries: 4 });
    const browser = openBrowser(server);
    for (let index = 0; index < 3; index += 1) {
      const phone = newPhone();
      const { code: sessionId } = (await browser.post('/smsc', { phone, token: fresh() })).json();
      for (const code of ['x', 'y']) await browser.post('/users/phone', { phone, sessionId, code });
    }
    expect((await openBrowser(server).get('/bot-check')).json().isVisible).toBe(true);
  });
});
