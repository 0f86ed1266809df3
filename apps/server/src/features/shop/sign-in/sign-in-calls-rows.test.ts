import { openShopRows } from '@farad/database/testing/shop-rows';
import { loginTryQueries } from '@farad/database/people/sign-in.queries';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBrowser, type Browser } from '#testing/browser.ts';
import type { ServedCalls } from '#testing/scenes/row-calls.ts';
import { startActing, startSession } from '#http/session/session.ts';
import { email, later, openSignInRows, phone, start, wrongOf } from './test-sign-in-rows.ts';

const shop = openShopRows(['alter table audit disable trigger user']);
const rows = openSignInRows(shop);
/** Calls over HTTPS, and over HTTP without TLS. */
let calls: ServedCalls;
let open: ServedCalls;
beforeAll(async () => {
  calls = await rows.serve();
  open = await rows.serve({ config: { siteUrl: 'http://farad.example' } });
});
afterAll(() => Promise.all([calls, open].map(({ server }) => server.close())));
beforeEach(() => rows.empty());

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
const browser = (served = calls) => openBrowser(served.server, '10.0.0.1');
const askSms = (by: Browser, to = phone) => rows.ask(by, '/smsc', { phone: to });
const askMail = (by: Browser, to = email) => rows.ask(by, '/smsc/sendcodetoemail', { login: to });
const byPhone = (by: Browser, proof: object = {}, to = phone) =>
  by.post('/users/phone', { phone: to, ...proof }, firefox);
const byMail = (by: Browser, proof: object = {}, to = email) => by.post('/users/loginbyemail', { email: to, ...proof });
const sessions = () => shop.read('select account_id, impersonator_id from session order by 1, 2');
/** Starts sessions of both accounts in other browsers. */
const others = async () => {
  for (const id of [1, 2]) await startSession(shop.db, id, 'other', start);
};

