import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { StaffMe, StaffSession } from '@farad/contract/office/staff/staff';
import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import { staffLimits } from '@farad/domain/staff';

import type { Browser } from '#testing/browser.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { addStaff, signedInStaff } from '#testing/staff.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { hashPassword } from './password-hash.ts';
import { newLinkToken, newPassword, newRecoveryCodes } from './secrets.ts';
import { givePassword, type Visitor } from './sign-in.ts';
import { newTotpSecret, totpUri } from './totp.ts';

let shop: TestShop;
let passwordHash: string;
const password = 'Северный ветер 42 канифоль';
const newer = 'Южный ветер 43 припой';

beforeAll(async () => {
  shop = await openShop();
  passwordHash = await hashPassword(password);
});
afterAll(() => shop.close());

const code = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(shop.deps.clock().getTime() / 1000) });

const post = async <Answer>(browser: Browser, path: string, body: object = {}): Promise<Answer> => {
  const response = await browser.post(path, body, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  expect([path, response.statusCode, response.body]).toEqual([path, 200, response.body]);
  return response.json<Answer>();
};

/** Signs a staff member in with password and code. */
async function signIn(email: string, typed: string): Promise<Browser> {
  const browser = shop.guest();
  await post(browser, '/admin/sign-in', { email, password });
  await post(browser, '/admin/sign-in/code', { code: typed });
  return browser;
}

async function enrolled() {
  const staff = await addStaff(shop, ['support'], passwordHash);
  const browser = shop.guest();
  await post(browser, '/admin/sign-in', { email: staff.email, password });
  const { secret } = await post<{ secret: string }>(browser, '/admin/sign-in/totp');
  const confirm = { code: await code(secret) };
  const { recoveryCodes } = await post<{ recoveryCodes: readonly string[] }>(
    browser,
    '/admin/sign-in/totp/confirm',
    confirm,
  );
  shop.passSeconds(60);
  return { ...staff, browser, secret, recoveryCodes };
}

const logOf = async (id: number): Promise<readonly string[]> => {
  const { rows } = await shop.pool.query<{ says: string }>(
    `select concat_ws(' ', action, object_kind, object_id, after::text) as says from audit
     where staff_id = $1 or object_id = $1 and object_kind = 'staff' order by id`,
    [id],
  );
  return rows.map(({ says }) => says.replaceAll(String(id), '#'));
};

it('the log tells each step of a sign-in, and a recovery code from a code of the authenticator', async () => {
  const { id, email, secret, recoveryCodes } = await enrolled();
  await signIn(email, await code(secret));
  await signIn(email, recoveryCodes[0] ?? '');
  const browser = shop.guest();
  await browser.post('/admin/sign-in', { email, password: 'wrong' });
  await browser.post('/admin/sign-in', { email, password });
  await browser.post('/admin/sign-in/code', { code: '000000' });
  expect(await logOf(id)).toEqual([
    'staff.password_given staff #',
    'staff.totp_begun staff #',
    'staff.totp_confirmed staff #',
    'staff.signed_in staff #',
    'staff.password_given staff #',
    'staff.signed_in staff #',
    'staff.password_given staff #',
    'staff.recovery_code_used staff #',
    'staff.signed_in staff #',
    'staff.sign_in_refused staff # {"step": "password"}',
    'staff.password_given staff #',
    'staff.sign_in_refused staff # {"step": "code"}',
  ]);
});

it('who I am, where I am signed in, and until when', async () => {
  const { id, email, browser, secret } = await enrolled();
  shop.passSeconds(120);
  const second = await signIn(email, await code(secret));
  const me = (await second.get('/admin/me')).json<StaffMe>();
  expect(me).toMatchObject({ id: String(id), email, locale: 'ru', roles: ['support'], recoveryCodesLeft: 10 });
  expect(me.sessionIdleSeconds).toBe(staffLimits.sessionIdleSeconds);
  const endsInSeconds = (Date.parse(me.sessionEndsAt) - shop.deps.clock().getTime()) / 1000;
  expect(endsInSeconds).toBeGreaterThan(staffLimits.sessionAbsoluteSeconds - 20);
  expect(endsInSeconds).toBeLessThanOrEqual(staffLimits.sessionAbsoluteSeconds);
  const sessions = (await second.get('/admin/sessions')).json<StaffSession[]>();
  expect(sessions.map(({ isCurrent, browser: name, system }) => [isCurrent, name, system])).toEqual([
    [true, 'Firefox', 'Linux'],
    [false, 'Firefox', 'Linux'],
  ]);
  await post(second, '/admin/sessions/end-others');
  expect((await browser.get('/admin/me')).statusCode).toBe(401);
  expect((await second.get('/admin/me')).statusCode).toBe(200);
});

it('a session that has just begun says when it ends', async () => {
  const { email, secret } = await enrolled();
  const browser = shop.guest();
  await post(browser, '/admin/sign-in', { email, password });
  const me = await post<StaffMe>(browser, '/admin/sign-in/code', { code: await code(secret) });
  const endsInSeconds = (Date.parse(me.sessionEndsAt) - shop.deps.clock().getTime()) / 1000;
  expect(endsInSeconds).toBeGreaterThan(staffLimits.sessionAbsoluteSeconds - 20);
  expect(endsInSeconds).toBeLessThanOrEqual(staffLimits.sessionAbsoluteSeconds);
});

it('a changed password ends every other session, and needs both proofs, each named when it is wrong', async () => {
  const { id, email, browser, secret } = await enrolled();
  const here = await signIn(email, await code(secret));
  shop.passSeconds(60);
  const change = (more: object) => here.post('/admin/password', { password, newPassword: newer, ...more });
  const wrongPassword = await change({ password: 'x', code: await code(secret) });
  expect([wrongPassword.statusCode, wrongPassword.json()]).toMatchObject([
    401,
    { error: { code: 'wrong_credentials', field: 'password' } },
  ]);
  const wrongCode = await change({ code: '000000' });
  expect([wrongCode.statusCode, wrongCode.json()]).toMatchObject([
    400,
    { error: { code: 'wrong_code', field: 'code' } },
  ]);
  const weak = await change({ code: await code(secret), newPassword: 'aaaaaaaaaaaaaa' });
  expect(weak.json()).toMatchObject({ error: { code: 'weak_password', field: 'newPassword' } });
  const logged = (await logOf(id)).length;
  expect((await change({ code: await code(secret) })).json()).toEqual({ isDone: true });
  expect((await logOf(id)).slice(logged)).toEqual(['staff.password_set staff #']);
  expect((await browser.get('/admin/me')).statusCode).toBe(401);
  expect((await here.get('/admin/me')).statusCode).toBe(200);
  expect((await shop.guest().post('/admin/sign-in', { email, password })).statusCode).toBe(401);
});

it('a user is shown as they are: invited, with a password, with an authenticator, blocked', async () => {
  const chief = await signedInStaff(shop, 'administrator');
  const { id, email } = await enrolled();
  const fresh = await addStaff(shop, ['developer']);
  const usersOf = async () => (await chief.get('/admin/users')).json<{ users: StaffUser[] }>().users;
  const find = async (of: number) => (await usersOf()).find((user) => user.id === String(of));
  const moment = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  expect(await find(id)).toEqual({
    id: String(id),
    email,
    name: expect.stringMatching(/^Staff /) as string,
    locale: 'ru',
    roles: ['support'],
    customRoles: [],
    isDisabled: false,
    hasPassword: true,
    hasTotp: true,
    invitedUntil: null,
    signedInAt: moment,
    createdAt: moment,
    isMe: false,
  });
  await post(chief, `/admin/users/${fresh.id}/invitation`, { by: 'link' });
  expect(await find(fresh.id)).toMatchObject({
    hasPassword: false,
    hasTotp: false,
    invitedUntil: moment,
    signedInAt: null,
  });
  await post(chief, `/admin/users/${fresh.id}/disabled`, { isDisabled: true });
  expect(await find(fresh.id)).toMatchObject({ isDisabled: true });
  expect(await find(chief.staffId)).toMatchObject({ isMe: true });
  shop.passSeconds(60 * 86_400);
  const later = await signedInStaff(shop, 'administrator');
  const { users } = (await later.get('/admin/users')).json<{ users: StaffUser[] }>();
  expect(users.find((user) => user.id === String(fresh.id))).toMatchObject({ invitedUntil: null });
});

it('an invented or malformed token is nobody', async () => {
  for (const token of ['x', 'A'.repeat(43), '', '%00', 'A'.repeat(44)]) {
    const browser = shop.guest();
    browser.cookies.set('__Host-staff', token);
    expect([token, (await browser.get('/admin/me')).statusCode]).toEqual([token, 401]);
  }
});

it('passwords are hashed as OWASP wants, and secrets are long enough', async () => {
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(newLinkToken()).toMatch(/^[\w-]{43}$/);
  expect(newPassword()).toMatch(/^[a-zA-Z2-9]{20}$/);
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(newRecoveryCodes()).size).toBe(staffLimits.recoveryCodeCount);
  const uri = new URL(totpUri('Фарад', 'a@farad.example', 'JBSWY3DPEHPK3PXP'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname), uri.searchParams.get('secret')]).toEqual([
    'otpauth:',
    'totp',
    '/Фарад:a@farad.example',
    'JBSWY3DPEHPK3PXP',
  ]);
});

it('plain http from outside this machine is refused before anything is read', async () => {
  const cookies = { get: () => undefined, set: () => undefined, clear: () => undefined };
  // The request object is empty, so reading anything of it would fail.
  const visitor = { cookies, ip: '192.168.1.5', userAgent: '', request: {} as Visitor['request'], isSecure: false };
  const refused = { ok: false, error: { code: 'insecure_transport' } };
  expect(await givePassword(shop.deps, visitor, { email: 'a@farad.example', password })).toEqual(refused);
  expect(await acceptInvitation(shop.deps, visitor, { token: 'x', password })).toEqual(refused);
});
