import type { ShopRows } from './shop-rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table, with the columns that tell its rows apart. The time by which a table is divided is none of them. */
interface Table {
  readonly name: string;
  readonly keys: readonly string[];
}

/** SQL of the names and key columns of all tables. Two tables that only record changes of other tables are left out. */
const tablesQuery = `select relname as name, coalesce((select array_agg(attname::text order by attnum) from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = pg_class.oid and indisprimary and attnum <> all(coalesce(partattrs, ''))), '{}') as keys
  from pg_class left join pg_partitioned_table on partrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname <> all ('{exchange_order,change}') order by 1`;

const tables = new WeakMap<ShopRows['pool'], readonly Table[]>();

async function tablesOf({ pool }: ShopRows): Promise<readonly Table[]> {
  const found = tables.get(pool) ?? (await pool.query<Table>(tablesQuery)).rows;
  tables.set(pool, found);
  return found;
}

/** Returns the rows of all tables, each under its table and key. */
async function allRows(shop: ShopRows): Promise<ReadonlyMap<string, Row>> {
  const found = await tablesOf(shop);
  const query = found.map(({ name }) => `select '${name}' as name, to_jsonb(t) as row from public."${name}" t`);
  // A named statement is planned once for each connection. Planning it takes longer than reading the rows.
  const { rows } = await shop.pool.query<{ name: string; row: Row }>({
    name: 'all rows',
    text: query.join(' union all '),
  });
  const keys = new Map(found.map((table) => [table.name, table.keys]));
  return new Map(
    rows.map(({ name, row }) => {
      const own = keys.get(name) ?? [];
      return [`${name} ${own.map((key) => String(row[key])).join('/')}`, row];
    }),
  );
}

/**
 * Writes a time within a minute of the current time as `now`, because the database sets such times by its own clock.
 */
const written = (value: unknown): string => {
  const isNow = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
  if (isNow && Math.abs(Date.parse(value) - Date.now()) < 60_000) return 'now';
  return JSON.stringify(value) ?? '';
};

/** Random ids. They are replaced, because they differ in each run. */
const randomId = /\b[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/g;

/** True for texts of messages. They are left out, because they have separate tests. */
const isWords = (key: string, column: string): boolean =>
  key.startsWith('outbox ') && ['text', 'html'].includes(column);

const shown = (row: Row, columns: readonly string[]): string =>
  columns.map((column) => `${column} ${written(row[column])}`).join(', ');

/**
 * Runs the work, and returns its changes in all tables: a line for each row that is new (`+`), gone (`-`) or different.
 * The lines are in the order of tables and keys. Columns without a value are left out of new rows.
 */
export async function rowChanges(shop: ShopRows, work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await allRows(shop);
  await work();
  const after = await allRows(shop);
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (is === undefined) return [`- ${key}`];
    const columns = Object.keys(is);
    if (was === undefined)
      return [
        `+ ${key}: ${shown(
          is,
          columns.filter((column) => is[column] !== null && !isWords(key, column)),
        )}`,
      ];
    const other = columns.filter((column) => JSON.stringify(was[column]) !== JSON.stringify(is[column]));
    return other.length === 0 ? [] : [`${key}: ${shown(is, other)}`];
  });
  const order = new Intl.Collator('en', { numeric: true });
  const known = lines.map((line) => line.replaceAll(randomId, 'random'));
  return known.toSorted((a, b) => order.compare(a.replace(/^[+-] /, ''), b.replace(/^[+-] /, '')));
}
