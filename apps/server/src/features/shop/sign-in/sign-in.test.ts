import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { unauthenticated } from './present-user.ts';
import { askCode, newPhone, openBrowser, openSignInShop, signInByPhone, type SignInShop } from './test-sign-in-shop.ts';

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop();
});
afterAll(() => shop.close());

const browserOf = () => openBrowser(shop.server);

describe('the way of a person', () => {
  test('unknown phone: code, isUserWasNotFound, registration, session, cookies; then known at once', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    browser.cookies.set('cart', 'guestBasketIdOf22Signs');
    const sent = await browser.post('/smsc', { phone: `8${phone.slice(1)}` });
    expect(sent.json().body).toMatch(/^\d+,1$/);
    const sessionId: string = sent.json().code;
    expect(sessionId).toMatch(/^[\w-]{22}$/);
    const code = shop.codeFor(phone);

    const first = await browser.post('/users/phone', { phone, sessionId, code });
    expect(first.json()).toEqual({ ...unauthenticated(), isUserWasNotFound: true });
    expect(browser.cookies.has('__Host-sid')).toBe(false);
    const registered = await browser.post('/users/register', { username: phone, password: phone });
    expect(registered.json()).toMatchObject({ user: { username: phone, phone, role: 'customer', pricesKoef: 1 } });
    const second = await browser.post('/users/phone', { phone, sessionId });
    expect(second.json()).toMatchObject({ isAuthenticated: true, isUserWasNotFound: false, user: { phone } });

    expect(Object.fromEntries(browser.cookies)).toMatchObject({ isuser: 'true', userPricesKoef: '1', phone });
    const cookies = second.headers['set-cookie'];
    expect(cookies).toContainEqual(
      expect.stringMatching(/^__Host-sid=[\w-]{43};.*Path=\/; HttpOnly; Secure; SameSite=Lax/),
    );
    expect(cookies).toContainEqual(expect.stringMatching(/^cart=guestBasketIdOf22Signs; Max-Age=1;/));
    expect(shop.signedIn.at(-1)).toEqual({
      accountId: Number(second.json().user.id),
      cartId: 'guestBasketIdOf22Signs',
    });

    shop.passSeconds(60);
    const other = browserOf();
    await signInByPhone(shop, other, phone);
    expect((await other.get('/users/authenticateduser')).json()).toMatchObject({ user: { id: second.json().user.id } });
  });

  test('by email', async () => {
    const [browser, email] = [browserOf(), 'Buyer@Example.com'];
    const sent = await browser.post('/smsc/sendcodetoemail', { login: email }, { 'accept-language': 'en' });
    const sessionId: string = sent.json().code;
    expect(shop.twins.inbox.list(email)[0]?.subject).toMatch(/^Sign-in code: \d{4}$/);
    const proof = { email, sessionId, code: shop.codeFor(email) };
    expect((await browser.post('/users/loginbyemail', proof)).json().isUserWasNotFound).toBe(true);
    await browser.post('/users/register', {}, { 'accept-language': 'en' });
    const answer = await browser.post('/users/loginbyemail', { email, sessionId });
    expect(answer.json()).toMatchObject({ isAuthenticated: true, user: { email: 'buyer@example.com', phone: '' } });
    const account = await shop.db
      .selectFrom('account')
      .select('locale')
      .where('email', '=', 'buyer@example.com')
      .execute();
    expect(account).toEqual([{ locale: 'en' }]);
  });

  test('silent login answers only from the session of that phone', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    await signInByPhone(shop, browser, phone);
    expect((await browser.post('/users/phone', { phone })).json()).toMatchObject({
      isAuthenticated: true,
      user: { phone },
    });
    expect((await browser.post('/users/phone', { phone: newPhone() })).json()).toEqual(unauthenticated());
    expect((await browserOf().post('/users/phone', { phone })).json()).toEqual(unauthenticated());
  });

  test.each([
    ['/smsc', { phone: '123' }, 'invalid_phone', 'phone'],
    ['/smsc', { phone: '+44 7911 123456' }, 'foreign_phone', 'phone'],
    ['/smsc', { phone: '84951234567' }, 'not_a_mobile_phone', 'phone'],
    ['/smsc', { phone: 79161234567 }, 'invalid_input', 'phone'],
    ['/smsc', {}, 'invalid_input', 'phone'],
    ['/smsc/sendcodetoemail', { login: 'a@b' }, 'invalid_email', 'login'],
    ['/smsc/sendcodetoemail', { login: 'a@b.ru\r\nBcc: c@d.ru' }, 'invalid_email', 'login'],
    ['/users/phone', { phone: 'x' }, 'invalid_phone', 'phone'],
  ])('%s %j is %s', async (path, body, code, field) => {
    const answer = await browserOf().post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code, field });
  });

  test('staff are never signed in by a code', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    await shop.db.insertInto('account').values({ phone, username: phone, role: 'administrator' }).execute();
    const sessionId = await askCode(browser, phone);
    const answer = await browser.post('/users/phone', { phone, sessionId, code: shop.codeFor(phone) });
    expect(answer.json()).toEqual(unauthenticated());
    const staff = await browser.post('/users/loginuser', { username: phone, password: phone });
    expect(staff.json()).toEqual(unauthenticated());
  });

  test('a blocked person is told so after the right code, and not before', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    const by = { email: 'staff@farad.example', name: 'Staff', locale: 'ru', created_at: new Date() } as const;
    const staff = await shop.db.insertInto('staff').values(by).returning('id').executeTakeFirstOrThrow();
    const blocked = { blocked_at: new Date(), blocked_by: staff.id };
    await shop.db
      .insertInto('account')
      .values({ phone, username: phone, ...blocked })
      .execute();
    const sessionId = await askCode(browser, phone);
    const code = shop.codeFor(phone) ?? '';
    const wrong = code === '0000' ? '0001' : '0000';
    expect((await browser.post('/users/phone', { phone, sessionId, code: wrong })).json()).toEqual(unauthenticated());
    const right = await browser.post('/users/phone', { phone, sessionId, code });
    expect([right.statusCode, right.json().error.code]).toEqual([403, 'account_blocked']);
    expect(browser.cookies.has('__Host-sid')).toBe(false);
  });

  test('plain http from outside this machine is refused with an explanation', async () => {
    const local = await openSignInShop({ MAIL_FROM: 'shop@farad.example' });
    const calls = [
      ['/smsc', { phone: newPhone() }],
      ['/smsc/sendcodetoemail', { login: 'a@example.com' }],
      ['/users/phone', { phone: newPhone() }],
      ['/users/loginbyemail', { email: 'a@example.com' }],
      ['/users/register', {}],
      ['/users/loginuser', { username: 'a', password: 'b' }],
    ] as const;
    for (const [path, body] of calls) {
      const outside = await openBrowser(local.server, '192.168.1.5').post(path, body);
      expect(outside.statusCode).toBe(403);
      expect(outside.json().error.code).toBe('insecure_transport');
    }
    const inside = await openBrowser(local.server, '127.0.0.1').post('/smsc', { phone: newPhone() });
    expect(inside.statusCode).toBe(200);
    await local.close();
  });
});

