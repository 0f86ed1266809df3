import type { ConsentKind } from '@farad/domain/account';
import { isRole } from '@farad/domain/customer';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { accountColumns, type SessionAccount } from './session.queries.ts';
import type { LoginAddress } from './sign-in.queries.ts';

export interface ProfileRow {
  readonly name: string;
  readonly surname: string;
  readonly locale: Locale;
  readonly phone: string | null;
  readonly email: string | null;
  readonly deleteAt: Date | null;
}

export interface NewConsent {
  readonly accountId: number;
  readonly kind: ConsentKind;
  readonly version: string;
  /** Language of the text that the person read. */
  readonly locale: Locale;
  readonly now: Date;
  /** SHA-256 of the text that the person read. */
  readonly textSha256: Buffer;
  /** Keyed hash of the IP address; null = the consent was given by phone. */
  readonly callerHash: Buffer | null;
  /** The staff member who recorded a consent given by phone. */
  readonly staffId?: number;
}

/** Queries of an account, for changes that the person makes. */
export function accountQueries(handle: Handle) {
  const find = async (id: number): Promise<SessionAccount> => {
    const row = await handle
      .selectFrom('account')
      .select(accountColumns)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (!isRole(row.role)) throw new Error(`account: unknown role ${row.role}`);
    return { ...row, role: row.role };
  };
  return {
    /** Returns the account and locks it until the transaction ends. Throws if there is no such account. */
    lock: find,

    /**
     * Saves a verified phone number or email address. If the username was the former address, it changes too. Returns
     * false if another account has the address. Throws a unique violation if another transaction takes the address at
     * the same time.
     */
    setContact: async (before: SessionAccount, { channel, destination }: LoginAddress): Promise<boolean> => {
      const column = channel === 'sms' ? 'phone' : 'email';
      const other = await handle
        .selectFrom('account')
        .select('id')
        .where('id', '<>', before.id)
        .where((is) => is.or([is(column, '=', destination), is('username', '=', destination)]))
        .executeTakeFirst();
      if (other !== undefined) return false;
      const isNamedByIt = before.username === before[column];
      await handle
        .updateTable('account')
        .set({ [column]: destination, ...(isNamedByIt ? { username: destination } : {}) })
        .where('id', '=', before.id)
        .execute();
      return true;
    },

    profile: async (id: number): Promise<ProfileRow> =>
      handle
        .selectFrom('account')
        .select(['name', 'surname', 'locale', 'phone', 'email', 'delete_at as deleteAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    save: async (id: number, person: Pick<ProfileRow, 'name' | 'surname' | 'locale'>): Promise<void> => {
      const { name, surname, locale } = person;
      await handle.updateTable('account').set({ name, surname, locale }).where('id', '=', id).execute();
    },

    /** Saves when the account will be deleted; null = never. */
    setDeletion: async (id: number, at: Date | null): Promise<void> => {
      await handle.updateTable('account').set({ delete_at: at }).where('id', '=', id).execute();
    },
  };
}

/** Queries of a person's consents. A withdrawn consent stays in the table as a record. */
export function consentQueries(handle: Handle) {
  return {
    standing: (accountId: number) =>
      handle
        .selectFrom('consent')
        .select(['kind', 'version', 'given_at as givenAt'])
        .where('account_id', '=', accountId)
        .where('withdrawn_at', 'is', null)
        .orderBy('kind')
        .execute(),

    /**
     * Saves a consent, unless the person has given it to this version of the text. A consent to another version is
     * withdrawn.
     */
    give: async (consent: NewConsent): Promise<void> => {
      const { accountId, kind, version, locale, now, textSha256, callerHash, staffId = null } = consent;
      await handle
        .updateTable('consent')
        .set({ withdrawn_at: now })
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('withdrawn_at', 'is', null)
        .where('version', '<>', version)
        .execute();
      await sql`insert into consent (account_id, kind, version, locale, given_at, text_sha256, caller_hash, staff_id)
        values (${accountId}, ${kind}, ${version}, ${locale}, ${now}, ${textSha256}, ${callerHash}, ${staffId})
        on conflict (account_id, kind) where withdrawn_at is null do nothing`.execute(handle);
    },

    withdraw: async (accountId: number, kind: ConsentKind, now: Date): Promise<void> => {
      await handle
        .updateTable('consent')
        .set({ withdrawn_at: now })
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('withdrawn_at', 'is', null)
        .execute();
    },
  };
}
