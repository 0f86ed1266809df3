import { openShopRows } from '@farad/database/testing/shop-rows';
import { generate } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { presentMe, presentSessions, presentUser } from './present-staff.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import {
  emailHmac,
  linkHash,
  newLinkToken,
  newPassword,
  newRecoveryCodes,
  recoveryHmac,
  seal,
  unseal,
} from './secrets.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { takeTry } from './tries.ts';

const shop = openShopRows([`insert into staff_role (staff_id, role) values (2, 'support'), (1, 'administrator')`]);
const start = new Date('2026-11-20T06:00:00.000Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const secretKey = Buffer.alloc(32, 7);
const deps = (at = start) => ({ db: shop.db, clock: () => at, secretKey }) as unknown as Deps;

beforeEach(() => shop.run('truncate staff_session, staff_try'));

describe('secrets', () => {
  it('are hashed for one purpose each; what is stored is found again in a later version', () => {
    const hex = (hash: Buffer) => hash.toString('hex').slice(0, 16);
    expect([
      hex(recoveryHmac(secretKey, 2, 'code')),
      hex(recoveryHmac(secretKey, 3, 'code')),
      hex(emailHmac(secretKey, 'a@farad.example')),
      hex(linkHash('token')),
    ]).toMatchInlineSnapshot(`
      [
        "96e39b9a54ecf9cf",
        "d36c65479be78742",
        "5afb3455312bd68d",
        "3c469e9d6c5875d3",
      ]
    `);
  });

  it('of an authenticator are opened for its owner alone', () => {
    const sealed = seal(secretKey, 2, 'SECRET');
    expect(unseal(secretKey, 2, sealed)).toBe('SECRET');
    expect(() => unseal(secretKey, 3, sealed)).toThrow('Unsupported state or unable to authenticate data');
    expect(() => unseal(Buffer.alloc(32, 8), 2, sealed)).toThrow('Unsupported state or unable to authenticate data');
    expect(sealed.toString()).not.toContain('SECRET');
  });

  it('are random and long', () => {
    const codes = newRecoveryCodes();
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    for (const code of codes) expect(code).toMatch(/^[\da-z-]{10,}$/i);
    expect(newLinkToken()).toMatch(/^[\w-]{43}$/);
    const passwords = Array.from({ length: 60 }, newPassword);
    for (const password of passwords) expect(password).toMatch(/^[a-hjkmnp-zA-HJ-NP-Z2-9]{20}$/);
    expect(new Set(passwords).size).toBe(60);
    // All 55 characters occur, including the last one.
    expect(new Set(passwords.join('')).size).toBe(55);
  });
});

it('a password is right in any Unicode form, and never right without a stored hash', async () => {
  const hash = await hashPassword('пароль й é');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await isPassword('пароль й é', hash)).toBe(true);
  expect(await isPassword('пароль й é'.normalize('NFD'), hash)).toBe(true);
  expect(await isPassword('пароль', hash)).toBe(false);
  expect(await isPassword('nobody has this password', null)).toBe(false);
});

describe('a code of the authenticator', () => {
  const secret = newTotpSecret();
  const code = (seconds: number) => generate({ secret, epoch: later(seconds).getTime() / 1000 });
  const step = Math.floor(start.getTime() / 1000 / 30);

  it('is right in its period and in the neighbouring ones', async () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const at = async (seconds: number, after = 0) => totpStep(secret, await code(seconds), after, start);
    expect([await at(-60), await at(-30), await at(0), await at(30), await at(60)]).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
    expect([await at(0, step - 1), await at(0, step), await at(0, step + 1)]).toEqual([step, null, null]);
    expect(await totpStep(secret, '000000', 0, later(999_999))).toBeNull();
  });

  it('belongs to the shop and the address in the app', () => {
    const uri = new URL(totpUri('Фарад', 'a@farad.example', secret));
    expect(decodeURIComponent(uri.pathname)).toContain('Фарад:a@farad.example');
    expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([secret, 'Фарад']);
  });
});

