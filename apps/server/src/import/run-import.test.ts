import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { UnreadableFile, type SourceProblem } from '@farad/importers/record';
import { emptyFilter } from '@farad/domain/search-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '../testing/application.ts';
import { ImportCancelled, type ImportOrder } from './run/import-order.ts';
import { parseMapping, type Mapping } from './mapping.ts';
import { runImport } from './run-import.ts';

interface Row {
  code: string;
  mpn: string;
  maker: string;
  body?: string;
  group?: string[];
  stock?: number | string;
  prices?: { from: number; usd: number }[];
  sheet?: string;
  params?: Record<string, string>;
}

const rows: readonly Row[] = [
  {
    code: 'S1',
    mpn: 'CC0402KRX7R9BB104',
    maker: 'YAGEO',
    body: '0402',
    group: ['Capacitors', 'Multilayer Ceramic Capacitors MLCC - SMD/SMT'],
    stock: 2_827_250,
    prices: [
      { from: 1, usd: 0.0032 },
      { from: 1000, usd: 0.0032 },
      { from: 3000, usd: 0.002 },
    ],
    sheet: 'https://example.com/a.pdf',
    params: {
      Capacitance: '1.0000000000000001e-07',
      Tolerance: '±10%',
      'Temperature coefficient': 'X7R',
      'Allowable voltage': '50.0',
      'Slew rate': '-',
    },
  },
  {
    code: 'S2',
    mpn: 'OPA350UA',
    maker: 'Texas I',
    body: 'SOP-8',
    group: ['Amplifiers', 'Operational Amplifier'],
    stock: 5,
    prices: [{ from: 1, usd: 3 }],
    sheet: 'ftp://example.com/b.pdf',
    params: { 'Slew rate': '22V/us', 'Voltage - supply': '2.7V~5.5V', 'Operating temperature': '-40℃~+85℃' },
  },
  {
    code: 'S3',
    mpn: 'TLV9001IDBVR',
    maker: 'TEXAS INSTRUMENTS',
    body: 'SOT-23-5',
    group: ['Amplifiers/Comparators', 'Operational Amplifier'],
    stock: 0,
    prices: [],
    params: { 'Slew rate': '500V/ms', 'Voltage - supply': 'about five' },
  },
  {
    code: 'S4',
    mpn: 'ODD-1',
    maker: 'Nobody',
    group: ['Odd', 'Nobody knows'],
    stock: 1,
    prices: [{ from: 1, usd: 1 }],
  },
  { code: 'S5', mpn: 'CC0402KRX7R9BB104', maker: 'Yageo', group: ['Odd', 'Nobody knows'], stock: 3 },
];

const mappingText = {
  supplier: { code: 'test', title: 'Test' },
  fields: {
    mpn: 'mpn',
    maker: 'maker',
    supplierNumber: 'code',
    category: ['category', 'subcategory'],
    package: 'body',
    datasheet: 'sheet',
    stock: 'stock',
  },
  prices: {
    tiers: { field: 'prices', quantity: 'from', price: 'usd' },
    currency: 'USD',
    rate: '81.5',
    margin: 60,
  },
  attributes: { from: 'params' },
  numberName: 'test',
};

const mapping = (change: object = {}): Mapping => {
  const parsed = parseMapping(JSON.stringify({ ...mappingText, ...change }));
  if (parsed.mapping === null) throw new Error(parsed.problems.join('\n'));
  return parsed.mapping;
};

let shop: TestApplication;
let folder: string;
let problems: SourceProblem[] = [];

const written = async (some: readonly object[], name = 'parts.jsonl'): Promise<string> => {
  const path = join(folder, name);
  const lines = some.map((row) => {
    const { group = [], ...rest } = row as Row;
    return JSON.stringify({ ...rest, category: group[0], subcategory: group[1] });
  });
  await writeFile(path, lines.join('\n'));
  return path;
};

const run = async (file: string, order: Partial<ImportOrder> = {}) => {
  problems = [];
  return runImport({
    url: shop.url,
    file,
    mapping: mapping(),
    isDryRun: false,
    isAllOrNothing: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onProblem: (problem) => problems.push(problem),
    ...order,
  });
};

