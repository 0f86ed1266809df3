import { openShopRows } from '@farad/database/testing/shop-rows';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBrowser, type Browser } from '#testing/browser.ts';
import type { ServedCalls } from '#testing/scenes/row-calls.ts';
import { staffOffice } from './feature.ts';
import { hashPassword } from './password-hash.ts';
import { emailHmac, linkHash, seal } from './secrets.ts';
import { later, openStaffRows, staffScene } from './test-staff-rows.ts';
import { newTotpSecret } from './totp.ts';

const shop = openShopRows(staffScene);
const rows = openStaffRows(shop);
const password = 'correct horse battery staple';
let calls: ServedCalls;
let hash: string;
beforeAll(async () => {
  calls = await rows.serve();
  hash = await hashPassword(password);
});
afterAll(() => calls.server.close());
beforeEach(async () => {
  await rows.empty();
  await shop.run('update staff set password_hash = $1', hash);
});
const browser = () => openBrowser(calls.server, '10.0.0.1');
/** Returns status and body of a call's answer, without the rows that the call changed. */
const answer = async (called: () => ReturnType<Browser['get']>) => (await rows.shown(called)).split('\n')[1] ?? '';

it('the calls have these rules', () => {
  expect(calls.rules).toMatchInlineSnapshot(`
    [
      "GET /admin/sign-in: staff view_catalogue read 8192",
      "POST /admin/sign-in: staff view_catalogue sign-in 8192",
      "POST /admin/sign-in/code: staff view_catalogue sign-in 8192",
      "POST /admin/sign-in/totp: staff view_catalogue sign-in 8192",
      "POST /admin/sign-in/totp/confirm: staff view_catalogue sign-in 8192",
      "POST /admin/invitation/accept: staff view_catalogue sign-in 8192",
      "GET /admin/me: staff use_back_office read",
      "POST /admin/me: staff use_back_office write 8192",
      "GET /admin/sessions: staff use_back_office read",
      "POST /admin/sessions/end: staff use_back_office write 8192",
      "POST /admin/sessions/end-others: staff use_back_office write 8192",
      "POST /admin/sign-out: staff use_back_office write 8192",
      "POST /admin/password: staff use_back_office sign-in 8192",
      "POST /admin/totp: staff use_back_office sign-in 8192",
      "POST /admin/totp/confirm: staff use_back_office sign-in 8192",
      "POST /admin/recovery-codes: staff use_back_office sign-in 8192",
      "GET /admin/users: staff manage_users read",
      "POST /admin/users: staff manage_users write 8192",
      "POST /admin/users/:staffId/invitation: staff manage_users write 8192",
      "POST /admin/users/:staffId/roles: staff manage_users write 8192",
      "POST /admin/roles: staff manage_users write 8192",
      "POST /admin/roles/remove: staff manage_users write 8192",
      "POST /admin/users/:staffId/disabled: staff manage_users write 8192",
      "POST /admin/users/:staffId/totp/reset: staff manage_users write 8192",
      "GET /admin/audit: staff view_audit read",
    ]
  `);
});

it('a sign-in by password and code, over its calls', async () => {
  const by = browser();
  const step = () => rows.refused(() => by.get('/admin/sign-in'));
  const credentials = { email: 'staff2@farad.example', password };
  expect(await step()).toBe('200 {"step":"password"}');
  expect(await answer(() => by.post('/admin/sign-in', { ...credentials, password: 'x' }))).toBe(
    '401 {"code":"wrong_credentials"}',
  );
  expect(await answer(() => by.post('/admin/sign-in', credentials))).toBe('200 {"step":"enrol"}');
  expect(await step()).toBe('200 {"step":"enrol"}');
  // Other calls are still refused.
  expect(await rows.refused(() => by.get('/admin/me'))).toBe('401 {"code":"unauthenticated"}');
  const { secret, uri } = (await by.post('/admin/sign-in/totp', {})).json<{ secret: string; uri: string }>();
  expect(uri).toContain(`secret=${secret}`);
  const codeAt = (seconds: number) => generate({ secret, epoch: later(seconds).getTime() / 1000 });
  expect(await answer(() => by.post('/admin/sign-in/totp/confirm', { code: '000000' }))).toBe(
    '400 {"code":"wrong_code","field":"code"}',
  );
  const confirmed = await by.post('/admin/sign-in/totp/confirm', { code: await codeAt(0) });
  expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
  expect(await step()).toBe('200 {"step":"done"}');
  const other = browser();
  rows.at(60);
  await other.post('/admin/sign-in', credentials);
  const code = await codeAt(60);
  expect(await answer(() => other.post('/admin/sign-in/code', { code }))).toMatchInlineSnapshot(
    `"200 {"id":"2","name":"Staff 2","email":"staff2@farad.example","locale":"tr","roles":["support"],"customRoles":[],"permissions":["view_catalogue","write_reviews","use_back_office","view_orders","order_for_customer","view_customers","keep_customer_notes","act_as_customer","answer_chat","moderate_reviews","view_products"],"recoveryCodesLeft":10,"sessionEndsAt":"2026-11-20T18:01:00.000Z","sessionIdleSeconds":1800}"`,
  );
});

