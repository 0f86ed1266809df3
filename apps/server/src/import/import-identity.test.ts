import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '../testing/application.ts';
import { parseMapping, type Mapping } from './mapping.ts';
import type { ImportOrder } from './run/import-order.ts';
import { runImport } from './run-import.ts';

interface Row {
  code: string;
  mpn: string;
  maker: string;
  body?: string;
  stock?: number;
}

const mappingText = {
  supplier: { code: 'test', title: 'Test' },
  fields: { mpn: 'mpn', maker: 'maker', supplierNumber: 'code', package: 'body', stock: 'stock' },
  prices: { columns: [{ quantity: 1, field: 'price' }], currency: 'RUB' },
};

const mapping = (change: object = {}): Mapping => {
  const parsed = parseMapping(JSON.stringify({ ...mappingText, ...change }));
  if (parsed.mapping === null) throw new Error(parsed.problems.join('\n'));
  return parsed.mapping;
};

let shop: TestApplication;
let folder: string;

const written = async (rows: readonly object[]): Promise<string> => {
  const path = join(folder, 'parts.jsonl');
  await writeFile(path, rows.map((row) => JSON.stringify({ price: '5', ...row })).join('\n'));
  return path;
};

const run = (file: string, order: Partial<ImportOrder> = {}) =>
  runImport({
    url: shop.url,
    file,
    mapping: mapping(),
    isDryRun: false,
    isAllOrNothing: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onProblem: () => undefined,
    ...order,
  });

const query = async (text: string): Promise<Record<string, unknown>[]> => {
  const { rows: found } = await shop.connection.pool.query<Record<string, unknown>>(text);
  return found;
};

