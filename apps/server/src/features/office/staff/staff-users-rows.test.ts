import { openShopRows } from '@farad/database/testing/shop-rows';
import { permissions, staffRoles } from '@farad/domain/customer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBrowser, type Browser } from '#testing/browser.ts';
import type { ServedCalls } from '#testing/scenes/row-calls.ts';
import { isPassword } from './password-hash.ts';
import { later, openStaffRows, staffScene } from './test-staff-rows.ts';

const shop = openShopRows(staffScene);
const rows = openStaffRows(shop);
let calls: ServedCalls;
beforeAll(async () => {
  calls = await rows.serve();
});
afterAll(() => calls.server.close());

/** Browsers of the administrator, of support, and of staff member 3. */
let chief: Browser;
let support: Browser;
let third: Browser;
beforeEach(async () => {
  await rows.empty();
  const browser = () => openBrowser(calls.server, '10.0.0.1');
  [chief, support, third] = [
    await rows.signIn(1, browser()),
    await rows.signIn(2, browser()),
    await rows.signIn(3, browser()),
  ];
});

/** Gives staff member 3 all permissions, by a role that is not the administrator's. */
const giveAll = () => shop.run(`update custom_role set permissions = $1 where id = 1`, permissions.administrator);
const refusal = (code: string, status: number, field?: string) =>
  `${status} ${JSON.stringify({ code, ...(field === undefined ? {} : { field }) })}`;

describe('the list of staff', () => {
  it('shows everybody, what the roles may do, and how many have those of the shop', async () => {
    const answer = await chief.get('/admin/users');
    const { users, roles, customRoles } = answer.json<{ users: object[]; roles: object[]; customRoles: object[] }>();
    expect(JSON.stringify([users, customRoles])).toMatchInlineSnapshot(
      `"[[{"id":"1","email":"staff1@farad.example","name":"Staff 1","locale":"ru","roles":["administrator"],"customRoles":[],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":true},{"id":"2","email":"staff2@farad.example","name":"Staff 2","locale":"tr","roles":["support"],"customRoles":[],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false},{"id":"3","email":"staff3@farad.example","name":"Staff 3","locale":"ru","roles":[],"customRoles":[{"id":"1","name":"Склад"}],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false}],[{"id":"2","name":"Отчёты","permissions":["view_reports"],"members":0},{"id":"1","name":"Склад","permissions":["pack_orders","view_orders"],"members":1}]]"`,
    );
    expect(roles).toEqual(staffRoles.map((role) => ({ role, permissions: [...permissions[role]] })));
  });

  it('is for those who manage staff', async () => {
    expect(await rows.refused(() => support.get('/admin/users'))).toBe(refusal('forbidden', 403));
    expect(await rows.refused(() => openBrowser(calls.server).get('/admin/users'))).toBe(
      refusal('unauthenticated', 401),
    );
  });
});

