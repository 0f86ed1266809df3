import { openShopRows } from '@farad/database/testing/shop-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startSession } from '#http/session/session.ts';
import { openBrowser, type Browser } from '#testing/browser.ts';
import type { ServedCalls } from '#testing/scenes/row-calls.ts';
import { openSignInRows, start, wrongOf } from '../test-sign-in-rows.ts';

const shop = openShopRows(['alter table audit disable trigger user']);
const rows = openSignInRows(shop);
let calls: ServedCalls;
let open: ServedCalls;
beforeAll(async () => {
  calls = await rows.serve();
  open = await rows.serve({ config: { siteUrl: 'http://farad.example' } });
});
afterAll(() => Promise.all([calls, open].map(({ server }) => server.close())));
beforeEach(() => rows.empty());

/** Returns a browser in which an account is signed in. Both accounts also have another session. */
const signedIn = async (id = 1, served = calls) => {
  for (const each of [1, 2]) await startSession(shop.db, each, 'other', start);
  const by = openBrowser(served.server, '10.0.0.1');
  by.cookies.set('__Host-sid', await startSession(shop.db, id, '', start));
  return by;
};
const guest = () => openBrowser(calls.server, '10.0.0.1');
const askProof = (by: Browser, contact: string) => rows.ask(by, '/account/proof/code', { contact });
const prove = (by: Browser, contact: string, proof: object) => by.post('/account/proof', { contact, ...proof });
const askContact = (by: Browser, contact: string, address: string) =>
  rows.ask(by, '/account/contacts/code', { contact, address });
const set = (by: Browser, contact: string, address: string, proof: object) =>
  by.post('/account/contacts', { contact, address, ...proof });
const noProof = { sessionId: 'x', code: '0000' };
/** All calls of this file. */
const all = (by: Browser) => [
  () => by.post('/account/proof/code', { contact: 'phone' }),
  () => prove(by, 'phone', noProof),
  () => by.post('/account/contacts/code', { contact: 'phone', address: '79260000009' }),
  () => set(by, 'phone', '79260000009', noProof),
];
const answersOf = async (by: Browser) => {
  const answers = [];
  for (const called of all(by)) answers.push(await rows.refused(called));
  return new Set(answers);
};

it('the calls are only for signed-in people, and only over https', async () => {
  expect([...(await answersOf(guest()))]).toEqual(['401 {"code":"unauthenticated"}']);
  expect([...(await answersOf(await signedIn(1, open)))]).toEqual(['403 {"code":"insecure_transport"}']);
});