it('tries are stored under one spelling of an email address', async () => {
  const { secretKey } = rows.deps;
  const tried = async (email: string) => {
    await shop.run('truncate staff_try');
    const given = await browser().post('/admin/sign-in', { email, password: 'x' });
    return [given.statusCode, ...(await shop.read('select email_hmac from staff_try'))];
  };
  const kept = (email: string) => emailHmac(secretKey, email).toString('hex');
  expect(await tried('STAFF2@farad.EXAMPLE')).toEqual([401, kept('staff2@farad.example')]);
  expect(await tried(' Staff2@farad.example ')).toEqual([401, kept('staff2@farad.example')]);
  expect(await tried('No Address')).toEqual([401, kept('no address')]);
});

describe('the own account, over its calls', () => {
  let by: Browser;
  beforeEach(async () => {
    by = await rows.signIn(2, browser());
    for (const id of [2, 2, 3]) await rows.signIn(id, browser());
  });

  it('is shown and saved', async () => {
    expect(await rows.refused(() => by.get('/admin/me'))).toMatchInlineSnapshot(
      `"200 {"id":"2","name":"Staff 2","email":"staff2@farad.example","locale":"tr","roles":["support"],"customRoles":[],"permissions":["view_catalogue","write_reviews","use_back_office","view_orders","order_for_customer","view_customers","keep_customer_notes","act_as_customer","answer_chat","moderate_reviews","view_products"],"recoveryCodesLeft":0,"sessionEndsAt":"2026-11-20T18:00:00.000Z","sessionIdleSeconds":1800}"`,
    );
    expect(await rows.shown(() => by.post('/admin/me', { name: 'Пётр', locale: 'en' }))).toMatchInlineSnapshot(`
      "
      200 {"id":"2","name":"Пётр","email":"staff2@farad.example","locale":"en","roles":["support"],"customRoles":[],"permissions":["view_catalogue","write_reviews","use_back_office","view_orders","order_for_customer","view_customers","keep_customer_notes","act_as_customer","answer_chat","moderate_reviews","view_products"],"recoveryCodesLeft":0,"sessionEndsAt":"2026-11-20T18:00:00.000Z","sessionIdleSeconds":1800}
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"name":"Пётр","locale":"en"}, action "staff.saved", before {"name":"Staff 2","locale":"tr"}, reason "", staff_id 2, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      staff 2: name "Пётр", locale "en"
      "
    `);
  });

  it('has its sessions, which end one by one or all', async () => {
    const listed = async (called: () => ReturnType<Browser['get']>) => {
      const sessions = (await called()).json<readonly { readonly id: string; readonly isCurrent: boolean }[]>();
      return sessions.map(({ isCurrent }) => isCurrent);
    };
    expect(await listed(() => by.get('/admin/sessions'))).toEqual([true, false, false]);
    const [, second] = (await by.get('/admin/sessions')).json<readonly { readonly id: string }[]>();
    const end = (id: string) => by.post('/admin/sessions/end', { id });
    expect(await listed(() => end(second?.id ?? ''))).toEqual([true, false]);
    expect(await rows.refused(() => end(second?.id ?? ''))).toBe('404 {"code":"not_found"}');
    const [foreign = ''] = await shop.read('select id from staff_session where staff_id = 3');
    expect(await rows.refused(() => end(foreign))).toBe('404 {"code":"not_found"}');
    const endOthers = () => by.post('/admin/sessions/end-others', {});
    expect(await listed(endOthers)).toEqual([true]);
    expect(await rows.shown(endOthers)).toMatchInlineSnapshot(`
      "
      200 [{"id":"random","browser":"","system":"","ip":"10.0.0.8","startedAt":"2026-11-20T06:00:00.000Z","seenAt":"2026-11-20T06:00:00.000Z","isCurrent":true}]
      + audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.1", after {"all":true}, action "staff.session_ended", reason "", staff_id 2, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      "
    `);
    expect(await rows.sessions()).toEqual(['staff 2', 'staff 3']);
  });

  it('signs out, also as a customer', async () => {
    await rows.act();
    expect(await rows.shown(() => by.post('/admin/sign-out', {}))).toMatchInlineSnapshot(`
      "
      200 {"isDone":true}
      cookie __Host-staff cleared
      - session bytes
      - staff_session bytes
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", action "customer.impersonation_ended", reason "", staff_id 2, object_id 1, request_id "request", user_agent "lightMyRequest", object_kind "customer"
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.1", action "staff.signed_out", reason "", staff_id 2, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      "
    `);
    expect(await rows.sessions()).toEqual(['staff 2', 'staff 2', 'staff 3', 'acting 1', 'acting 3']);
  });

  it('is proved before its secrets change', async () => {
    const wrong = { password: 'x', code: '000000' };
    const refused = '401 {"code":"wrong_credentials","field":"password"}';
    for (const path of ['/admin/password', '/admin/totp', '/admin/recovery-codes'])
      expect([path, await answer(() => by.post(path, { ...wrong, newPassword: 'another horse battery' }))]).toEqual([
        path,
        refused,
      ]);
    expect(await answer(() => by.post('/admin/password', { ...wrong, newPassword: 'short' }))).toBe(
      '400 {"code":"weak_password","field":"newPassword"}',
    );
    expect(await answer(() => by.post('/admin/totp/confirm', { code: '000000' }))).toBe(
      '400 {"code":"wrong_code","field":"code"}',
    );
  });
});