describe('when the provider fails', () => {
  test.each(['2', '3', '4', '5', '6'])(
    'error %s of the whole shop is reported, so that email can be offered',
    async (n) => {
      const fresh = await openSignInShop();
      const answer = await openBrowser(fresh.server).post('/smsc', { phone: `7900000000${n}` });
      expect(answer.json()).toEqual({ body: `0,-${n}`, code: expect.stringMatching(/^[\w-]{22}$/) });
      expect(fresh.logLines.join('')).toContain("Can't get SMS-code");
      expect(fresh.logLines.join('')).not.toContain(`7900000000${n}`);
      await fresh.close();
    },
  );

  test('no answer of the provider, though the message was sent: the code still works', async () => {
    const [browser, phone] = [browserOf(), newPhone()];
    shop.twins.faults.set('smsc', { op: 'send', mode: 'drop_after_write', times: 1, delayMs: 0 });
    const sent = await browser.post('/smsc', { phone });
    expect(sent.json().body).toBe('0,-100');
    const proof = { phone, sessionId: sent.json().code, code: shop.codeFor(phone) };
    expect((await browser.post('/users/phone', proof)).json().isUserWasNotFound).toBe(true);
  });

  test.each(['421', '450', '451', 'cut'] as const)('a mail server answering %s is reported', async (mode) => {
    // A connection of an earlier letter that answers 421 is replaced by a new one, which answers the same.
    shop.twins.faults.clear();
    shop.twins.faults.set('smtp', { op: 'send', mode, times: 2, delayMs: 0 });
    const answer = await browserOf().post('/smsc/sendcodetoemail', { login: `busy${mode}@example.com` });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error.code).toBe('code_not_sent');
  });
});
