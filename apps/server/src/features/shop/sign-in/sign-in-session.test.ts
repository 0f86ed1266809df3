import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { unauthenticated } from './present-user.ts';
import { askCode, newPhone, openBrowser, openSignInShop, signInByPhone, type SignInShop } from './test-sign-in-shop.ts';

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop();
});
afterAll(() => shop.close());

const browserOf = () => openBrowser(shop.server);
const sid = '__Host-sid';

/** Returns a signed-in browser and its phone. */
async function signedIn() {
  const [browser, phone] = [browserOf(), newPhone()];
  await signInByPhone(shop, browser, phone);
  return { browser, phone };
}

const isAuthenticatedWith = async (token: string): Promise<boolean> => {
  const browser = browserOf();
  browser.cookies.set(sid, token);
  return (await browser.get('/users/authenticateduser')).json().isAuthenticated;
};

describe('T09', () => {
  test('a session planted before login is not taken over; a login creates a new one and ends the old', async () => {
    const { browser, phone } = await signedIn();
    const old = browser.cookies.get(sid) ?? '';
    shop.passSeconds(60);
    const victim = newPhone();
    const sessionId = await askCode(browser, victim);
    await browser.post('/users/phone', { phone: victim, sessionId, code: shop.codeFor(victim) });
    await browser.post('/users/register', {});
    await browser.post('/users/phone', { phone: victim, sessionId });
    const renewed = browser.cookies.get(sid) ?? '';
    expect(renewed).not.toBe(old);
    expect(await isAuthenticatedWith(old)).toBe(false);
    expect(await isAuthenticatedWith(renewed)).toBe(true);
    expect((await browser.post('/users/phone', { phone })).json()).toEqual(unauthenticated());
  });

  test('an invented token gives no session and is not accepted after login', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    const planted = 'A'.repeat(43);
    browser.cookies.set(sid, planted);
    await signInByPhone(shop, browser, phone);
    expect(browser.cookies.get(sid)).not.toBe(planted);
    expect(await isAuthenticatedWith(planted)).toBe(false);
  });

  test('after logout the token is invalid and the hint cookies are cleared', async () => {
    const { browser } = await signedIn();
    const token = browser.cookies.get(sid) ?? '';
    expect((await browser.get('/users/logout')).json()).toEqual(unauthenticated());
    expect([...browser.cookies.keys()]).toEqual(['__Host-pre']);
    expect(await isAuthenticatedWith(token)).toBe(false);
  });

  test('the database stores no token', async () => {
    const { browser } = await signedIn();
    const rows = await shop.db.selectFrom('session').selectAll().execute();
    expect(rows.some((row) => row.token_sha256.toString('base64url') === browser.cookies.get(sid))).toBe(false);
  });

  test('30 days without use end a session', async () => {
    const { browser } = await signedIn();
    shop.passSeconds(30 * 86_400 + 1);
    expect((await browser.get('/users/authenticateduser')).json()).toEqual(unauthenticated());
  });
});

describe('T10', () => {
  test('forged cookies isuser, phone, email, userPricesKoef: no session, and no other coefficient', async () => {
    const { phone } = await signedIn();
    const forger = browserOf();
    const forged = { isuser: 'true', phone, email: 'a@b.ru', userPricesKoef: '0.1', recaptchaSuccess: '1' };
    for (const [name, value] of Object.entries(forged)) forger.cookies.set(name, value);
    expect((await forger.post('/users/phone', { phone })).json()).toEqual(unauthenticated());
    expect((await forger.get('/users/authenticateduser')).json()).toEqual(unauthenticated());

    const { browser } = await signedIn();
    browser.cookies.set('userPricesKoef', '0.1');
    expect((await browser.get('/users/authenticateduser')).json()).toMatchObject({ user: { pricesKoef: 1 } });
  });
});

