import { isRole, type Role } from '@farad/domain/customer';
import type { Coefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import type { Handle } from './connect.ts';

/** The person behind a session. */
export interface SessionAccount {
  readonly id: number;
  /** 11 digits. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly username: string;
  readonly name: string;
  readonly surname: string;
  readonly image: string;
  readonly role: Role;
  readonly coefficient: Coefficient;
  readonly locale: Locale;
}

/** The columns of a SessionAccount. */
export const accountColumns = [
  'account.id',
  'phone',
  'email',
  'username',
  'name',
  'surname',
  'image',
  'role',
  'locale',
  'prices_koef as coefficient',
] as const;

export interface NewSession {
  readonly sha256: Buffer;
  readonly accountId: number;
  readonly userAgent: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Sessions by the SHA-256 of their token. */
export function sessionQueries(handle: Handle) {
  return {
    /** A live session: not over at `now` and seen since `seenSince`. */
    find: async (sha256: Buffer, now: Date, seenSince: Date) => {
      const row = await handle
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select([...accountColumns, 'session.last_seen_at as lastSeenAt', 'session.proved_at as provedAt'])
        .where('token_sha256', '=', sha256)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .executeTakeFirst();
      if (row === undefined || !isRole(row.role)) return undefined;
      const { lastSeenAt, provedAt, ...account } = row;
      return { account: { ...account, role: row.role } satisfies SessionAccount, lastSeenAt, provedAt };
    },

    touch: async (sha256: Buffer, now: Date): Promise<void> => {
      await handle.updateTable('session').set({ last_seen_at: now }).where('token_sha256', '=', sha256).execute();
    },

    /** A code to one of the account's addresses was answered in this session. */
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
          proved_at: session.now,
        })
        .execute();
    },

    end: async (sha256: Buffer): Promise<void> => {
      await handle.deleteFrom('session').where('token_sha256', '=', sha256).execute();
    },

    /** Sessions of an account that `find` would find, the latest seen first. */
    live: (accountId: number, now: Date, seenSince: Date) =>
      handle
        .selectFrom('session')
        .select(['id', 'token_sha256 as sha256', 'user_agent as userAgent'])
        .select(['created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute(),

    /** False: this account has no such session. */
    endOwn: async (accountId: number, id: string): Promise<boolean> => {
      const ended = await handle
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    /** Ends all sessions of an account but one. */
    endOthers: async (accountId: number, sha256: Buffer): Promise<void> => {
      await handle
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('token_sha256', '<>', sha256)
        .execute();
    },

    /** Drops the sessions that `find` would not find any more. */
    deleteOver: async (now: Date, seenSince: Date): Promise<void> => {
      await handle
        .deleteFrom('session')
        .where((is) => is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', seenSince)]))
        .execute();
    },
  };
}
