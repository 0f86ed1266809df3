import { beforeEach, describe, expect, it } from 'vitest';

import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import {
  loginAccountQueries,
  loginChallengeQueries,
  loginGrantQueries,
  loginSendQueries,
  loginTryQueries,
  type LoginChannel,
} from './sign-in.queries.ts';

const shop = openShopRows();
const hash = (byte: number): Buffer => Buffer.alloc(32, byte);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const pair = (address: number, browser: number) => ({ destinationHash: hash(address), browserHash: hash(browser) });

beforeEach(async () => {
  await shop.run('truncate login_send, login_challenge, login_grant, login_try, known_browser cascade');
  await shop.run('delete from account where id > 2');
});

describe('codes that were sent', () => {
  const sends = () => loginSendQueries(shop.db);
  const send = (at: number, more: object = {}) =>
    sends().add({
      destinationHash: hash(1),
      ip: '10.0.0.1',
      subnet: '10.0.0.0/24',
      channel: 'sms',
      isKnownBrowser: false,
      now: minute(at),
      ...more,
    });

  it('have times, returned by address and kind of browser', async () => {
    await send(1);
    await send(2);
    await send(3, { destinationHash: hash(2) });
    await send(4, { isKnownBrowser: true });
    await sends().rememberBrowser(pair(1, 5), minute(0));
    await sends().rememberBrowser(pair(2, 6), minute(0));
    expect(await sends().moments(pair(1, 6), minute(0))).toEqual([minute(1), minute(2)]);
    expect(await sends().moments(pair(1, 6), minute(1))).toEqual([minute(2)]);
    expect(await sends().moments(pair(1, 5), minute(0))).toEqual([minute(4)]);
    expect(await sends().moments(pair(3, 5), minute(0))).toEqual([]);
  });

  it('are found by their place among the newest of an IP address', async () => {
    for (const at of [2, 1, 3]) await send(at);
    await send(9, { ip: '10.0.0.2' });
    await send(8, { ip: '10.9.0.1', subnet: '10.9.0.0/24' });
    const nth = (n: number, since = 0) => sends().nthNewest('ip', '10.0.0.1', n, minute(since));
    expect([await nth(1), await nth(2), await nth(3), await nth(4)]).toEqual([
      minute(3),
      minute(2),
      minute(1),
      undefined,
    ]);
    expect([await nth(2, 1), await nth(2, 2)]).toEqual([minute(2), undefined]);
    expect(await sends().nthNewest('subnet', '10.0.0.0/24', 1, minute(0))).toEqual(minute(9));
    expect(await sends().nthNewest('subnet', '10.0.0.0/24', 4, minute(0))).toEqual(minute(1));
  });

  it('are counted for the shop by channel', async () => {
    await send(1);
    await send(2);
    await send(3, { channel: 'email' });
    const counted = (channel: LoginChannel, since: number) => sends().ofShop(channel, minute(since));
    expect([await counted('sms', 0), await counted('sms', 1), await counted('sms', 2)]).toEqual([2, 1, 0]);
    expect(await counted('email', 0)).toBe(1);
  });

  it('are saved with all fields', async () => {
    await send(1, { isKnownBrowser: true, channel: 'email' });
    expect(
      await shop.read(
        'select get_byte(destination_hash, 0), host(ip), subnet, channel, is_known_browser, at from login_send',
      ),
    ).toEqual([`1 10.0.0.1 10.0.0.0/24 email true ${minute(1).toISOString()}`]);
  });

  it.each<[string, number, string, LoginChannel, boolean]>([
    ['the same address', 1, '10.9.0.0/24', 'email', true],
    ['the same network', 2, '10.0.0.0/24', 'email', true],
    ['the same channel', 2, '10.9.0.0/24', 'sms', true],
    ['nothing in common', 2, '10.9.0.0/24', 'email', false],
  ])('wait for each other if they share: %s', async (_title, address, subnet, channel, waits) => {
    const race = secondWaits(shop, {
      first: (tx) => loginSendQueries(tx).lock(hash(1), '10.0.0.0/24', 'sms'),
      second: (tx) => loginSendQueries(tx).lock(hash(address), subnet, channel),
    });
    const outcome = await race.then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(waits);
  });

  it('are deleted before a time, with tries and challenges', async () => {
    const codeHmac = hash(9);
    for (const at of [1, 2]) {
      await send(at);
      await loginTryQueries(shop.db).add(true, minute(at));
      const own = { ...pair(1, at), id: `c${at}`, channel: 'sms', codeHmac, now: minute(0) } as const;
      await loginChallengeQueries(shop.db).add({ ...own, expiresAt: minute(at) });
    }
    await sends().deleteBefore(minute(2));
    for (const [table, column] of [
      ['login_send', 'at'],
      ['login_try', 'at'],
      ['login_challenge', 'expires_at'],
    ])
      expect([table, await shop.read(`select ${column} from ${table}`)]).toEqual([table, [minute(2).toISOString()]]);
  });
});

