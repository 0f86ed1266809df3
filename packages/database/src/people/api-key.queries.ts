import type { ApiScope } from '@farad/domain/customer-api';
import { isRole } from '@farad/domain/customer';
import type { Coefficient } from '@farad/domain/money';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { accountColumns, type SessionAccount } from './session.queries.ts';

export interface NewApiKey {
  readonly accountId: number;
  readonly companyId: number | null;
  readonly name: string;
  readonly sha256: Buffer;
  /** Last characters of the key, by which the owner recognises it. */
  readonly end: string;
  readonly scopes: readonly ApiScope[];
  readonly perMinute: number;
  readonly now: Date;
}

/** A key as shown to its owner. */
export interface ApiKeyRow {
  readonly id: number;
  readonly name: string;
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly end: string;
  readonly scopes: readonly ApiScope[];
  readonly perMinute: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** A valid key with its account. */
export interface UsedApiKey {
  readonly id: number;
  readonly scopes: readonly ApiScope[];
  readonly perMinute: number;
  readonly companyId: number | null;
  readonly lastUsedAt: Date | null;
  /**
   * The account, with the price coefficient of the key's company if that company has one. The company for which the
   * person buys on the site does not matter.
   */
  readonly account: SessionAccount;
}

/** Queries of keys of the customer API. Only the SHA-256 of a key is stored; the key itself is shown once. */
export function apiKeyQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Returns a key by its SHA-256. Undefined if the key is revoked, or its account is blocked or deleted. Undefined
     * too if the person is no longer a member of the key's company.
     */
    find: async (sha256: Buffer): Promise<UsedApiKey | undefined> => {
      const row = await handle
        .selectFrom('api_key')
        .innerJoin('account', 'account.id', 'api_key.account_id')
        .leftJoin('company', 'company.id', 'api_key.company_id')
        .select(accountColumns)
        .select(['api_key.id as keyId', 'scopes', 'per_minute as perMinute', 'company_id as companyId'])
        .select('last_used_at as lastUsedAt')
        .select(sql<Coefficient>`coalesce(company.prices_koef, account.prices_koef)`.as('keyCoefficient'))
        .where('token_sha256', '=', sha256)
        .where('revoked_at', 'is', null)
        .where('blocked_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where(
          sql<boolean>`(company_id is null or exists (select from company_member member
            where member.company_id = api_key.company_id and member.account_id = api_key.account_id))`,
        )
        .executeTakeFirst();
      if (row === undefined || !isRole(row.role)) return undefined;
      const { keyId, scopes, perMinute, companyId, lastUsedAt, keyCoefficient, ...account } = row;
      return {
        id: keyId,
        scopes,
        perMinute,
        companyId,
        lastUsedAt,
        account: {
          ...account,
          role: row.role,
          coefficient: keyCoefficient,
        },
      };
    },

    touch: async (id: number, now: Date): Promise<void> => {
      await handle.updateTable('api_key').set({ last_used_at: now }).where('id', '=', id).execute();
    },

    /**
     * Adds a key and returns its id. Null if the account already has `liveMax` valid keys. Locks the account, so that
     * two requests cannot exceed the limit.
     */
    add: inTx(handle, async (key: NewApiKey, liveMax: number): Promise<number | null> => {
      await handle.selectFrom('account').select('id').where('id', '=', key.accountId).forUpdate().execute();
      const { live } = await handle
        .selectFrom('api_key')
        .select(sql<number>`count(*)::integer`.as('live'))
        .where('account_id', '=', key.accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (live >= liveMax) return null;
      const { id } = await handle
        .insertInto('api_key')
        .values({
          account_id: key.accountId,
          company_id: key.companyId,
          name: key.name,
          token_sha256: key.sha256,
          token_end: key.end,
          scopes: key.scopes,
          per_minute: key.perMinute,
          created_at: key.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),

    /** Returns the account's keys, the latest first. */
    ofAccount: (accountId: number): Promise<readonly ApiKeyRow[]> =>
      handle
        .selectFrom('api_key')
        .leftJoin('company', 'company.id', 'api_key.company_id')
        .select(['api_key.id', 'api_key.name', 'company_id as companyId', 'company.name as companyName'])
        .select(['token_end as end', 'scopes', 'per_minute as perMinute', 'api_key.created_at as createdAt'])
        .select(['last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
        .where('account_id', '=', accountId)
        .orderBy('api_key.id', 'desc')
        .execute(),

    /**
     * Revokes a key. Returns false if the account has no such key. If the key is revoked already, the time of the first
     * revocation stays.
     */
    revoke: async (accountId: number, id: number, now: Date): Promise<boolean> => {
      const found = await handle
        .updateTable('api_key')
        .set({ revoked_at: sql`coalesce(revoked_at, ${now})` })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return found !== undefined;
    },

    revokeAll: async (accountId: number, now: Date): Promise<void> => {
      await handle
        .updateTable('api_key')
        .set({ revoked_at: now })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    deleteRevokedBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('api_key').where('revoked_at', '<', then).execute();
    },
  };
}