describe('the own address', () => {
  it('of the phone gets a code', async () => {
    const by = await signedIn();
    expect(await rows.shown(() => by.post('/account/proof/code', { contact: 'phone' }))).toMatchInlineSnapshot(`
      "
      200 {"code":"ID"}
      cookie __Host-pre=ID 15552000
      + login_challenge ID: id "ID", channel "sms", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "sms", destination_hash "bytes", is_known_browser false
      send {"phone":"79260000001","text":"farad.example: смена данных, код ####. Никому не сообщайте.","id":"ID","timeoutMs":10000,"lifeMinutes":5,"partsMax":1}
      "
    `);
  });

  it('of mail gets a code', async () => {
    const by = await signedIn();
    expect(await rows.shown(() => by.post('/account/proof/code', { contact: 'email' }, { 'accept-language': 'tr' })))
      .toMatchInlineSnapshot(`
      "
      200 {"code":"ID"}
      cookie __Host-pre=ID 15552000
      + login_challenge ID: id "ID", channel "email", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "email", destination_hash "bytes", is_known_browser false
      send {"subject":"Bilgilerinizi değiştirme kodu: ####","text":"farad.example hesabınızdaki bilgileri değiştirme kodunuz: ####\\n\\nKod 5 dakika geçerlidir. Kimseyle paylaşmayın.\\nHiçbir şeyi değiştirmiyorsanız kodu girmeyin ve hesabınızdaki oturumları kontrol edin.\\n","senderName":"farad.example","to":"user1@farad.example","messageId":"code.ID","timeoutMs":10000}
      "
    `);
  });

  it('proves this session alone', async () => {
    const by = await signedIn();
    await shop.run('update session set proved_at = null');
    rows.at(10);
    const proof = await askProof(by, 'phone');
    expect(await rows.shown(() => prove(by, 'phone', proof))).toMatchInlineSnapshot(`
      "
      200 {"isProved":true}
      + login_try 1: at "2026-11-20T06:00:10+00:00", id 1, is_right true
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:00:10+00:00"
      session bytes: proved_at "2026-11-20T06:00:10+00:00"
      "
    `);
    const again = await rows.refused(() => prove(by, 'phone', proof));
    expect(again).toBe('400 {"code":"wrong_code","field":"code"}');
  });

  it.each([
    ['email', 'phone', {}],
    ['phone', 'phone', { sessionId: 'x' }],
  ])('is proved by its own code: %s, %s', async (asked, proved, more) => {
    const by = await signedIn();
    const proof = await askProof(by, asked);
    expect(await rows.refused(() => prove(by, proved, { ...proof, ...more }))).toContain('wrong_code');
    const wrong = { ...proof, code: wrongOf(proof.code) };
    expect(await rows.shown(() => prove(by, asked, wrong))).toMatchInlineSnapshot(`
      "
      400 {"code":"wrong_code","field":"code"}
      + login_try 1: at "2026-11-20T06:00:00+00:00", id 1, is_right false
      login_challenge ID: attempts 1
      "
    `);
  });

  it('is not proved by the code of a sign-in, nor of another person', async () => {
    const by = await signedIn();
    const signIn = await rows.ask(by, '/smsc', { phone: '79260000001' });
    expect(await rows.refused(() => prove(by, 'phone', signIn))).toContain('wrong_code');
    const other = await signedIn(2);
    const proof = await askProof(other, 'phone');
    for (const [name, value] of other.cookies) if (name !== '__Host-sid') by.cookies.set(name, value);
    expect(await rows.refused(() => prove(by, 'phone', proof))).toContain('wrong_code');
  });

  it('that is not there is not proved', async () => {
    const by = await signedIn();
    await shop.run('update account set email = null');
    const missing = '404 {"code":"not_found"}';
    expect(await rows.refused(() => by.post('/account/proof/code', { contact: 'email' }))).toBe(missing);
    expect(await rows.refused(() => prove(by, 'email', noProof))).toBe(missing);
    await shop.run(`update account set phone = null, email = 'user' || id || '@farad.example'`);
    expect(await rows.refused(() => by.post('/account/proof/code', { contact: 'phone' }))).toBe(missing);
  });

  it('that a provider does not reach is told', async () => {
    const by = await signedIn();
    rows.outside.answers['send'] = { ok: false, error: { kind: 'shop_wide', code: 3 } };
    const answer = (await rows.shown(() => by.post('/account/proof/code', { contact: 'phone' }))).split('\n')[1];
    expect(answer).toBe('503 {"code":"code_not_sent"}');
    await shop.run('update account set phone = null');
    expect(await rows.refused(() => by.post('/account/proof/code', { contact: 'phone' }))).toContain('not_found');
  });

  it('waits like a code of a sign-in', async () => {
    const by = await signedIn();
    await askProof(by, 'phone');
    expect(await rows.refused(() => by.post('/account/proof/code', { contact: 'phone' }))).toMatchInlineSnapshot(
      `"429 {"code":"code_resend_too_early","retryAfterSeconds":60}"`,
    );
  });
});

