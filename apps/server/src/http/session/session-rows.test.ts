import { createHash } from 'node:crypto';

import { openShopRows } from '@farad/database/testing/shop-rows';
import { staffLimits } from '@farad/domain/staff';
import { signInLimits } from '@farad/domain/customer-sign-in';
import { permissionsOf } from '@farad/domain/customer';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import type { Cookies } from './cookies.ts';
import {
  actorOf,
  browserOf,
  deleteOverSessions,
  endSession,
  keyActorOf,
  seenSince,
  setSessionCookie,
  startActing,
  startSession,
  type AccountActor,
} from './session.ts';
import { clearStaffCookie, staffSeenSince, staffSessionOf, startStaffSession } from './staff-session.ts';

const shop = openShopRows([
  `insert into staff_role (staff_id, role) values (2, 'support'), (1, 'administrator')`,
  `update account set prices_koef = 9500 where id = 1`,
]);
const start = new Date('2026-11-20T06:00:00.000Z');
const later = (seconds: number, ms = 0): Date => new Date(start.getTime() + seconds * 1000 + ms);
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const config = { cookies: { sessionName: 'session', browserName: 'browser', domain: null } } as unknown as Config;

/** Cookies of a browser; `set` and `clear` are noted. */
function jar(before: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(before));
  const noted: unknown[] = [];
  const cookies: Cookies = {
    get: (name) => kept.get(name),
    set: (name, value, options) => {
      kept.set(name, value);
      noted.push([name, value.length, options]);
    },
    clear: (name) => {
      kept.delete(name);
      noted.push([name]);
    },
  };
  return { cookies, noted, kept };
}

beforeEach(async () => {
  await shop.run('truncate session, staff_session, api_key cascade');
});

describe('a session of a customer', () => {
  const actor = async (token: string | undefined, at: Date) => actorOf(shop.db, token, at);
  const kind = async (token: string | undefined, at: Date) => (await actor(token, at)).kind;
  const { sessionIdleSeconds: idle, sessionAbsoluteSeconds: whole } = signInLimits;

  it('is known by its token alone', async () => {
    const token = await startSession(shop.db, 1, `a\0b${'x'.repeat(500)}`, start);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await shop.read('select token_sha256, user_agent, expires_at, impersonator_id from session')).toEqual([
      `${hashOf(token).toString('hex')} ab${'x'.repeat(398)} ${later(whole).toISOString()} null`,
    ]);
    expect(await actor(token, later(1))).toEqual({
      kind: 'account',
      account: expect.objectContaining({ id: 1, coefficient: 9500 }) as object,
      role: 'customer',
      coefficient: 9500,
      sessionHash: hashOf(token),
      provedAt: start,
      actedBy: null,
      key: null,
    });
    const guest = { kind: 'guest', role: 'guest', coefficient: 10_000 };
    for (const other of [
      undefined,
      '',
      `${token}x`,
      token.slice(1),
      ` ${token.slice(1)}`,
      `${token.slice(1)}=`,
      'x'.repeat(43),
    ])
      expect(await actor(other, later(1))).toEqual(guest);
    // A token of another form is not even looked up.
    expect(await shop.sent(() => actor(`${token}x`, later(1)))).toEqual([]);
    expect(await shop.sent(() => actor(`x${token}`, later(1)))).toEqual([]);
  });

  it.each([
    [idle - 1, true],
    [idle, false],
  ])('ends %i seconds after its last use: %s', async (seconds, isLive) => {
    const token = await startSession(shop.db, 1, '', start);
    expect(await kind(token, later(seconds))).toBe(isLive ? 'account' : 'guest');
    expect(seenSince(later(idle))).toEqual(start);
  });

  it('is noted as used at most every ten minutes', async () => {
    const token = await startSession(shop.db, 1, '', start);
    const seen = () => shop.read('select last_seen_at from session');
    await actor(token, later(600));
    expect(await seen()).toEqual([start.toISOString()]);
    await actor(token, later(600, 1));
    expect(await seen()).toEqual([later(600, 1).toISOString()]);
  });

  it('of staff who act as the customer ends at its fixed time', async () => {
    const token = await startActing(shop.db, { accountId: 1, staffId: 2, userAgent: 'B\0' }, start, later(1800));
    expect((await actor(token, later(1799))) as AccountActor).toMatchObject({
      provedAt: null,
      actedBy: { id: 2, name: 'Staff 2', permissions: permissionsOf(['support']), endsAt: later(1800) },
    });
    expect(await kind(token, later(1800))).toBe('guest');
    expect(await shop.read('select user_agent, account_id from session')).toEqual(['B 1']);
  });

  it('is ended, or deleted when it is over', async () => {
    const [one, two] = [await startSession(shop.db, 1, '', start), await startSession(shop.db, 2, '', later(5))];
    await deleteOverSessions(shop.db, later(idle));
    expect([await kind(one, later(6)), await kind(two, later(6))]).toEqual(['guest', 'account']);
    await endSession(shop.db, hashOf(two));
    expect(await kind(two, later(6))).toBe('guest');
  });

  it('is kept by the browser as long as it may last, and so is the browser itself', () => {
    const { cookies, noted, kept } = jar();
    setSessionCookie(cookies, config, 'token');
    const made = browserOf(cookies, config);
    expect(made).toMatch(/^[\w-]{22}$/);
    expect(browserOf(cookies, config)).toBe(made);
    expect(noted).toEqual([
      ['session', 5, { lifeSeconds: whole }],
      ['browser', 22, { lifeSeconds: whole }],
    ]);
    for (const wrong of [`${made}x`, made.slice(1), `${made.slice(1)}.`, `x${made}`]) {
      kept.set('browser', wrong);
      expect(browserOf(cookies, config)).not.toBe(wrong);
    }
  });
});

