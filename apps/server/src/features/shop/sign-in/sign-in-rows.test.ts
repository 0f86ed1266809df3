import { openShopRows } from '@farad/database/testing/shop-rows';
import { inTransaction } from '@farad/database/connection/transaction';
import type { SessionAccount } from '@farad/database/people/session.queries';
import { signInLimits } from '@farad/domain/customer-sign-in';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { serveCalls } from '#testing/scenes/row-calls.ts';
import type { BegunSession } from './begin-session.ts';
import { signIn } from './feature.ts';
import type { SignInOptions } from './sign-in.routes.ts';
import { evenTimes } from './even-times.ts';
import { readEmailAddress, readMobileAddress, readPhoneAddress } from './login-address.ts';
import { browserHash, challengePair, codeHmac, hashedPair } from './login-hashes.ts';
import { notifyOtherChannel } from './notify-other-channel.ts';
import { authenticated, presentUser, unauthenticated, userWasNotFound } from './present-user.ts';
import { clearSignedInCookies, setHintCookies, setSignedInCookies } from './sign-in-cookies.ts';

const shop = openShopRows();
const secretKey = Buffer.alloc(32, 7);
const account = {
  id: 1,
  phone: '79260000001',
  email: 'anna@farad.example',
  username: 'user1',
  name: 'Анна',
  surname: 'Иванова',
  image: '',
  role: 'customer',
  coefficient: 9500,
  locale: 'ru',
  isBlocked: false,
} as unknown as SessionAccount;
const config = {
  cookies: { sessionName: 'session', browserName: 'browser', domain: null },
  siteUrl: 'https://farad.example/ru',
  cabinetUrl: 'https://farad.example/cabinet',
} as unknown as Config;

function jar(start: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(start));
  const noted: unknown[] = [];
  const cookies: Cookies = {
    get: (name) => kept.get(name),
    set: (name, value, options) => void noted.push([name, value, options]),
    clear: (name) => void noted.push([name]),
  };
  return { cookies, noted };
}

it('hashes are kept for one purpose each; what is stored is found again in a later version', () => {
  const address = { channel: 'sms', destination: '79260000001' } as const;
  const hex = (hash: Buffer) => hash.toString('hex').slice(0, 16);
  const pair = hashedPair(secretKey, address, 'browser');
  const purposes = [
    { kind: 'sign_in' },
    { kind: 'proof', accountId: 1 },
    { kind: 'contact', accountId: 1 },
    { kind: 'contact', accountId: 2 },
  ] as const;
  const pairs = purposes.map((purpose) => challengePair(secretKey, address, 'browser', purpose));
  expect(pairs[0]).toEqual(pair);
  for (const each of pairs) expect(each.browserHash).toEqual(pair.browserHash);
  expect([
    hex(browserHash(secretKey, 'browser')),
    ...pairs.map(({ destinationHash }) => hex(destinationHash)),
    hex(codeHmac(secretKey, 'id', pair, '1234')),
    hex(codeHmac(secretKey, 'id', { ...pair, browserHash: pair.destinationHash }, '1234')),
  ]).toMatchInlineSnapshot(`
    [
      "a76da1750ec079e4",
      "3f998d07a578f772",
      "45e47f7dc42755e8",
      "85ec99fa35614ebf",
      "9d0a4497a19bd2cb",
      "caec0484b4698024",
      "edb7f6c450a78d3e",
    ]
  `);
});

it.each([
  ['8 926 000-00-01', { ok: true, value: { channel: 'sms', destination: '79260000001' } }, true],
  ['8 495 000-00-01', { ok: true, value: { channel: 'sms', destination: '74950000001' } }, false],
])('a phone as typed: %s', (text, read, isMobile) => {
  expect(readPhoneAddress(text, 'phone')).toEqual(read);
  const refused = { ok: false, error: { code: 'not_a_mobile_phone', field: 'phone' } };
  expect(readMobileAddress(text, 'phone')).toEqual(isMobile ? read : refused);
});

it('invalid addresses are refused with their field', () => {
  const shown = [readPhoneAddress('12', 'a'), readMobileAddress('12', 'b'), readEmailAddress('x', 'c')];
  expect(JSON.stringify(shown)).toMatchInlineSnapshot(
    `"[{"ok":false,"error":{"code":"invalid_phone","field":"a"}},{"ok":false,"error":{"code":"invalid_phone","field":"b"}},{"ok":false,"error":{"code":"invalid_email","field":"c"}}]"`,
  );
  expect(readEmailAddress('Anna@Farad.example', 'c')).toEqual({
    ok: true,
    value: { channel: 'email', destination: 'anna@farad.example' },
  });
});

