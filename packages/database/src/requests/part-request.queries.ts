import type { Quantity } from '@farad/domain/money';

import type { Handle } from '../connection/connect.ts';

/** A request by form for a part that the catalogue does not have (product C10). */
export interface FormRequest {
  /** Keyed hash of the sender, only for the limits. */
  readonly callerHash: Buffer;
  readonly part: string;
  readonly quantity: number;
  /** At least one of the two is set. */
  readonly email: string | null;
  readonly phone: string | null;
}

/** Checks against sending the form twice or too often. */
export function partRequestQueries(handle: Handle) {
  return {
    /** Returns the number of the same request from the same caller since `since`: a form sent twice. */
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

    /** Deletes requests without an account from before `at`: they contain addresses of people. */
    deleteBefore: async (at: Date): Promise<void> => {
      await handle.deleteFrom('request').where('account_id', 'is', null).where('created_at', '<', at).execute();
    },
  };
}