/** Returns all data of parts that an import writes, as one text. */
const whole = async (): Promise<string> => {
  const parts = await Promise.all(
    ['product', 'stock', 'brand', 'supplier_part', 'maker_join'].map((table) =>
      query(`select coalesce(json_agg(t order by t::text), '[]')::text as all from ${table} t`),
    ),
  );
  return JSON.stringify(parts);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-identity-'));
  shop = await openApplication({ parts: 0 });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

describe('rows of one maker and number', () => {
  const part = { mpn: 'FR107', maker: 'Diodemaker' };
  const several: readonly (Row & { stock: number })[] = [
    { ...part, code: 'V1', body: 'SMA', stock: 75_400 },
    { ...part, code: 'V2', body: 'SOD-123FL', stock: 74_415 },
    { ...part, code: 'V3', body: 'DO-214AC(SMA)', stock: 11 },
    { ...part, code: 'V4', body: 'SOD-123FL', stock: 80_000 },
  ];
  const parts = () =>
    query(`select seo, package, on_hand, array_agg(number order by number) as numbers
      from product join stock on product_id = product.id join supplier_part part on part.product_id = product.id
      group by 1, 2, 3 order by seo`);

  beforeEach(async () => {
    await query('truncate product, brand, category, attribute, warehouse, supplier cascade');
  });

  it('are two products if their bodies differ, with all their numbers and stock', async () => {
    const file = await written(several);
    expect(await run(file)).toMatchObject({ new: 2, duplicate: 2 });
    expect(await parts()).toEqual([
      { seo: 'diodemaker-fr107', package: 'SMA', on_hand: 75_400, numbers: ['V1', 'V3'] },
      { seo: 'diodemaker-fr107-sod-123fl', package: 'SOD-123FL', on_hand: 80_000, numbers: ['V2', 'V4'] },
    ]);
    const after = await whole();
    expect(await run(file)).toMatchObject({ new: 0, changed: 0, unchanged: 2, duplicate: 2 });
    expect(await whole()).toBe(after);
  });

  it('find their products again in any order, also when only one of them comes', async () => {
    await run(await written(several));
    const before = await parts();
    expect(await run(await written(several.toReversed()))).toMatchObject({ new: 0, duplicate: 2 });
    expect(await parts()).toEqual(before);
    expect(await run(await written([{ ...several[2], stock: 3 }]))).toMatchObject({ new: 0, changed: 1 });
    expect(await parts()).toMatchObject([{ on_hand: 3, numbers: ['V1', 'V3'] }, { on_hand: 80_000 }]);
  });

  it('update their stock if only stock is taken', async () => {
    await run(await written(several));
    const file = await written(several.map((row) => ({ ...row, stock: row.stock + 1 })));
    expect(await run(file, { mode: 'stock' })).toMatchObject({ new: 0, changed: 2 });
    expect(await parts()).toMatchObject([{ on_hand: 75_401 }, { on_hand: 80_001 }]);
  });

  it('keep their number on a product written in a later batch', async () => {
    const path = await written([]);
    const lines = [0, 2].map((index) => JSON.stringify({ price: '5', ...several[index], stock: index }));
    await writeFile(path, lines.join('\n'.repeat(60_000)));
    expect(await run(path)).toMatchObject({ rows: 2, new: 1, duplicate: 1 });
    expect(await parts()).toMatchObject([{ on_hand: 2, numbers: ['V1', 'V3'] }]);
  });

  it('mean the only existing body if they name none', async () => {
    expect(await run(await written([{ ...several[0] }, { ...part, code: 'V9', stock: 1 }]))).toMatchObject({
      new: 1,
      duplicate: 1,
    });
    expect(await parts()).toMatchObject([{ numbers: ['V1', 'V9'] }]);
    const other = mapping({ supplier: { code: 'second', title: 'Second' } });
    expect(await run(await written([{ ...part, code: 'Z1', stock: 9 }]), { mapping: other })).toMatchObject({
      new: 0,
      changed: 1,
    });
  });

  it('that an earlier import merged become two, each with its number', async () => {
    await run(await written(several.slice(0, 1)));
    await query('update supplier_part set spelling = null');
    expect(await run(await written(several))).toMatchObject({ new: 1, duplicate: 2 });
    expect((await parts()).map(({ numbers }) => numbers)).toEqual([
      ['V1', 'V3'],
      ['V2', 'V4'],
    ]);
    expect(await query('select distinct spelling from supplier_part')).toEqual([{ spelling: 'Diodemaker' }]);
  });

  it('are distinguished in a file without supplier numbers', async () => {
    const { supplierNumber: _number, ...fields } = mappingText.fields;
    const file = await written(several);
    const order = { mapping: mapping({ fields }) };
    expect(await run(file, order)).toMatchObject({ new: 2, duplicate: 2 });
    expect(await run(file, order)).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  });
});

describe('makers of a file', () => {
  beforeEach(async () => {
    await query('truncate product, brand, category, attribute, warehouse, supplier cascade');
  });

  const makerOf = async (mpn: string) =>
    (await query(`select name from product join brand on brand.id = brand_id where mpn = '${mpn}'`))[0]?.['name'];
  const some = (code: string, mpn: string, maker: string): Row => ({ code, mpn, maker });

  it('are merged only with evidence', async () => {
    await run(
      await written([
        some('1', 'SN74HC04DR', 'TI'),
        some('2', 'VX0402-3K3', 'VO'),
        some('3', 'CRCW04023K3', 'Vishay Intertech'),
        some('4', 'HX7533', 'HX(hengjiaxing)'),
        some('5', 'HXB-3H', 'HX(Zhejiang Yueqing Hongxing Elec)'),
        some('6', 'P25Q16H', 'PUYA)'),
        some('7', 'P25Q21H', ' (PUYA)'),
        some('8', 'CS1H221M', 'ST(Semtech)'),
        some('9', 'SX1276', 'SEMTECH'),
      ]),
    );
    expect(await makerOf('SN74HC04DR')).toBe('Texas Instruments');
    expect(await makerOf('VX0402-3K3')).toBe('VO');
    expect(await makerOf('CRCW04023K3')).toBe('Vishay');
    expect(await makerOf('HX7533')).toBe('HX (hengjiaxing)');
    expect(await makerOf('HXB-3H')).toBe('HX (Zhejiang Yueqing Hongxing Elec)');
    expect([await makerOf('P25Q16H'), await makerOf('P25Q21H')]).toEqual(['PUYA', 'PUYA']);
    expect([await makerOf('CS1H221M'), await makerOf('SX1276')]).toEqual(['ST (Semtech)', 'Semtech']);
  });

  it('with a short code join the maker with equal number beginnings, in the file or in the shop', async () => {
    await run(await written([some('1', 'QRS123A', 'QRS(Quick Relay Systems Works)')]));
    await run(await written([some('2', 'QRS123B', 'QRS'), some('3', 'ZZZ999', 'QRT')]));
    expect(await makerOf('QRS123B')).toBe(await makerOf('QRS123A'));
    expect(await makerOf('ZZZ999')).toBe('QRT');
  });
});
