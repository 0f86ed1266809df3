import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { writtenTo } from '../connection/replicas/position.ts';

export interface NewStaffSession {
  readonly sha256: Buffer;
  readonly staffId: number;
  readonly step: 'password' | 'done';
  readonly userAgent: string;
  readonly ip: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Queries of back office sessions. Only the SHA-256 of a session's token is stored. */
export function staffSessionQueries(handle: Handle) {
  return {
    /**
     * Returns a session by its current or former token. Undefined if it has expired, was not used since `seenSince`, or
     * its staff member is disabled.
     */
    find: (sha256: Buffer, now: Date, seenSince: Date) =>
      handle
        .selectFrom('staff_session as session')
        .innerJoin('staff', 'staff.id', 'session.staff_id')
        .select(['session.id', 'token_sha256 as sha256', 'staff_id as staffId', 'step', 'turned_at as turnedAt'])
        .select(['last_seen_at as seenAt', 'expires_at as expiresAt', 'written_to as writtenTo'])
        .where((is) => is.or([is('token_sha256', '=', sha256), is('former_sha256', '=', sha256)]))
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .where('disabled_at', 'is', null)
        .executeTakeFirst(),

    insert: async (session: NewStaffSession): Promise<void> => {
      const { sha256, staffId, step, userAgent, ip, now, expiresAt } = session;
      await handle
        .insertInto('staff_session')
        .values({
          token_sha256: sha256,
          staff_id: staffId,
          step,
          ip,
          expires_at: expiresAt,
          user_agent: userAgent.replaceAll('\0', '').slice(0, 400),
          created_at: now,
          turned_at: now,
          last_seen_at: now,
        })
        .execute();
    },

    /** Replaces the token of a session. Returns false if another request has already replaced it. */
    turn: async (from: Buffer, to: Buffer, now: Date): Promise<boolean> => {
      const row = await handle
        .updateTable('staff_session')
        .set({ token_sha256: to, former_sha256: from, turned_at: now, last_seen_at: now })
        .where('token_sha256', '=', from)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    touch: async (id: string, now: Date): Promise<void> => {
      await handle.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', id).execute();
    },

    /**
     * Stores the position in the write-ahead log. A replica that has replayed it has everything that was committed
     * until now, so that staff find what they wrote.
     */
    noteWrite: async (id: string): Promise<void> => {
      await handle
        .updateTable('staff_session')
        .set({ written_to: sql.raw<number>(writtenTo) })
        .where('id', '=', id)
        .execute();
    },

    live: (staffId: number, now: Date, seenSince: Date) =>
      handle
        .selectFrom('staff_session')
        .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_seen_at as seenAt'])
        .select(sql<string>`host(ip)`.as('ip'))
        .where('staff_id', '=', staffId)
        .where('step', '=', 'done')
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', seenSince)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Ends a session. Returns false if this staff member has no such session. */
    end: async (staffId: number, id: string): Promise<boolean> => {
      const ended = await handle
        .deleteFrom('staff_session')
        .where('staff_id', '=', staffId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    /** Ends all sessions of a staff member except `keptId`; null = all of them. */
    endOthers: async (staffId: number, keptId: string | null): Promise<void> => {
      await handle
        .deleteFrom('staff_session')
        .where('staff_id', '=', staffId)
        .where('id', 'is distinct from', keptId)
        .execute();
    },

    deleteOver: async (now: Date, seenSince: Date): Promise<void> => {
      await handle
        .deleteFrom('staff_session')
        .where((is) => is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', seenSince)]))
        .execute();
    },
  };
}

export type StaffSessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof staffSessionQueries>['find']>>>;

/** Number of failed attempts, and time of the latest one; null = none. */
export interface FailureCount {
  readonly count: number;
  readonly lastAt: Date | null;
}

export interface TryCounts {
  /** Failures of this account from this subnet, since its last successful sign-in from there. */
  readonly pair: FailureCount;
  /** Failures of this account from any address, since its last successful sign-in. */
  readonly account: FailureCount;
  /** Failures of all accounts from this subnet. */
  readonly subnet: FailureCount;
}

const pairOf = (count: unknown, lastAt: unknown): FailureCount => ({
  count: Number(count),
  lastAt: lastAt instanceof Date ? lastAt : null,
});

/** Queries of attempts to sign in to the back office, by password and by code. */
export function staffTryQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Returns how many attempts failed since `since`, and the time of the last one: of the account in the subnet, of
     * the account, and of the whole subnet. In the first two, a successful attempt cancels those before it. Takes locks
     * of the account and the subnet until the transaction ends, so that their attempts are counted one after another.
     */
    counts: inTx(handle, async (emailHmac: Buffer, subnet: string, since: Date): Promise<TryCounts> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${subnet}`}, 0))`.execute(handle);
      await sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${emailHmac.toString('hex')}`}, 0))`.execute(
        handle,
      );
      const { rows } = await sql<Record<string, unknown>>`
        with own as (select * from staff_try where email_hmac = ${emailHmac} and at > ${since}),
        ours as (select * from own where subnet = ${subnet}),
        failed as (select at from own where outcome = 'failed'
          and at > coalesce((select max(at) from own where outcome = 'right'), '-infinity')),
        failed_here as (select at from ours where outcome = 'failed'
          and at > coalesce((select max(at) from ours where outcome = 'right'), '-infinity')),
        network as (select at from staff_try where subnet = ${subnet} and at > ${since} and outcome = 'failed')
        select (select count(*) from failed_here) as "pairCount", (select max(at) from failed_here) as "pairAt",
          (select count(*) from failed) as "accountCount", (select max(at) from failed) as "accountAt",
          (select count(*) from network) as "subnetCount", (select max(at) from network) as "subnetAt"`.execute(handle);
      const [row = {}] = rows;
      return {
        pair: pairOf(row['pairCount'], row['pairAt']),
        account: pairOf(row['accountCount'], row['accountAt']),
        subnet: pairOf(row['subnetCount'], row['subnetAt']),
      };
    }),

    add: async (emailHmac: Buffer, subnet: string, now: Date): Promise<number> => {
      const { id } = await handle
        .insertInto('staff_try')
        .values({ email_hmac: emailHmac, subnet, outcome: 'failed', at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    settle: async (id: number, outcome: 'passed' | 'right'): Promise<void> => {
      await handle.updateTable('staff_try').set({ outcome }).where('id', '=', id).execute();
    },

    deleteBefore: async (moment: Date): Promise<void> => {
      await handle.deleteFrom('staff_try').where('at', '<', moment).execute();
    },
  };
}