describe('the right code', () => {
  it('of a phone signs in, with the basket of the guest', async () => {
    await others();
    const by = browser();
    by.cookies.set('cart', 'cart-1').set('list', 'list-1');
    const proof = await askSms(by);
    rows.at(10);
    expect(await rows.shown(() => byPhone(by, proof))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":true,"isUserWasNotFound":false,"user":{"id":"1","name":"Анна 1","username":"user1","role":"customer","phone":"79260000001","email":"user1@farad.example","surname":"","pricesKoef":0.9999,"address":[]}}
      cookie __Host-sid=TOKEN 15552000
      cookie isuser=true 15552000 readable
      cookie userPricesKoef=0.9999 15552000 readable
      cookie phone=79260000001 15552000 readable
      cookie email=user1@farad.example 15552000 readable
      cookie list cleared
      cookie cart=cart-1 1
      + known_browser bytes/bytes: at "2026-11-20T06:00:10+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_try 1: at "2026-11-20T06:00:10+00:00", id 1, is_right true
      + outbox 1: id 1, kind "new_device", channel "email", subject "Вход на farad.example с нового устройства", attempts 0, recipient "user1@farad.example", account_id 1, created_at now
      + session bytes: id "random", proved_at "2026-11-20T06:00:10+00:00", account_id 1, created_at "2026-11-20T06:00:10+00:00", expires_at "2027-05-19T06:00:10+00:00", user_agent "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", last_seen_at "2026-11-20T06:00:10+00:00", token_sha256 "bytes"
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:00:10+00:00"
      signed in {"accountId":1,"locale":"ru","cartId":"cart-1","list":"list-1"}
      "
    `);
    // If the browser has signed in before, nobody is notified, and its former session ends.
    rows.at(70);
    const second = await askSms(by);
    expect(await rows.shown(() => byPhone(by, second))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":true,"isUserWasNotFound":false,"user":{"id":"1","name":"Анна 1","username":"user1","role":"customer","phone":"79260000001","email":"user1@farad.example","surname":"","pricesKoef":0.9999,"address":[]}}
      cookie __Host-sid=TOKEN 15552000
      cookie isuser=true 15552000 readable
      cookie userPricesKoef=0.9999 15552000 readable
      cookie phone=79260000001 15552000 readable
      cookie email=user1@farad.example 15552000 readable
      cookie cart=cart-1 1
      - session bytes
      + login_try 2: at "2026-11-20T06:01:10+00:00", id 2, is_right true
      + session bytes: id "random", proved_at "2026-11-20T06:01:10+00:00", account_id 1, created_at "2026-11-20T06:01:10+00:00", expires_at "2027-05-19T06:01:10+00:00", user_agent "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", last_seen_at "2026-11-20T06:01:10+00:00", token_sha256 "bytes"
      known_browser bytes/bytes: at "2026-11-20T06:01:10+00:00"
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:01:10+00:00"
      signed in {"accountId":1,"locale":"ru","cartId":"cart-1"}
      "
    `);
  });

  it('of a mail address signs in', async () => {
    const by = browser();
    expect(await rows.shown(async () => byMail(by, await askMail(by)))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":true,"isUserWasNotFound":false,"user":{"id":"1","name":"Анна 1","username":"user1","role":"customer","phone":"79260000001","email":"user1@farad.example","surname":"","pricesKoef":0.9999,"address":[]}}
      cookie __Host-sid=TOKEN 15552000
      cookie isuser=true 15552000 readable
      cookie userPricesKoef=0.9999 15552000 readable
      cookie phone=79260000001 15552000 readable
      cookie email=user1@farad.example 15552000 readable
      + known_browser bytes/bytes: at "2026-11-20T06:00:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_challenge ID: id "ID", channel "email", attempts 1, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", consumed_at "2026-11-20T06:00:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "email", destination_hash "bytes", is_known_browser false
      + login_try 1: at "2026-11-20T06:00:00+00:00", id 1, is_right true
      + outbox 1: id 1, kind "new_device", channel "sms", subject "", attempts 0, recipient "79260000001", account_id 1, created_at now
      + session bytes: id "random", proved_at "2026-11-20T06:00:00+00:00", account_id 1, created_at "2026-11-20T06:00:00+00:00", expires_at "2027-05-19T06:00:00+00:00", user_agent "lightMyRequest", last_seen_at "2026-11-20T06:00:00+00:00", token_sha256 "bytes"
      send {"subject":"Код для входа: ####","text":"Код для входа на farad.example: ####\\n\\nОн действует 5 мин. Никому не сообщайте.\\nЕсли вы не запрашивали код, просто удалите это письмо.\\n","senderName":"farad.example","to":"user1@farad.example","messageId":"code.ID","timeoutMs":10000}
      signed in {"accountId":1,"locale":"ru","cartId":null}
      "
    `);
  });

  it('of one account ends the session of another in this browser', async () => {
    await others();
    const by = browser();
    await byPhone(by, await askSms(by));
    expect(await sessions()).toEqual(['1 null', '1 null', '2 null']);
    await byPhone(by, await askSms(by, '79260000002'), '79260000002');
    expect(await sessions()).toEqual(['1 null', '2 null', '2 null']);
  });

  it('of somebody blocked, or of staff, signs nobody in', async () => {
    const by = browser();
    const proof = await askSms(by);
    await shop.run('update account set blocked_at = now(), blocked_by = 1 where id = 1');
    expect(await rows.shown(() => byPhone(by, proof))).toMatchInlineSnapshot(`
      "
      403 {"code":"account_blocked"}
      + login_try 1: at "2026-11-20T06:00:00+00:00", id 1, is_right true
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:00:00+00:00"
      "
    `);
    await shop.run(`update account set blocked_at = null, blocked_by = null, role = 'support'`);
    const second = await askMail(by);
    expect(await rows.shown(() => byMail(by, second))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":false,"isUserWasNotFound":false,"user":{"id":"","name":"","username":"","role":"view","phone":"","email":"","surname":"","pricesKoef":1,"address":[]}}
      + login_try 2: at "2026-11-20T06:00:00+00:00", id 2, is_right true
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:00:00+00:00"
      "
    `);
  });

  it('is right once, for its address, in its browser and in its time', async () => {
    const by = browser();
    const proof = await askSms(by);
    const stranger = browser();
    expect(
      [
        await rows.refused(() => byPhone(stranger, proof)),
        await rows.refused(() => byPhone(by, proof, '79260000002')),
        await rows.refused(() => byMail(by, proof)),
        await rows.refused(() => byPhone(by, { code: proof.code })),
        await rows.refused(() => byPhone(by, { ...proof, sessionId: 'x' })),
      ].map((answer) => answer.startsWith('200 {"isAuthenticated":false,"isUserWasNotFound":false')),
    ).toEqual([true, true, true, true, true]);
    rows.at(300);
    expect(await rows.refused(() => byPhone(by, proof))).toContain('"isAuthenticated":false');
    rows.at(299.9);
    expect(await rows.shown(() => byPhone(by, proof))).toContain('"isAuthenticated":true');
    expect(await rows.refused(() => byPhone(browser(), proof))).toContain('"isAuthenticated":false');
  });
});

