import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Returns ids of rows whose next check at one of these providers is due, the longest overdue first. */
export async function dueRows(
  handle: Handle,
  table: 'payment' | 'receipt' | 'refund',
  providers: readonly VendorId[],
  now: Date,
  limit: number,
): Promise<number[]> {
  const due = sql.table(table);
  const payment = table === 'payment' ? sql`due.id` : sql`due.payment_id`;
  const { rows } = await sql<{ id: number }>`select due.id from ${due} due join payment on payment.id = ${payment}
    where due.next_check_at <= ${now} and payment.provider = any(${[...providers]})
    order by due.next_check_at limit ${limit}`.execute(handle);
  return rows.map(({ id }) => id);
}
