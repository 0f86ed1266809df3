import { openShopRows } from '@farad/database/testing/shop-rows';
import { customRoleLimits } from '@farad/domain/customer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '#config/config.ts';
import { openBrowser, type Browser } from '#testing/browser.ts';
import type { ServedCalls } from '#testing/scenes/row-calls.ts';
import { bootstrapStaff } from './bootstrap-staff.ts';
import { isPassword } from './password-hash.ts';
import { later, openStaffRows, staffScene } from './test-staff-rows.ts';

const shop = openShopRows(staffScene);
const rows = openStaffRows(shop);
let calls: ServedCalls;
let chief: Browser;
let third: Browser;
beforeAll(async () => {
  calls = await rows.serve();
});
afterAll(() => calls.server.close());
beforeEach(async () => {
  await rows.empty();
  chief = await rows.signIn(1, openBrowser(calls.server, '10.0.0.1'));
  third = await rows.signIn(3, openBrowser(calls.server, '10.0.0.1'));
});

const save = (id: string | null, name: string, permissions: readonly string[], by = chief) =>
  by.post('/admin/roles', { id, name, permissions });
const remove = (id: string, by = chief) => by.post('/admin/roles/remove', { id });
const beyond = '403 {"code":"beyond_own_rights"}';
const missing = '404 {"code":"not_found"}';

describe('a role of the shop', () => {
  it('is made', async () => {
    expect(await rows.shown(() => save(null, 'Касса', ['view_orders', 'manage_bank', 'view_orders'])))
      .toMatchInlineSnapshot(`
      "
      200 {"isDone":true}
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"name":"Касса","permissions":["manage_bank","view_orders"]}, action "staff.role_made", reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      + custom_role 3: id 3, name "Касса", changed_at "2026-11-20T06:00:00+00:00", changed_by 1, permissions ["view_orders","manage_bank"]
      "
    `);
  });

  it('is changed, which ends its members’ acting as customers', async () => {
    await rows.act();
    rows.at(9);
    expect(await rows.shown(() => save('1', 'Склад и банк', ['view_orders', 'manage_bank']))).toMatchInlineSnapshot(`
      "
      200 {"isDone":true}
      - session bytes
      + audit 1: at "2026-11-20T06:00:09+00:00", id 1, ip "10.0.0.1", after {"name":"Склад и банк","permissions":["manage_bank","view_orders"]}, action "staff.role_changed", before {"name":"Склад","permissions":["pack_orders","view_orders"]}, reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      custom_role 1: name "Склад и банк", changed_at "2026-11-20T06:00:09+00:00", permissions ["view_orders","manage_bank"]
      "
    `);
    expect(await rows.sessions()).toEqual(['staff 1', 'staff 3', 'acting 1', 'acting 2']);
  });

  it('keeps its own name in other letters, and takes no other one', async () => {
    const taken = '409 {"code":"role_name_taken","field":"name"}';
    expect(await rows.refused(() => save('1', 'ОТЧЁТЫ', ['view_orders']))).toBe(taken);
    expect(await rows.refused(() => save(null, 'отчёты', ['view_orders']))).toBe(taken);
    expect(await rows.shown(() => save('2', 'ОТЧЁТЫ', ['view_reports']))).toContain('custom_role 2: name "ОТЧЁТЫ"');
  });

  it('must be there', async () => {
    const answers = [
      await rows.refused(() => save('99', 'Новая', ['view_orders'])),
      await rows.refused(() => remove('99')),
    ];
    expect(answers).toEqual([missing, missing]);
  });

  it('has no more permissions than the caller, before and after the change', async () => {
    await shop.run(`update custom_role set permissions = '{manage_users,view_orders}' where id = 1`);
    expect([
      await rows.refused(() => save(null, 'Новая', ['refund_orders'], third)),
      await rows.refused(() => save('2', 'Отчёты', ['view_orders'], third)),
      await rows.refused(() => remove('2', third)),
    ]).toEqual([beyond, beyond, beyond]);
    expect(await rows.shown(() => save(null, 'Новая', ['view_orders'], third))).toContain('+ custom_role 3');
    expect(await rows.shown(() => remove('3', third))).toContain('- custom_role 3');
  });

  it('is one of at most thirty', async () => {
    const fill = (to: number) =>
      shop.run(
        `insert into custom_role (name, permissions, changed_at, changed_by)
          select 'Роль ' || n, '{view_orders}', '2026-01-01', 1 from generate_series((select count(*) + 1 from custom_role), $1::int) n`,
        to,
      );
    await fill(customRoleLimits.roles - 1);
    expect(await rows.shown(() => save(null, 'Последняя', ['view_orders']))).toContain('+ custom_role 30');
    expect(await rows.refused(() => save(null, 'Лишняя', ['view_orders']))).toBe(
      '400 {"code":"invalid_input","field":"id"}',
    );
    expect(await rows.shown(() => save('2', 'Прежняя', ['view_orders']))).toContain('custom_role 2: ');
  });

  it('is removed when nobody has it', async () => {
    expect(await rows.refused(() => remove('1'))).toBe('409 {"code":"in_use"}');
    expect(await rows.shown(() => remove('2'))).toMatchInlineSnapshot(`
      "
      200 {"isDone":true}
      - custom_role 2
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", action "staff.role_removed", before {"name":"Отчёты","permissions":["view_reports"]}, reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      "
    `);
  });
});

