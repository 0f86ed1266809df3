import { sql } from 'kysely';

import type { Handle } from './connect.ts';

export interface IdempotencyKey {
  readonly actor: string;
  readonly route: string;
  readonly key: string;
  readonly bodySha256: Buffer;
}

export type IdempotencyState =
  | { readonly kind: 'first' }
  | { readonly kind: 'repeated'; readonly response: unknown }
  | { readonly kind: 'other_body' };

/**
 * A key is claimed inside the transaction of the change itself: a repeat that comes meanwhile waits on the row (at most
 * the lock timeout) and then reads the finished answer; a refusal rolls the claim back together with everything else.
 */
export function idempotencyQueries(handle: Handle) {
  return {
    async claim({ actor, route, key, bodySha256 }: IdempotencyKey): Promise<IdempotencyState> {
      await sql`set local lock_timeout = '10s'`.execute(handle);
      const claimed = await handle
        .insertInto('idempotency')
        .values({ actor, route, key, body_sha256: bodySha256 })
        .onConflict((conflict) => conflict.columns(['actor', 'route', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (claimed) return { kind: 'first' };
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
  };
}
