import { randomBytes, randomUUID } from 'node:crypto';

import { StatementBatch, type Statement } from '@farad/database/connection/statements/statement-batch';

import { equal } from '../kit/equal.ts';
import type { BareClient } from './replay.ts';
import { rowCounts, type Row, type Written } from './written-rows.ts';

/** A database connection that can send several statements in one round trip. */
export type PipelineClient = BareClient & { readonly query: (batch: StatementBatch) => unknown };

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isIdentity: boolean;
}

type Columns = ReadonlyMap<string, readonly Column[]>;

/** Tables whose ids occur in other rows. Their ids are drawn from the sequence before the time measurement starts. */
const numberedTables = ['public.orders', 'public.outbox'] as const;

/** Returns for each table the columns that an insert can set. */
async function columnsOf(client: BareClient, tables: readonly string[]): Promise<Columns> {
  const { rows } = await client.query(
    `select name, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
       'isIdentity', attidentity <> '') order by attnum) as columns
     from unnest($1::text[]) name join pg_attribute on attrelid = name::regclass
     where attnum > 0 and not attisdropped and attgenerated = '' group by name`,
    [tables],
  );
  return new Map(
    (rows as readonly { name: string; columns: readonly Column[] }[]).map((row) => [row.name, row.columns]),
  );
}

const textOf = (value: unknown, { type }: Column): string | null => {
  if (value === null || value === undefined) return null;
  if (type.startsWith('json')) return JSON.stringify(value);
  if (typeof value === 'object') throw new Error(`expected a plain value of the type ${type}`);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

type Sql = Pick<Statement, 'sql' | 'values'>;

/** Returns one statement that inserts all rows of a table. */
function insertOf(table: string, columns: readonly Column[], rows: readonly Row[]): Sql {
  const isNumbered = numberedTables.some((name) => name === table);
  const written = columns.filter(({ isIdentity }) => isNumbered || !isIdentity);
  const into = `insert into ${table} (${written.map(({ name }) => name).join()}) overriding system value`;
  const [row] = rows;
  if (row !== undefined && rows.length === 1) {
    const values = written.map(({ type }, place) => `$${place + 1}::${type}`).join();
    return { sql: `${into} values (${values})`, values: written.map((column) => textOf(row[column.name], column)) };
  }
  const lists = written.map(({ type }, place) => `$${place + 1}::${type}[]`).join();
  return {
    sql: `${into} select * from unnest(${lists})`,
    values: written.map((column) => rows.map((each) => textOf(each[column.name], column))),
  };
}

const reserve = `update stock set reserved = reserved + taken.quantity
  from unnest($1::integer[], $2::integer[], $3::integer[]) as taken (product_id, warehouse_id, quantity)
  where stock.product_id = taken.product_id and stock.warehouse_id = taken.warehouse_id`;

const rowsOf = (written: readonly Written[], table: string, did: Written['did']): readonly Row[] =>
  written.filter((each) => each.name === table && each.did === did).map(({ row }) => row);

/**
 * Returns the rows that an order inserts into a table, in their final state. If the order later updates them, for
 * example to store the API's answer in `idempotency`, returns the updated rows.
 */
const insertedRows = (written: readonly Written[], table: string): readonly Row[] => {
  const inserted = rowsOf(
    written.filter(({ isDirect }) => isDirect),
    table,
    'INSERT',
  );
  const updated = rowsOf(written, table, 'UPDATE');
  return inserted.length > 0 && updated.length === inserted.length ? updated : inserted;
};

/**
 * Returns the tables into which the shop's own statements insert. Rows that triggers insert are left out, because the
 * triggers insert them again.
 */
const insertedTables = (written: readonly Written[]): readonly string[] => [
  ...new Set(written.flatMap(({ name, did, isDirect }) => (did === 'INSERT' && isDirect ? [name] : []))),
];

/** Returns the rows of an order with new ids, keys, numbers and hashes. The rows can then be written a second time. */
async function withFreshIds(client: BareClient, written: readonly Written[]): Promise<readonly Written[]> {
  const fresh = new Map<string, string>();
  for (const table of numberedTables) {
    const olds = rowsOf(written, table, 'INSERT').map(({ id }) => String(id));
    const { rows } = await client.query(
      `select nextval(pg_get_serial_sequence($1, 'id'))::text as id from generate_series(1, $2::integer)`,
      [table, olds.length],
    );
    (rows as readonly { id: string }[]).forEach(({ id }, place) => fresh.set(olds[place]!, id));
  }
  const textIn = (table: string, did: Written['did'], column: string): string =>
    String(rowsOf(written, table, did)[0]?.[column]);
  const number = `97-${String(randomBytes(5).readUIntBE(0, 5)).padStart(13, '0')}`;
  fresh.set(textIn('public.orders', 'INSERT', 'number'), number);
  fresh.set(textIn('public.idempotency', 'INSERT', 'key'), randomUUID());
  fresh.set(textIn('public.basket', 'DELETE', 'id'), randomUUID());
  const hash = textIn('public.orders', 'INSERT', 'public_token_sha256').slice(2);
  fresh.set(hash, randomBytes(hash.length / 2).toString('hex'));
  let text = JSON.stringify(written);
  for (const [old, now] of fresh) text = text.replaceAll(old, now);
  return JSON.parse(text) as readonly Written[];
}

/** Writes an order. Its ids are already drawn and its basket already exists. */
export type ReadyOrder = () => Promise<void>;

const noTypes = { getTypeParser: () => String };

/** Sends the statements in one round trip. */
const send = (client: PipelineClient, statements: readonly Sql[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const last = statements.length - 1;
    const batch = statements.map(({ sql, values }, place): Statement => ({
      sql,
      values,
      name: `limit ${sql.length} ${sql.slice(0, 40)}`,
      done: (error) => {
        if (error !== null) reject(error);
        else if (place === last) resolve();
      },
    }));
    client.query(new StatementBatch(batch, noTypes, () => undefined));
  });

/**
 * Prepares a measurement of the physical limit for row P6: only the rows of one order are written. They take one
 * transaction, one round trip, and one statement for each table. Nothing is read or checked. The workers are not
 * notified of the messages and must poll for them.
 */
export async function readyOrder(client: PipelineClient, taped: readonly Written[]): Promise<ReadyOrder> {
  const written = await withFreshIds(client, taped);
  const inserted = insertedTables(written);
  const baskets = ['public.basket', 'public.basket_line'];
  const columns = await columnsOf(client, [...inserted, ...baskets]);
  for (const table of baskets) {
    const { sql, values } = insertOf(table, columns.get(table) ?? [], rowsOf(written, table, 'DELETE'));
    await client.query(sql, [...values]);
  }
  const reserved = rowsOf(written, 'public.reservation', 'INSERT');
  const statements: readonly Sql[] = [
    { sql: 'begin', values: [] },
    ...inserted.map((table) => insertOf(table, columns.get(table) ?? [], insertedRows(written, table))),
    {
      sql: reserve,
      values: ['product_id', 'warehouse_id', 'quantity'].map((name) => reserved.map((row) => row[name])),
    },
    { sql: 'delete from basket where id = $1', values: [rowsOf(written, 'public.basket', 'DELETE')[0]?.['id']] },
    { sql: 'commit', values: [] },
  ];
  return async () => {
    try {
      await send(client, statements);
    } catch (error) {
      await client.query('rollback', []);
      throw error;
    }
  };
}

/** Throws unless the statements of the limit write as many rows into each table as the shop does. */
export function checkSameRows(shop: readonly Written[], limit: readonly Written[]): void {
  equal('the rows of an order', rowCounts(shop), rowCounts(limit));
}
