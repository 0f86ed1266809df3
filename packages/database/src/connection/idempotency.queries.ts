import { sql } from 'kysely';

import type { Handle } from './connect.ts';
import { isLockTimeout } from './transaction.ts';

export interface IdempotencyKey {
  readonly actor: string;
  readonly route: string;
  readonly key: string;
  readonly bodySha256: Buffer;
}

export type IdempotencyState =
  | { readonly kind: 'first' }
  | { readonly kind: 'repeated'; readonly response: unknown }
  | { readonly kind: 'other_body' }
  /** Another request with the same key is still running after the timeout. */
  | { readonly kind: 'in_progress' };

/** How long a repeated request waits for the first one, in ms. */
const repeatWaitMs = 10_000;

/**
 * Queries of idempotency keys. A request claims its key in the transaction of the change itself. A concurrent repeat
 * waits for the row lock, then reads the saved response. A failed request rolls back the claim with its other changes.
 */
export function idempotencyQueries(handle: Handle) {
  async function insert(
    { actor, route, key, bodySha256 }: IdempotencyKey,
    waitMs: number,
  ): Promise<'mine' | 'taken' | 'in_progress'> {
    try {
      const { rows } = await sql`insert into idempotency (actor, route, key, body_sha256)
        select ${actor}, ${route}, ${key}, ${bodySha256}::bytea from set_config('lock_timeout', ${String(waitMs)}, true)
        on conflict (actor, route, key) do nothing returning key`.execute(handle);
      return rows.length > 0 ? 'mine' : 'taken';
    } catch (error) {
      if (isLockTimeout(error)) return 'in_progress';
      throw error;
    }
  }

  return {
    /**
     * Claims a key. Waits at most `waitMs` for another request that holds the same key. If the result is `in_progress`,
     * PostgreSQL has aborted the transaction.
     */
    async claim(claimed: IdempotencyKey, waitMs = repeatWaitMs): Promise<IdempotencyState> {
      const { actor, route, key, bodySha256 } = claimed;
      const outcome = await insert(claimed, waitMs);
      if (outcome === 'in_progress') return { kind: 'in_progress' };
      if (outcome === 'mine') return { kind: 'first' };
      const earlier = await handle
        .selectFrom('idempotency')
        .select(['body_sha256', 'response'])
        .where('actor', '=', actor)
        .where('route', '=', route)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (!earlier.body_sha256.equals(bodySha256)) return { kind: 'other_body' };
      return { kind: 'repeated', response: earlier.response };
    },

    async finish({ actor, route, key }: IdempotencyKey, response: unknown): Promise<void> {
      await handle
        .updateTable('idempotency')
        .set({ status: 200, response: JSON.stringify(response) })
        .where('actor', '=', actor)
        .where('route', '=', route)
        .where('key', '=', key)
        .execute();
    },

    /** Deletes keys claimed before `then`. */
    async deleteBefore(then: Date): Promise<void> {
      await handle.deleteFrom('idempotency').where('created_at', '<', then).execute();
    },
  };
}
