import { afterAll, beforeAll, expect, test } from 'vitest';

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
} from './test-sign-in-shop.ts';

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop();
});
afterAll(() => shop.close());

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const browserOf = () => openBrowser(shop.server);

/** Returns a signed-in browser of a person with phone and email, and the phone. */
async function known(email: string): Promise<{ browser: Browser; phone: string }> {
  const [browser, phone] = [browserOf(), newPhone()];
  await signInByPhone(shop, browser, phone);
  const sent = await browser.post('/account/contacts/code', { contact: 'email', address: email });
  const body = { contact: 'email', address: email, sessionId: sent.json().code, code: shop.codeFor(email) };
  expect((await browser.post('/account/contacts', body)).statusCode).toBe(200);
  shop.passSeconds(120);
  return { browser, phone };
}

const byPhone = async (browser: Browser, phone: string) => {
  const sent = await browser.post('/smsc', { phone }, firefox);
  const proof = { phone, sessionId: sent.json().code, code: shop.codeFor(phone) };
  return browser.post('/users/phone', proof, firefox);
};

const toldOfDevice = async (...recipients: readonly string[]) =>
  shop.db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'subject', 'text'])
    .where('kind', '=', 'new_device')
    .where('recipient', 'in', recipients)
    .orderBy('id')
    .execute();

