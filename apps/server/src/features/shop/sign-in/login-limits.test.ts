import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  askCode,
  newPhone,
  openBrowser,
  openSignInShop,
  signInByPhone,
  type Answer,
  type SignInShop,
} from './test-sign-in-shop.ts';

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop();
});
afterAll(() => shop.close());

const errorOf = (answer: Answer): string | undefined =>
  answer.statusCode === 200 ? undefined : answer.json().error.code;
const sentTo = (address: string): number => shop.twins.inbox.list(address).length;

describe('T08', () => {
  test('100 parallel requests for one phone: one is sent', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => openBrowser(shop.server).post('/smsc', { phone })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.map(errorOf).filter((code) => code === 'code_resend_too_early')).toHaveLength(99);
    expect(sentTo(phone)).toBe(1);
  });

  test('a phone a minute for two hours: three in ten minutes, five a day; then again after a day', async () => {
    const phone = newPhone();
    const sentAfter: number[] = [];
    for (let minute = 0; minute < 120; minute += 1) {
      await openBrowser(shop.server).post('/smsc', { phone });
      sentAfter.push(sentTo(phone));
      shop.passSeconds(60);
    }
    expect([0, 1, 2, 9, 10, 11, 119].map((minute) => sentAfter[minute])).toEqual([1, 2, 3, 3, 4, 5, 5]);
    const refused = await openBrowser(shop.server).post('/smsc', { phone });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({ code: 'code_day_limit', retryAfterSeconds: 86_400 - 120 * 60 });
    expect(refused.headers['retry-after']).toBe(String(86_400 - 120 * 60));
    shop.passSeconds(86_400 - 120 * 60);
    expect((await openBrowser(shop.server).post('/smsc', { phone })).statusCode).toBe(200);
  });

  test("a stranger cannot use up the owner's quota", async () => {
    const [owner, phone] = [openBrowser(shop.server), newPhone()];
    await signInByPhone(shop, owner, phone);
    for (let minute = 0; minute < 60; minute += 1) {
      shop.passSeconds(60);
      await openBrowser(shop.server).post('/smsc', { phone });
    }
    expect(errorOf(await openBrowser(shop.server).post('/smsc', { phone }))).toBe('code_day_limit');
    await signInByPhone(shop, owner, phone);
  });

  test("a stranger's new code does not end the owner's, the owner's ends the stranger's", async () => {
    const [owner, stranger, phone] = [openBrowser(shop.server), openBrowser(shop.server), newPhone()];
    await signInByPhone(shop, owner, phone);
    shop.passSeconds(60);
    const own = { phone, sessionId: await askCode(owner, phone), code: shop.codeFor(phone) };
    const strange = { phone, sessionId: await askCode(stranger, phone), code: shop.codeFor(phone) };
    expect((await owner.post('/users/phone', own)).json()).toMatchObject({ isAuthenticated: true });
    shop.passSeconds(60);
    await askCode(owner, phone);
    expect((await stranger.post('/users/phone', strange)).json()).toMatchObject({ isAuthenticated: false });
  });

  test('60 codes an hour from one IP address; a forged X-Forwarded-For changes nothing', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 70; index += 1) {
      const browser = openBrowser(shop.server, '203.0.113.9');
      const headers = { 'x-forwarded-for': `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` };
      statuses.push((await browser.post('/smsc', { phone: newPhone() }, headers)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), ...Array<number>(10).fill(429)]);
    const refused = await openBrowser(shop.server, '203.0.113.9').post('/smsc/sendcodetoemail', { login: 'a@b.ru' });
    expect(refused.json().error).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 3600 });
    shop.passSeconds(3600);
    expect((await openBrowser(shop.server, '203.0.113.9').post('/smsc', { phone: newPhone() })).statusCode).toBe(200);
  });

  test('numbers from one address in parallel: the limit holds, also after a restart', async () => {
    const ask = (server: typeof shop.server) =>
      openBrowser(server, '203.0.113.77').post('/smsc', { phone: newPhone() });
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(shop.server)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    // A second process with the same database: the counts are not in memory.
    const restarted = await shop.withLimits({});
    expect((await ask(restarted)).statusCode).toBe(429);
  });

  test.each([
    ['IPv4 /24', (index: number) => `198.51.100.${index % 250}`],
    ['IPv6 /56', (index: number) => `2001:db8:7:ff${(index % 250).toString(16).padStart(2, '0')}::1`],
  ])('200 codes an hour from one subnet (%s), also in parallel', async (_, ipOf) => {
    const answers = await Promise.all(
      Array.from({ length: 220 }, (__, index) =>
        openBrowser(shop.server, ipOf(index)).post('/smsc', { phone: newPhone() }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(200);
  });

  test('a refusal does not end the code that was sent', async () => {
    const [browser, phone] = [openBrowser(shop.server), newPhone()];
    const sessionId = await askCode(browser, phone);
    const code = shop.codeFor(phone);
    expect(errorOf(await browser.post('/smsc', { phone }))).toBe('code_resend_too_early');
    const answer = await browser.post('/users/phone', { phone, sessionId, code });
    expect(answer.json()).toMatchObject({ isUserWasNotFound: true });
  });
});
