import type { Quantity } from '@farad/domain/money';

import type { Handle } from '../connection/connect.ts';

/** A request for a part that the catalogue does not have, sent by a form without an account (product C10). */
export interface FormRequest {
  /** Keyed hash of the sender's IP address, used only for the limits. */
  readonly callerHash: Buffer;
  readonly part: string;
  readonly quantity: number;
  /** At least one of `email` and `phone` is set. */
  readonly email: string | null;
  readonly phone: string | null;
}

/** Queries of requests sent with the form for parts outside of the catalogue. */
export function partRequestQueries(handle: Handle) {
  return {
    /**
     * Returns the number of the same request that the caller has sent since `since`. So a form sent twice makes one
     * request.
     */
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

    /** Deletes requests without an account that were sent before `at`, because they contain personal data. */
    deleteBefore: async (at: Date): Promise<void> => {
      await handle.deleteFrom('request').where('account_id', 'is', null).where('created_at', '<', at).execute();
    },
  };
}
