import type { Quantity } from '@farad/domain/money';

import type { Handle } from '../connection/connect.ts';

/** A request of the form for a part that the catalogue does not have (product C10). */
export interface FormRequest {
  /** Keyed: who sent it, for counting alone. */
  readonly callerHash: Buffer;
  readonly part: string;
  readonly quantity: number;
  /** One of the two. */
  readonly email: string | null;
  readonly phone: string | null;
}

/** What keeps the form from being sent twice, or too often. */
export function partRequestQueries(handle: Handle) {
  return {
    /** Number of the same request of the same caller since then: a form that was sent twice. */
    same: async (
      { callerHash, part, quantity, email, phone }: FormRequest,
      since: Date,
    ): Promise<string | undefined> => {
      const row = await handle
        .selectFrom('request')
        .innerJoin('request_line', 'request_line.request_id', 'request.id')
        .select('number')
        .where('caller_hash', '=', callerHash)
        .where('created_at', '>', since)
        .where('part', '=', part)
        .where('quantity', '=', quantity as Quantity)
        .where('email', 'is not distinct from', email)
        .where('phone', 'is not distinct from', phone)
        .executeTakeFirst();
      return row?.number;
    },

    /** Drops requests of before that moment that are nobody's: they hold somebody's address. */
    deleteBefore: async (at: Date): Promise<void> => {
      await handle.deleteFrom('request').where('account_id', 'is', null).where('created_at', '<', at).execute();
    },
  };
}