test('a sign-in in an unknown browser is told to the other address, with the device and where to end it', async () => {
  const email = 'two-ways@example.com';
  const { browser, phone } = await known(email);
  expect(await toldOfDevice(phone, email)).toEqual([]);
  expect((await byPhone(browserOf(), phone)).json().isAuthenticated).toBe(true);
  expect(await toldOfDevice(phone, email)).toMatchInlineSnapshot(`
    [
      {
        "channel": "email",
        "recipient": "two-ways@example.com",
        "subject": "Вход на farad.example с нового устройства",
        "text": "Вход на farad.example с нового устройства (Firefox, Linux).

    Если это не вы, завершите сеанс: https://farad.example/cabinet/sessions
    ",
      },
    ]
  `);
  shop.passSeconds(120);
  const other = browserOf();
  const sent = await other.post('/smsc/sendcodetoemail', { login: email }, firefox);
  const proof = { email, sessionId: sent.json().code, code: shop.codeFor(email) };
  expect((await other.post('/users/loginbyemail', proof, firefox)).json().isAuthenticated).toBe(true);
  expect((await toldOfDevice(phone)).map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "farad.example: Вход с нового устройства (Firefox, Linux). Если это не вы, завершите сеанс: https://farad.example/cabinet/sessions",
    ]
  `);
  // A browser that signed in before counts as known.
  shop.passSeconds(120);
  const told = (await toldOfDevice(phone, email)).length;
  await browser.get('/users/logout');
  expect((await byPhone(browser, phone)).json().isAuthenticated).toBe(true);
  expect(await toldOfDevice(phone, email)).toHaveLength(told);
});

const cookiesOf = ({ headers }: Pick<Answer, 'headers'>, phone: string): readonly string[] =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) =>
      cookie
        .replace(phone, 'PHONE')
        .replace(/[\w-]{43}/, 'TOKEN')
        .replace(/Expires=[^;]+/, 'Expires=MOMENT'),
    )
    .toSorted();

test('the cookies of a sign-in, and of its end', async () => {
  const [browser, phone] = [browserOf(), newPhone()];
  const sessionId = await askCode(browser, phone);
  const first = await browser.post('/users/phone', { phone, sessionId, code: shop.codeFor(phone) });
  expect(cookiesOf(first, phone)).toMatchInlineSnapshot(`[]`);
  expect(cookiesOf(await browser.post('/users/register', {}), phone)).toMatchInlineSnapshot(`[]`);
  browser.cookies.set('cart', 'a basket');
  expect(cookiesOf(await browser.post('/users/phone', { phone, sessionId }), phone)).toMatchInlineSnapshot(`
    [
      "__Host-sid=TOKEN; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax",
      "cart=a%20basket; Max-Age=1; Path=/; HttpOnly; Secure; SameSite=Lax",
      "email=; Max-Age=0; Path=/; Expires=MOMENT; Secure; SameSite=Lax",
      "isuser=true; Max-Age=15552000; Path=/; Secure; SameSite=Lax",
      "phone=PHONE; Max-Age=15552000; Path=/; Secure; SameSite=Lax",
      "userPricesKoef=1; Max-Age=15552000; Path=/; Secure; SameSite=Lax",
    ]
  `);
  expect(cookiesOf(await browser.get('/users/logout'), phone)).toMatchInlineSnapshot(`
    [
      "__Host-sid=; Max-Age=0; Path=/; Expires=MOMENT; Secure; SameSite=Lax",
      "email=; Max-Age=0; Path=/; Expires=MOMENT; Secure; SameSite=Lax",
      "isuser=; Max-Age=0; Path=/; Expires=MOMENT; Secure; SameSite=Lax",
      "phone=; Max-Age=0; Path=/; Expires=MOMENT; Secure; SameSite=Lax",
      "userPricesKoef=; Max-Age=0; Path=/; Expires=MOMENT; Secure; SameSite=Lax",
    ]
  `);
});

test('who becomes staff, or is blocked, between the registration and the sign-in does not get in', async () => {
  for (const change of [{ role: 'administrator' as const }, { blocked: true }]) {
    const [browser, phone] = [browserOf(), newPhone()];
    const sessionId = await askCode(browser, phone);
    await browser.post('/users/phone', { phone, sessionId, code: shop.codeFor(phone) });
    await browser.post('/users/register', {});
    const by = { email: `${phone}@farad.example`, name: 'Staff', locale: 'ru', created_at: new Date() } as const;
    const staff = await shop.db.insertInto('staff').values(by).returning('id').executeTakeFirstOrThrow();
    const changed = 'role' in change ? change : { blocked_at: new Date(), blocked_by: staff.id };
    await shop.db.updateTable('account').set(changed).where('phone', '=', phone).execute();
    expect((await browser.post('/users/phone', { phone, sessionId })).json()).toMatchObject({ isAuthenticated: false });
    expect(browser.cookies.has('__Host-sid')).toBe(false);
  }
});

const tables = ['login_challenge', 'login_grant', 'login_try', 'login_send', 'known_browser', 'session'] as const;

/** Returns all rows of a table. Values that differ between runs are replaced with words; empty fields are left out. */
async function rowsOf({ db }: SignInShop, table: (typeof tables)[number]): Promise<readonly string[]> {
  const rows = await db.selectFrom(table).selectAll().execute();
  const masked = rows.map((row) =>
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => {
        if (value instanceof Date) return `${name}: MOMENT`;
        return `${name}: ${Buffer.isBuffer(value) ? 'HASH' : String(value)}`
          .replace(/\b79\d{9}\b/, 'PHONE')
          .replace(/(?<=: )(?:[\w-]{22}|[\da-f-]{36})$/, 'RANDOM')
          .replace(/(?<=id: )\d+$/, '#')
          .replace(/10\.\d+\.\d+\.\d+/, 'ADDRESS');
      })
      .join(', '),
  );
  return masked.map((row) => `${table} ${row}`).toSorted();
}

test('what is kept of a sign-in: hashes, moments, and each code used once', async () => {
  const fresh = await openSignInShop();
  const [browser, stranger] = [openBrowser(fresh.server), openBrowser(fresh.server)];
  const [phone, other] = [newPhone(), newPhone()];
  // Another person has entered a code but has not finished the sign-in.
  const half = await askCode(stranger, other);
  await stranger.post('/users/phone', { phone: other, sessionId: half, code: fresh.codeFor(other) });
  await stranger.post('/users/register', {});
  const sessionId = await askCode(browser, phone);
  const code = fresh.codeFor(phone) ?? '';
  await browser.post('/users/phone', { phone, sessionId, code: wrongCode(code) });
  await browser.post('/users/phone', { phone, sessionId, code });
  await browser.post('/users/register', {});
  await browser.post('/users/phone', { phone, sessionId });
  fresh.passSeconds(120);
  await askCode(browser, phone);
  await askCode(openBrowser(fresh.server), other);
  const rows: string[] = [];
  for (const table of tables) rows.push(...(await rowsOf(fresh, table)));
  await fresh.close();
  expect(rows).toMatchInlineSnapshot(`
    [
      "login_challenge id: RANDOM, channel: sms, destination_hash: HASH, browser_hash: HASH, code_hmac: HASH, attempts: 0, created_at: MOMENT, expires_at: MOMENT",
      "login_challenge id: RANDOM, channel: sms, destination_hash: HASH, browser_hash: HASH, code_hmac: HASH, attempts: 0, created_at: MOMENT, expires_at: MOMENT",
      "login_challenge id: RANDOM, channel: sms, destination_hash: HASH, browser_hash: HASH, code_hmac: HASH, attempts: 1, created_at: MOMENT, expires_at: MOMENT, consumed_at: MOMENT",
      "login_challenge id: RANDOM, channel: sms, destination_hash: HASH, browser_hash: HASH, code_hmac: HASH, attempts: 2, created_at: MOMENT, expires_at: MOMENT, consumed_at: MOMENT",
      "login_grant challenge_id: RANDOM, channel: sms, destination: PHONE, browser_hash: HASH, expires_at: MOMENT, registered_at: MOMENT",
      "login_grant challenge_id: RANDOM, channel: sms, destination: PHONE, browser_hash: HASH, expires_at: MOMENT, registered_at: MOMENT, consumed_at: MOMENT",
      "login_try id: #, is_right: false, at: MOMENT",
      "login_try id: #, is_right: true, at: MOMENT",
      "login_try id: #, is_right: true, at: MOMENT",
      "login_send id: #, destination_hash: HASH, ip: ADDRESS, subnet: ADDRESS/24, is_known_browser: false, at: MOMENT, channel: sms",
      "login_send id: #, destination_hash: HASH, ip: ADDRESS, subnet: ADDRESS/24, is_known_browser: false, at: MOMENT, channel: sms",
      "login_send id: #, destination_hash: HASH, ip: ADDRESS, subnet: ADDRESS/24, is_known_browser: false, at: MOMENT, channel: sms",
      "login_send id: #, destination_hash: HASH, ip: ADDRESS, subnet: ADDRESS/24, is_known_browser: true, at: MOMENT, channel: sms",
      "known_browser destination_hash: HASH, browser_hash: HASH, at: MOMENT",
      "session token_sha256: HASH, account_id: #, user_agent: lightMyRequest, created_at: MOMENT, last_seen_at: MOMENT, expires_at: MOMENT, id: RANDOM, proved_at: MOMENT",
    ]
  `);
});
