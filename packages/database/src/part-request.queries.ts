import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from './connect.ts';

export interface NewPartRequest {
  readonly part: string;
  readonly quantity: number;
  /** One of the two. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly accountId: number | null;
  readonly locale: Locale;
  readonly callerHash: Buffer;
  readonly now: Date;
}

/** Requests for parts that the shop does not have. */
export function partRequestQueries(handle: Handle) {
  return {
    /** Holds all other requests of this caller until the transaction ends. */
    lockCaller: async (callerHash: Buffer): Promise<void> => {
      const key = `part request ${callerHash.toString('base64')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(handle);
    },

    /** Moments of the caller's requests since then, oldest first. */
    moments: async (callerHash: Buffer, since: Date): Promise<readonly Date[]> => {
      const rows = await handle
        .selectFrom('part_request')
        .select('created_at')
        .where('caller_hash', '=', callerHash)
        .where('created_at', '>', since)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => row.created_at);
    },

    /** The same request of the same caller since then: a form that was sent twice. */
    same: async (request: NewPartRequest, since: Date): Promise<number | undefined> => {
      const row = await handle
        .selectFrom('part_request')
        .select('id')
        .where('caller_hash', '=', request.callerHash)
        .where('created_at', '>', since)
        .where('part', '=', request.part)
        .where('quantity', '=', request.quantity)
        .where('email', 'is not distinct from', request.email)
        .where('phone', 'is not distinct from', request.phone)
        .executeTakeFirst();
      return row?.id;
    },

    /** Drops requests of before that moment, answered or not: they hold somebody's address. */
    deleteBefore: async (at: Date): Promise<void> => {
      await handle.deleteFrom('part_request').where('created_at', '<', at).execute();
    },

    add: async (request: NewPartRequest): Promise<number> => {
      const { id } = await handle
        .insertInto('part_request')
        .values({
          part: request.part,
          quantity: request.quantity,
          email: request.email,
          phone: request.phone,
          account_id: request.accountId,
          locale: request.locale,
          caller_hash: request.callerHash,
          created_at: request.now,
          answered_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