describe('tries to sign in', () => {
  const take = (ip: string, at: number) => takeTry(deps(later(at)), { email: 'a@farad.example', ip });
  it('are counted by address and network, and slowed down', async () => {
    const outcomes = [];
    for (let at = 0; at < 8; at += 1) outcomes.push(await take('10.0.0.1', at));
    expect(JSON.stringify(outcomes.map((one) => (one.ok ? 'taken' : one.error)))).toMatchInlineSnapshot(
      `"["taken","taken","taken","taken","taken",{"code":"too_many_requests","retryAfterSeconds":29},{"code":"too_many_requests","retryAfterSeconds":28},{"code":"too_many_requests","retryAfterSeconds":27}]"`,
    );
    expect(await shop.read('select distinct subnet::text, outcome, email_hmac from staff_try')).toEqual([
      `10.0.0.0/24 failed ${emailHmac(secretKey, 'a@farad.example').toString('hex')}`,
    ]);
    // Failed attempts do not count after a day.
    expect((await take('10.0.0.1', 86_400 + 8)).ok).toBe(true);
    await take('no address', 1);
    expect(await shop.read(`select subnet::text from staff_try where at = $1`, later(1))).toContain('0.0.0.0/0');
  });
});

describe('staff as they are shown', () => {
  const row = {
    id: 2,
    email: 'staff2@farad.example',
    name: 'Staff 2',
    locale: 'ru',
    roles: ['support'],
    customRoles: [{ id: 7, name: 'Night desk' }],
    disabledAt: null,
    hasPassword: true,
    hasTotp: false,
    invitedUntil: later(1),
    signedInAt: null,
    createdAt: start,
  } as unknown as Parameters<typeof presentUser>[0];
  const actor = (id: number, session = 'none') =>
    ({ kind: 'staff', staff: { id }, session: { id: session } }) as unknown as Parameters<typeof presentUser>[1];

  it('in the list of all', () => {
    const shown = {
      id: '2',
      email: 'staff2@farad.example',
      name: 'Staff 2',
      locale: 'ru',
      roles: ['support'],
      customRoles: [{ id: '7', name: 'Night desk' }],
      isDisabled: false,
      hasPassword: true,
      hasTotp: false,
      invitedUntil: later(1).toISOString(),
      signedInAt: null,
      createdAt: start.toISOString(),
      isMe: true,
    };
    expect(presentUser(row, actor(2), start)).toEqual(shown);
    expect(presentUser(row, actor(1), later(1))).toEqual({ ...shown, invitedUntil: null, isMe: false });
    const other = { ...row, invitedUntil: null, disabledAt: start, signedInAt: later(2) };
    expect(presentUser(other, actor(2), start)).toMatchObject({
      isDisabled: true,
      invitedUntil: null,
      signedInAt: later(2).toISOString(),
    });
  });

  it('to themselves', async () => {
    const me = await presentMe(deps(), 2);
    expect(me).toEqual({
      id: '2',
      name: 'Staff 2',
      email: 'staff2@farad.example',
      locale: 'ru',
      roles: ['support'],
      customRoles: [],
      permissions: expect.arrayContaining([expect.any(String)]) as string[],
      recoveryCodesLeft: 0,
      sessionEndsAt: later(12 * 3600).toISOString(),
      sessionIdleSeconds: 1800,
    });
    const session = { expiresAt: later(77) } as unknown as Parameters<typeof presentMe>[2];
    expect((await presentMe(deps(), 2, session)).sessionEndsAt).toBe(later(77).toISOString());
    await expect(presentMe(deps(), 99)).rejects.toThrow('staff member not found');
  });

  it('with their browsers, the current one first', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
    await shop.run(
      `insert into staff_session (token_sha256, staff_id, step, user_agent, ip, created_at, turned_at, last_seen_at, expires_at)
        select sha256(n::text::bytea), 2, 'done', $1, '10.0.0.1', $2, $2, $2::timestamptz + make_interval(secs => n), $3
        from generate_series(1, 3) n`,
      agent,
      start,
      later(9000),
    );
    const ids = await shop.read('select id from staff_session order by last_seen_at desc');
    const shown = await presentSessions(deps(later(10)), actor(2, ids[2]));
    expect(shown.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [ids[2], true],
      [ids[0], false],
      [ids[1], false],
    ]);
    expect(shown[0]).toEqual({
      id: ids[2],
      browser: 'Firefox',
      system: 'Linux',
      ip: '10.0.0.1',
      startedAt: start.toISOString(),
      seenAt: later(1).toISOString(),
      isCurrent: true,
    });
    expect(await presentSessions(deps(later(1803)), actor(2, ids[2]))).toEqual([]);
  });
});