describe('somebody new', () => {
  const asked = (more: object = {}) => ({
    email: 'New@farad.example',
    name: 'Новый',
    locale: 'en',
    by: 'link',
    roles: ['support', 'accountant'],
    customRoles: ['1', '2'],
    ...more,
  });
  const create = (more: object = {}, by = chief) => by.post('/admin/users', asked(more));

  it('gets a link', async () => {
    rows.at(5);
    expect(await rows.shown(() => create())).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"4","email":"new@farad.example","name":"Новый","locale":"en","roles":["accountant","support"],"customRoles":[{"id":"2","name":"Отчёты"},{"id":"1","name":"Склад"}],"isDisabled":false,"hasPassword":false,"hasTotp":false,"invitedUntil":"2026-11-22T06:00:05.000Z","signedInAt":null,"createdAt":"2026-11-20T06:00:05.000Z","isMe":false},"password":null}
      + audit 1: at "2026-11-20T06:00:05+00:00", id 1, ip "10.0.0.1", after {"by":"link","name":"Новый","email":"new@farad.example","roles":["accountant","support"],"locale":"en","customRoles":["Отчёты","Склад"]}, action "staff.created", reason "", staff_id 1, object_id 4, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      + custom_role_member 4/1: role_id 1, staff_id 4
      + custom_role_member 4/2: role_id 2, staff_id 4
      + outbox 1: id 1, kind "staff_invitation", channel "email", subject "Access to the back office of farad.example", attempts 0, recipient "new@farad.example", created_at now
      + staff 4: id 4, name "Новый", email "new@farad.example", locale "en", totp_step 0, created_at "2026-11-20T06:00:05+00:00", invitation_sha256 "bytes", invitation_expires_at "2026-11-22T06:00:05+00:00"
      + staff_role 4/accountant: role "accountant", staff_id 4
      + staff_role 4/support: role "support", staff_id 4
      "
    `);
    const [letter = ''] = await shop.read('select recipient, subject, text from outbox');
    expect(letter.replace(/[\w-]{43}/, 'TOKEN')).toMatchInlineSnapshot(`
      "new@farad.example Access to the back office of farad.example Новый, you have been given access to the back office of the shop.

      Set your password by the link: it works once, until November 22, 2026.

      Set the password: https://farad.example/admin/invitation#TOKEN

      At the first sign-in you will need an authenticator app on your phone. If you did not expect this message, just delete it.
      "
    `);
  });

  it('gets a password, which is shown once', async () => {
    let password = '';
    const shown = await rows.shown(async () => {
      const answer = await create({ by: 'password', roles: ['support'], customRoles: [] });
      password = answer.json<{ password: string }>().password;
      return answer;
    });
    expect(shown.replace(password, 'PASSWORD')).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"4","email":"new@farad.example","name":"Новый","locale":"en","roles":["support"],"customRoles":[],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-11-20T06:00:00.000Z","isMe":false},"password":"PASSWORD"}
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"by":"password","name":"Новый","email":"new@farad.example","roles":["support"],"locale":"en"}, action "staff.created", reason "", staff_id 1, object_id 4, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      + staff 4: id 4, name "Новый", email "new@farad.example", locale "en", totp_step 0, created_at "2026-11-20T06:00:00+00:00", password_hash "hash"
      + staff_role 4/support: role "support", staff_id 4
      "
    `);
    const [hash = ''] = await shop.read('select password_hash from staff where id > 3');
    expect(await isPassword(password, hash)).toBe(true);
  });

  it('is refused', async () => {
    await giveAll();
    await shop.run(`update custom_role set permissions = array_remove(permissions, 'refund_orders') where id = 1`);
    expect([
      await rows.refused(() => create({ email: 'a b@farad.example' })),
      await rows.refused(() => create({ email: 'Staff2@farad.example' })),
      await rows.refused(() => create({ customRoles: ['1', '99'] })),
      await rows.refused(() => create({ roles: ['order_manager'] }, third)),
      await rows.refused(() => create({}, support)),
    ]).toEqual([
      refusal('invalid_email', 400, 'email'),
      refusal('address_taken', 409, 'email'),
      refusal('invalid_input', 400, 'customRoles'),
      refusal('beyond_own_rights', 403),
      refusal('forbidden', 403),
    ]);
    expect(await rows.shown(() => create({ roles: ['support'], customRoles: [] }, third))).toContain('+ staff_role');
  });
});

describe('an invitation', () => {
  const invite = (id: number | string, by: string) => chief.post(`/admin/users/${id}/invitation`, { by });

  it('by link ends what was before', async () => {
    await rows.act();
    expect(await rows.shown(() => invite(2, 'link'))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"2","email":"staff2@farad.example","name":"Staff 2","locale":"tr","roles":["support"],"customRoles":[],"isDisabled":false,"hasPassword":false,"hasTotp":false,"invitedUntil":"2026-11-22T06:00:00.000Z","signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false},"password":null}
      - session bytes
      - staff_session bytes
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"by":"link"}, action "staff.invited", reason "", staff_id 1, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      + outbox 1: id 1, kind "staff_invitation", channel "email", subject "farad.example yönetim paneline erişim", attempts 0, recipient "staff2@farad.example", created_at now
      staff 2: password_hash null, invitation_sha256 "bytes", invitation_expires_at "2026-11-22T06:00:00+00:00"
      "
    `);
    expect(await rows.sessions()).toEqual(['staff 1', 'staff 3', 'acting 1', 'acting 3']);
    expect(await shop.read('select recipient, subject from outbox')).toMatchInlineSnapshot(`
      [
        "staff2@farad.example farad.example yönetim paneline erişim",
      ]
    `);
  });

  it('by password ends what was before', async () => {
    await shop.run(
      `update staff set invitation_sha256 = sha256(id::text::bytea), invitation_expires_at = $1 where id > 1`,
      later(9),
    );
    await rows.act();
    let password = '';
    const shown = await rows.shown(async () => {
      const answer = await invite(2, 'password');
      password = answer.json<{ password: string }>().password;
      return answer;
    });
    expect(shown.replace(password, 'PASSWORD')).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"2","email":"staff2@farad.example","name":"Staff 2","locale":"tr","roles":["support"],"customRoles":[],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false},"password":"PASSWORD"}
      - session bytes
      - staff_session bytes
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"by":"password"}, action "staff.invited", reason "", staff_id 1, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      staff 2: password_hash "hash", invitation_sha256 null, invitation_expires_at null
      "
    `);
    expect(password).toHaveLength(20);
  });
});

