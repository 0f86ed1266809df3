import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { benchProducts } from './catalogue.ts';
import { asText, type BenchDatabase, filterColumns } from './postgres.ts';

const version = '1.5.6-r.1';
const folder = fileURLToPath(new URL(`../../../node_modules/.cache/duckdb-${version}/`, import.meta.url));

/** The part of `@duckdb/node-api` that is used here. */
interface DuckDb {
  readonly DuckDBInstance: { create: (path: string) => Promise<{ connect: () => Promise<DuckConnection> }> };
}
interface DuckConnection {
  readonly runAndReadAll: (sql: string) => Promise<{ getRowObjectsJson: () => Record<string, unknown>[] }>;
  readonly closeSync: () => void;
}

const isInstalled = (): boolean => existsSync(`${folder}node_modules/@duckdb/node-api`);

/**
 * Installs DuckDB into a cache folder. It is no dependency of the project, because only this comparison needs its 100
 * MB.
 */
function install(say: (text: string) => void): void {
  say('DuckDB: installing (once)');
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `@duckdb/node-api@${version}`];
  try {
    execFileSync('npm', words, { stdio: 'ignore' });
  } catch (error) {
    say(`DuckDB: its comparison is left out: ${String(error)}`);
  }
}

/** Writes the products as CSV. Lists get the square brackets that DuckDB expects. */
async function writeProducts(file: string, size: number): Promise<void> {
  const stream = createWriteStream(file);
  const cell = (value: unknown): string => {
    const text = asText(value);
    return text === null ? '' : `"${text.replace(/^\{(.*)\}$/, '[$1]').replaceAll('"', '""')}"`;
  };
  for (const product of benchProducts(size))
    if (!stream.write(`${filterColumns.map(({ of }) => cell(of(product))).join()}\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

/**
 * Opens a table of the same products in DuckDB, a column store. DuckDB gets one thread, because the search engine of
 * the shop has one. `mayInstall` = install DuckDB if it is missing. Returns null if it is not installed.
 */
export async function openDuckDb(
  size: number,
  scratch: string,
  mayInstall: boolean,
  say: (text: string) => void,
): Promise<Pick<BenchDatabase, 'rows' | 'close'> | null> {
  if (!isInstalled() && mayInstall) install(say);
  if (!isInstalled()) return null;
  const { DuckDBInstance } = createRequire(folder)('@duckdb/node-api') as DuckDb;
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const rows: BenchDatabase['rows'] = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
  say('DuckDB: filling');
  const file = `${scratch}/duckdb.csv`;
  await writeProducts(file, size);
  await rows('SET threads = 1');
  const types = filterColumns.map(({ name, type }) => `'${name}': '${type === 'float8' ? 'double' : type}'`).join();
  await rows(
    `CREATE TABLE bench_part AS SELECT * FROM read_csv('${file}', header = false, nullstr = '', columns = {${types}})`,
  );
  return { rows, close: () => Promise.resolve(connection.closeSync()) };
}
