import type { ShopProcess } from '@farad/domain/operation';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A process that has not renewed its row for this long is forgotten. */
const forgottenAfter = '1 day';

/** Queries of the processes of the shop. */
export function processQueries(handle: Handle) {
  return {
    /** Writes what a process says of itself. Its row replaces that of an earlier process at the same port of the host. */
    note: async (process: Omit<ShopProcess, 'seenAt'>): Promise<void> => {
      const { host, port, role, version, startedAt, memoryBytes, search } = process;
      await sql`
        with gone as (delete from process_seen where seen_at < now() - ${forgottenAfter}::interval)
        insert into process_seen values (${host}, ${port}, ${role}, ${version}, ${startedAt}, now(), ${memoryBytes},
          ${search.engine}, ${search.isReady}, ${search.isAnswering}, ${search.products}, ${search.behindSeconds},
          ${search.builtAt}, ${search.buildingSince})
        on conflict (host, port) do update set role = excluded.role, version = excluded.version,
          started_at = excluded.started_at, seen_at = excluded.seen_at, memory_bytes = excluded.memory_bytes,
          engine = excluded.engine, is_ready = excluded.is_ready, is_answering = excluded.is_answering,
          products = excluded.products, behind_seconds = excluded.behind_seconds, built_at = excluded.built_at,
          building_since = excluded.building_since`.execute(handle);
    },

    /** Removes the row of a process that ends. */
    forget: async (host: string, port: number): Promise<void> => {
      await sql`delete from process_seen where host = ${host} and port = ${port}`.execute(handle);
    },

    /** Returns the processes by host and port. */
    list: async (): Promise<readonly ShopProcess[]> => {
      const { rows } = await sql<Omit<ShopProcess, 'search'> & ShopProcess['search']>`
        select host, port, role, version, started_at as "startedAt", seen_at as "seenAt", memory_bytes as "memoryBytes",
          engine, is_ready as "isReady", is_answering as "isAnswering", products, behind_seconds as "behindSeconds",
          built_at as "builtAt", building_since as "buildingSince"
        from process_seen order by host, port`.execute(handle);
      return rows.map(({ host, port, role, version, startedAt, seenAt, memoryBytes, ...search }) => {
        return { host, port, role, version, startedAt, seenAt, memoryBytes, search };
      });
    },
  };
}
