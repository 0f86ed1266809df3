import type { Connection } from '@farad/database/connection/connect';
import { requestQueries } from '@farad/database/requests/request.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { moveRequest, quoteEndsSoonMs } from '@farad/domain/quote';

import type { Config } from '#config/config.ts';
import { notifyRequester } from '#core/requests/request-messages.ts';

const batchSize = 200;

interface QuoteClock {
  readonly db: Connection['db'];
  readonly config: Pick<Config, 'cabinetUrl' | 'siteUrl'>;
}

/** Expires a quote. Returns false if it is no longer due, or if its request is locked. */
const expire = ({ db, config }: QuoteClock, number: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const requests = requestQueries(tx);
    const request = await requests.lockIfOverdue(number, now);
    if (request === undefined) return false;
    const moved = moveRequest(request, 'expired', 'system', now);
    if (!moved.ok) throw new Error(`quote of request ${number} cannot expire: ${moved.error}`);
    await requests.move(request.id, { state: moved.value }, now);
    await notifyRequester(tx, config, request, { what: 'expired' });
    return true;
  });

/**
 * Warns customers about quotes that expire within a day. There is one warning for each quote. Returns the number of
 * warnings.
 */
const warn = ({ db, config }: QuoteClock, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const ending = await requestQueries(tx).takeEnding(now, new Date(now.getTime() + quoteEndsSoonMs), batchSize);
    for (const request of ending) {
      await notifyRequester(tx, config, request, { what: 'ending', validUntil: request.validUntil });
    }
    return ending.length;
  });

/**
 * Expires quotes that are no longer valid (product O3), each in its own transaction, and notifies the customers. Also
 * warns customers a day before. Returns how many quotes expired and how many warnings were sent.
 */
export async function expireQuotes(context: QuoteClock, now: Date): Promise<{ expired: number; warned: number }> {
  let expired = 0;
  for (const number of await requestQueries(context.db).overdue(now, batchSize)) {
    if (await expire(context, number, now)) expired += 1;
  }
  return { expired, warned: await warn(context, now) };
}
