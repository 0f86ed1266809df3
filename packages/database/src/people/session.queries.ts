import { isRole, staffPermissions, type Role, type StaffRole } from '@farad/domain/customer';
import type { Coefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { customRolesOf } from '../staff/staff.queries.ts';

/** The account of a session. */
export interface SessionAccount {
  readonly id: number;
  /** Phone number of 11 digits. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly username: string;
  readonly name: string;
  readonly surname: string;
  readonly image: string;
  readonly role: Role;
  /** Price coefficient of the company for which the person buys, if it has one; otherwise the person's own. */
  readonly coefficient: Coefficient;
  readonly locale: Locale;
  /** True = staff have blocked the account. */
  readonly isBlocked: boolean;
}

/**
 * SQL of an account's price coefficient: that of the company for which the person buys, if it has one, otherwise the
 * account's own.
 */
export const coefficient = sql<Coefficient>`coalesce(
  (select company.prices_koef from company where company.id = account.buys_as), account.prices_koef)`;

/** The columns of `account` that SessionAccount consists of. */
export const accountColumns = [
  'account.id',
  'phone',
  'account.email',
  'username',
  'account.name',
  'surname',
  'image',
  'role',
  'account.locale',
  coefficient.as('coefficient'),
  sql<boolean>`account.blocked_at is not null`.as('isBlocked'),
] as const;

const impersonatorRoles = sql<readonly StaffRole[]>`array(
  select staff_role.role from staff_role where staff_role.staff_id = session.impersonator_id order by 1)`;

export interface NewSession {
  readonly sha256: Buffer;
  readonly accountId: number;
  readonly userAgent: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Id of the staff member who acts as the customer; null = the customer's own session. */
  readonly impersonatorId: number | null;
}

/** Queries of customers' sessions. Only the SHA-256 of a session's token is stored. */
export function sessionQueries(handle: Handle) {
  return {
    /**
     * Returns a session with its account. Undefined if it has expired, was not used since `seenSince`, or its account
     * is blocked. Undefined too if the staff member who acts as the customer is disabled.
     */
    find: async (sha256: Buffer, now: Date, seenSince: Date) => {
      const row = await handle
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .leftJoin('staff as impersonator', 'impersonator.id', 'session.impersonator_id')
        .select([...accountColumns, 'session.last_seen_at as lastSeenAt', 'session.proved_at as provedAt'])
        .select(['session.expires_at as expiresAt', 'impersonator.id as staffId', 'impersonator.name as staffName'])
        .select([impersonatorRoles.as('staffRoles'), customRolesOf('session.impersonator_id').as('staffOwnRoles')])
        .where('token_sha256', '=', sha256)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .where('blocked_at', 'is', null)
        .where('impersonator.disabled_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined || !isRole(row.role)) return undefined;
      const { lastSeenAt, provedAt, expiresAt, staffId, staffName, staffRoles, staffOwnRoles, ...account } = row;
      const permissions = staffPermissions(staffRoles, staffOwnRoles);
      const impersonator = staffId === null ? null : { id: staffId, name: staffName ?? '', permissions };
      return {
        account: {
          ...account,
          role: row.role,
        } satisfies SessionAccount,
        lastSeenAt,
        provedAt,
        expiresAt,
        impersonator,
      };
    },

    touch: async (sha256: Buffer, now: Date): Promise<void> => {
      await handle.updateTable('session').set({ last_seen_at: now }).where('token_sha256', '=', sha256).execute();
    },

    /** Records that the person has just answered a code sent to one of the account's addresses. */
    prove: async (sha256: Buffer, now: Date): Promise<void> => {
      await handle.updateTable('session').set({ proved_at: now }).where('token_sha256', '=', sha256).execute();
    },

    insert: async (session: NewSession): Promise<void> => {
      await handle
        .insertInto('session')
        .values({
          token_sha256: session.sha256,
          account_id: session.accountId,
          user_agent: session.userAgent,
          created_at: session.now,
          last_seen_at: session.now,
          expires_at: session.expiresAt,
          proved_at: session.impersonatorId === null ? session.now : null,
          impersonator_id: session.impersonatorId,
        })
        .execute();
    },

    end: async (sha256: Buffer): Promise<void> => {
      await handle.deleteFrom('session').where('token_sha256', '=', sha256).execute();
    },

    /** Returns an account's sessions that have not expired and were used since `seenSince`, the last used first. */
    live: (accountId: number, now: Date, seenSince: Date) =>
      handle
        .selectFrom('session')
        .select(['id', 'token_sha256 as sha256', 'user_agent as userAgent'])
        .select(['created_at as createdAt', 'last_seen_at as lastSeenAt', 'impersonator_id as impersonatorId'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Ends a session. Returns false if the account has no such session. */
    endOwn: async (accountId: number, id: string): Promise<boolean> => {
      const ended = await handle
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    /** Ends all sessions of an account, including those of staff who act as the customer. */
    endAll: async (accountId: number): Promise<void> => {
      await handle.deleteFrom('session').where('account_id', '=', accountId).execute();
    },

    /** Ends all sessions in which this staff member acts as a customer. Returns the ids of the customers. */
    endActing: async (staffId: number): Promise<readonly number[]> => {
      const ended = await handle
        .deleteFrom('session')
        .where('impersonator_id', '=', staffId)
        .returning('account_id')
        .execute();
      return ended.map((row) => row.account_id);
    },

    /** Ends all sessions of an account except the one with this token hash. */
    endOthers: async (accountId: number, sha256: Buffer): Promise<void> => {
      await handle
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('token_sha256', '<>', sha256)
        .execute();
    },

    /** Deletes sessions that have expired or were not used since `seenSince`. */
    deleteOver: async (now: Date, seenSince: Date): Promise<void> => {
      await handle
        .deleteFrom('session')
        .where((is) => is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', seenSince)]))
        .execute();
    },
  };
}
