import type { BareClient } from './replay.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A row that a transaction wrote, in its new state. A deleted row has its last state. */
export interface Written {
  readonly name: string;
  readonly did: 'INSERT' | 'UPDATE' | 'DELETE';
  /** False if a trigger or a foreign key wrote the row. */
  readonly isDirect: boolean;
  readonly row: Row;
}

const prepare = [
  'create unlogged table bench_written (place bigserial, tx text, name text, did text, is_direct boolean, "row" jsonb)',
  `create function bench_note() returns trigger language plpgsql as $$ begin
     insert into public.bench_written (tx, name, did, is_direct, "row")
       select pg_current_xact_id()::text, tg_table_schema || '.' || tg_table_name, tg_op, pg_trigger_depth() = 1,
         to_jsonb(changed) from changed;
     return null;
   end $$`,
];
const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** Records every row that is written into the tables of the shop and of its job queue, until `stopNoting`. */
export async function noteRows(client: BareClient): Promise<void> {
  const { rows } = await client.query(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
    [],
  );
  for (const statement of prepare) await client.query(statement, []);
  for (const { name } of rows as readonly { name: string }[]) {
    for (const [event, which] of events) {
      await client.query(
        `create trigger bench_note_${event} after ${event} on ${name} referencing ${which} table as changed
         for each statement execute function bench_note()`,
        [],
      );
    }
  }
}

export async function stopNoting(client: BareClient): Promise<void> {
  await client.query('drop function bench_note() cascade', []);
  await client.query('drop table bench_written', []);
}

/** Returns the recorded rows of each transaction that placed an order. Deletes all recorded rows. */
export async function ordersWritten(client: BareClient): Promise<readonly (readonly Written[])[]> {
  const { rows } = await client.query(
    `select json_agg(json_build_object('name', name, 'did', did, 'isDirect', is_direct, 'row', "row") order by place) as written
     from bench_written group by tx
     having bool_or(name = 'public.orders' and did = 'INSERT') order by min(place)`,
    [],
  );
  await client.query('truncate bench_written', []);
  return (rows as readonly { written: readonly Written[] }[]).map(({ written }) => written);
}

/**
 * Counts the inserted, updated and deleted rows of each table. One update for each inserted row is not counted, because
 * new rows are updated in the transaction that inserts them.
 */
export function rowCounts(written: readonly Written[]): Readonly<Record<string, readonly number[]>> {
  const counts: Record<string, [inserted: number, updated: number, deleted: number]> = {};
  for (const { name, did } of written.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const own = (counts[name] ??= [0, 0, 0]);
    own[did === 'INSERT' ? 0 : did === 'UPDATE' ? 1 : 2] += 1;
  }
  for (const own of Object.values(counts)) own[1] = Math.max(0, own[1] - own[0]);
  return counts;
}