describe('T11', () => {
  const accountsOf = async (phone: string): Promise<{ role: string; prices_koef: number; username: string }[]> =>
    shop.db.selectFrom('account').select(['role', 'prices_koef', 'username']).where('phone', '=', phone).execute();

  /** Returns a browser with a grant for this phone. */
  async function grantHolder(phone: string) {
    const browser = browserOf();
    const sessionId = await askCode(browser, phone);
    await browser.post('/users/phone', { phone, sessionId, code: shop.codeFor(phone) });
    return { browser, sessionId };
  }

  test('without a grant: refused with an error object, no account is created', async () => {
    const victim = newPhone();
    const answer = await browserOf().post('/users/register', { username: victim, password: victim });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('grant_missing');
    expect(await accountsOf(victim)).toEqual([]);
  });

  test('extra fields are ignored: the destination comes from the grant', async () => {
    const [phone, victim] = [newPhone(), newPhone()];
    const { browser } = await grantHolder(phone);
    const body = {
      username: victim,
      password: victim,
      role: 'administrator',
      _id: 1,
      id: 1,
      pricesKoef: 0.1,
      phone: victim,
    };
    const answer = await browser.post('/users/register', body);
    expect(answer.json().user).toMatchObject({ username: phone, phone, role: 'customer', pricesKoef: 1 });
    expect(await accountsOf(victim)).toEqual([]);
  });

  test('20 parallel registrations: one user, one success; a second use is refused', async () => {
    const phone = newPhone();
    const { browser, sessionId } = await grantHolder(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post('/users/register', {})));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await accountsOf(phone)).toEqual([{ role: 'customer', prices_koef: 10_000, username: phone }]);
    const logins = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/users/phone', { phone, sessionId })),
    );
    // The grant started one session. Later logins only renew it.
    const sessions = logins.filter(({ cookies }) => cookies.some(({ name }) => name === sid));
    expect(sessions).toHaveLength(1);
  });

  test('the same phone registered in two browsers in parallel is one user', async () => {
    const phone = newPhone();
    const first = await grantHolder(phone);
    shop.passSeconds(60);
    const second = await grantHolder(phone);
    const answers = await Promise.all([first, second].map(({ browser }) => browser.post('/users/register', {})));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await accountsOf(phone)).toHaveLength(1);
  });

  test('a grant is bound to its browser, its destination and ten minutes', async () => {
    const phone = newPhone();
    const { browser, sessionId } = await grantHolder(phone);
    expect((await browserOf().post('/users/register', {})).statusCode).toBe(403);
    expect((await browser.post('/users/phone', { phone, sessionId })).json()).toEqual(unauthenticated());
    await browser.post('/users/register', {});
    for (const attempt of [
      { browser: browserOf(), phone },
      { browser, phone: newPhone() },
    ]) {
      const answer = await attempt.browser.post('/users/phone', { phone: attempt.phone, sessionId });
      expect(answer.json()).toEqual(unauthenticated());
    }
    shop.passSeconds(600);
    expect((await browser.post('/users/phone', { phone, sessionId })).json()).toEqual(unauthenticated());

    const late = await grantHolder(newPhone());
    shop.passSeconds(600);
    expect((await late.browser.post('/users/register', {})).statusCode).toBe(403);
  });
});

describe('T36', () => {
  test.each([
    ['an image on another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['Origin null', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['no sign of where it comes from', { 'sec-fetch-site': '' }],
  ])('logout from %s has no effect', async (_, headers) => {
    const { browser } = await signedIn();
    const answer = await browser.get('/users/logout', headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('foreign_origin');
    expect(answer.cookies).toEqual([]);
    expect((await browser.get('/users/authenticateduser')).json().isAuthenticated).toBe(true);
  });

  test.each([
    ['our page', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['our origin', { origin: 'https://farad.example' }],
  ])('logout from %s works', async (_, headers) => {
    const { browser } = await signedIn();
    expect((await browser.get('/users/logout', headers)).statusCode).toBe(200);
    expect((await browser.get('/users/authenticateduser')).json()).toEqual(unauthenticated());
  });

  test('a login planted by another site is refused', async () => {
    const answer = await browserOf().post('/smsc', { phone: newPhone() }, { origin: 'https://evil.example' });
    expect(answer.json().error.code).toBe('foreign_origin');
  });
});