it('secrets are renewed by password and code, over their calls', async () => {
  const secret = newTotpSecret();
  await shop.run('update staff set totp_secret = $1 where id = 2', seal(rows.deps.secretKey, 2, secret));
  await shop.run(`insert into staff_recovery_code (staff_id, code_hmac) values (2, sha256('a')), (3, sha256('a'))`);
  const by = await rows.signIn(2, browser());
  const proof = async (seconds: number) => {
    rows.at(seconds);
    return { password, code: await generate({ secret, epoch: later(seconds).getTime() / 1000 }) };
  };
  const renewed = (await by.post('/admin/recovery-codes', await proof(0))).json<{ recoveryCodes: string[] }>();
  expect(renewed.recoveryCodes).toHaveLength(10);
  const other = (await by.post('/admin/totp', await proof(60))).json<{ secret: string; uri: string }>();
  expect(other.uri).toContain(`secret=${other.secret}`);
  const code = await generate({ secret: other.secret, epoch: later(60).getTime() / 1000 });
  const confirmed = (await by.post('/admin/totp/confirm', { code })).json<{ recoveryCodes: string[] }>();
  expect(confirmed.recoveryCodes).toHaveLength(10);
  expect(confirmed.recoveryCodes).not.toEqual(renewed.recoveryCodes);
  expect(await shop.read('select staff_id, count(*) from staff_recovery_code group by 1 order by 1')).toEqual([
    '2 10',
    '3 1',
  ]);
  const changed = { ...(await proof(90)), newPassword: 'another horse battery staple' };
  expect(await answer(() => by.post('/admin/password', changed))).toBe('400 {"code":"wrong_code","field":"code"}');
  expect(await shop.read('select action, object_id, after from audit order by id')).toMatchInlineSnapshot(`
    [
      "staff.recovery_codes_renewed 2 null",
      "staff.totp_begun 2 null",
      "staff.totp_confirmed 2 null",
      "staff.sign_in_refused 2 [object Object]",
    ]
  `);
});

it('a session that reloads the set-up of an authenticator is shown the same secret, until another begins', async () => {
  const [one, other] = [await rows.signIn(2, browser(), 'password'), await rows.signIn(2, browser(), 'password')];
  const secretOf = async (by: Browser, seconds: number) => {
    rows.at(seconds);
    const begun = await by.post('/admin/sign-in/totp', {});
    expect(begun.statusCode, begun.body).toBe(200);
    return begun.json<{ secret: string }>().secret;
  };
  const made = await secretOf(one, 0);
  expect(await secretOf(one, 10)).toBe(made);
  const elsewhere = await secretOf(other, 20);
  expect(elsewhere).not.toBe(made);
  expect(await secretOf(other, 30)).toBe(elsewhere);
  expect(await secretOf(one, 40)).not.toBe(made);
});

