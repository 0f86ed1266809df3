import { sql, type Kysely } from 'kysely';

import type { Schema } from '../schema.ts';
import { inTransaction } from './transaction.ts';

/** A seat that is wanted: a keyed hash of the name that it counts for, and how many seats the name may have. */
export interface WantedSeat {
  readonly counted: Buffer;
  readonly most: number;
}

/** Queries of the open event streams that several server processes count together. */
export function feedSeatQueries(db: Kysely<Schema>, processId: string) {
  return {
    /**
     * Takes all the seats for this process, for `seconds`. Returns their ids; null = one of the names has no seat left,
     * and none is taken.
     */
    take: (wanted: readonly WantedSeat[], seconds: number): Promise<readonly number[] | null> =>
      inTransaction(db, async (tx) => {
        const sorted = wanted.toSorted((a, b) => Buffer.compare(a.counted, b.counted));
        for (const { counted } of sorted)
          await sql`select pg_advisory_xact_lock(hashtextextended(${`seat ${counted.toString('hex')}`}, 0))`.execute(
            tx,
          );
        for (const { counted, most } of sorted) {
          const { rows } = await sql<{ taken: number }>`
            select count(*)::integer as taken from feed_seat
            where counted_hash = ${counted} and kept_until > now()`.execute(tx);
          if ((rows[0]?.taken ?? 0) >= most) return null;
        }
        const ids: number[] = [];
        for (const { counted } of sorted) {
          const { rows } = await sql<{ id: number }>`
            insert into feed_seat (counted_hash, process_id, kept_until)
              values (${counted}, ${processId}, now() + make_interval(secs => ${seconds}))
            returning id`.execute(tx);
          ids.push(...rows.map(({ id }) => id));
        }
        return ids;
      }),

    /** Keeps all seats of this process for further `seconds`. */
    keep: async (seconds: number): Promise<void> => {
      await sql`update feed_seat set kept_until = now() + make_interval(secs => ${seconds})
        where process_id = ${processId}`.execute(db);
    },

    free: async (ids: readonly number[]): Promise<void> => {
      await sql`delete from feed_seat where id = any(${[...ids]}::bigint[])`.execute(db);
    },

    /** Frees all seats of this process. */
    freeAll: async (): Promise<void> => {
      await sql`delete from feed_seat where process_id = ${processId}`.execute(db);
    },
  };
}
