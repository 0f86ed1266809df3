import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { Mapping } from '../mapping.ts';
import { runImport } from '../run-import.ts';

let shop: TestApplication;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-twice-'));
  shop = await openApplication({ parts: 0 });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => empty());

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await shop.connection.pool.query<Record<string, unknown>>(text)).rows;

async function empty(): Promise<void> {
  await query('truncate product, brand, category, attribute, warehouse, supplier cascade');
}

const mapping = Mapping.parse({
  supplier: { code: 'twice', title: 'Twice' },
  fields: {
    mpn: 'mpn',
    maker: 'maker',
    supplierNumber: 'code',
    category: ['group', 'subgroup'],
    package: 'body',
    stock: 'stock',
  },
  prices: { columns: [{ quantity: 1, field: 'price' }] },
  attributes: { from: 'params' },
});

/** Returns all data that an import writes, as one text. */
const whole = async (): Promise<string> => {
  const tables = ['product', 'stock', 'brand', 'category', 'attribute', 'supplier_part', 'supplier', 'maker_join'];
  return JSON.stringify(
    await Promise.all(tables.map((table) => query(`select json_agg(t order by t::text)::text as all from ${table} t`))),
  );
};

const run = async (rows: readonly object[]) => {
  const file = join(folder, 'list.jsonl');
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return runImport({
    url: shop.url,
    file,
    mapping,
    isDryRun: false,
    isAllOrNothing: false,
    layout: 'list',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onProblem: () => undefined,
  });
};

const params = { 'Insertion loss': '1.5dB', 'Return loss': '20dB', 'Blade count': '7', 'Flux capacity': 'High' };
const sorted = (index: number) => ({
  code: `T${index}`,
  mpn: `TW-${index}X`,
  maker: 'Acme',
  group: 'Antennas',
  subgroup: 'Antennas',
  price: 1,
  params: { ...params, 'Blade count': String(index) },
});

it('a part sorted by its attributes gets the same title in the second import', async () => {
  const heap = { ...sorted(99), group: 'Others', subgroup: 'Others' };
  const others = (index: number) => ({
    ...sorted(index),
    group: 'Amplifiers',
    subgroup: 'Operational Amplifier',
    params: { 'Slew rate': `${index}V/us` },
  });
  const some = [1, 2, 3, 4, 5, 6];
  const rows = [...some.map(sorted), ...some.map((index) => others(index + 10)), heap];
  await run(rows);
  const [found] = await query(`select product.title ->> 'en' as title, category.slug from product
    join category on category.id = category_id where mpn = 'TW-99X'`);
  expect(found).toEqual({ title: expect.stringContaining('TW-99X, ') as string, slug: 'antennas' });
  const after = await whole();
  expect(await run(rows)).toMatchObject({ new: 0, changed: 0 });
  expect(await whole()).toBe(after);
});

it('the second import of any file changes nothing', async () => {
  const group = fc.constantFrom(
    ['Antennas', 'Antennas'],
    ['Others', 'Others'],
    ['', ''],
    ['Amplifiers', 'Operational Amplifier'],
    ['Gizmos', 'Flux gizmos'],
    ['Resistors', 'Chip Resistor - Surface Mount'],
  );
  const texts = (...of: readonly string[]) => fc.constantFrom(...of);
  const row = fc.record({
    code: fc.integer({ min: 1, max: 15 }).map((index) => `C${index}`),
    mpn: fc.integer({ min: 1, max: 10 }).map((index) => `MPN-${index}`),
    maker: texts('Acme', 'ACME', 'Texas I', 'TI', 'Texas Instruments', 'Nobody Ltd'),
    body: texts('', 'SOT-23', 'SOIC-8', 'SOP-8'),
    stock: texts('', '0', '5', '12 шт', 'many'),
    price: texts('', '1', '2.5', 'по запросу'),
    group,
    params: fc.record(
      {
        'Insertion loss': texts('1.5dB', '2dB', '-'),
        'Blade count': texts('7', '8', 'some'),
        'Voltage - supply': texts('2.7V~5.5V', '5V', '10V, 8V', 'about five'),
        'Flux capacity': texts('High', 'low', 'Yes'),
      },
      { requiredKeys: [] },
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (drawn) => {
      await empty();
      const rows = drawn.map(({ group: [first, second], ...rest }) => ({ ...rest, group: first, subgroup: second }));
      await run(rows);
      const after = await whole();
      expect(await run(rows)).toMatchObject({ new: 0, changed: 0, vanished: { rows: 0 } });
      expect(await whole()).toBe(after);
    }),
    { numRuns: 6 },
  );
});