it('an invitation is accepted over its call', async () => {
  const accept = (token: string) => browser().post('/admin/invitation/accept', { token, password });
  expect(await rows.refused(() => accept('none'))).toMatchInlineSnapshot(`"409 {"code":"invitation_over"}"`);
  await shop.run(
    'update staff set invitation_sha256 = $1, invitation_expires_at = $2 where id = 3',
    linkHash('token'),
    later(1),
  );
  await rows.signIn(3, browser());
  await rows.signIn(2, browser());
  expect(await rows.shown(() => accept('token'))).toMatchInlineSnapshot(`
    "
    200 {"isDone":true}
    - staff_session bytes
    + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", action "staff.password_set", reason "", staff_id 3, object_id 3, request_id "request", user_agent "lightMyRequest", object_kind "staff"
    staff 3: password_hash "hash", invitation_sha256 null, invitation_expires_at null
    "
  `);
  expect(await rows.sessions()).toEqual(['staff 2']);
});

it('tries are limited by each call that proves something', async () => {
  const by = browser();
  const tried = (at: number) =>
    shop.run(
      `insert into staff_try (email_hmac, subnet, at, outcome) select email_hmac, subnet, $1, 'failed' from staff_try limit 1`,
      later(at),
    );
  await by.post('/admin/sign-in', { email: 'staff2@farad.example', password: 'x' });
  for (let n = 0; n < 4; n += 1) await tried(0);
  const wait = '429 {"code":"too_many_requests","retryAfterSeconds":30}';
  expect(await rows.refused(() => by.post('/admin/sign-in', { email: 'staff2@farad.example', password }))).toBe(wait);
  const own = await rows.signIn(2, browser());
  const proof = { password, code: '000000' };
  const asked = [
    () => own.post('/admin/password', { ...proof, newPassword: 'another horse battery' }),
    () => own.post('/admin/totp', proof),
    () => own.post('/admin/recovery-codes', proof),
    () => own.post('/admin/totp/confirm', { code: '000000' }),
  ];
  for (const called of asked) expect(await rows.refused(called)).toBe(wait);
  await shop.run(`update staff set totp_secret = '\\x01' where id = 2`);
  const half = await rows.signIn(2, browser(), 'password');
  expect(await rows.refused(() => half.post('/admin/sign-in/code', { code: '000000' }))).toBe(wait);
});

describe('what is kept of staff is deleted in its time', () => {
  const ago = (seconds: number): Date => later(-seconds);
  const drop = async (name: string) => {
    await staffOffice.retention?.find((each) => each.name === name)?.drop(shop.db, ago);
  };

  it('sessions that are over or were not used', async () => {
    const add = (n: number, seen: Date, until: Date) =>
      shop.run(
        `insert into staff_session (token_sha256, staff_id, step, user_agent, ip, created_at, turned_at, last_seen_at, expires_at)
          values (sha256($1::int::text::bytea), $1::int, 'done', '', '10.0.0.1', $2, $2, $2, $3)`,
        n,
        seen,
        until,
      );
    await add(1, ago(60), later(0.001));
    await add(2, ago(60), later(0));
    await add(3, ago(1800.001), later(60));
    await drop('staff sessions');
    expect(await shop.read('select staff_id from staff_session')).toEqual(['1']);
  });

  it.each([
    ['staff sign-in tries', 86_400],
    ['audit log', 3 * 366 * 86_400],
  ])('%s after %i seconds', async (name, seconds) => {
    await shop.run(
      `insert into staff_try (email_hmac, subnet, at, outcome) select sha256(n::text::bytea), '10.0.0.0/24', $1::timestamptz - n * interval '1 ms', 'failed' from generate_series(0, 1) n`,
      ago(seconds),
    );
    await shop.run(
      `insert into audit (at, action, ip, user_agent, request_id, reason) select $1::timestamptz - n * interval '1 ms', 'staff.saved', '10.0.0.1', '', '', '' from generate_series(0, 1) n`,
      ago(seconds),
    );
    await drop(name);
    const left = await shop.read('select (select count(*) from staff_try), (select count(*) from audit)');
    expect(left).toEqual([name === 'audit log' ? '2 1' : '1 2']);
  });
});
