import { orderStatuses } from '@farad/domain/order';
import type pg from 'pg';

const written = orderStatuses.map((status) => `'${status}'`).join(', ');

/**
 * Returns a statement that makes PostgreSQL accept exactly the domain's order statuses. Null if it does so already, or
 * if the schema is older than migration 97, which left this check to the program.
 */
export async function statusCheck(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = to_regclass('orders') and conname in ('orders_status_check', 'orders_status_known')`,
  );
  if (rows.some(({ name }) => name === 'orders_status_check')) return null;
  const { rows: tables } = await client.query("select where to_regclass('orders') is not null");
  if (tables.length === 0) return null;
  const known = [...(rows[0]?.text ?? '').matchAll(/'(\w+)'/g)].map(([, status]) => `'${status}'`).join(', ');
  if (known === written) return null;
  return `alter table orders drop constraint if exists orders_status_known,
    add constraint orders_status_known check (status = any (array[${written}]))`;
}
