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

export interface PartRequestRow extends Pick<
  NewPartRequest,
  'part' | 'quantity' | 'email' | 'phone' | 'accountId' | 'locale'
> {
  readonly id: number;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
  readonly answer: string;
  readonly by: string | null;
}

export interface PartRequestSearch {
  readonly state: 'new' | 'answered' | 'closed';
  /** Requests with a lower id. */
  readonly after: number | undefined;
  readonly limit: number;
}

export interface PartRequestFate {
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
  readonly answer: string;
  /** Who did it; null: nobody has looked at it any more. */
  readonly staffId: number | null;
}

/** Requests for parts that the shop does not have. */
export function partRequestQueries(handle: Handle) {
  const staffRows = () =>
    handle
      .selectFrom('part_request')
      .leftJoin('staff', 'staff.id', 'part_request.staff_id')
      .select(['part_request.id', 'part_request.created_at as createdAt', 'part', 'quantity'])
      .select(['part_request.email', 'phone', 'account_id as accountId', 'part_request.locale'])
      .select(['answered_at as answeredAt', 'closed_at as closedAt', 'answer', 'staff.name as by']);

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

    /** Requests in a state, the newest first. */
    list: ({ state, after, limit }: PartRequestSearch): Promise<PartRequestRow[]> =>
      staffRows()
        .$if(state === 'new', (query) => query.where('answered_at', 'is', null).where('closed_at', 'is', null))
        .$if(state === 'answered', (query) => query.where('answered_at', 'is not', null).where('closed_at', 'is', null))
        .$if(state === 'closed', (query) => query.where('closed_at', 'is not', null))
        .$if(after !== undefined, (query) => query.where('part_request.id', '<', after ?? 0))
        .orderBy('part_request.id', 'desc')
        .limit(limit)
        .execute(),

    find: (id: number): Promise<PartRequestRow | undefined> =>
      staffRows().where('part_request.id', '=', id).executeTakeFirst(),

    /** Holds the request until the transaction ends. */
    lock: (id: number): Promise<PartRequestRow | undefined> =>
      staffRows().where('part_request.id', '=', id).forUpdate('part_request').executeTakeFirst(),

    /** What staff made of a request that is locked. */
    set: async (id: number, fate: PartRequestFate): Promise<void> => {
      const { answeredAt, closedAt, answer, staffId } = fate;
      await handle
        .updateTable('part_request')
        .set({ answered_at: answeredAt, closed_at: closedAt, answer, staff_id: staffId })
        .where('id', '=', id)
        .execute();
    },

    /** Requests that nobody has looked at, counted no further than `most`. */
    countNew: async (most: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from part_request where answered_at is null and closed_at is null limit ${most}) waiting`.execute(
        handle,
      );
      return rows[0]?.count ?? 0;
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
