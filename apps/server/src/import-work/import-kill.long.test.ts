import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { connect, type Connection } from '@farad/database/connection/connect';
import { runningEmbedded } from '@farad/database/embedded/embedded-running';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startLiveServer, type LiveServer } from '../testing/processes/live-server.ts';
import { everything } from '../testing/scenes/import-scenes.ts';
import { guessMapping } from '../import/orders/guess-mapping.ts';

/** Number of rows: three batches of the merge, and some more rows. */
const rowCount = 160_000;
/**
 * Longest time without progress. The import gives way to all other work of the computer, so its whole time has no
 * limit.
 */
const patienceMs = 300_000;
const pollMs = 50;

let dataDir: string;
let server: LiveServer | undefined;
let connection: Connection | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farad-import-kill-'));
});
afterAll(async () => {
  await connection?.close();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Connection> {
  server = await startLiveServer(dataDir);
  const url = await runningEmbedded(dataDir);
  if (url === null) throw new Error('the database does not run');
  // Killing the server breaks its connections.
  connection = connect(url, { size: 1, onIdleError: () => undefined });
  return connection;
}

async function kill(): Promise<void> {
  await server?.kill();
  await connection?.close();
  connection = undefined;
}

const columns = ['mpn', 'manufacturer', 'code', 'price', 'stock'];

function* lines(): Generator<string> {
  yield `${columns.join(';')}\n`;
  for (let row = 0; row < rowCount; row += 1)
    yield `K-${row};Kill ${row % 50};C${row};${(row % 900) + 1};${row % 1000}\n`;
}

/** Stores a mapped import and its file. Returns its id. */
async function order({ pool }: Connection): Promise<string> {
  const { rows: suppliers } = await pool.query<{ id: number }>(
    "insert into supplier (code, title) values ('kill', 'Kill') returning id",
  );
  const record = { line: 2, fields: { mpn: 'K-1', manufacturer: 'Kill 1', code: 'C1', price: '5', stock: '1' } };
  const { mapping } = guessMapping([record], columns, { name: 'kill.csv', titles: [] });
  const { rows } = await pool.query<{ id: string }>(
    `insert into import_run (supplier_id, file, state, by, is_kept, mapping, rules) values ($1, 'kill.csv', 'mapping', 'upload', true, $2, $3)
     returning id`,
    [suppliers[0]?.id, JSON.stringify(mapping), JSON.stringify(everything)],
  );
  const id = String(rows[0]?.id);
  await mkdir(join(dataDir, 'imports', id), { recursive: true });
  await pipeline(Readable.from(lines()), createWriteStream(join(dataDir, 'imports', id, 'source')));
  await pool.query("update import_run set state = 'queued' where id = $1", [id]);
  return id;
}

interface Seen {
  readonly state: string;
  readonly step: string | null;
  readonly made: number;
}

/** Waits until the import is as wanted. Fails if it stands still for `patienceMs`. */
async function until({ pool }: Connection, id: string, isSo: (seen: Seen) => boolean): Promise<Seen> {
  let last = '';
  for (let end = Date.now() + patienceMs; Date.now() < end; await pause(pollMs)) {
    const { rows } = await pool.query<Seen & { readonly mark: string }>(
      `select state, progress ->> 'step' as step, (written ->> 'new')::integer as made,
         concat_ws(' ', state, progress, written) as mark
       from import_run where id = $1`,
      [id],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`import ${id}: expected a row, got none`);
    const { mark, ...seen } = row;
    if (isSo(seen)) return seen;
    if (mark !== last) end = Date.now() + patienceMs;
    last = mark;
  }
  throw new Error(`import ${id}: expected progress within ${patienceMs} ms, got none since ${last}`);
}

test('an import whose server is killed during reading and writing continues, and nothing exists twice', async () => {
  const id = await order(await start());
  await server?.stop();
  await connection?.close();
  await until(await start(), id, ({ step }) => step === 'read');
  await kill();
  const second = await start();
  await until(second, id, ({ made }) => made >= 50_000);
  await kill();
  const third = await start();
  expect(await until(third, id, ({ state }) => state !== 'running' && state !== 'queued')).toMatchObject({
    state: 'done',
    made: rowCount,
  });
  const { rows } = await third.pool.query(
    `select count(*)::integer as parts, count(distinct product.id)::integer as products,
         count(distinct mpn)::integer as numbers, (select count(*)::integer from product where mpn like 'K-%') as all
       from supplier_part join product on product.id = product_id where made_by = $1`,
    [id],
  );
  expect(rows).toEqual([{ parts: rowCount, products: rowCount, numbers: rowCount, all: rowCount }]);
  expect(await ledgerQueries(third.db).differences()).toEqual([]);
});