it('of several calls with the right code at once, one signs in', async () => {
  const by = browser();
  const proof = await askSms(by);
  const answers = await Promise.all([byPhone(by, proof), byPhone(by, proof)]);
  const known = answers.map((answer) => answer.body.includes('"isAuthenticated":true'));
  expect(known.filter(Boolean)).toEqual([true]);
  expect(await sessions()).toEqual(['1 null']);
});

describe('a wrong code', () => {
  const tried = async (...tries: readonly (readonly [isRight: boolean, at: number])[]) => {
    for (const [isRight, at] of tries) await loginTryQueries(shop.db).add(isRight, later(at));
  };
  const alerts = async (called: () => ReturnType<Browser['post']>) =>
    (await rows.shown(called)).split('\n').filter((line) => line.startsWith('{'));

  it('uses up a try', async () => {
    const by = browser();
    const proof = await askSms(by);
    const wrong = { ...proof, code: wrongOf(proof.code) };
    expect(await rows.shown(() => byPhone(by, wrong))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":false,"isUserWasNotFound":false,"user":{"id":"","name":"","username":"","role":"view","phone":"","email":"","surname":"","pricesKoef":1,"address":[]}}
      + login_try 1: at "2026-11-20T06:00:00+00:00", id 1, is_right false
      login_challenge ID: attempts 1
      "
    `);
    expect(await rows.shown(() => byPhone(by, wrong))).toContain('login_challenge ID: attempts 2');
    // The right code comes after the allowed attempts.
    expect(await rows.refused(() => byPhone(by, proof))).toContain('"isAuthenticated":false');
  });

  it('gives an alert, once, when the codes of the shop are guessed', async () => {
    await tried([false, -600], [false, -599.9]);
    const by = browser();
    const proof = await askSms(by);
    const wrong = { ...proof, code: wrongOf(proof.code) };
    expect(await alerts(() => byPhone(by, wrong))).toEqual([]);
    expect(await alerts(() => byPhone(by, wrong))).toMatchInlineSnapshot(`
      [
        "{"level":50,"alert":"login_breaker","tries":3,"failures":3,"msg":"login codes: guessing detected, new codes have six digits"}",
      ]
    `);
    const second = await askMail(by);
    expect(await alerts(() => byMail(by, { ...second, code: wrongOf(second.code) }))).toEqual([]);
  });

  // More than three of five codes have to be wrong.
  it.each([
    [3, 4, 1],
    [1, 3, 0],
  ])('after %i right and %i wrong codes gives alerts: %i', async (right, wrong, expected) => {
    const all = Array.from({ length: right + wrong }, (_each, at) => [at < right, -1] as const);
    await tried(...all);
    const by = browser();
    const proof = await askSms(by);
    expect(await alerts(() => byPhone(by, { ...proof, code: wrongOf(proof.code) }))).toHaveLength(expected);
  });

  it('alone gives an alert, not a right one', async () => {
    const all = Array.from({ length: 7 }, (_each, at) => [at < 2, -1] as const);
    await tried(...all);
    const by = browser();
    const proof = await askSms(by);
    expect(await alerts(() => byPhone(by, proof))).toEqual([]);
  });
});

describe('an address without an account', () => {
  const stranger = '79260000009';

  it('is registered and signed in, once', async () => {
    const by = browser();
    const proof = await askSms(by, stranger);
    expect(await rows.shown(() => byPhone(by, proof, stranger))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":false,"isUserWasNotFound":true,"user":{"id":"","name":"","username":"","role":"view","phone":"","email":"","surname":"","pricesKoef":1,"address":[]}}
      + login_grant ID: channel "sms", expires_at "2026-11-20T06:10:00+00:00", destination "79260000009", browser_hash "bytes", challenge_id "ID"
      + login_try 1: at "2026-11-20T06:00:00+00:00", id 1, is_right true
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:00:00+00:00"
      "
    `);
    const { sessionId } = proof;
    const early = await rows.refused(() => byPhone(by, { sessionId }, stranger));
    expect(early).toContain('"isAuthenticated":false');
    expect(await rows.refused(() => browser().post('/users/register', {}))).toMatchInlineSnapshot(
      `"403 {"code":"grant_missing"}"`,
    );
    rows.at(20);
    expect(await rows.shown(() => by.post('/users/register', { username: '79260000002' }, { 'accept-language': 'tr' })))
      .toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"3","name":"","username":"79260000009","role":"customer","phone":"79260000009","email":"","surname":"","pricesKoef":1,"address":[]}}
      + account 3: id 3, name "", role "customer", image "", phone "79260000009", locale "tr", surname "", username "79260000009", created_at "2026-11-20T06:00:20+00:00", order_count 0, prices_koef 10000, block_reason "", bonus_balance 0
      login_grant ID: registered_at "2026-11-20T06:00:20+00:00"
      "
    `);
    expect(await rows.refused(() => by.post('/users/register', {}))).toContain('grant_missing');
    expect(await rows.refused(() => byPhone(browser(), { sessionId }, stranger))).toContain('"isAuthenticated":false');
    expect(await rows.shown(() => byPhone(by, { sessionId }, stranger))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":true,"isUserWasNotFound":false,"user":{"id":"3","name":"","username":"79260000009","role":"customer","phone":"79260000009","email":"","surname":"","pricesKoef":1,"address":[]}}
      cookie __Host-sid=TOKEN 15552000
      cookie isuser=true 15552000 readable
      cookie userPricesKoef=1 15552000 readable
      cookie phone=79260000009 15552000 readable
      cookie email cleared
      + known_browser bytes/bytes: at "2026-11-20T06:00:20+00:00", browser_hash "bytes", destination_hash "bytes"
      + session bytes: id "random", proved_at "2026-11-20T06:00:20+00:00", account_id 3, created_at "2026-11-20T06:00:20+00:00", expires_at "2027-05-19T06:00:20+00:00", user_agent "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", last_seen_at "2026-11-20T06:00:20+00:00", token_sha256 "bytes"
      login_grant ID: consumed_at "2026-11-20T06:00:20+00:00"
      signed in {"accountId":3,"locale":"tr","cartId":null}
      "
    `);
    by.cookies.delete('__Host-sid');
    expect(await rows.refused(() => byPhone(by, { sessionId }, stranger))).toContain('"isAuthenticated":false');
  });

  it('has its time to register', async () => {
    const by = browser();
    await byPhone(by, await askSms(by, stranger), stranger);
    rows.at(600);
    expect(await rows.refused(() => by.post('/users/register', {}))).toBe('403 {"code":"grant_missing"}');
    rows.at(599);
    expect(await rows.shown(() => by.post('/users/register', {}))).toContain('+ account');
  });

  it.each([`role = 'support'`, 'blocked_at = now(), blocked_by = 1'])(
    'is not signed in once it is %s',
    async (change) => {
      const by = browser();
      const { sessionId, code } = await askMail(by, 'new@farad.example');
      await byMail(by, { sessionId, code }, 'new@farad.example');
      await by.post('/users/register', {});
      await shop.run(`update account set ${change} where id > 2`);
      expect(await rows.shown(() => byMail(by, { sessionId }, 'new@farad.example'))).not.toContain('+ session');
    },
  );

  it('is not signed in if the account went away', async () => {
    const by = browser();
    const { sessionId, code } = await askMail(by, 'new@farad.example');
    await byMail(by, { sessionId, code }, 'new@farad.example');
    await by.post('/users/register', {});
    await shop.run(`delete from account where id > 2`);
    expect(await rows.shown(() => byMail(by, { sessionId }, 'new@farad.example'))).toContain(
      '200 {"isAuthenticated":false',
    );
  });
});

