import type { Handle } from '../connection/connect.ts';

/** Returns ids of rows that are due for a check, longest waiting first. */
export async function dueRows(
  handle: Handle,
  table: 'payment' | 'receipt' | 'refund',
  now: Date,
  limit: number,
): Promise<number[]> {
  const found = await handle
    .selectFrom(table)
    .select('id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}
