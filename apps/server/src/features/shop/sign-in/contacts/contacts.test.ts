import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  askCode,
  newPhone,
  openBrowser,
  openSignInShop,
  signInByPhone,
  wrongCode,
  type Answer,
  type Browser,
  type SignInShop,
} from '../test-sign-in-shop.ts';

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop();
});
afterAll(() => shop.close());

let lastEmail = 0;
const newEmail = (): string => `person${(lastEmail += 1)}@example.com`;
const errorOf = (answer: Answer): string => answer.json().error.code;

async function signedIn(): Promise<{ browser: Browser; phone: string }> {
  const [browser, phone] = [openBrowser(shop.server), newPhone()];
  await signInByPhone(shop, browser, phone);
  return { browser, phone };
}

/** Requests a code for a new address and sends it back. */
async function change(browser: Browser, contact: 'phone' | 'email', address: string): Promise<Answer> {
  const sent = await browser.post('/account/contacts/code', { contact, address });
  if (sent.statusCode !== 200) return sent;
  const code = shop.codeFor(address);
  return browser.post('/account/contacts', { contact, address, sessionId: sent.json().code, code });
}

const userOf = async (browser: Browser): Promise<unknown> =>
  (await browser.get('/users/authenticateduser')).json().user;

const toldTo = async (recipient: string): Promise<string[]> =>
  (
    await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', recipient)
      .where('kind', '=', 'contact_changed')
      .execute()
  ).map(({ text }) => text);