describe('browsers that signed in before', () => {
  const sends = () => loginSendQueries(shop.db);
  const browsers = () =>
    shop.read('select get_byte(destination_hash, 0), get_byte(browser_hash, 0), at from known_browser order by 1, 2');

  it('are known for the address with which they signed in', async () => {
    await sends().rememberBrowser(pair(1, 5), minute(1));
    await sends().rememberBrowser(pair(2, 6), minute(1));
    const known = (address: number, browser: number) => sends().isKnownBrowser(pair(address, browser));
    expect([await known(1, 5), await known(1, 6), await known(2, 5), await known(2, 6)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('are deleted by the time of their last sign-in', async () => {
    await sends().rememberBrowser(pair(1, 5), minute(1));
    await sends().rememberBrowser(pair(1, 6), minute(1));
    await sends().rememberBrowser(pair(1, 5), minute(3));
    expect(await browsers()).toEqual([`1 5 ${minute(3).toISOString()}`, `1 6 ${minute(1).toISOString()}`]);
    await sends().forgetBrowsersBefore(minute(1));
    expect(await browsers()).toHaveLength(2);
    await sends().forgetBrowsersBefore(minute(2));
    expect(await browsers()).toEqual([`1 5 ${minute(3).toISOString()}`]);
  });
});

it('tries of codes are counted after a time', async () => {
  const tries = loginTryQueries(shop.db);
  await tries.add(true, minute(1));
  await tries.add(false, minute(2));
  await tries.add(false, minute(3));
  expect(await tries.since(minute(0))).toEqual({ tries: 3, failures: 2 });
  expect(await tries.since(minute(2))).toEqual({ tries: 1, failures: 1 });
  expect(await tries.since(minute(3))).toEqual({ tries: 0, failures: 0 });
});

describe('a challenge', () => {
  const challenges = () => loginChallengeQueries(shop.db);
  const add = (id: string, address: number, browser: number) =>
    challenges().add({
      ...pair(address, browser),
      id,
      channel: 'sms',
      codeHmac: hash(40 + browser),
      now: minute(0),
      expiresAt: minute(10),
    });
  const open = () => shop.read('select id from login_challenge where consumed_at is null order by id');

  it('is saved with all fields', async () => {
    await add('a', 1, 5);
    expect(
      await shop.read(`select id, channel, get_byte(destination_hash, 0), get_byte(browser_hash, 0),
        get_byte(code_hmac, 0), created_at, expires_at, attempts, consumed_at from login_challenge`),
    ).toEqual([`a sms 1 5 45 ${minute(0).toISOString()} ${minute(10).toISOString()} 0 null`]);
  });

  it.each([
    ['a known browser ends all of its address', true, ['d', 'e']],
    ['an unknown browser leaves those of known ones', false, ['a', 'd', 'e']],
  ])('ends when another code is sent: %s', async (_title, isKnown, left) => {
    await loginSendQueries(shop.db).rememberBrowser(pair(1, 5), minute(0));
    await loginSendQueries(shop.db).rememberBrowser(pair(2, 6), minute(0));
    await add('a', 1, 5);
    await add('b', 1, 6);
    await add('c', 1, 7);
    await challenges().consume('c', minute(1));
    await add('d', 2, 6);
    await add('e', 2, 5);
    await challenges().endOlder(pair(1, 8), isKnown, minute(2));
    expect(await open()).toEqual(left);
    expect(await shop.read(`select consumed_at from login_challenge where id in ('b', 'c') order by id`)).toEqual([
      minute(2).toISOString(),
      minute(1).toISOString(),
    ]);
  });

  it('returns its code to its own browser, up to the number of tries', async () => {
    await add('a', 1, 5);
    await add('b', 1, 6);
    const taken = async (id: string, address: number, browser: number, triesMax = 2, at = 5) =>
      (await challenges().takeTry(id, pair(address, browser), triesMax, minute(at)))?.[0];
    expect(await taken('a', 2, 5)).toBeUndefined();
    expect(await taken('a', 1, 6)).toBeUndefined();
    expect(await taken('c', 1, 5)).toBeUndefined();
    expect(await taken('a', 1, 5, 2, 10)).toBeUndefined();
    expect(await shop.read('select id, attempts from login_challenge order by id')).toEqual(['a 0', 'b 0']);
    expect([await taken('a', 1, 5), await taken('a', 1, 5), await taken('a', 1, 5)]).toEqual([45, 45, undefined]);
    expect(await taken('b', 1, 6)).toBe(46);
    expect(await shop.read('select id, attempts from login_challenge order by id')).toEqual(['a 2', 'b 1']);
    await challenges().consume('b', minute(5));
    expect(await taken('b', 1, 6)).toBeUndefined();
  });

  it('is used once, and others remain', async () => {
    await add('a', 1, 5);
    await add('b', 1, 6);
    expect([await challenges().consume('a', minute(1)), await challenges().consume('a', minute(2))]).toEqual([
      true,
      false,
    ]);
    expect(await shop.read('select id, consumed_at from login_challenge order by id')).toEqual([
      `a ${minute(1).toISOString()}`,
      'b null',
    ]);
    expect(await challenges().consume('z', minute(1))).toBe(false);
  });
});

describe('a grant to register', () => {
  const grants = () => loginGrantQueries(shop.db);
  const to = { channel: 'sms', destination: '79260000009' } as const;
  const add = async (challengeId: string, browser: number, more: object = {}) => {
    const own = { ...pair(1, browser), id: challengeId, channel: 'sms', codeHmac: hash(9) } as const;
    await loginChallengeQueries(shop.db).add({ ...own, now: minute(0), expiresAt: minute(10) });
    await grants().add({
      ...to,
      challengeId,
      browserHash: hash(browser),
      now: minute(1),
      expiresAt: minute(10),
      ...more,
    });
  };
  const rows = () =>
    shop.read(`select challenge_id, to_char(registered_at at time zone 'UTC', 'MI'),
      to_char(consumed_at at time zone 'UTC', 'MI') from login_grant order by challenge_id`);

  it('is the only one of its browser: a new one ends the older', async () => {
    await add('a', 5);
    await add('b', 6);
    await add('c', 5, { now: minute(2) });
    await add('d', 5, { now: minute(3) });
    expect(await rows()).toEqual(['a null 02', 'b null null', 'c null 03', 'd null null']);
  });

  it('is used once, by its browser', async () => {
    await add('a', 5);
    await add('b', 6, { channel: 'email', destination: 'new@farad.example' });
    expect(await grants().register(hash(7), minute(2))).toBeUndefined();
    expect(await grants().register(hash(5), minute(10))).toBeUndefined();
    expect(await grants().register(hash(5), minute(2))).toEqual(to);
    expect(await grants().register(hash(5), minute(3))).toBeUndefined();
    expect(await rows()).toEqual(['a 02 null', 'b null null']);
    expect(await grants().register(hash(6), minute(4))).toEqual({ channel: 'email', destination: 'new@farad.example' });
    await add('c', 5);
    await shop.run(`update login_grant set consumed_at = $1 where challenge_id = 'c'`, minute(4));
    expect(await grants().register(hash(5), minute(5))).toBeUndefined();
  });

  it('completes a sign-in once, if all its fields match', async () => {
    await add('a', 5);
    await add('b', 6);
    const consume = (id: string, address: object, browser: number, at = 5) =>
      grants().consume(id, { ...to, ...address }, hash(browser), minute(at));
    expect(await consume('a', {}, 5)).toBe(false);
    await grants().register(hash(5), minute(2));
    await grants().register(hash(6), minute(2));
    expect(await consume('b', {}, 5)).toBe(false);
    expect(await consume('a', { channel: 'email' }, 5)).toBe(false);
    expect(await consume('a', { destination: '79260000008' }, 5)).toBe(false);
    expect(await consume('a', {}, 6)).toBe(false);
    expect(await consume('a', {}, 5, 10)).toBe(false);
    expect(await rows()).toEqual(['a 02 null', 'b 02 null']);
    expect(await consume('a', {}, 5)).toBe(true);
    expect(await consume('a', {}, 5, 6)).toBe(false);
    expect(await rows()).toEqual(['a 02 05', 'b 02 null']);
  });
});

describe('accounts by a verified address', () => {
  const accounts = () => loginAccountQueries(shop.db);

  it('are found by the channel of the address', async () => {
    await shop.run(`update account set email = '79260000002@farad.example' where id = 1`);
    const id = async (channel: LoginChannel, destination: string) =>
      (await accounts().find({ channel, destination }))?.id;
    expect(await id('sms', '79260000002')).toBe(2);
    expect(await id('email', '79260000002@farad.example')).toBe(1);
    expect(await id('email', '79260000002')).toBeUndefined();
    expect(await id('sms', '79260000009')).toBeUndefined();
    expect(await accounts().find({ channel: 'sms', destination: '79260000002' })).toMatchObject({
      phone: '79260000002',
      role: 'customer',
      isBlocked: false,
    });
  });

  it('are created once', async () => {
    const first = await accounts().register({ channel: 'sms', destination: '79260000009' }, 'tr', minute(1));
    expect(first).toMatchObject({ phone: '79260000009', email: null, username: '79260000009', locale: 'tr' });
    const again = await accounts().register({ channel: 'sms', destination: '79260000009' }, 'en', minute(2));
    expect(again).toEqual(first);
    expect(await shop.read('select created_at from account where id > 2')).toEqual([minute(1).toISOString()]);
    const mail = await accounts().register({ channel: 'email', destination: 'b@farad.example' }, 'ru', minute(1));
    expect(mail).toMatchObject({ phone: null, email: 'b@farad.example', username: 'b@farad.example' });
  });

  it('get a unique user name if another account has the address as its user name', async () => {
    await shop.run(`update account set username = '79260000009' where id = 1`);
    const made = await accounts().register({ channel: 'sms', destination: '79260000009' }, 'ru', minute(1));
    expect(made.username).toMatch(/^79260000009 [\da-f-]{36}$/);
    expect(made.id).toBeGreaterThan(2);
    await shop.run(`update account set username = 'user1' where id = 1`);
  });
});