describe('another address', () => {
  const [phone, email] = ['79260000009', 'new@farad.example'];

  it('of a phone gets a code, and replaces the former one', async () => {
    const by = await signedIn();
    expect(await rows.shown(() => by.post('/account/contacts/code', { contact: 'phone', address: phone })))
      .toMatchInlineSnapshot(`
      "
      200 {"code":"ID"}
      cookie __Host-pre=ID 15552000
      + login_challenge ID: id "ID", channel "sms", attempts 0, code_hmac "bytes", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:05:00+00:00", browser_hash "bytes", destination_hash "bytes"
      + login_send 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", subnet "10.0.0.0/24", channel "sms", destination_hash "bytes", is_known_browser false
      send {"phone":"79260000009","text":"farad.example: смена данных, код ####. Никому не сообщайте.","id":"ID","timeoutMs":10000,"lifeMinutes":5,"partsMax":1}
      "
    `);
    rows.at(60);
    const proof = await askContact(by, 'phone', '8 926 000-00-09');
    expect(await rows.shown(() => set(by, 'phone', phone, proof))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"1","name":"Анна 1","username":"user1","role":"customer","phone":"79260000009","email":"user1@farad.example","surname":"","pricesKoef":0.9999,"address":[]}}
      cookie isuser=true 15552000 readable
      cookie userPricesKoef=0.9999 15552000 readable
      cookie phone=79260000009 15552000 readable
      cookie email=user1@farad.example 15552000 readable
      - session bytes
      + login_try 1: at "2026-11-20T06:01:00+00:00", id 1, is_right true
      + outbox 1: id 1, kind "contact_changed", channel "sms", subject "", attempts 0, recipient "79260000001", account_id 1, created_at now
      + outbox 2: id 2, kind "contact_changed", channel "email", subject "Данные учётной записи изменены", attempts 0, recipient "user1@farad.example", account_id 1, created_at now
      account 1: phone "79260000009"
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:01:00+00:00"
      "
    `);
    expect(await shop.read('select kind, channel, text from outbox order by id')).toMatchInlineSnapshot(`
      [
        "contact_changed sms farad.example: Номер телефона вашей учётной записи теперь +7 (9**) ***-**-09. Если это сделали не вы, позвоните: 8 800 550-00-22.",
        "contact_changed email Номер телефона вашей учётной записи на farad.example теперь +7 (9**) ***-**-09.

      Если это сделали не вы, позвоните: 8 800 550-00-22.
      ",
      ]
    `);
  });

  it('of mail gets a code, and replaces the former one', async () => {
    const by = await signedIn(2);
    await shop.run(`update account set username = email where id = 2`);
    const proof = await askContact(by, 'email', 'New@farad.example');
    expect(await rows.shown(() => set(by, 'email', email, proof))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"2","name":"Анна 2","username":"new@farad.example","role":"customer","phone":"79260000002","email":"new@farad.example","surname":"","pricesKoef":0.9998,"address":[]}}
      cookie isuser=true 15552000 readable
      cookie userPricesKoef=0.9998 15552000 readable
      cookie phone=79260000002 15552000 readable
      cookie email=new@farad.example 15552000 readable
      - session bytes
      + login_try 1: at "2026-11-20T06:00:00+00:00", id 1, is_right true
      + outbox 1: id 1, kind "contact_changed", channel "sms", subject "", attempts 0, recipient "79260000002", account_id 2, created_at now
      + outbox 2: id 2, kind "contact_changed", channel "email", subject "Hesap bilgileriniz değişti", attempts 0, recipient "user2@farad.example", account_id 2, created_at now
      account 2: email "new@farad.example", username "new@farad.example"
      login_challenge ID: attempts 1, consumed_at "2026-11-20T06:00:00+00:00"
      "
    `);
    expect(await shop.read('select kind, channel, text from outbox order by id')).toMatchInlineSnapshot(`
      [
        "contact_changed sms farad.example: hesabınızın e-posta adresi artık n***@farad.example. Bunu siz yapmadıysanız arayın: 8 800 550-00-22.",
        "contact_changed email farad.example hesabınızın e-posta adresi artık n***@farad.example.

      Bunu siz yapmadıysanız arayın: 8 800 550-00-22.
      ",
      ]
    `);
  });

  it('is told to the addresses that there are', async () => {
    const by = await signedIn();
    await shop.run('update account set email = null where id = 1');
    const proof = await askContact(by, 'email', email);
    expect(await rows.shown(() => set(by, 'email', email, proof))).toContain('email "new@farad.example"');
    expect(await shop.read('select channel, recipient from outbox')).toEqual(['sms 79260000001']);
    await shop.run('truncate outbox cascade');
    await shop.run('update account set phone = null where id = 1');
    const second = await askContact(by, 'phone', phone);
    expect(await rows.shown(() => set(by, 'phone', phone, second))).toContain('phone "79260000009"');
    expect(await shop.read('select channel, recipient from outbox')).toEqual(['email new@farad.example']);
  });

  it('that is the own one changes nothing', async () => {
    const by = await signedIn();
    for (const [contact, own] of [
      ['phone', '79260000001'],
      ['email', 'user1@farad.example'],
    ] as const) {
      const proof = await askContact(by, contact, own);
      const lines = (await rows.shown(() => set(by, contact, own, proof))).split('\n');
      expect(lines.filter((line) => /^[-+]|^account|^outbox/.test(line))).toEqual([
        expect.stringContaining('+ login_try'),
      ]);
      expect(lines[1]).toContain('200 {"user":{"id":"1"');
    }
  });

  it('that somebody has is refused', async () => {
    const by = await signedIn();
    const proof = await askContact(by, 'phone', '79260000002');
    const taken = await rows.shown(() => set(by, 'phone', '79260000002', proof));
    expect(taken).toMatchInlineSnapshot(`
      "
      409 {"code":"address_taken","field":"address"}
      + login_try 1: at "2026-11-20T06:00:00+00:00", id 1, is_right true
      login_challenge ID: attempts 1
      "
    `);
  });

  it('that somebody takes at the same moment is refused as taken; another database error is an internal error', async () => {
    const by = await signedIn();
    const raise = (code: string) => `create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$`;
    await shop.run(raise('23505'));
    await shop.run('create trigger refuse before update of phone on account for each row execute function refuse()');
    const proof = await askContact(by, 'phone', phone);
    const answer = (await rows.shown(() => set(by, 'phone', phone, proof))).split('\n')[1];
    await shop.run(raise('XX000'));
    rows.at(60);
    const second = await askContact(by, 'phone', phone);
    const fault = (await rows.shown(() => set(by, 'phone', phone, second))).split('\n')[1];
    await shop.run('drop function refuse cascade');
    expect([answer, fault]).toEqual(['409 {"code":"address_taken","field":"address"}', '500 {"code":"internal"}']);
  });

  it('needs a fresh proof', async () => {
    const by = await signedIn();
    const proof = await askContact(by, 'phone', phone);
    rows.at(600);
    const ask = () => by.post('/account/contacts/code', { contact: 'email', address: email });
    const missing = '403 {"code":"proof_missing"}';
    expect([await rows.refused(ask), await rows.refused(() => set(by, 'phone', phone, proof))]).toEqual([
      missing,
      missing,
    ]);
    rows.at(299);
    expect(await rows.shown(ask)).toContain('200 {"code":"ID"}');
    expect(await rows.shown(() => set(by, 'phone', phone, proof))).toContain('account 1: phone "79260000009"');
  });

  it('is a mobile phone or a mail address, named by its field', async () => {
    const by = await signedIn();
    const answers = [];
    for (const [contact, address] of [
      ['phone', '8 495 000-00-01'],
      ['phone', email],
      ['email', phone],
    ] as const) {
      answers.push(await rows.refused(() => by.post('/account/contacts/code', { contact, address })));
      answers.push(await rows.refused(() => set(by, contact, address, noProof)));
    }
    expect(answers).toMatchInlineSnapshot(`
      [
        "400 {"code":"not_a_mobile_phone","field":"address"}",
        "400 {"code":"not_a_mobile_phone","field":"address"}",
        "400 {"code":"invalid_phone","field":"address"}",
        "400 {"code":"invalid_phone","field":"address"}",
        "400 {"code":"invalid_email","field":"address"}",
        "400 {"code":"invalid_email","field":"address"}",
      ]
    `);
  });

  it('is proved by its own code', async () => {
    const by = await signedIn();
    const proof = await askContact(by, 'phone', phone);
    const refused = '400 {"code":"wrong_code","field":"code"}';
    expect([
      await rows.refused(() => set(by, 'phone', '79260000008', proof)),
      await rows.refused(() => set(by, 'email', email, proof)),
      await rows.refused(() => set(by, 'phone', phone, { ...proof, sessionId: 'x' })),
      await rows.refused(() => prove(by, 'phone', proof)),
    ]).toEqual([refused, refused, refused, refused]);
    expect(await rows.shown(() => set(by, 'phone', phone, { ...proof, code: wrongOf(proof.code) }))).toContain(refused);
    expect(await rows.shown(() => set(by, 'phone', phone, proof))).toContain('account 1: phone "79260000009"');
    rows.at(30);
    expect(await rows.refused(() => set(by, 'phone', phone, proof))).toBe(refused);
  });
});

