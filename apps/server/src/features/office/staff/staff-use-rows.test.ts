import { rowChanges } from '@farad/database/testing/row-changes';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { generate } from 'otplib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { staffSessionOf } from '#http/session/staff-session.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { beginTotp, confirmEnrol, confirmNewTotp, enrol } from './enrol.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  renewRecoveryCodes,
  renewTotp,
  saveMe,
  signOut,
} from './own-account.ts';
import { hashPassword } from './password-hash.ts';
import { linkHash, recoveryHmac, seal } from './secrets.ts';
import { atStep, currentStep, giveCode, givePassword } from './sign-in.ts';
import { newTotpSecret } from './totp.ts';

const shop = openShopRows([
  `insert into staff (email, name, locale, created_at) values ('staff3@farad.example', 'Staff 3', 'en', '2026-01-01')`,
  'alter table audit disable trigger user',
]);
const start = new Date('2026-11-20T06:00:00.000Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const secretKey = Buffer.alloc(32, 7);
const password = 'correct horse battery staple';
let now = start;
const deps = {
  get db() {
    return shop.db;
  },
  clock: () => now,
  secretKey,
  log: { warn: () => undefined },
  config: { adminUrl: 'https://admin.example', siteUrl: 'https://shop.example' },
} as unknown as Deps;
/** A browser with its own cookies. */
const browser = (more: object = {}) => {
  const jar = new Map<string, string>();
  const cookies = {
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => void jar.set(name, value),
    clear: (name: string) => void jar.delete(name),
  } as unknown as Cookies;
  return {
    cookies,
    jar,
    ip: '10.0.0.1',
    userAgent: 'test',
    request: { id: 'request' },
    isSecure: true,
    ...more,
  } as never as Parameters<typeof givePassword>[1] & { readonly jar: ReadonlyMap<string, string> };
};
const outcome = (answer: { readonly ok: boolean; readonly error?: unknown; readonly value?: unknown }): unknown =>
  answer.ok ? answer.value : answer.error;
/** Returns the rows that `work` changes, with tokens and hashes replaced by constant words. */
const changes = async (work: () => Promise<unknown>) =>
  (await rowChanges(shop, work))
    .map((line) => line.replaceAll(/\\+x[\da-f]{64,}/g, 'bytes').replaceAll(/"\$argon2[^"]+"/g, '"hash"'))
    .toSorted((a, b) => a.slice(2).localeCompare(b.slice(2)) || a.localeCompare(b));
const secret = newTotpSecret();
const codeAt = (at: Date, of = secret) => generate({ secret: of, epoch: at.getTime() / 1000 });
let hash = '';
beforeAll(async () => {
  hash = await hashPassword(password);
});

/** Staff members 1 and 2 have this password. Staff member 2 also has an authenticator and two recovery codes. */
beforeEach(async () => {
  now = start;
  await shop.run(
    'truncate staff_session, staff_try, staff_recovery_code, staff_role, audit, outbox, session restart identity cascade',
  );
  await shop.run('delete from staff where id > 3');
  await shop.run(
    `update staff set password_hash = case when id < 3 then $1 end, disabled_at = null, totp_secret = null,
    totp_step = 0, pending_totp_secret = null, invitation_sha256 = null, invitation_expires_at = null, signed_in_at = null,
    name = 'Staff ' || id, locale = 'ru'`,
    hash,
  );
  await shop.run('update staff set totp_secret = $1 where id = 2', seal(secretKey, 2, secret));
  for (const code of ['aaaaa-bbbbb', 'ccccc-ddddd']) {
    await shop.run(
      'insert into staff_recovery_code (staff_id, code_hmac) values (2, $1)',
      recoveryHmac(secretKey, 2, code),
    );
  }
  await shop.run(
    `insert into staff_role (staff_id, role) values (1, 'administrator'), (2, 'administrator'), (3, 'support')`,
  );
});

const give = (at = browser(), id = 2, typed = password) =>
  givePassword(deps, at, { email: `Staff${id}@farad.example`, password: typed });
/** Signs in staff member 2, and returns the call of the signed-in browser. */
async function signedIn() {
  const own = browser();
  await give(own);
  await giveCode(deps, own, await codeAt(now));
  const actor = await staffSessionOf(deps, own.cookies);
  if (actor === undefined) throw new Error('not signed in');
  return { ...own, actor };
}
const sessions = () => shop.read('select staff_id, step from staff_session order by staff_id, step');

describe('the password', () => {
  it('begins a sign-in', async () => {
    const own = browser();
    expect(await changes(async () => expect(outcome(await give(own))).toEqual({ step: 'code' })))
      .toMatchInlineSnapshot(`
        [
          "+ audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", action "staff.password_given", reason "", staff_id 2, object_id 2, request_id "request", user_agent "test", object_kind "staff"",
          "+ staff_session bytes: id "random", ip "10.0.0.1", step "password", staff_id 2, turned_at "2026-11-20T06:00:00+00:00", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T06:10:00+00:00", user_agent "test", written_to 0, last_seen_at "2026-11-20T06:00:00+00:00", token_sha256 "bytes"",
          "+ staff_try 1: at "2026-11-20T06:00:00+00:00", id 1, subnet "10.0.0.0/24", outcome "passed", email_hmac "bytes"",
        ]
      `);
    expect(outcome(await give(browser(), 1))).toEqual({ step: 'enrol' });
    expect([await currentStep(deps, own), await currentStep(deps, browser())]).toEqual(['code', 'password']);
  });

  it('given again ends the earlier sign-in of this browser', async () => {
    const own = browser();
    await give(browser());
    await give(own);
    await give(own);
    expect(await sessions()).toEqual(['2 password', '2 password']);
  });

  it.each([
    ['a wrong one', 2, 'wrong', {}],
    ['nobody', 9, password, {}],
    ['one without a password', 3, password, {}],
  ])('of %s is refused', async (_what, id, typed) => {
    const refused = await changes(async () =>
      expect(outcome(await give(browser(), id, typed))).toEqual({ code: 'wrong_credentials' }),
    );
    const who = id === 9 ? '' : `, object_id ${id}`;
    expect(refused.filter((line) => line.startsWith('+ audit'))).toHaveLength(1);
    expect(refused[0]).toContain('after {"step":"password"}');
    expect(refused[0]?.includes('object_id')).toBe(who !== '');
    expect(await sessions()).toEqual([]);
  });

  it('of a blocked person, or over plain http, is refused', async () => {
    await shop.run('update staff set disabled_at = now() where id = 2');
    expect(outcome(await give())).toEqual({ code: 'wrong_credentials' });
    await shop.run('update staff set disabled_at = null');
    expect(outcome(await give(browser({ isSecure: false })))).toEqual({ code: 'insecure_transport' });
    expect(outcome(await givePassword(deps, browser(), { email: 'STAFF2@farad.example', password }))).toEqual({
      step: 'code',
    });
    expect(outcome(await givePassword(deps, browser(), { email: 'no address', password }))).toEqual({
      code: 'wrong_credentials',
    });
  });
});

describe('the code', () => {
  it('completes the sign-in, once', async () => {
    const own = browser();
    await give(own);
    const code = await codeAt(now);
    expect(await changes(async () => expect((await giveCode(deps, own, code)).ok).toBe(true))).toMatchInlineSnapshot(`
      [
        "staff 2: totp_step 59838480, signed_in_at "2026-11-20T06:00:00+00:00"",
        "+ audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.1", action "staff.signed_in", reason "", staff_id 2, object_id 2, request_id "request", user_agent "test", object_kind "staff"",
        "- staff_session bytes",
        "+ staff_session bytes: id "random", ip "10.0.0.1", step "done", staff_id 2, turned_at "2026-11-20T06:00:00+00:00", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T18:00:00+00:00", user_agent "test", written_to 0, last_seen_at "2026-11-20T06:00:00+00:00", token_sha256 "bytes"",
        "+ staff_try 2: at "2026-11-20T06:00:00+00:00", id 2, subnet "10.0.0.0/24", outcome "right", email_hmac "bytes"",
      ]
    `);
    expect(outcome(await giveCode(deps, own, code))).toEqual({ code: 'forbidden' });
    const other = browser();
    await give(other);
    expect(outcome(await giveCode(deps, other, code))).toEqual({ code: 'wrong_code', field: 'code' });
    expect(await sessions()).toEqual(['2 done', '2 password']);
  });

  it.each(['000000', 'x', 'EEEEE-FFFFF'])('that is wrong is noted: %s', async (code) => {
    const own = browser();
    await give(own);
    const noted = await changes(async () =>
      expect(outcome(await giveCode(deps, own, code))).toEqual({ code: 'wrong_code', field: 'code' }),
    );
    expect(noted.filter((line) => line.startsWith('+ audit'))[0]).toContain('after {"step":"code"}');
    expect(await sessions()).toEqual(['2 password']);
  });

  it('may be a recovery code, once', async () => {
    const own = browser();
    await give(own);
    expect(await changes(async () => expect((await giveCode(deps, own, 'aaaaa-bbbbb')).ok).toBe(true)))
      .toMatchInlineSnapshot(`
        [
          "staff 2: signed_in_at "2026-11-20T06:00:00+00:00"",
          "staff_recovery_code 2/bytes: used_at "2026-11-20T06:00:00+00:00"",
          "+ audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.1", action "staff.recovery_code_used", reason "", staff_id 2, object_id 2, request_id "request", user_agent "test", object_kind "staff"",
          "+ audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.1", action "staff.signed_in", reason "", staff_id 2, object_id 2, request_id "request", user_agent "test", object_kind "staff"",
          "- staff_session bytes",
          "+ staff_session bytes: id "random", ip "10.0.0.1", step "done", staff_id 2, turned_at "2026-11-20T06:00:00+00:00", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T18:00:00+00:00", user_agent "test", written_to 0, last_seen_at "2026-11-20T06:00:00+00:00", token_sha256 "bytes"",
          "+ staff_try 2: at "2026-11-20T06:00:00+00:00", id 2, subnet "10.0.0.0/24", outcome "right", email_hmac "bytes"",
        ]
      `);
    const other = browser();
    await give(other);
    expect(outcome(await giveCode(deps, other, 'AAAAA-BBBBB'))).toEqual({ code: 'wrong_code', field: 'code' });
  });

  it('is refused for somebody without an authenticator', async () => {
    const own = browser();
    await give(own, 1);
    expect(outcome(await giveCode(deps, own, '000000'))).toEqual({ code: 'forbidden' });
    expect(outcome(await giveCode(deps, browser(), '000000'))).toEqual({ code: 'unauthenticated' });
    await shop.run('update staff set totp_secret = null');
    const third = browser();
    await give(third);
    expect(outcome(await atStep(deps, third, 'code'))).toEqual({ code: 'forbidden' });
  });
});

describe('an authenticator', () => {
  it('is set up at the first sign-in', async () => {
    const own = browser();
    await give(own, 1);
    const made = await enrol(deps, own);
    if (!made.ok) throw new Error(made.error.code);
    expect(outcome(await confirmEnrol(deps, own, '000000'))).toEqual({ code: 'wrong_code', field: 'code' });
    expect(outcome(await confirmEnrol(deps, own, 'AAAAA-BBBBB'))).toEqual({ code: 'wrong_code', field: 'code' });
    const code = await codeAt(now, made.value.secret);
    let codes: unknown;
    const confirmed = await changes(async () => {
      codes = outcome(await confirmEnrol(deps, own, code));
    });
    expect(confirmed.filter((line) => !line.startsWith('+ staff_recovery'))).toMatchInlineSnapshot(`
      [
        "staff 1: totp_step 59838480, totp_secret "bytes", signed_in_at "2026-11-20T06:00:00+00:00", pending_totp_secret null",
        "+ audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.1", action "staff.totp_confirmed", reason "", staff_id 1, object_id 1, request_id "request", user_agent "test", object_kind "staff"",
        "+ audit 6: at "2026-11-20T06:00:00+00:00", id 6, ip "10.0.0.1", action "staff.signed_in", reason "", staff_id 1, object_id 1, request_id "request", user_agent "test", object_kind "staff"",
        "- staff_session bytes",
        "+ staff_session bytes: id "random", ip "10.0.0.1", step "done", staff_id 1, turned_at "2026-11-20T06:00:00+00:00", created_at "2026-11-20T06:00:00+00:00", expires_at "2026-11-20T18:00:00+00:00", user_agent "test", written_to 0, last_seen_at "2026-11-20T06:00:00+00:00", token_sha256 "bytes"",
        "+ staff_try 4: at "2026-11-20T06:00:00+00:00", id 4, subnet "10.0.0.0/24", outcome "right", email_hmac "bytes"",
      ]
    `);
    expect((codes as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await shop.read('select staff_id, count(*) from staff_recovery_code group by 1 order by 1')).toEqual([
      '1 10',
      '2 2',
    ]);
    expect(outcome(await enrol(deps, own))).toEqual({ code: 'forbidden' });
    expect([outcome(await enrol(deps, browser())), outcome(await confirmEnrol(deps, browser(), code))]).toEqual([
      { code: 'unauthenticated' },
      { code: 'unauthenticated' },
    ]);
  });

  it('is not confirmed before it was begun', async () => {
    const own = browser();
    await give(own, 1);
    expect(outcome(await confirmEnrol(deps, own, await codeAt(now)))).toEqual({ code: 'wrong_code', field: 'code' });
  });

  it('is replaced, which ends the other sessions', async () => {
    const own = await signedIn();
    now = later(60);
    await signedIn();
    const made = await beginTotp(deps, own, own.actor);
    expect(
      await shop.read('select id, totp_secret is null, pending_totp_secret is null from staff order by id'),
    ).toEqual(['1 true true', '2 false false', '3 true true']);
    expect((await confirmNewTotp(deps, own, own.actor, await codeAt(now, made.secret))).ok).toBe(true);
    expect(await sessions()).toEqual(['2 done']);
  });
});

describe('the own account', () => {
  const newPassword = 'another horse battery staple';
  const prove = async () => {
    now = later(90);
    return { password, code: await codeAt(now) };
  };

  it('gets another password, which ends the other sessions', async () => {
    await signedIn();
    now = later(45);
    const own = await signedIn();
    const proof = await prove();
    expect(outcome(await changePassword(deps, own, { ...proof, newPassword: 'short' }))).toEqual({
      code: 'weak_password',
      field: 'newPassword',
    });
    expect(
      await changes(async () =>
        expect(outcome(await changePassword(deps, own, { ...proof, newPassword }))).toEqual({ isDone: true }),
      ),
    ).toMatchInlineSnapshot(`
      [
        "staff 2: totp_step 59838483, password_hash "hash"",
        "+ audit 5: at "2026-11-20T06:01:30+00:00", id 5, ip "10.0.0.1", action "staff.password_set", reason "", staff_id 2, object_id 2, request_id "request", user_agent "test", object_kind "staff"",
        "- staff_session bytes",
        "+ staff_try 5: at "2026-11-20T06:01:30+00:00", id 5, subnet "10.0.0.0/24", outcome "right", email_hmac "bytes"",
      ]
    `);
  });

  it('is proved by password and code', async () => {
    const own = await signedIn();
    const proof = await prove();
    const wrong = [
      await changePassword(deps, own, { ...proof, password: 'x', newPassword }),
      await changePassword(deps, own, { ...proof, code: '000000', newPassword }),
      await renewTotp(deps, own, { ...proof, code: '000000' }),
      await renewRecoveryCodes(deps, own, { ...proof, password: 'x' }),
    ];
    expect(wrong.map(outcome)).toEqual([
      { code: 'wrong_credentials', field: 'password' },
      { code: 'wrong_code', field: 'code' },
      { code: 'wrong_code', field: 'code' },
      { code: 'wrong_credentials', field: 'password' },
    ]);
    expect(
      await shop.read(`select after->>'step' from audit where action = 'staff.sign_in_refused' order by id`),
    ).toEqual(['password', 'code', 'code', 'password']);
    expect((await renewRecoveryCodes(deps, own, proof)).ok).toBe(true);
    expect(await shop.read('select count(*) from staff_recovery_code')).toEqual(['10']);
    now = later(150);
    expect((await renewTotp(deps, own, { password, code: await codeAt(now) })).ok).toBe(true);
  });

  it('may be proved by a recovery code', async () => {
    const own = await signedIn();
    expect((await renewTotp(deps, own, { password, code: 'AAAAA-BBBBB' })).ok).toBe(true);
    expect(await shop.read(`select action, object_id from audit where action like 'staff.recovery%'`)).toEqual([
      'staff.recovery_code_used 2',
    ]);
  });

  it('is saved, and signs out', async () => {
    const own = await signedIn();
    expect(await changes(async () => saveMe(deps, own, { name: 'Пётр', locale: 'tr' }))).toMatchInlineSnapshot(`
      [
        "staff 2: name "Пётр", locale "tr"",
        "+ audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.1", after {"name":"Пётр","locale":"tr"}, action "staff.saved", before {"name":"Staff 2","locale":"ru"}, reason "", staff_id 2, object_id 2, request_id "request", user_agent "test", object_kind "staff"",
      ]
    `);
    expect(await endSession(deps, own, 'x')).toBe(false);
    expect(await endSession(deps, own, '00000000-0000-0000-0000-000000000000')).toBe(false);
    now = later(60);
    const other = await signedIn();
    now = later(120);
    await signedIn();
    expect(await changes(async () => expect(await endSession(deps, own, other.actor.session.id)).toBe(true)))
      .toMatchInlineSnapshot(`
        [
          "+ audit 8: at "2026-11-20T06:02:00+00:00", id 8, ip "10.0.0.1", action "staff.session_ended", reason "", staff_id 2, object_id 2, request_id "request", user_agent "test", object_kind "staff"",
          "- staff_session bytes",
        ]
      `);
    expect(await sessions()).toEqual(['2 done', '2 done']);
    await endOtherSessions(deps, own);
    expect(await sessions()).toEqual(['2 done']);
    expect(outcome(await signOut(deps, own))).toEqual({ isDone: true });
    expect([await sessions(), own.jar.size]).toEqual([[], 0]);
  });
});

describe('an invitation', () => {
  const invited = (until: Date) =>
    shop.run(
      'update staff set invitation_sha256 = $1, invitation_expires_at = $2 where id = 3',
      linkHash('token'),
      until,
    );
  const accept = (typed = password, at = browser()) => acceptInvitation(deps, at, { token: 'token', password: typed });

  it('sets the password, once', async () => {
    await invited(later(1));
    expect(outcome(await accept('short'))).toEqual({ code: 'weak_password', field: 'password' });
    expect(outcome(await accept(password, browser({ isSecure: false })))).toEqual({ code: 'insecure_transport' });
    expect(await changes(async () => expect(outcome(await accept())).toEqual({ isDone: true }))).toMatchInlineSnapshot(`
      [
        "staff 3: password_hash "hash", invitation_sha256 null, invitation_expires_at null",
        "+ audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", action "staff.password_set", reason "", staff_id 3, object_id 3, request_id "request", user_agent "test", object_kind "staff"",
      ]
    `);
    expect(outcome(await accept())).toEqual({ code: 'invitation_over' });
  });

  it('is over at its time', async () => {
    await invited(start);
    expect(outcome(await accept())).toEqual({ code: 'invitation_over' });
  });
});