describe('the audit log', () => {
  /** Adds entries to the audit log. By default they are of staff member 2. */
  const note = (count: number, more: object = {}) => {
    const row = {
      at: later(0),
      action: 'staff.saved',
      staff_id: 2,
      ip: '10.0.0.5',
      user_agent: 'a',
      request_id: 'r',
      reason: '',
      ...more,
    };
    return shop.run(
      `insert into audit (at, action, staff_id, object_kind, object_id, before, after, ip, user_agent, request_id, reason)
        select at, action, staff_id, object_kind, object_id, before, after, ip, user_agent, request_id, reason
        from jsonb_populate_record(null::audit, $1::jsonb), generate_series(1, $2::int)`,
      JSON.stringify(row),
      count,
    );
  };
  const log = async (query = '', by = chief) =>
    (await by.get(`/admin/audit${query}`)).json<{
      entries: { id: string; before: unknown; after: unknown }[];
      next: string | null;
    }>();

  it('shows entries with their names', async () => {
    await note(1, { object_kind: 'staff', object_id: 1, before: { name: 'a' }, after: { name: 'b' }, reason: 'why' });
    await note(1, { staff_id: null, object_kind: 'customer', object_id: 99 });
    await note(1, { object_kind: 'staff', object_id: 2, user_agent: 'Firefox' });
    await note(1);
    expect(await log()).toMatchInlineSnapshot(`
      {
        "entries": [
          {
            "action": "staff.saved",
            "actor": {
              "email": "staff2@farad.example",
              "id": "2",
              "name": "Staff 2",
            },
            "after": null,
            "at": "2026-11-20T06:00:00.000Z",
            "before": null,
            "id": "4",
            "ip": "10.0.0.5",
            "object": null,
            "reason": "",
            "requestId": "r",
            "userAgent": "a",
          },
          {
            "action": "staff.saved",
            "actor": {
              "email": "staff2@farad.example",
              "id": "2",
              "name": "Staff 2",
            },
            "after": null,
            "at": "2026-11-20T06:00:00.000Z",
            "before": null,
            "id": "3",
            "ip": "10.0.0.5",
            "object": {
              "id": "2",
              "kind": "staff",
              "name": "Staff 2",
            },
            "reason": "",
            "requestId": "r",
            "userAgent": "Firefox",
          },
          {
            "action": "staff.saved",
            "actor": null,
            "after": null,
            "at": "2026-11-20T06:00:00.000Z",
            "before": null,
            "id": "2",
            "ip": "10.0.0.5",
            "object": {
              "id": "99",
              "kind": "customer",
              "name": "",
            },
            "reason": "",
            "requestId": "r",
            "userAgent": "a",
          },
          {
            "action": "staff.saved",
            "actor": {
              "email": "staff2@farad.example",
              "id": "2",
              "name": "Staff 2",
            },
            "after": {
              "name": "b",
            },
            "at": "2026-11-20T06:00:00.000Z",
            "before": {
              "name": "a",
            },
            "id": "1",
            "ip": "10.0.0.5",
            "object": {
              "id": "1",
              "kind": "staff",
              "name": "Staff 1",
            },
            "reason": "why",
            "requestId": "r",
            "userAgent": "a",
          },
        ],
        "next": null,
      }
    `);
  });

  it('has pages of fifty', async () => {
    await note(51);
    const first = await log();
    expect([first.entries.length, first.entries[0]?.id, first.next]).toEqual([50, '51', '2']);
    const rest = await log('?after=2');
    expect([rest.entries.map(({ id }) => id), rest.next]).toEqual([['1'], null]);
    await shop.run('delete from audit where id = 1');
    expect((await log()).next).toBeNull();
  });

  it('is searched by each of its fields, and by days of Moscow', async () => {
    await note(1);
    await note(1, { staff_id: 1 });
    await note(1, { object_kind: 'customer', object_id: 1 });
    await note(1, { object_kind: 'staff', object_id: 1 });
    await note(1, { action: 'staff.signed_in' });
    await note(1, { at: '2026-11-18T20:59:59Z' });
    await note(1, { at: '2026-11-18T21:00:00Z' });
    await note(1, { at: '2026-11-19T20:59:59Z' });
    await note(1, { at: '2026-11-19T21:00:00Z' });
    const found = async (query: string) => (await log(query)).entries.map(({ id }) => id).join(' ');
    expect([
      await found('?actor=1'),
      await found('?object=customer'),
      await found('?object=staff&objectId=1'),
      await found('?objectId=1'),
      await found('?action=staff.signed_in'),
      await found('?from=2026-11-19&to=2026-11-19'),
      await found('?to=2026-11-18'),
      await found('?from=2026-11-20'),
    ]).toEqual(['2', '3', '4', '4 3', '5', '8 7', '6', '9 5 4 3 2 1']);
  });

  it.each([
    ['action=staff.flew', 'action'],
    ['object=moon', 'object'],
    ['from=2026-02-30', 'from'],
    ['actor=me', 'actor'],
    ['after=-1', 'after'],
    ['who=me', 'who'],
  ])('refuses %s by its name', async (query, field) => {
    const refused = await rows.refused(() => chief.get(`/admin/audit?${query}`));
    expect(refused).toMatch(new RegExp(`^400 .*"field":"${field}"}$`));
  });

  it('cannot be changed, not even by the program', async () => {
    await note(1);
    await shop.run('alter table audit enable trigger user');
    const changes = ["update audit set reason = ''", 'delete from audit', 'truncate audit', 'update audit set at = $1'];
    for (const change of changes) {
      const values = change.includes('$1') ? [later(-5 * 366 * 86_400)] : [];
      await expect(shop.run(change, ...values)).rejects.toThrow('never changed');
    }
    await shop.run('alter table audit disable trigger user');
  });

  it('hides purchase prices from those who may not see them', async () => {
    const values = { purchasePrice: 1, purchaseMargin: 2, price: 3 };
    await note(1, { before: values, after: values });
    await note(1, { after: values });
    await shop.run(`update custom_role set permissions = '{view_audit}' where id = 1`);
    const shown = (entries: readonly { before: unknown; after: unknown }[]) =>
      entries.map(({ before, after }) => [before, after]);
    expect(shown((await log('', third)).entries)).toEqual([
      [null, { price: 3 }],
      [{ price: 3 }, { price: 3 }],
    ]);
    expect(shown((await log()).entries)).toEqual([
      [null, values],
      [values, values],
    ]);
    await shop.run(`update custom_role set permissions = '{view_purchase_prices}' where id = 1`);
    expect(await rows.refused(() => third.get('/admin/audit'))).toBe('403 {"code":"forbidden"}');
  });
});