it('a code that another call uses up at the same moment is refused', async () => {
  const by = await signedIn();
  const own = await askProof(by, 'email');
  const contact = await askContact(by, 'phone', '79260000009');
  rows.at(60);
  const signIn = await rows.ask(by, '/smsc', { phone: '79260000001' });
  // A trigger uses up the code as soon as the attempt is written.
  await shop.run(`create function use_up() returns trigger language plpgsql as
    $$ begin update login_challenge set consumed_at = new.at; return new; end $$`);
  await shop.run('create trigger use_up after insert on login_try for each row execute function use_up()');
  const answers = [await rows.shown(() => prove(by, 'email', own))];
  await shop.run('update login_challenge set consumed_at = null');
  answers.push(await rows.shown(() => set(by, 'phone', '79260000009', contact)));
  await shop.run('update login_challenge set consumed_at = null');
  by.cookies.delete('__Host-sid');
  answers.push(await rows.shown(() => by.post('/users/phone', { phone: '79260000001', ...signIn })));
  await shop.run('drop function use_up cascade');
  for (const answer of answers) expect(answer).not.toMatch(/session|account 1:|proved_at/);
  expect(answers.map((answer) => answer.split('\n')[1]?.slice(0, 60))).toMatchInlineSnapshot(`
    [
      "400 {"code":"wrong_code","field":"code"}",
      "400 {"code":"wrong_code","field":"code"}",
      "200 {"isAuthenticated":false,"isUserWasNotFound":false,"user",
    ]
  `);
});
