import { staffPermissions, type CustomRole, type Permission, type StaffRole } from '@farad/domain/customer';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** A member of staff. */
export interface StaffRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly roles: readonly StaffRole[];
  /** Roles that the shop made of permissions, by name. */
  readonly customRoles: readonly CustomRole[];
  /** All permissions of `roles` and `customRoles`. */
  readonly permissions: readonly Permission[];
  readonly hasPassword: boolean;
  readonly hasTotp: boolean;
  readonly invitedUntil: Date | null;
  readonly signedInAt: Date | null;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}

/** Secrets that prove who a staff member is. They are never sent to a browser. */
export interface StaffSecrets {
  readonly passwordHash: string | null;
  /** Encrypted secret of the authenticator app; null = not set. */
  readonly totpSecret: Buffer | null;
  readonly totpStep: number;
  /** Encrypted secret of an authenticator app that is being set up; null = no app is being set up. */
  readonly pendingTotpSecret: Buffer | null;
}

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly roles: readonly StaffRole[];
  /** Ids of custom roles. Default: none. */
  readonly customRoles?: readonly number[];
  readonly passwordHash: string | null;
  readonly now: Date;
}

const rolesOfRow = sql<
  readonly StaffRole[]
>`array(select role from staff_role where staff_id = staff.id order by role)`;

/** SQL for the custom roles of the staff member whose id is in the column `staffId`. */
export const customRolesOf = (staffId: string) => sql<readonly CustomRole[]>`coalesce((
  select json_agg(json_build_object('id', own.id, 'name', own.name, 'permissions', own.permissions) order by own.name)
  from custom_role own join custom_role_member member on member.role_id = own.id
  where member.staff_id = ${sql.ref(staffId)}), '[]')`;

const withPermissions = <Row extends Pick<StaffRow, 'roles' | 'customRoles'>>(row: Row) => ({
  ...row,
  permissions: staffPermissions(row.roles, row.customRoles),
});

const orNone = <Row extends Pick<StaffRow, 'roles' | 'customRoles'>>(row: Row | undefined) =>
  row === undefined ? undefined : withPermissions(row);

