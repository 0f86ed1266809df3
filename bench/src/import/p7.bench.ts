import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect } from '@farad/database/connection/connect';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { memoryOf } from '../kit/memory-of.ts';
import { supplierMapping, supplierRows } from './supplier-rows.ts';

/** Number of parts measured by default. A tenfold size takes minutes. */
const usualSize = 100_000;
const trialSize = 500;

const commandOf = (name: string): string =>
  fileURLToPath(new URL(`../../../apps/server/src/commands/${name}.ts`, import.meta.url));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const tables = ['product', 'stock', 'supplier_part'] as const;

/**
 * Empties the tables and fills them again by COPY from files on the same disk, with the indexes and triggers on.
 * Returns the time of COPY in ms.
 */
async function copyAgain(url: string): Promise<number> {
  const { pool, close } = connect(url, { size: 1 });
  try {
    await pool.query('set statement_timeout = 0');
    // The files are in PostgreSQL's data folder, because PostgreSQL itself writes them and always has access to it.
    const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
    const folder = rows[0]?.data_directory ?? '';
    const files = tables.map((table) => ({ table, file: `${folder}/${table}.copy` }));
    for (const { table, file } of files) await pool.query(`copy ${table} to '${file}'`);
    await pool.query(`truncate ${tables.join(', ')}, product_change cascade`);
    await pool.query(`vacuum ${tables.join(', ')}`);
    return await timed(async () => {
      for (const { table, file } of files) await pool.query(`copy ${table} from '${file}'`);
    });
  } finally {
    await close();
  }
}

const mebibyte = 2 ** 20;

/**
 * Returns a row that compares the peak memory of the whole import with that of its first fifth. The memory must not
 * grow with the file.
 */
function memoryRow(memory: readonly number[], size: number, milliseconds: number): readonly Measured[] {
  if (memory.length === 0) return [];
  const [first, whole] = [Math.max(...memory.slice(0, Math.ceil(memory.length / 5))), Math.max(...memory)];
  const mebibytes = (bytes: number): string => (bytes / mebibyte).toFixed(0);
  return [
    {
      id: 'P7 memory',
      what: `memory of the import of ${size} rows`,
      milliseconds,
      toLimit: whole / first,
      toAlternative: null,
      note: `at most ${mebibytes(first)} MiB in the first fifth, ${mebibytes(whole)} MiB in all`,
    },
  ];
}

/** A kind of file to import: the id of its row in the report, and the number of attributes of each part. */
interface Kind {
  readonly id: string;
  readonly attributes: number;
}

const kinds: readonly Kind[] = [
  { id: 'P7 import', attributes: 12 },
  { id: 'P7 wide', attributes: 30 },
];

const secondsOf = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/**
 * Measures `npm run import` and, as its limit, COPY of the same rows from files on the same disk. The import includes
 * the preparation of the search index. COPY refills the emptied tables of the same shop.
 */
async function measure(context: BenchContext, { id, attributes }: Kind): Promise<readonly Measured[]> {
  const { size, folder, isTrial, say } = context;
  const data = `${folder}/import-data-${attributes}`;
  const [file, mappingFile] = [`${folder}/parts-${attributes}.jsonl`, `${folder}/mapping.json`];
  await writeFile(mappingFile, JSON.stringify(supplierMapping));
  await pipeline(Readable.from(supplierRows(size, 0, attributes)), createWriteStream(file));
  const server = await context.openDatabase(data);
  try {
    const env = { ...process.env, DATABASE_URL: server.url, DATA_DIR: data, LOG_LEVEL: 'silent' };
    const run = (name: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [commandOf(name), ...args], { env });
    if (!isTrial) await run('migrate');
    say(`importing ${size} rows with ${attributes} attributes`);
    let memory: readonly number[] = [];
    const importing = await timed(async () => {
      memory = await memoryOf(process.execPath, [commandOf('import'), file, '--mapping', mappingFile], env);
    });
    const indexing = await timed(() => run('reindex'));
    const copying = await copyAgain(server.url);
    const whole = importing + indexing;
    const rate = `${Math.round((size / importing) * 1000)} rows/s, ${((copying / importing) * 100).toFixed(0)} % of COPY`;
    return [
      {
        id,
        what: `import of ${size} rows with ${attributes} attributes, index ready`,
        milliseconds: whole,
        toLimit: whole / copying,
        toAlternative: null,
        note: `import ${secondsOf(importing)} s (${rate}), index ${secondsOf(indexing)} s, COPY ${secondsOf(copying)} s`,
      },
      ...(id === 'P7 import' ? memoryRow(memory, size, importing) : []),
    ];
  } finally {
    await server.stop();
  }
}

async function measureAll(context: BenchContext): Promise<readonly Measured[]> {
  const rows: Measured[] = [];
  for (const kind of kinds) rows.push(...(await measure(context, kind)));
  return rows;
}

/** Import compared with COPY into the same tables (budget P7). */
export const p7: Bench = {
  id: 'P7',
  run: async (context) => {
    const { size, isNamed, isTrial } = context;
    if (isTrial) return measureAll({ ...context, size: trialSize });
    return size === usualSize || (isNamed && size > usualSize) ? measureAll(context) : [];
  },
};