const query = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> => {
  const { rows: found } = await shop.connection.pool.query<Record<string, unknown>>(text, [...values]);
  return found;
};

const partOf = async (mpn: string) =>
  (
    await query(
      `select product.*, brand.name as maker, category.slug as category,
         (select on_hand from stock where product_id = product.id) as on_hand
       from product join brand on brand.id = brand_id join category on category.id = category_id where mpn = $1`,
      [mpn],
    )
  )[0];

/** Returns all data that an import writes, as one text. */
const whole = async (): Promise<string> => {
  const tables = ['product', 'stock', 'brand', 'category', 'attribute', 'supplier_part', 'warehouse', 'supplier'];
  const parts = await Promise.all(
    tables.map((table) => query(`select coalesce(json_agg(t order by t::text), '[]')::text as all from ${table} t`)),
  );
  return JSON.stringify(parts);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-import-'));
  shop = await openApplication({ parts: 0 });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an import into an empty shop', () => {
  beforeEach(async () => {
    await query('truncate product, brand, category, attribute, warehouse, supplier cascade');
  });

  it('types the values, joins the makers and finds the categories', async () => {
    const result = await run(await written(rows));
    expect(result).toMatchObject({ rows: 5, new: 4, duplicate: 1, refused: 0, warnings: 1 });
    const capacitor = await partOf('CC0402KRX7R9BB104');
    expect(capacitor).toMatchObject({
      seo: 'yageo-cc0402krx7r9bb104',
      category: 'chip-ceramic-capacitors',
      maker: 'Yageo',
      package: '0402',
      state: 'published',
      on_hand: 2_827_250,
      // 0.0032 × 81.5 × 1.6 = 0.41728 ₽. The second price break is calculated in the same way.
      tier_quantities: [1, 3000],
      tier_prices: [4173, 2608],
      attributes: { capacitance: 1e-7, tolerance: 10, dielectric: 'X7R', voltage: 50, package: '0402' },
      other_numbers: { test: 'S1' },
      documents: [{ kind: 'datasheet', title: 'CC0402KRX7R9BB104', url: 'https://example.com/a.pdf' }],
    });
    expect(capacitor?.['title']).toMatchObject({
      ru: 'Чип-конденсатор CC0402KRX7R9BB104, 100 нФ, 50 В, X7R, ±10 %, 0402',
      en: 'Chip capacitor CC0402KRX7R9BB104, 100 nF, 50 V, X7R, ±10%, 0402',
    });
    const amplifier = await partOf('OPA350UA');
    expect(amplifier).toMatchObject({
      maker: 'Texas Instruments',
      category: 'operational-amplifiers',
      package: 'SOIC-8',
      documents: [],
      attributes: { slew_rate: 22, supply_voltage: [2.7, 5.5], operating_temperature: [-40, 85] },
    });
    // A part without a price is not sold. A spelling in capitals means the same maker.
    expect(await partOf('TLV9001IDBVR')).toMatchObject({
      state: 'known',
      maker: 'Texas Instruments',
      attributes: { slew_rate: 0.5, supply_voltage_other: 'about five' },
    });
    expect(await partOf('ODD-1')).toMatchObject({ category: 'other-components-other' });
    expect(await query("select title->>'ru' as title from attribute where key = 'slew_rate'")).toEqual([
      { title: 'Скорость нарастания, В/мкс' },
    ]);
    expect(problems.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'sheet', 'not_a_link'],
      [5, 'mpn', 'duplicate'],
    ]);
  });

  it('accepts http links too, and no other schemes', async () => {
    const sheets = ['http://example.com/a.pdf', 'javascript:alert(1)', 'https://example.com/b.pdf?inline\\'];
    await run(
      await written(sheets.map((sheet, index) => ({ ...rows[1], code: `L${index}`, mpn: `L${index}`, sheet }))),
    );
    expect(await partOf('L0')).toMatchObject({ documents: [{ url: 'http://example.com/a.pdf' }] });
    expect(await partOf('L1')).toMatchObject({ documents: [] });
    expect(await partOf('L2')).toMatchObject({ documents: [{ url: 'https://example.com/b.pdf?inline' }] });
    expect(problems).toMatchObject([{ line: 2, reason: 'not_a_link' }]);
  });

  it('shows no untranslated Chinese words', async () => {
    const said = { ...rows[1], params: { Features: 'Enable, 热关断保护', Protection: '短路保护' } };
    await run(await written([1, 2, 3].map((index) => ({ ...said, code: `H${index}`, mpn: `H${index}` }))));
    expect((await partOf('H1'))?.['attributes']).toMatchObject({ features: 'Enable' });
    expect(JSON.stringify(await query('select attributes, title, description from product'))).not.toMatch(
      /\p{Script=Han}/u,
    );
    expect(problems.filter(({ reason }) => reason === 'not_typed')).toMatchObject([
      { line: 1, field: 'Protection', value: '短路保护' },
      { line: 2 },
      { line: 3 },
    ]);
  });

  it('is found by the search', async () => {
    await run(await written(rows.slice(0, 1).map((row) => ({ ...row, mpn: 'NEW0402X7R104' }))));
    await shop.index.caughtUp();
    const { ids } = await shop.index.search({ ...emptyFilter, text: 'new0402x7r104' }, { facets: false });
    expect(ids).toEqual([(await partOf('NEW0402X7R104'))?.['id']]);
  });

  it('changes nothing when repeated, or as a dry run', async () => {
    const file = await written(rows);
    const empty = await whole();
    expect(await run(file, { isDryRun: true })).toMatchObject({ new: 4, examples: { new: [1, 2, 3, 4] } });
    expect(await whole()).toBe(empty);
    await run(file);
    const after = await whole();
    expect(await run(file)).toMatchObject({ new: 0, changed: 0, unchanged: 4, duplicate: 1 });
    expect(await whole()).toBe(after);
  });

  it('takes new prices and stock, and leaves hidden products hidden', async () => {
    await run(await written(rows));
    await query("update product set state = 'draft' where mpn = 'OPA350UA'");
    const dearer = rows.map((row) => ({ ...row, prices: [{ from: 1, usd: 3.6 }], stock: 7 }));
    expect(await run(await written(dearer))).toMatchObject({ new: 0, changed: 4, unchanged: 0 });
    expect(await partOf('OPA350UA')).toMatchObject({ state: 'draft', tier_prices: [4_694_400], on_hand: 7 });
    expect(await partOf('TLV9001IDBVR')).toMatchObject({ state: 'published', tier_prices: [4_694_400] });
  });

  it('never removes reserved stock', async () => {
    await run(await written(rows));
    await query("update stock set reserved = 4 where product_id = (select id from product where mpn = 'OPA350UA')");
    await run(await written(rows.map((row) => ({ ...row, stock: 1 }))));
    expect(await partOf('OPA350UA')).toMatchObject({ on_hand: 4 });
  });

  it('finds an existing part by maker and number, and keeps its texts', async () => {
    await run(await written(rows.slice(1, 2)), { mapping: mapping({ supplier: { code: 'first', title: 'First' } }) });
    await query(`update product set title = '{"ru": "Своё", "en": "Own", "tr": "Kendi"}'`);
    const again = { ...rows[1], code: 'OTHER', mpn: 'opa350 ua', prices: [{ from: 1, usd: 2.5 }] };
    expect(await run(await written([again]))).toMatchObject({ new: 0, changed: 1 });
    expect(await partOf('OPA350UA')).toMatchObject({ title: { ru: 'Своё' }, tier_prices: [3_260_000] });
    expect(await query('select count(*)::integer as count from product')).toEqual([{ count: 1 }]);
  });

  it('writes drafts if the mapping does not publish', async () => {
    await run(await written(rows), { mapping: mapping({ publish: false }) });
    expect(await query('select distinct state from product')).toEqual([{ state: 'draft' }]);
  });

  it('gives parts with equal names different addresses', async () => {
    const alike = [
      { code: 'A 1', mpn: 'X-1/2', maker: 'Maker' },
      { code: 'A 2', mpn: 'X-1-2', maker: 'Maker' },
      { code: 'Код', mpn: 'X.1.2', maker: 'Maker' },
    ];
    await run(await written(alike));
    expect(await query('select seo from product order by seo')).toEqual([
      { seo: 'maker-x-1-2' },
      { seo: 'maker-x-1-2-2' },
      { seo: 'maker-x-1-2-3' },
    ]);
  });
});