describe('changing addresses', () => {
  test('an email is added by a code to it; hints follow; the phone is notified', async () => {
    const [{ browser, phone }, email] = [await signedIn(), newEmail()];
    const answer = await change(browser, 'email', email.toUpperCase());
    expect(answer.json()).toMatchObject({ user: { phone, email, username: phone } });
    expect(browser.cookies.get('email')).toBe(email);
    expect(await toldTo(phone)).toEqual([expect.stringContaining('p***@example.com')]);
    const other = openBrowser(shop.server);
    const sent = await other.post('/smsc/sendcodetoemail', { login: email });
    expect(sent.statusCode).toBe(429);
    shop.passSeconds(60);
    const sessionId = (await other.post('/smsc/sendcodetoemail', { login: email })).json().code;
    const signIn = await other.post('/users/loginbyemail', { email, sessionId, code: shop.codeFor(email) });
    expect(signIn.json()).toMatchObject({ isAuthenticated: true, user: { phone } });
  });

  test('a changed phone: the old one is notified, its owner may register again, other sessions end', async () => {
    const [{ browser, phone }, next] = [await signedIn(), newPhone()];
    shop.passSeconds(60);
    const elsewhere = openBrowser(shop.server);
    await signInByPhone(shop, elsewhere, phone);
    expect((await change(browser, 'phone', next)).json()).toMatchObject({ user: { phone: next, username: next } });
    expect(await toldTo(phone)).toEqual([expect.stringMatching(/\+7 \(9\*\*\) \*\*\*-\*\*-\d\d/)]);
    expect((await toldTo(phone)).join('')).not.toContain(next.slice(4));
    expect((await elsewhere.get('/users/authenticateduser')).json().isAuthenticated).toBe(false);
    shop.passSeconds(600);
    const newHolder = openBrowser(shop.server);
    await signInByPhone(shop, newHolder, phone);
    expect(await userOf(newHolder)).toMatchObject({ phone, username: phone });
    expect(await userOf(browser)).toMatchObject({ phone: next });
  });

  test('a username of another account does not prevent a registration', async () => {
    const phone = newPhone();
    await shop.db.insertInto('account').values({ email: newEmail(), username: phone }).execute();
    const browser = openBrowser(shop.server);
    await signInByPhone(shop, browser, phone);
    expect(await userOf(browser)).toMatchObject({ phone, username: expect.stringContaining(`${phone} `) });
  });

  test('ten minutes after the sign-in a code to an own address is required first', async () => {
    const [{ browser, phone }, next] = [await signedIn(), newPhone()];
    shop.passSeconds(600);
    expect(errorOf(await change(browser, 'phone', next))).toBe('proof_missing');
    expect(shop.codeFor(next)).toBeUndefined();
    expect(errorOf(await browser.post('/account/proof/code', { contact: 'email' }))).toBe('not_found');
    const sent = await browser.post('/account/proof/code', { contact: 'phone' });
    const sessionId = sent.json().code;
    const code = shop.codeFor(phone) ?? '';
    const wrong = await browser.post('/account/proof', { contact: 'phone', sessionId, code: wrongCode(code) });
    expect(errorOf(wrong)).toBe('wrong_code');
    expect((await browser.post('/account/proof', { contact: 'phone', sessionId, code })).json()).toEqual({
      isProved: true,
    });
    expect((await change(browser, 'phone', next)).json()).toMatchObject({ user: { phone: next } });
  });

  test('a code for one purpose is useless for another, for another account and in another browser', async () => {
    const [mine, victim] = [await signedIn(), await signedIn()];
    shop.passSeconds(60);
    const stranger = openBrowser(shop.server);
    const sessionId = await askCode(mine.browser, mine.phone);
    const code = shop.codeFor(mine.phone);
    expect(errorOf(await mine.browser.post('/account/proof', { contact: 'phone', sessionId, code }))).toBe(
      'wrong_code',
    );
    shop.passSeconds(60);
    const proof = (await mine.browser.post('/account/proof/code', { contact: 'phone' })).json().code;
    const proofCode = shop.codeFor(mine.phone);
    for (const browser of [mine.browser, stranger]) {
      const answer = await browser.post('/users/phone', { phone: mine.phone, sessionId: proof, code: proofCode });
      expect(answer.json().isUserWasNotFound).toBe(false);
      expect(answer.cookies.some(({ name }) => name === '__Host-sid')).toBe(false);
    }
    const email = newEmail();
    const sent = await mine.browser.post('/account/contacts/code', { contact: 'email', address: email });
    const theft = { contact: 'email', address: email, sessionId: sent.json().code, code: shop.codeFor(email) };
    expect(errorOf(await victim.browser.post('/account/contacts', theft))).toBe('wrong_code');
    expect(await userOf(victim.browser)).toMatchObject({ email: '' });
  });

  test('an address of another account is reported as taken only after its code, and nothing changes', async () => {
    const [{ browser, phone }, other] = [await signedIn(), await signedIn()];
    shop.passSeconds(60);
    const sent = await browser.post('/account/contacts/code', { contact: 'phone', address: other.phone });
    expect(sent.json()).toEqual({ code: expect.stringMatching(/^[\w-]{22}$/) });
    const code = shop.codeFor(other.phone);
    const body = { contact: 'phone', address: other.phone, sessionId: sent.json().code };
    expect(errorOf(await browser.post('/account/contacts', { ...body, code: wrongCode(code ?? '') }))).toBe(
      'wrong_code',
    );
    const taken = await browser.post('/account/contacts', { ...body, code });
    expect([taken.statusCode, errorOf(taken)]).toEqual([409, 'address_taken']);
    expect(await userOf(browser)).toMatchObject({ phone });
    expect(await userOf(other.browser)).toMatchObject({ phone: other.phone });
  });

  test('two accounts take one address in parallel: one gets it', async () => {
    const email = newEmail();
    const people = [await signedIn(), await signedIn()];
    const bodies: unknown[] = [];
    for (const { browser } of people) {
      const sent = await browser.post('/account/contacts/code', { contact: 'email', address: email });
      bodies.push({ contact: 'email', address: email, sessionId: sent.json().code, code: shop.codeFor(email) });
      shop.passSeconds(60);
    }
    const answers = await Promise.all(
      people.map(({ browser }, index) => browser.post('/account/contacts', bodies[index])),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('20 parallel answers change it once', async () => {
    const [{ browser, phone }, email] = [await signedIn(), newEmail()];
    const sent = await browser.post('/account/contacts/code', { contact: 'email', address: email });
    const body = { contact: 'email', address: email, sessionId: sent.json().code, code: shop.codeFor(email) };
    await Promise.all(Array.from({ length: 20 }, () => browser.post('/account/contacts', body)));
    expect(await toldTo(phone)).toHaveLength(1);
  });

  test.each([
    [{ contact: 'phone', address: '+44 7911 123456' }, 'foreign_phone'],
    [{ contact: 'phone', address: '84951234567' }, 'not_a_mobile_phone'],
    [{ contact: 'email', address: 'a@b' }, 'invalid_email'],
    [{ contact: 'fax', address: '1' }, 'invalid_input'],
  ])('%j is %s', async (body, code) => {
    const { browser } = await signedIn();
    const answer = await browser.post('/account/contacts/code', body);
    expect([answer.statusCode, errorOf(answer)]).toEqual([400, code]);
  });

  test('a proof that is too old does not change an address whose code is right', async () => {
    const [{ browser }, email] = [await signedIn(), newEmail()];
    shop.passSeconds(590);
    const sent = await browser.post('/account/contacts/code', { contact: 'email', address: email });
    shop.passSeconds(20);
    const body = { contact: 'email', address: email, sessionId: sent.json().code, code: shop.codeFor(email) };
    const late = await browser.post('/account/contacts', body);
    expect([late.statusCode, errorOf(late)]).toEqual([403, 'proof_missing']);
    expect(await userOf(browser)).toMatchObject({ email: '' });
  });

  test('a guest may do none of it', async () => {
    const guest = openBrowser(shop.server);
    for (const [path, body] of [
      ['/account/proof/code', { contact: 'phone' }],
      ['/account/proof', { contact: 'phone', sessionId: 'x', code: '1234' }],
      ['/account/contacts/code', { contact: 'phone', address: newPhone() }],
      ['/account/contacts', { contact: 'phone', address: newPhone(), sessionId: 'x', code: '1234' }],
    ] as const) {
      expect((await guest.post(path, body)).statusCode).toBe(401);
    }
  });
});