describe('without a code', () => {
  it('the session of this browser is enough for its own addresses', async () => {
    const by = browser();
    await byPhone(by, await askSms(by));
    const isKnown = async (called: () => ReturnType<Browser['get']>) => {
      const answer = await rows.refused(called);
      const isOk = answer.startsWith('200 ') && answer.includes('"isUserWasNotFound":false');
      return isOk ? answer.includes('"isAuthenticated":true') : answer;
    };
    expect([
      await isKnown(() => byPhone(by)),
      await isKnown(() => byMail(by)),
      await isKnown(() => byPhone(by, { sessionId: 'x' })),
      await isKnown(() => byPhone(by, {}, '79260000002')),
      await isKnown(() => byMail(by, {}, 'user2@farad.example')),
      await isKnown(() => byPhone(browser())),
      await isKnown(() => by.get('/users/authenticateduser')),
      await isKnown(() => browser().get('/users/authenticateduser')),
    ]).toEqual([true, true, true, false, false, false, true, false]);
    expect(await rows.refused(() => byMail(by, {}, 'x'))).toBe('400 {"code":"invalid_email","field":"email"}');
    expect(await rows.refused(() => byPhone(by, {}, 'x'))).toBe('400 {"code":"invalid_phone","field":"phone"}');
  });

  it('a name and a password open nothing', async () => {
    const answer = await rows.refused(() => browser().post('/users/loginuser', { username: 'user1', password: 'x' }));
    expect(answer).toContain('200 {"isAuthenticated":false,"isUserWasNotFound":false');
  });

  it('over plain http nothing is read', async () => {
    const by = () => browser(open);
    const asked = [
      () => byPhone(by()),
      () => byMail(by()),
      () => by().post('/users/register', {}),
      () => by().post('/users/loginuser', { username: '', password: '' }),
    ];
    for (const called of asked) expect(await rows.refused(called)).toBe('403 {"code":"insecure_transport"}');
  });
});