describe('somebody else', () => {
  const all = (by: Browser, id: string) => [
    () => by.post(`/admin/users/${id}/invitation`, { by: 'link' }),
    () => by.post(`/admin/users/${id}/roles`, { roles: ['support'] }),
    () => by.post(`/admin/users/${id}/disabled`, { isDisabled: true }),
    () => by.post(`/admin/users/${id}/totp/reset`, {}),
  ];
  const answersOf = async (by: Browser, id: string) => {
    const answers = new Set<string>();
    for (const called of all(by, id)) answers.add(await rows.refused(called));
    return [...answers];
  };

  it.each(['99', 'x', '0', '01'])('must be there: %s', async (id) => {
    expect(await answersOf(chief, id)).toEqual([refusal('not_found', 404)]);
  });

  it('may not be the caller, nor have more rights', async () => {
    expect(await answersOf(chief, '1')).toEqual([refusal('own_account', 409)]);
    await shop.run(`update custom_role set permissions = '{manage_users}' where id = 1`);
    expect(await answersOf(third, '2')).toEqual([refusal('beyond_own_rights', 403)]);
    expect(await answersOf(support, '1')).toEqual([refusal('forbidden', 403)]);
  });

  it('gets other roles, which ends acting as a customer', async () => {
    await rows.act();
    const given = { roles: ['support', 'accountant', 'support'], customRoles: ['2'] };
    expect(await rows.shown(() => chief.post('/admin/users/3/roles', given))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"3","email":"staff3@farad.example","name":"Staff 3","locale":"ru","roles":["accountant","support"],"customRoles":[{"id":"2","name":"Отчёты"}],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false}}
      - custom_role_member 3/1
      - session bytes
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"roles":["accountant","support"],"customRoles":["Отчёты"]}, action "staff.roles_changed", before {"roles":[],"customRoles":["Склад"]}, reason "", staff_id 1, object_id 3, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      + custom_role_member 3/2: role_id 2, staff_id 3
      + staff_role 3/accountant: role "accountant", staff_id 3
      + staff_role 3/support: role "support", staff_id 3
      "
    `);
    expect(await rows.sessions()).toEqual(['staff 1', 'staff 2', 'staff 3', 'acting 1', 'acting 2']);
    expect(await rows.shown(() => chief.post('/admin/users/3/roles', { roles: ['developer'] }))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"3","email":"staff3@farad.example","name":"Staff 3","locale":"ru","roles":["developer"],"customRoles":[],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false}}
      - custom_role_member 3/2
      - staff_role 3/accountant
      - staff_role 3/support
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.1", after {"roles":["developer"]}, action "staff.roles_changed", before {"roles":["accountant","support"],"customRoles":["Отчёты"]}, reason "", staff_id 1, object_id 3, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      + staff_role 3/developer: role "developer", staff_id 3
      "
    `);
  });

  it('gets no role that is unknown or beyond the caller', async () => {
    expect(await rows.refused(() => chief.post('/admin/users/3/roles', { roles: [], customRoles: ['9'] }))).toBe(
      refusal('invalid_input', 400, 'customRoles'),
    );
    await giveAll();
    await shop.run(`update custom_role set permissions = array_remove(permissions, 'refund_orders') where id = 1`);
    expect(await rows.refused(() => third.post('/admin/users/2/roles', { roles: ['order_manager'] }))).toBe(
      refusal('beyond_own_rights', 403),
    );
    expect(
      await rows.refused(() => third.post('/admin/users/2/roles', { roles: ['developer'], customRoles: ['7'] })),
    ).toBe(refusal('invalid_input', 400, 'customRoles'));
  });

  it('is locked out, which ends what they do, and let in again', async () => {
    await rows.act();
    const disable = (isDisabled: boolean) => chief.post('/admin/users/2/disabled', { isDisabled });
    expect(await rows.shown(() => disable(true))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"2","email":"staff2@farad.example","name":"Staff 2","locale":"tr","roles":["support"],"customRoles":[],"isDisabled":true,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false}}
      - session bytes
      - staff_session bytes
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"isDisabled":true}, action "staff.disabled", before {"isDisabled":false}, reason "", staff_id 1, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      staff 2: disabled_at "2026-11-20T06:00:00+00:00"
      "
    `);
    expect(await rows.sessions()).toEqual(['staff 1', 'staff 3', 'acting 1', 'acting 3']);
    rows.at(60);
    // The stored time of the block does not change.
    expect(await rows.shown(() => disable(true))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"2","email":"staff2@farad.example","name":"Staff 2","locale":"tr","roles":["support"],"customRoles":[],"isDisabled":true,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false}}
      + audit 2: at "2026-11-20T06:01:00+00:00", id 2, ip "10.0.0.1", after {"isDisabled":true}, action "staff.disabled", before {"isDisabled":true}, reason "", staff_id 1, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      "
    `);
    await rows.signIn(2, openBrowser(calls.server));
    expect(await rows.shown(() => disable(false))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"2","email":"staff2@farad.example","name":"Staff 2","locale":"tr","roles":["support"],"customRoles":[],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false}}
      + audit 3: at "2026-11-20T06:01:00+00:00", id 3, ip "10.0.0.1", after {"isDisabled":false}, action "staff.enabled", before {"isDisabled":true}, reason "", staff_id 1, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      staff 2: disabled_at null
      "
    `);
    expect((await rows.sessions()).filter((line) => line === 'staff 2')).toHaveLength(1);
  });

  it('loses the authenticator and its codes', async () => {
    await rows.act();
    await shop.run(`update staff set totp_secret = '\\x01', pending_totp_secret = '\\x02'`);
    await shop.run(
      `insert into staff_recovery_code (staff_id, code_hmac) select n, sha256('x') from generate_series(1, 3) n`,
    );
    expect(await rows.shown(() => chief.post('/admin/users/2/totp/reset', {}))).toMatchInlineSnapshot(`
      "
      200 {"user":{"id":"2","email":"staff2@farad.example","name":"Staff 2","locale":"tr","roles":["support"],"customRoles":[],"isDisabled":false,"hasPassword":true,"hasTotp":false,"invitedUntil":null,"signedInAt":null,"createdAt":"2026-01-01T00:00:00.000Z","isMe":false}}
      - session bytes
      - staff_recovery_code 2/bytes
      - staff_session bytes
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"hasTotp":false}, action "staff.totp_reset", before {"hasTotp":true}, reason "", staff_id 1, object_id 2, request_id "request", user_agent "lightMyRequest", object_kind "staff"
      staff 2: totp_secret null, pending_totp_secret null
      "
    `);
    expect(await shop.read('select staff_id from staff_recovery_code order by 1')).toEqual(['1', '3']);
    expect(await rows.sessions()).toEqual(['staff 1', 'staff 3', 'acting 1', 'acting 3']);
    expect(await rows.shown(() => chief.post('/admin/users/3/totp/reset', {}))).toContain('before {"hasTotp":true}');
    expect(await rows.shown(() => chief.post('/admin/users/3/totp/reset', {}))).toContain('before {"hasTotp":false}');
  });
});

describe('the last administrator', () => {
  const last = refusal('last_administrator', 409);
  const demote = () => third.post('/admin/users/1/roles', { roles: ['support'] });
  const lock = () => third.post('/admin/users/1/disabled', { isDisabled: true });

  it('stays', async () => {
    await giveAll();
    await shop.run(`insert into staff_role (staff_id, role) values (2, 'administrator')`);
    await shop.run('update staff set disabled_at = $1 where id = 2', later(0));
    expect([await rows.refused(demote), await rows.refused(lock)]).toEqual([last, last]);
    expect(
      await rows.shown(() => third.post('/admin/users/1/roles', { roles: ['administrator', 'support'] })),
    ).toContain('+ staff_role 1/support');
    expect(await rows.shown(() => third.post('/admin/users/1/disabled', { isDisabled: false }))).toContain(
      '200 {"user":{"id":"1"',
    );
  });

  it('may go when there is another one', async () => {
    await giveAll();
    await shop.run(`insert into staff_role (staff_id, role) values (2, 'administrator')`);
    expect(await rows.shown(lock)).toContain('staff 1: disabled_at');
    expect(await rows.shown(demote)).toContain('- staff_role 1/administrator');
    expect(await rows.refused(() => third.post('/admin/users/2/roles', { roles: ['support'] }))).toBe(last);
    // If there is no administrator, another staff member may be blocked.
    await shop.run(`delete from staff_role where role = 'administrator'`);
    const lockOther = () => third.post('/admin/users/2/disabled', { isDisabled: true });
    expect(await rows.shown(lockOther)).toContain('staff 2: disabled_at');
  });
});
