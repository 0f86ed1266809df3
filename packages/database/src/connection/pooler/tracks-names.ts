import { randomUUID } from 'node:crypto';

import type pg from 'pg';

const listed = `select name from pg_prepared_statements where statement = $1`;

/**
 * Returns true if the pooler on this connection follows prepared statements from server to server. It then gives them
 * names of its own: pgBouncer 1.21 or newer with `max_prepared_statements`. Otherwise a name must not be used again,
 * because the next transaction may run on a server that does not know it.
 */
export async function tracksNames(client: pg.ClientBase): Promise<boolean> {
  const own = `farad_${randomUUID().replaceAll('-', '')}`;
  await client.query('begin');
  try {
    // The statement finds itself, under the name that the server knows.
    const { rows } = await client.query<{ name: string }>({ name: own, text: listed, values: [listed] });
    const isOwnKnown = rows.some(({ name }) => name === own);
    if (isOwnKnown) await client.query(`deallocate ${own}`);
    return !isOwnKnown;
  } finally {
    await client.query('rollback');
  }
}