const rowsOf = (handle: Handle) =>
  handle
    .selectFrom('staff')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.locale', 'staff.created_at as createdAt'])
    .select(['signed_in_at as signedInAt', 'disabled_at as disabledAt', 'invitation_expires_at as invitedUntil'])
    .select([
      rolesOfRow.as('roles'),
      customRolesOf('staff.id').as('customRoles'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      sql<boolean>`totp_secret is not null`.as('hasTotp'),
    ]);

// Key of an advisory lock, "staff" in ASCII. Changes of administrators take it, so that they run one after another.
const administratorsLock = 0x7374616666;

const administrators = (handle: Handle) =>
  handle
    .selectFrom('staff')
    .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
    .select('staff.id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null);

const invitedBy = (handle: Handle, invitationSha256: Buffer, now: Date) =>
  rowsOf(handle)
    .where('invitation_sha256', '=', invitationSha256)
    .where('invitation_expires_at', '>', now)
    .where('disabled_at', 'is', null);

function readingQueries<H extends Handle>(handle: H) {
  return {
    all: async (): Promise<readonly StaffRow[]> =>
      (await rowsOf(handle).orderBy('staff.name').orderBy('staff.id').execute()).map(withPermissions),

    find: async (id: number): Promise<StaffRow | undefined> =>
      orNone(await rowsOf(handle).where('staff.id', '=', id).executeTakeFirst()),

    findByEmail: async (email: string): Promise<StaffRow | undefined> =>
      orNone(await rowsOf(handle).where('staff.email', '=', email).executeTakeFirst()),

    findInvited: async (invitationSha256: Buffer, now: Date): Promise<StaffRow | undefined> =>
      orNone(await invitedBy(handle, invitationSha256, now).executeTakeFirst()),

    /** Like `findInvited`, but also locks the row until the transaction ends. */
    lockInvited: inTx(handle, async (invitationSha256: Buffer, now: Date): Promise<StaffRow | undefined> =>
      orNone(await invitedBy(handle, invitationSha256, now).forUpdate('staff').executeTakeFirst()),
    ),

    /** Returns a staff member and locks the row until the transaction ends. */
    lock: inTx(handle, async (id: number): Promise<StaffRow | undefined> =>
      orNone(await rowsOf(handle).where('staff.id', '=', id).forUpdate('staff').executeTakeFirst()),
    ),

    /** Returns the secrets of a staff member. All are empty if the id is unknown. */
    secrets: async (id: number): Promise<StaffSecrets> => {
      const row = await handle
        .selectFrom('staff')
        .select(['password_hash as passwordHash', 'totp_secret as totpSecret', 'totp_step as totpStep'])
        .select('pending_totp_secret as pendingTotpSecret')
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? { passwordHash: null, totpSecret: null, totpStep: 0, pendingTotpSecret: null };
    },

    /** Returns the number of administrators who are not disabled. */
    countAdministrators: async (): Promise<number> => (await administrators(handle).execute()).length,

    hasAdministrator: async (): Promise<boolean> => (await administrators(handle).executeTakeFirst()) !== undefined,

    /**
     * True if an administrator other than `id` exists and is not disabled. Waits for other changes of administrators
     * first.
     */
    hasOtherAdministrator: async (id: number | null): Promise<boolean> => {
      await sql`select pg_advisory_xact_lock(${administratorsLock}::bigint)`.execute(handle);
      const other = await administrators(handle)
        .$if(id !== null, (query) => query.where('staff.id', '<>', id))
        .executeTakeFirst();
      return other !== undefined;
    },
  };
}

function accountQueries(handle: Handle) {
  const setRoles = async (id: number, roles: readonly StaffRole[], own: readonly number[] = []): Promise<void> => {
    await handle.deleteFrom('staff_role').where('staff_id', '=', id).execute();
    await handle.deleteFrom('custom_role_member').where('staff_id', '=', id).execute();
    const rows = [...new Set(roles)].map((role) => ({ staff_id: id, role }));
    if (rows.length > 0) await handle.insertInto('staff_role').values(rows).execute();
    const ownRows = [...new Set(own)].map((role) => ({ staff_id: id, role_id: role }));
    if (ownRows.length > 0) await handle.insertInto('custom_role_member').values(ownRows).execute();
  };
  return {
    /** Creates a staff member and returns the id. Undefined if the email address is taken. */
    create: async ({
      email,
      name,
      locale,
      roles,
      customRoles,
      passwordHash,
      now,
    }: NewStaff): Promise<number | undefined> => {
      const row = await handle
        .insertInto('staff')
        .values({ email, name, locale, password_hash: passwordHash, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined) await setRoles(row.id, roles, customRoles);
      return row?.id;
    },

    setRoles,

    save: async (id: number, { name, locale }: Pick<StaffRow, 'name' | 'locale'>): Promise<void> => {
      await handle.updateTable('staff').set({ name, locale }).where('id', '=', id).execute();
    },

    setDisabled: async (id: number, at: Date | null): Promise<void> => {
      await handle.updateTable('staff').set({ disabled_at: at }).where('id', '=', id).execute();
    },

    /** Saves the password. An open invitation stops working. */
    setPassword: async (id: number, passwordHash: string): Promise<void> => {
      await handle
        .updateTable('staff')
        .set({ password_hash: passwordHash, invitation_sha256: null, invitation_expires_at: null })
        .where('id', '=', id)
        .execute();
    },

    /** Saves an invitation, by which the staff member sets a new password. The old password stops working. */
    invite: async (id: number, sha256: Buffer, expiresAt: Date): Promise<void> => {
      await handle
        .updateTable('staff')
        .set({ password_hash: null, invitation_sha256: sha256, invitation_expires_at: expiresAt })
        .where('id', '=', id)
        .execute();
    },

    noteSignIn: async (id: number, now: Date): Promise<void> => {
      await handle.updateTable('staff').set({ signed_in_at: now }).where('id', '=', id).execute();
    },
  };
}

function proofQueries(handle: Handle) {
  return {
    /**
     * Records the time step of a correct code, so that no code works twice. Returns false if this step or a later one
     * was recorded before.
     */
    takeStep: async (id: number, step: number): Promise<boolean> => {
      const row = await handle
        .updateTable('staff')
        .set({ totp_step: step })
        .where('id', '=', id)
        .where('totp_step', '<', step)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    setPendingTotp: async (id: number, secret: Buffer): Promise<void> => {
      await handle.updateTable('staff').set({ pending_totp_secret: secret }).where('id', '=', id).execute();
    },

    /**
     * Activates `secret` as the authenticator app. `pending` = what is stored while it is being set up. Returns false if
     * that has been replaced meanwhile.
     */
    confirmTotp: async (id: number, pending: Buffer, secret: Buffer, step: number): Promise<boolean> => {
      const row = await handle
        .updateTable('staff')
        .set({ totp_secret: secret, totp_step: step, pending_totp_secret: null })
        .where('id', '=', id)
        .where('pending_totp_secret', '=', pending)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    forgetTotp: async (id: number): Promise<void> => {
      await handle
        .updateTable('staff')
        .set({ totp_secret: null, pending_totp_secret: null })
        .where('id', '=', id)
        .execute();
      await handle.deleteFrom('staff_recovery_code').where('staff_id', '=', id).execute();
    },

    setRecoveryCodes: async (id: number, hmacs: readonly Buffer[]): Promise<void> => {
      await handle.deleteFrom('staff_recovery_code').where('staff_id', '=', id).execute();
      await handle
        .insertInto('staff_recovery_code')
        .values(hmacs.map((hmac) => ({ staff_id: id, code_hmac: hmac })))
        .execute();
    },

    /** Marks a recovery code as used. Returns true if the code exists and was not used before. */
    useRecoveryCode: async (id: number, hmac: Buffer, now: Date): Promise<boolean> => {
      const row = await handle
        .updateTable('staff_recovery_code')
        .set({ used_at: now })
        .where('staff_id', '=', id)
        .where('code_hmac', '=', hmac)
        .where('used_at', 'is', null)
        .returning('staff_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    recoveryCodesLeft: async (id: number): Promise<number> => {
      const { left } = await handle
        .selectFrom('staff_recovery_code')
        .select(sql<number>`count(*)::integer`.as('left'))
        .where('staff_id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return left;
    },
  };
}

/** Queries of staff members, their roles and their secrets. */
export const staffQueries = <H extends Handle>(handle: H) => ({
  ...readingQueries(handle),
  ...accountQueries(handle),
  ...proofQueries(handle),
});
