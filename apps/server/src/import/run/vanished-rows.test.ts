import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import type { SourceProblem } from '@farad/importers/record';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { Mapping } from '../mapping.ts';
import { runImport } from '../run-import.ts';
import { ImportCancelled, type ImportOrder, type ImportResult } from './import-order.ts';

type Row = Readonly<Record<string, string | number>>;

const mapping = (change: object = {}): Mapping =>
  Mapping.parse({
    supplier: { code: 'test', title: 'Test' },
    fields: { mpn: 'mpn', maker: 'maker', supplierNumber: 'code', stock: 'stock' },
    prices: { columns: [{ quantity: 1, field: 'price' }] },
    vanished: 'no_stock',
    ...change,
  });

const part = (index: number, change: Row = {}): Row => ({
  code: `S${index}`,
  mpn: `PART-${index}`,
  maker: 'Acme',
  price: 5,
  stock: 10 + index,
  ...change,
});
const parts = (count: number): Row[] => Array.from({ length: count }, (_, index) => part(index + 1));
const without = (count: number, ...gone: readonly number[]): Row[] =>
  parts(count).filter((_, index) => !gone.includes(index + 1));

let shop: TestApplication;
let folder: string;
let problems: SourceProblem[] = [];

async function run(rows: readonly (Row | string)[], order: Partial<ImportOrder> = {}): Promise<ImportResult> {
  problems = [];
  const file = join(folder, 'list.jsonl');
  await writeFile(file, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'));
  return runImport({
    url: shop.url,
    file,
    mapping: mapping(),
    isDryRun: false,
    isAllOrNothing: false,
    layout: 'list',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onProblem: (problem) => problems.push(problem),
    ...order,
  });
}

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await shop.connection.pool.query<Record<string, unknown>>(text)).rows;

/** Returns state and stock by part number. */
const seen = async (): Promise<Record<string, string>> =>
  Object.fromEntries<string>(
    (
      await query(`select mpn, state || ' ' || coalesce((select sum(on_hand) from stock where product_id = product.id), 0)
        as what from product order by id`)
    ).map(({ mpn, what }) => [String(mpn), String(what)]),
  );

/** Returns all data of parts that an import writes, as one text. */
const whole = async (): Promise<string> => {
  const tables = ['product', 'stock', 'brand', 'supplier_part', 'supplier', 'import_change'];
  return JSON.stringify(
    await Promise.all(tables.map((table) => query(`select json_agg(t order by t::text)::text as all from ${table} t`))),
  );
};

const balanced = async (): Promise<void> =>
  expect((await ledgerQueries(shop.connection.db).differences()).filter(({ kind }) => kind === 'on_hand')).toEqual([]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-vanished-'));
  shop = await openApplication({ parts: 0 });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await query('truncate product, brand, category, attribute, warehouse, supplier cascade');
});

const archive = { mapping: mapping({ vanished: 'archive' }) };

it('leaves the part of a vanished row unchanged by default', async () => {
  await run(parts(10));
  const before = await whole();
  const leave = { mapping: mapping({ vanished: undefined }) };
  expect(await run(without(10, 3), leave)).toMatchObject({
    vanished: { choice: 'leave', rows: 1, listed: 10, parts: 0 },
  });
  expect(await whole()).toBe(before);
  expect(problems).toEqual([]);
});

it('removes the stock, reports the row, and does so once', async () => {
  await run(parts(10));
  const told = { choice: 'no_stock', doubt: null, rows: 1, listed: 10, others: 0, parts: 1 };
  const before = await whole();
  const dry = await run(without(10, 3), { isDryRun: true });
  expect(dry.vanished).toEqual(told);
  expect(dry.comparison?.firstVanished).toMatchObject([
    { mpn: 'PART-3', number: 'S3', before: { stock: 13 }, after: { stock: 0 } },
  ]);
  expect(await whole()).toBe(before);
  expect((await run(without(10, 3))).vanished).toEqual(told);
  expect(problems).toEqual([
    { line: 0, field: null, value: 'S3', reason: 'vanished_no_stock', part: { mpn: 'PART-3', maker: 'Acme' } },
  ]);
  expect(await seen()).toMatchObject({ 'PART-3': 'published 0', 'PART-4': 'published 14' });
  const after = await whole();
  expect((await run(without(10, 3))).vanished).toEqual({ ...told, rows: 0, listed: 9, parts: 0 });
  expect(await whole()).toBe(after);
  await balanced();
});