describe('a refusal takes as long as an accepted message', () => {
  const waits: number[] = [];
  const times = (at: number) => evenTimes({ pick: () => at, wait: async (ms) => void waits.push(ms) });

  it.each([
    [0, 100, [200]],
    [0, 299, [1]],
    [0, 300, []],
    [0, 301, []],
    [0, 299.5, [1]],
  ])('before any was accepted: %i, %f ms', async (at, took, expected) => {
    waits.length = 0;
    await times(at).evenRefusal('sms', took);
    expect(waits).toEqual(expected);
  });

  it('among the last 32 of its channel', async () => {
    waits.length = 0;
    const counts: number[] = [];
    const even = evenTimes({
      pick: (count) => counts.push(count) && count - 1,
      wait: async (ms) => void waits.push(ms),
    });
    for (let ms = 1000; ms < 1033; ms += 1) even.noteAccepted('sms', ms);
    even.noteAccepted('email', 5000);
    await even.evenRefusal('sms', 0);
    await even.evenRefusal('email', 0);
    expect([counts, waits]).toEqual([
      [32, 1],
      [1001, 5000],
    ]);
  });
});

describe('cookies of a sign-in', () => {
  const session = (more: Partial<BegunSession> = {}): BegunSession => ({
    account,
    token: 'token',
    clearCart: false,
    clearedCookies: [],
    ...more,
  });

  it('tell the page who is signed in', () => {
    const { cookies, noted } = jar({ cart: 'c', list: 'l' });
    setSignedInCookies(cookies, config, session({ clearCart: true, clearedCookies: ['list', 'other'] }));
    expect(JSON.stringify(noted)).toMatchInlineSnapshot(
      `"[["session","token",{"lifeSeconds":15552000}],["isuser","true",{"isReadable":true,"lifeSeconds":15552000}],["userPricesKoef","0.95",{"isReadable":true,"lifeSeconds":15552000}],["phone","79260000001",{"isReadable":true,"lifeSeconds":15552000}],["email","anna@farad.example",{"isReadable":true,"lifeSeconds":15552000}],["list"],["cart","c",{"lifeSeconds":1}]]"`,
    );
  });

  it('leave out what is not known, and a basket that stays', () => {
    const { cookies, noted } = jar({ cart: 'c' });
    setHintCookies(cookies, { ...account, phone: null, email: null });
    expect(noted.slice(2)).toEqual([['phone'], ['email']]);
    noted.length = 0;
    setSignedInCookies(cookies, config, session());
    expect(noted.map((note) => (note as readonly string[])[0])).toEqual([
      'session',
      'isuser',
      'userPricesKoef',
      'phone',
      'email',
    ]);
    noted.length = 0;
    setSignedInCookies(jar().cookies, config, session({ clearCart: true }));
    clearSignedInCookies(cookies, config);
    expect(noted).toEqual([['session'], ['isuser'], ['userPricesKoef'], ['phone'], ['email']]);
  });
});

it('the answers of a sign-in', async () => {
  await shop.run('delete from address');
  expect(
    JSON.stringify([unauthenticated(), userWasNotFound(), await authenticated(shop.db, account)]),
  ).toMatchInlineSnapshot(
    `"[{"isAuthenticated":false,"isUserWasNotFound":false,"user":{"id":"","name":"","username":"","role":"view","image":"","phone":"","email":"","surname":"","pricesKoef":1,"address":[]}},{"isAuthenticated":false,"isUserWasNotFound":true,"user":{"id":"","name":"","username":"","role":"view","image":"","phone":"","email":"","surname":"","pricesKoef":1,"address":[]}},{"isAuthenticated":true,"isUserWasNotFound":false,"user":{"id":"1","name":"Анна","username":"user1","role":"customer","image":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2040%2040%22%3E%3Crect%20width%3D%2240%22%20height%3D%2240%22%20fill%3D%22%232f6f4f%22%2F%3E%3Ctext%20x%3D%2220%22%20y%3D%2220%22%20text-anchor%3D%22middle%22%20dominant-baseline%3D%22central%22%20fill%3D%22%23fff%22%20font-family%3D%22sans-serif%22%20font-size%3D%2216%22%3E%D0%90%D0%98%3C%2Ftext%3E%3C%2Fsvg%3E","phone":"79260000001","email":"anna@farad.example","surname":"Иванова","pricesKoef":0.95,"address":[]}}]"`,
  );
  expect(await presentUser(shop.db, { ...account, phone: null, email: null })).toMatchObject({ phone: '', email: '' });
  await shop.run(
    `insert into address (account_id, label, city, street, house, flat, postcode, comment, recipient, created_at)
      select n, 'Дом', 'Казань', 'Мира', n, '', '', '', '', '2026-01-01' from generate_series(1, 2) n`,
  );
  const [id] = await shop.read('select id from address where account_id = 1');
  expect((await presentUser(shop.db, account)).address).toEqual([{ id, text: 'Казань, Мира, д. 1' }]);
});