describe('a call with a key', () => {
  it('is a guest’s if the key is malformed or unknown', async () => {
    const dead = { kind: 'guest', role: 'guest', coefficient: 10_000, hasDeadKey: true };
    expect([await keyActorOf(shop.db, null, start), await keyActorOf(shop.db, 'none', start)]).toEqual([dead, dead]);
  });
});

describe('a session of staff', () => {
  const {
    sessionAbsoluteSeconds: whole,
    sessionIdleSeconds: idle,
    secondStepSeconds,
    tokenLifeSeconds,
    formerTokenSeconds,
  } = staffLimits;
  const warned: unknown[] = [];
  const open = (cookies: Cookies, at: Date) =>
    staffSessionOf(
      { db: shop.db, clock: () => at, log: { warn: (fields: unknown) => warned.push(fields) } } as unknown as Deps,
      cookies,
    );
  const begin = async (step: 'password' | 'done' = 'done') => {
    const browser = jar();
    await startStaffSession(
      shop.db,
      { staffId: 2, step },
      { cookies: browser.cookies, userAgent: 'B', ip: '10.0.0.1' },
      start,
    );
    return browser;
  };
  const tokenOf = ({ kept }: ReturnType<typeof jar>): string => kept.get('__Host-staff') ?? '';
  beforeEach(() => void (warned.length = 0));

  it.each([
    ['done', whole],
    ['password', secondStepSeconds],
  ] as const)('at the step %s lasts %i seconds', async (step, life) => {
    const browser = await begin(step);
    expect(browser.noted).toEqual([['__Host-staff', 43, { lifeSeconds: life, isStrict: true }]]);
    expect(await shop.read('select step, expires_at, host(ip), user_agent, staff_id from staff_session')).toEqual([
      `${step} ${later(life).toISOString()} 10.0.0.1 B 2`,
    ]);
    const actor = await open(browser.cookies, later(1));
    expect(actor).toMatchObject({ kind: 'staff', staff: { id: 2, roles: ['support'] }, session: { step } });
  });

  it('is known by its token alone', async () => {
    const browser = await begin();
    const token = tokenOf(browser);
    for (const other of ['', `${token}x`, `x${token}`, token.slice(1), `${token.slice(1)}=`]) {
      browser.kept.set('__Host-staff', other);
      expect(await shop.sent(async () => expect(await open(browser.cookies, later(1))).toBeUndefined())).toEqual([]);
    }
    expect(await open(jar().cookies, later(1))).toBeUndefined();
    clearStaffCookie(browser.cookies);
    expect(browser.kept.size).toBe(0);
  });

  it.each([
    [idle - 1, true],
    [idle, false],
  ])('ends %i seconds after its last use: %s', async (seconds, isLive) => {
    const browser = await begin();
    expect((await open(browser.cookies, later(seconds))) !== undefined).toBe(isLive);
    expect(staffSeenSince(later(idle))).toEqual(start);
  });

  it('is noted as used at most every minute', async () => {
    const browser = await begin();
    const seen = () => shop.read('select last_seen_at from staff_session');
    await open(browser.cookies, later(60));
    expect(await seen()).toEqual([start.toISOString()]);
    await open(browser.cookies, later(60, 1));
    expect(await seen()).toEqual([later(60, 1).toISOString()]);
    expect(browser.noted).toHaveLength(1);
  });

  it('gets another token when its token is old', async () => {
    const browser = await begin();
    const first = tokenOf(browser);
    await open(browser.cookies, later(tokenLifeSeconds));
    expect(tokenOf(browser)).toBe(first);
    await open(browser.cookies, later(tokenLifeSeconds, 1));
    expect(tokenOf(browser)).not.toBe(first);
    expect(browser.noted[1]).toEqual(['__Host-staff', 43, { lifeSeconds: whole - tokenLifeSeconds, isStrict: true }]);
    expect(await shop.read('select token_sha256, former_sha256, turned_at from staff_session')).toEqual([
      `${hashOf(tokenOf(browser)).toString('hex')} ${hashOf(first).toString('hex')} ${later(tokenLifeSeconds, 1).toISOString()}`,
    ]);
  });

  it('is ended when its former token comes too late', async () => {
    const browser = await begin();
    const former = jar({ '__Host-staff': tokenOf(browser) });
    await open(browser.cookies, later(tokenLifeSeconds, 1));
    const turned = tokenLifeSeconds + formerTokenSeconds;
    expect(await open(former.cookies, later(turned, 1))).toBeDefined();
    expect([warned, former.noted]).toEqual([[], []]);
    expect(await open(former.cookies, later(turned, 2))).toBeUndefined();
    expect(warned).toEqual([{ staffId: 2 }]);
    expect(await open(browser.cookies, later(turned, 3))).toBeUndefined();
    expect(await shop.read('select id from staff_session')).toEqual([]);
  });

  it('has at least a second left for its cookie', async () => {
    const browser = await begin();
    for (let at = idle - 1; at < whole; at += idle - 1) await open(browser.cookies, later(at));
    await open(browser.cookies, later(whole, -1));
    expect(browser.noted.at(-1)).toEqual([
      '__Host-staff',
      43,
      { lifeSeconds: expect.any(Number) as number, isStrict: true },
    ]);
    expect(await open(browser.cookies, later(whole))).toBeUndefined();
  });
});
