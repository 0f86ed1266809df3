import type { Kopecks } from '@farad/domain/money';
import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface NewQuarantine {
  readonly kind: 'payment' | 'refund';
  readonly provider: VendorId;
  readonly providerId: string;
  readonly orderId: number | null;
  readonly mismatches: readonly string[];
  readonly amount: Kopecks | null;
  readonly reported: string;
  readonly at: Date;
}

export interface QuarantineRow extends NewQuarantine {
  readonly id: number;
  readonly orderNumber: string | null;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly resolution: string | null;
}

/** Queries of reports of payment providers that did not match our data. They wait until staff resolve them. */
export function quarantineQueries(handle: Handle) {
  return {
    /** Saves a report. Returns false if an equal report already waits. */
    async add({
      kind,
      provider,
      providerId,
      orderId,
      mismatches,
      amount,
      reported,
      at,
    }: NewQuarantine): Promise<boolean> {
      const added = await handle
        .insertInto('payment_quarantine')
        .values({
          kind,
          provider,
          provider_id: providerId,
          order_id: orderId,
          mismatches: [...mismatches].toSorted(),
          amount_kopecks: amount,
          reported,
          at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    list: ({
      isAll,
      after,
      limit,
    }: {
      isAll: boolean;
      after: number | null;
      limit: number;
    }): Promise<QuarantineRow[]> =>
      handle
        .selectFrom('payment_quarantine as entry')
        .leftJoin('orders', 'orders.id', 'entry.order_id')
        .leftJoin('staff', 'staff.id', 'resolved_by')
        .select([
          'entry.id',
          'kind',
          'provider',
          'provider_id as providerId',
          'order_id as orderId',
          'mismatches',
          'reported',
          'at',
        ])
        .select(['orders.number as orderNumber', 'amount_kopecks as amount', 'resolved_at as resolvedAt'])
        .select(['staff.name as resolvedBy', 'resolution'])
        .$if(!isAll, (query) => query.where('resolved_at', 'is', null))
        .where('entry.id', '<', after ?? Number.MAX_SAFE_INTEGER)
        .orderBy('entry.id', 'desc')
        .limit(limit)
        .execute(),

    /** Marks a report as resolved. Returns false if there is no such report, or it is resolved already. */
    async resolve(id: number, { by, note, at }: { by: number; note: string; at: Date }): Promise<boolean> {
      const found = await handle
        .updateTable('payment_quarantine')
        .set({ resolved_at: at, resolved_by: by, resolution: note })
        .where('id', '=', id)
        .where('resolved_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

export interface MoneyHealth {
  /** Number of payments that are still to be checked, because the buyer or the provider has not finished. */
  readonly pending: number;
  /** Age in seconds of the oldest request to a provider for which the outcome is unknown; 0 = there is none. */
  readonly oldestUnknownSeconds: number;
  readonly mismatches: number;
  readonly openWebhooks: number;
  /** Age of the oldest message that is not sent yet, in seconds; 0 = there is none. */
  readonly outboxSeconds: number;
  /** Number of failed refunds that staff have not retried. */
  readonly failedRefunds: number;
  /** Number of differences that the last nightly check of ledgers found. */
  readonly ledgerDifferences: number;
}

/** Returns the figures about payments that alerts are based on. */
export async function moneyHealth(handle: Handle, now: Date): Promise<MoneyHealth> {
  const { rows } = await sql<MoneyHealth>`select
    (select count(*) from payment where next_check_at is not null)::integer as pending,
    coalesce(extract(epoch from ${now} - (select min(asked_at) from payment
      where next_check_at is not null and state = 'created' and refusal is null)), 0)::float as "oldestUnknownSeconds",
    (select count(*) from payment_quarantine where resolved_at is null)::integer as mismatches,
    (select count(*) from webhook_event where done_at is null)::integer as "openWebhooks",
    coalesce(extract(epoch from ${now} - (select min(created_at) from outbox
      where sent_at is null and dead_at is null)), 0)::float as "outboxSeconds",
    (select count(*) from refund where state = 'cancelled' and retried_by is null
      and cause <> 'not_captured')::integer as "failedRefunds",
    coalesce((select (value->>'differences')::integer from setting where key = 'ledger_check'), 0)
      as "ledgerDifferences"`.execute(handle);
  const [health] = rows;
  if (health === undefined) throw new Error('money health: expected one row, got none');
  return health;
}