it('a sign-in in an unknown browser is told to the other address', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  const told = async (channel: 'sms' | 'email', more: object, agent = firefox) => {
    await shop.run('truncate outbox cascade');
    await inTransaction(shop.db, (tx) => notifyOtherChannel(tx, config, { ...account, ...more }, channel, agent));
    return shop.read('select kind, channel, recipient, subject, text, order_id from outbox');
  };
  expect(await told('sms', {})).toMatchInlineSnapshot(`
    [
      "new_device email anna@farad.example Вход на farad.example с нового устройства Вход на farad.example с нового устройства (Firefox, Linux).

    Если это не вы, завершите сеанс: https://farad.example/cabinet/sessions
     null",
    ]
  `);
  expect(await told('email', {})).toMatchInlineSnapshot(`
    [
      "new_device sms 79260000001  farad.example: Вход с нового устройства (Firefox, Linux). Если это не вы, завершите сеанс: https://farad.example/cabinet/sessions null",
    ]
  `);
  expect(await told('email', {}, '')).toMatchInlineSnapshot(`
    [
      "new_device sms 79260000001  farad.example: Вход с нового устройства. Если это не вы, завершите сеанс: https://farad.example/cabinet/sessions null",
    ]
  `);
  expect([await told('sms', { email: null }), await told('email', { phone: null })]).toEqual([[], []]);
});

describe('what is kept of sign-ins is deleted in its time', () => {
  const now = new Date('2026-11-20T06:00:00.000Z');
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  const { retention = [] } = signIn(() => ({}) as SignInOptions);
  const drop = async (name: string) => {
    await retention.find((each) => each.name === name)?.drop(shop.db, ago);
  };
  const tables = ['login_send', 'login_try', 'login_challenge', 'known_browser', 'session'];
  const left = async (...names: readonly string[]) =>
    (await Promise.all(names.map((table) => shop.read(`select count(*) from ${table}`)))).flat().join(' ');

  beforeEach(async () => {
    await shop.run(`truncate ${tables.join(', ')} cascade`);
    const day = [ago(86_400), ago(86_400 + 0.001)];
    for (const [n, at] of day.entries()) {
      const hash = Buffer.alloc(32, n);
      await shop.run(
        `insert into login_send (destination_hash, ip, subnet, at) values ($1, '10.0.0.1', '10.0.0.0/24', $2)`,
        hash,
        at,
      );
      await shop.run('insert into login_try (is_right, at) values (true, $1)', at);
      await shop.run(
        `insert into login_challenge (id, channel, destination_hash, browser_hash, code_hmac, created_at, expires_at)
          values ($1, 'sms', $2, $2, $2, $3::timestamptz - interval '5 minutes', $3)`,
        String(n).repeat(22),
        hash,
        at,
      );
      const old = [ago(400 * 86_400), ago(400 * 86_400 + 0.001)][n];
      await shop.run('insert into known_browser (destination_hash, browser_hash, at) values ($1, $1, $2)', hash, old);
      const over = [new Date(now.getTime() + 1), now][n];
      await shop.run(
        `insert into session (token_sha256, account_id, user_agent, created_at, last_seen_at, expires_at) values ($1, 1, '', $2, $2, $3)`,
        hash,
        ago(60),
        over,
      );
    }
  });

  it.each([
    ['login codes sent', '1 1 1 2 2'],
    ['known browsers', '2 2 2 1 2'],
    ['sessions', '2 2 2 2 1'],
  ])('%s', async (name, expected) => {
    await drop(name);
    expect(await left(...tables)).toBe(expected);
  });

  it('and their calls are served', async () => {
    const served = await serveCalls({ log: pino({ enabled: false }), config: {} } as unknown as Deps, (app) =>
      signIn(() => ({
        onSignedIn: async () => ({ clearCart: false, clearedCookies: [] }),
        limits: signInLimits,
      })).routes?.(app, { log: pino({ enabled: false }), config: {} } as unknown as Deps, {} as never),
    );
    expect(served.rules).toHaveLength(13);
    expect(retention).toHaveLength(3);
    await served.server.close();
  });
});