describe('a bad file', () => {
  beforeEach(async () => {
    await query('truncate product, brand, category, attribute, warehouse, supplier cascade');
  });

  it('names the refused rows and imports the others', async () => {
    const bad = [
      { ...rows[1], code: 'B1', mpn: '' },
      { ...rows[1], code: 'B2', mpn: 'B2', maker: '' },
      { ...rows[1], code: 'B3', mpn: 'B3', prices: [{ from: 1, usd: -3 }] },
      { ...rows[1], code: 'B4', mpn: 'B4', stock: 'many' },
      { ...rows[1], code: 'B5', mpn: 'x'.repeat(101) },
      { ...rows[1], code: 'B6', mpn: '=HYPERLINK("x")' },
      { ...rows[1], code: 'B7', mpn: 'B7', stock: -1 },
      { ...rows[1], code: 'B8', mpn: '="00\u000012"' },
    ];
    expect(await run(await written(bad))).toMatchObject({ rows: 8, refused: 4, new: 4 });
    expect(
      problems.filter(({ reason }) => reason !== 'not_a_link').map(({ line, field, reason }) => [line, field, reason]),
    ).toEqual([
      [1, 'mpn', 'required'],
      [2, 'maker', 'required'],
      [3, 'prices', 'negative'],
      [4, 'stock', 'not_a_number'],
      [5, 'mpn', 'too_long'],
      [6, 'mpn', 'formula'],
      [7, 'stock', 'negative'],
    ]);
    expect(await query('select mpn, state from product order by mpn')).toEqual([
      { mpn: '0012', state: 'published' },
      { mpn: 'B3', state: 'known' },
      { mpn: 'B4', state: 'published' },
      { mpn: 'B7', state: 'published' },
    ]);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    ['damaged', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(60, 7), bytes.subarray(100)])],
  ])('changes nothing where the gzip is %s', async (_, spoil) => {
    const many = Array.from({ length: 500 }, (_row, index) => ({
      ...rows[1],
      code: `G${index}`,
      mpn: `G${index * 7919}`,
    }));
    const path = join(folder, 'spoiled.jsonl.gz');
    await writeFile(path, spoil(gzipSync(many.map((row) => JSON.stringify(row)).join('\n'))));
    const before = await whole();
    await expect(run(path)).rejects.toBeInstanceOf(UnreadableFile);
    expect(await whole()).toBe(before);
  });

  it('leaves the catalogue unchanged when it is stopped', async () => {
    const before = await whole();
    const file = await written(rows);
    const stop = new AbortController();
    const stopped = run(file, {
      isAllOrNothing: true,
      signal: stop.signal,
      onProgress: (step) => {
        if (step === 'read') stop.abort();
      },
    });
    await expect(stopped).rejects.toBeInstanceOf(ImportCancelled);
    expect(await whole()).toBe(before);
  });
});

it('refuses a mapping and names its fields', () => {
  const parsed = parseMapping(
    JSON.stringify({
      supplier: { code: 'Two words', title: 'x' },
      fields: { mpn: 'mpn', colour: 'x' },
      prices: { currency: 'USD', margin: -5 },
    }),
  );
  const told = parsed.mapping === null ? parsed.problems.join('\n') : '';
  for (const field of ['supplier.code', 'fields', 'prices.margin']) expect(told).toContain(field);
  expect(parseMapping('{')).toMatchObject({ mapping: null });
  const noRate = parseMapping(JSON.stringify({ ...mappingText, prices: { currency: 'USD' } }));
  expect(noRate).toMatchObject({ problems: ['prices.rate: how many roubles is one unit of the currency?'] });
});