it('archives what the supplier created, and restores it when the row returns', async () => {
  await run(parts(10));
  await query(`update product set state = 'draft' where mpn = 'PART-4'`);
  expect((await run(without(10, 3, 4), archive)).vanished).toMatchObject({ rows: 2, parts: 2 });
  expect(await seen()).toMatchObject({ 'PART-3': 'archived 0', 'PART-4': 'archived 0' });
  expect(await run(parts(10), archive)).toMatchObject({ new: 0, changed: 2, unchanged: 8 });
  expect(await seen()).toMatchObject({ 'PART-3': 'published 13', 'PART-4': 'draft 14' });
  // A part that staff archived stays archived.
  await query(`update product set state = 'archived' where mpn = 'PART-3'`);
  await run(
    parts(10).map((row) => ({ ...row, price: 7 })),
    archive,
  );
  expect(await seen()).toMatchObject({ 'PART-3': 'archived 13' });
  await balanced();
});

it('restores a part by a list without prices, and one that returns under another number', async () => {
  const plain = { mapping: mapping({ vanished: 'archive', prices: {} }) };
  await run(parts(10));
  await run(without(10, 3), plain);
  expect(await seen()).toMatchObject({ 'PART-3': 'archived 0' });
  await run([...without(10, 3), part(3, { code: 'S3-NEW' })], plain);
  expect(await seen()).toMatchObject({ 'PART-3': 'published 13' });
  expect(await query('select count(*)::integer as gone from supplier_part where gone_state is not null')).toEqual([
    { gone: 0 },
  ]);
});

it('never goes below reserved stock, and removes the rest when it is released', async () => {
  await run(parts(10));
  await query(`update stock set reserved = 4 where product_id = (select id from product where mpn = 'PART-3')`);
  await run(without(10, 3));
  expect(await seen()).toMatchObject({ 'PART-3': 'published 4' });
  await query('update stock set reserved = 0');
  expect((await run(without(10, 3))).vanished).toMatchObject({ rows: 0, parts: 1 });
  expect(await seen()).toMatchObject({ 'PART-3': 'published 0' });
});

it('keeps stock that staff booked in', async () => {
  await run(parts(10));
  await query(`with booked as (insert into stock_movement (product_id, warehouse_id, kind, quantity)
    select product_id, warehouse_id, 'receipt', 6 from stock join product on id = product_id where mpn = 'PART-3'
    returning product_id)
    update stock set on_hand = on_hand + 6 from booked where stock.product_id = booked.product_id`);
  await run(without(10, 3));
  expect(await seen()).toMatchObject({ 'PART-3': 'published 6' });
  await balanced();
});

it('changes nothing from another supplier, another list or the shop itself', async () => {
  const second = mapping({ supplier: { code: 'second', title: 'Second' }, vanished: 'archive' });
  await run(parts(10));
  await run(parts(4), { mapping: second });
  // The second supplier's list has set the stock last. Then the list of the first one loses two rows.
  await run(
    parts(4).map((row) => ({ ...row, stock: 100 })),
    { mapping: second },
  );
  await run(without(10, 2, 3), archive);
  expect(await seen()).toMatchObject({ 'PART-2': 'published 100', 'PART-3': 'published 100' });
  // The second supplier's list loses a row that the first one still has. The stock is removed, and the list of the
  // first supplier sets it again.
  await run(without(4, 1), { mapping: second });
  expect(await seen()).toMatchObject({ 'PART-1': 'published 0' });
  await run(without(10, 2, 3), archive);
  expect(await seen()).toMatchObject({ 'PART-1': 'published 11' });
  // A list with other columns does not change the rows of this list.
  const other = await run([part(50)], { ...archive, layout: 'other list' });
  expect(other.vanished).toMatchObject({ rows: 0, listed: 0, others: 8, parts: 0 });
  expect(await seen()).toMatchObject({ 'PART-7': 'published 17' });
});