describe('signing out', () => {
  const signOut = (by: Browser, headers: Record<string, string> = {}) => by.get('/users/logout', headers);
  /** A browser with a session of an account. */
  const signedIn = async () => {
    const by = browser();
    by.cookies.set('__Host-sid', await startSession(shop.db, 1, '', start));
    return by;
  };

  it('ends the own session alone', async () => {
    await others();
    const by = await signedIn();
    expect(await rows.shown(() => signOut(by))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":false,"isUserWasNotFound":false,"user":{"id":"","name":"","username":"","role":"view","phone":"","email":"","surname":"","pricesKoef":1,"address":[]}}
      cookie __Host-sid cleared
      cookie isuser cleared
      cookie userPricesKoef cleared
      cookie phone cleared
      cookie email cleared
      - session bytes
      "
    `);
    expect(await sessions()).toEqual(['1 null', '2 null']);
    expect(await rows.refused(() => signOut(browser()))).toContain('200 {"isAuthenticated":false');
  });

  it('needs a header that only browsers send', async () => {
    const by = await signedIn();
    const programs = { cookie: `__Host-sid=${by.cookies.get('__Host-sid')}` };
    const send = (headers: Record<string, string>) =>
      calls.server.inject({ method: 'GET', url: '/users/logout', headers });
    expect(await rows.refused(() => send(programs))).toBe('403 {"code":"foreign_origin"}');
    expect(await rows.shown(() => send({ ...programs, origin: 'https://farad.example' }))).toContain('- session');
  });

  it('of staff who act as a customer keeps the own session', async () => {
    const by = await signedIn();
    const acting = { accountId: 2, staffId: 2, userAgent: '' };
    by.cookies.set('__Host-acting', await startActing(shop.db, acting, start, later(900)));
    expect(await rows.shown(() => signOut(by))).toMatchInlineSnapshot(`
      "
      200 {"isAuthenticated":false,"isUserWasNotFound":false,"user":{"id":"","name":"","username":"","role":"view","phone":"","email":"","surname":"","pricesKoef":1,"address":[]}}
      cookie __Host-acting cleared
      - session bytes
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"call":"GET /users/logout"}, action "customer.acted_for", reason "", staff_id 2, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "customer"
      "
    `);
    expect(await sessions()).toEqual(['1 null']);
  });
});