describe('the first start', () => {
  const begin = async (environment: Record<string, string> = {}) => {
    const lines: string[] = [];
    const config = readConfig({ ...environment });
    const text = await rows.changed(() =>
      bootstrapStaff({ ...rows.deps, db: shop.db, config }, (line) => lines.push(line)),
    );
    return { text, lines };
  };
  const named = {
    ADMIN_EMAIL: 'chief@farad.example',
    ADMIN_PASSWORD: 'Луна над заводом 7',
    DEVELOPER_EMAIL: 'dev@farad.example',
    DEVELOPER_PASSWORD: 'паяльник греет стол',
  };

  it('creates the staff of the environment, and never changes their passwords', async () => {
    const { text, lines } = await begin(named);
    expect([text, lines]).toMatchInlineSnapshot(`
      [
        "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "127.0.0.1", after {"email":"chief@farad.example","roles":["administrator"]}, action "staff.created", reason "", object_id 4, request_id "start", user_agent "", object_kind "staff"
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "127.0.0.1", after {"email":"dev@farad.example","roles":["developer"]}, action "staff.created", reason "", object_id 5, request_id "start", user_agent "", object_kind "staff"
      + staff 4: id 4, name "chief@farad.example", email "chief@farad.example", locale "ru", totp_step 0, created_at "2026-11-20T06:00:00+00:00", password_hash "hash"
      + staff 5: id 5, name "dev@farad.example", email "dev@farad.example", locale "ru", totp_step 0, created_at "2026-11-20T06:00:00+00:00", password_hash "hash"
      + staff_role 4/administrator: role "administrator", staff_id 4
      + staff_role 5/developer: role "developer", staff_id 5
      ",
        [],
      ]
    `);
    const [hash = ''] = await shop.read(`select password_hash from staff where email = 'dev@farad.example'`);
    expect(await isPassword('паяльник греет стол', hash)).toBe(true);
    expect(await begin({ ...named, ADMIN_PASSWORD: 'Совсем другой текст 8' })).toEqual({ text: '\n', lines: [] });
  });

  it('creates nobody while there is an administrator', async () => {
    expect(await begin()).toEqual({ text: '\n', lines: [] });
  });

  it('creates an administrator with a password that is shown once', async () => {
    await shop.run(`delete from staff_role where role = 'administrator'`);
    const { text, lines } = await begin();
    const [, password = ''] = /password (\S+) /.exec(lines[0] ?? '') ?? [];
    expect([text, lines.map((line) => line.replace(password, 'PASSWORD'))]).toMatchInlineSnapshot(`
      [
        "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "127.0.0.1", after {"email":"admin@farad.localhost","roles":["administrator"]}, action "staff.created", reason "", object_id 4, request_id "start", user_agent "", object_kind "staff"
      + staff 4: id 4, name "admin@farad.localhost", email "admin@farad.localhost", locale "ru", totp_step 0, created_at "2026-11-20T06:00:00+00:00", password_hash "hash"
      + staff_role 4/administrator: role "administrator", staff_id 4
      ",
        [
          "Back office http://localhost:3000/admin: administrator admin@farad.localhost, password PASSWORD (shown this once)",
        ],
      ]
    `);
    const [hash = ''] = await shop.read(`select password_hash from staff where email = 'admin@farad.localhost'`);
    expect(await isPassword(password, hash)).toBe(true);
  });

  it('creates nobody where the address is somebody else’s', async () => {
    await shop.run(`delete from staff_role where role = 'administrator'`);
    await shop.run(`update staff set email = 'admin@farad.localhost' where id = 2`);
    const begun = await begin();
    await shop.run(`update staff set email = 'staff2@farad.example' where id = 2`);
    expect(begun).toEqual({ text: '\n', lines: [] });
  });
});