it('does not count a refused row as vanished, identified by supplier or maker number', async () => {
  await run(parts(100));
  const refused = [part(3, { maker: '' }), part(4, { mpn: '' })];
  expect(await run([...without(100, 3, 4, 5), ...refused], archive)).toMatchObject({
    refused: 2,
    vanished: { rows: 1, doubt: null, parts: 1 },
  });
  expect(await seen()).toMatchObject({ 'PART-3': 'published 13', 'PART-4': 'published 14', 'PART-5': 'archived 0' });
});

it.each([
  ['many rows vanished', parts(6), 'many_vanished', 4],
  ['many rows are refused', [...without(10, 1), part(11, { mpn: '' })], 'many_refused', 1],
  ['a line is broken', [...without(10, 1), '{"code": "S1", '], 'broken_lines', 1],
])('asks a person first if %s', async (_, rows, doubt, count) => {
  await run(parts(10));
  const before = await seen();
  expect((await run(rows, archive)).vanished).toMatchObject({ doubt, rows: count, parts: 0 });
  expect(await seen()).toMatchObject(before);
  expect(problems.filter(({ reason }) => reason === 'vanished_left')).toHaveLength(count);
  expect((await run(rows, { ...archive, vanishedUpTo: count - 1 })).vanished).toMatchObject({ doubt, parts: 0 });
  expect((await run(rows, { ...archive, vanishedUpTo: count })).vanished).toMatchObject({ doubt: null, parts: count });
  expect(Object.values(await seen()).filter((what) => what === 'archived 0')).toHaveLength(count);
});

it('changes no vanished rows if the import is stopped, or takes only prices or stock', async () => {
  await run(parts(10));
  const stop = new AbortController();
  const onProgress: ImportOrder['onProgress'] = (step) => {
    if (step === 'merge') stop.abort();
  };
  const changed = without(10, 3).map((row) => ({ ...row, price: 6 }));
  await expect(run(changed, { ...archive, onProgress, signal: stop.signal })).rejects.toBeInstanceOf(ImportCancelled);
  for (const mode of ['prices', 'stock'] as const)
    expect(await run(without(10, 3), { ...archive, mode })).toMatchObject({ vanished: null });
  expect(await seen()).toMatchObject({ 'PART-3': 'published 13' });
});

it('in one transaction changes all or nothing', async () => {
  await run(parts(10));
  expect((await run(without(10, 3), { ...archive, isAllOrNothing: true })).vanished).toMatchObject({ parts: 1 });
  expect(await seen()).toMatchObject({ 'PART-3': 'archived 0' });
});

it('whatever lists follow each other, the shop sells the last one', async () => {
  const list = fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 });
  const choice = fc.constantFrom('no_stock' as const, 'archive' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(list, choice), { minLength: 1, maxLength: 4 }), async (lists) => {
      await query('truncate product, brand, category, attribute, warehouse, supplier cascade');
      await run(parts(6));
      for (const [numbers, vanished] of lists) {
        const rows = numbers.map((index) => part(index));
        const order = { mapping: mapping({ vanished }), vanishedUpTo: 6 };
        await run(rows, order);
        const after = await whole();
        await run(rows, order);
        expect(await whole()).toBe(after);
        const now = await seen();
        const isRight = (index: number): boolean => {
          const what = String(now[`PART-${index}`]);
          return numbers.includes(index) ? what === `published ${10 + index}` : what.endsWith(' 0');
        };
        expect([1, 2, 3, 4, 5, 6].filter((index) => !isRight(index))).toEqual([]);
      }
      await balanced();
    }),
    { numRuns: 4 },
  );
});
