import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  askCode,
  newPhone,
  openBrowser,
  openSignInShop,
  signInByPhone,
  wrongCode,
  type SignInShop,
} from './test-sign-in-shop.ts';

let shop: SignInShop;
beforeEach(async () => {
  shop = await openSignInShop();
});
afterEach(() => shop.close());

const alerts = (): unknown[] =>
  shop.logLines
    .map((line) => JSON.parse(line) as { alert?: string; level: number })
    .filter(({ alert, level }) => alert !== undefined && level === 50)
    .map(({ alert }) => alert);

describe('T08: the budget of the whole shop', () => {
  test('is counted by channel, applies at once and after a restart, and notifies the operator once', async () => {
    const limits = { smsPerShopWindow: 20, emailsPerShopWindow: 2 };
    const server = await shop.withLimits(limits);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => openBrowser(server).post('/smsc', { phone: newPhone() })),
    );
    const bodies = answers.map((answer) => answer.json().body);
    expect(bodies.filter((body) => /^\d+,1$/.test(body))).toHaveLength(20);
    expect(bodies.filter((body) => body === '0,-101')).toHaveLength(20);
    expect(answers.every((answer) => /^[\w-]{22}$/.test(answer.json().code))).toBe(true);
    expect(alerts()).toEqual(['login_budget']);
    // A second process with the same database.
    const restarted = await shop.withLimits(limits);
    expect((await openBrowser(restarted).post('/smsc', { phone: newPhone() })).json().body).toBe('0,-101');
    const mail = (index: number) =>
      openBrowser(restarted).post('/smsc/sendcodetoemail', { login: `budget${index}@example.com` });
    const statuses = [await mail(1), await mail(2), await mail(3)].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 503]);
    shop.passSeconds(600);
    expect((await openBrowser(restarted).post('/smsc', { phone: newPhone() })).json().body).toMatch(/,1$/);
  });

  test('a number that got nothing has used none of its own limit', async () => {
    const server = await shop.withLimits({ smsPerShopWindow: 1 });
    await openBrowser(server).post('/smsc', { phone: newPhone() });
    const phone = newPhone();
    expect((await openBrowser(server).post('/smsc', { phone })).json().body).toBe('0,-101');
    shop.passSeconds(600);
    expect((await openBrowser(server).post('/smsc', { phone })).json().body).toMatch(/,1$/);
  });
});

describe('the breaker', () => {
  test('many wrong codes over many accounts: new codes have six digits and still work; then four again', async () => {
    const server = await shop.withLimits({ breakerTries: 9 });
    for (let person = 0; person < 3; person += 1) {
      const [browser, phone] = [openBrowser(server), newPhone()];
      const sessionId = await askCode(browser, phone);
      const code = wrongCode(shop.codeFor(phone) ?? '');
      for (let guess = 0; guess < 4; guess += 1) await browser.post('/users/phone', { phone, sessionId, code });
    }
    expect(alerts()).toEqual(['login_breaker']);
    const [browser, phone] = [openBrowser(server), newPhone()];
    await signInByPhone(shop, browser, phone);
    expect(shop.twins.inbox.list(phone)[0]?.text).toMatch(/\b\d{6}\b/);
    shop.passSeconds(600);
    const later = newPhone();
    await askCode(openBrowser(server), later);
    expect(shop.codeFor(later)).toMatch(/^\d{4}$/);
  });

  test('answers without a sent code do not open it', async () => {
    const server = await shop.withLimits({ breakerTries: 5 });
    const browser = openBrowser(server);
    const guess = { phone: newPhone(), sessionId: 'A'.repeat(22), code: '0000' };
    for (let index = 0; index < 10; index += 1) await browser.post('/users/phone', guess);
    const phone = newPhone();
    await askCode(openBrowser(server), phone);
    expect(shop.codeFor(phone)).toMatch(/^\d{4}$/);
  });
});

describe('a new device', () => {
  const toldAt = async (recipient: string): Promise<string[]> =>
    (await shop.db.selectFrom('outbox').select('text').where('recipient', '=', recipient).execute()).map(
      ({ text }) => text,
    );

  test('is notified to the other address, once; a first sign-in and a known browser are not', async () => {
    const [first, phone] = [openBrowser(shop.server), newPhone()];
    await signInByPhone(shop, first, phone);
    await shop.db.updateTable('account').set({ email: 'both@example.com' }).where('phone', '=', phone).execute();
    shop.passSeconds(60);
    await signInByPhone(shop, first, phone);
    expect(await toldAt('both@example.com')).toEqual([]);
    shop.passSeconds(60);
    await signInByPhone(shop, openBrowser(shop.server), phone);
    expect(await toldAt('both@example.com')).toEqual([expect.stringContaining('/cabinet/sessions')]);
    expect(await toldAt(phone)).toEqual([]);
    const other = openBrowser(shop.server);
    const sessionId = (await other.post('/smsc/sendcodetoemail', { login: 'both@example.com' })).json().code;
    const code = shop.codeFor('both@example.com');
    await other.post('/users/loginbyemail', { email: 'both@example.com', sessionId, code });
    expect(await toldAt(phone)).toHaveLength(1);
  });
});
