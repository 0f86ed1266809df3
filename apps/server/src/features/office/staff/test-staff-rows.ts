import type { ShopRows } from '@farad/database/testing/shop-rows';

import { readConfig } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { startActing } from '#http/session/session.ts';
import type { Browser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openRowCalls, serveCalls, signInStaff } from '#testing/scenes/row-calls.ts';
import { registerStaff } from './staff.routes.ts';

const start = new Date('2026-11-20T06:00:00.000Z');
export const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

/**
 * Serves the calls of staff, with three staff members: an administrator (1), support (2), and one with the role "Склад"
 * (3).
 */
export function openStaffRows(shop: ShopRows) {
  const rows = openRowCalls(shop);
  let now = start;
  const deps = {
    get db() {
      return shop.db;
    },
    clock: () => now,
    secretKey: Buffer.alloc(32, 7),
    log: rows.log,
    config: readConfig(httpsEnvironment),
  } as unknown as Deps;
  return {
    ...rows,
    deps,
    at: (seconds: number) => {
      now = later(seconds);
    },
    serve: () => serveCalls(deps, (app) => registerStaff(app, deps)),
    /** Signs a staff member in, in this browser. */
    signIn: (staffId: number, by: Browser, step: 'password' | 'done' = 'done') =>
      signInStaff(shop, by, { staffId, step, at: start }),
    /** Starts sessions in which each staff member acts as customer 1. */
    act: async () => {
      for (const staffId of [1, 2, 3])
        await startActing(shop.db, { accountId: 1, staffId, userAgent: '' }, start, later(900));
    },
    /** Returns the owner of each session, and the staff members who act as a customer. */
    sessions: async () => [
      ...(await shop.read(`select 'staff', staff_id from staff_session order by 2`)),
      ...(await shop.read(`select 'acting', impersonator_id from session order by 2`)),
    ],
    empty: async () => {
      now = start;
      rows.outside.forget();
      await shop.run(`truncate staff_session, staff_try, staff_recovery_code, staff_role, custom_role, custom_role_member,
        audit, outbox, session restart identity cascade`);
      await shop.run('delete from staff where id > 3');
      await shop.run(`select setval(pg_get_serial_sequence('staff', 'id'), 3)`);
      await shop.run(
        `update staff set password_hash = 'hash ' || id, disabled_at = null, totp_secret = null, totp_step = 0,
          pending_totp_secret = null, invitation_sha256 = null, invitation_expires_at = null, signed_in_at = null,
          locale = case id when 2 then 'tr' else 'ru' end`,
      );
      await shop.run(`insert into staff_role (staff_id, role) values (1, 'administrator'), (2, 'support')`);
      await shop.run(
        `insert into custom_role (name, permissions, changed_at, changed_by)
          values ('Склад', '{pack_orders,view_orders}', '2026-01-01', 1), ('Отчёты', '{view_reports}', '2026-01-01', 1)`,
      );
      await shop.run('insert into custom_role_member (staff_id, role_id) values (3, 1)');
    },
  };
}

export const staffScene = [
  `insert into staff (email, name, locale, created_at) values ('staff3@farad.example', 'Staff 3', 'en', '2026-01-01')`,
  'alter table audit disable trigger user',
];
