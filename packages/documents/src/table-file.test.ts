import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { writeTable, type TableColumn, type TableData } from './table-file.ts';

const columns: readonly TableColumn[] = [
  { title: 'MPN', kind: 'text' },
  { title: 'Quantity', kind: 'number' },
  { title: 'Price', kind: 'unit_price' },
  { title: 'Sum', kind: 'money' },
];

const table = (rows: TableData['rows'], over: Partial<TableData> = {}): TableData => ({
  format: 'csv',
  sheetName: 'Basket',
  separator: ',',
  columns,
  rows,
  ...over,
});

const csv = (rows: TableData['rows'], over: Partial<TableData> = {}): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeTable(table(rows, over)));

function sheetOf(data: TableData) {
  const book = read(writeTable({ ...data, format: 'xlsx' }), { cellNF: true });
  const name = book.SheetNames[0] ?? '';
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error('a workbook without a sheet');
  return { name, sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null }) };
}

/** Texts that a spreadsheet would take for formulas (T30 in the integrations reference). */
const formulas = ['=1+1', '+7', '-5', '@SUM(A1)', '\tx', '\rx', '−5', '＝1'];

describe('a CSV', () => {
  it('begins with a byte order mark and ends its rows with CRLF', () => {
    expect(csv([['1N4148', 100, 12_345, 123_400]])).toBe(
      '\uFEFFMPN,Quantity,Price,Sum\r\n1N4148,100,1.2345,1234.00\r\n',
    );
  });

  it('has decimal commas where the separator is a semicolon', () => {
    expect(csv([['a', 2.5, 15_000, -5]], { separator: ';' })).toContain('a;2,5;1,50;-0,05\r\n');
  });

  it('quotes only what needs it', () => {
    expect(csv([['a,"b"', null, null, null]])).toContain('"a,""b""",,,\r\n');
    expect(csv([['two\r\nlines', null, null, null]])).toContain('"two\r\nlines",,,\r\n');
    expect(csv([['a;b', null, null, null]])).toContain('a;b,,,\r\n');
    expect(csv([['a;b', null, null, null]], { separator: ';' })).toContain('"a;b";;;\r\n');
  });

  it.each(formulas)('neutralises %j and leaves numbers unchanged (T30)', (text) => {
    const written = csv([[text, -5, -10_000, -500]]);
    expect(written).toMatch(/\n"?'/);
    expect(written).toContain(',-5,-1.00,-5.00\r\n');
  });
});

describe('a workbook', () => {
  it('keeps texts as texts and numbers as numbers (T30)', () => {
    const texts = [...formulas, '1E5', '0012', '1-2', 'TRUE', ''];
    const { sheet, rows } = sheetOf(table(texts.map((text) => [text, -5, 12_345, 123_456])));
    expect(rows[0]).toEqual(['MPN', 'Quantity', 'Price', 'Sum']);
    expect(rows.slice(1).map((row) => row[0])).toEqual(texts);
    expect(rows[1]?.slice(1)).toEqual([-5, 1.2345, 1234.56]);
    for (const [index, text] of texts.entries()) {
      const { t, f, z } = sheet[`A${index + 2}`];
      expect([text, t, f, z]).toEqual([text, 's', undefined, '@']);
    }
  });

  it('escapes what Excel would read as a character code', () => {
    const bytes = writeTable(table([['_x0041_', null, null, null]], { format: 'xlsx' }));
    const { files } = read(bytes, { bookFiles: true }) as unknown as {
      files: Record<string, { content: Uint8Array }>;
    };
    const xml = Object.entries(files)
      .filter(([path]) => path.endsWith('.xml'))
      .map(([, { content }]) => Buffer.from(content).toString());
    expect(xml.join('\n')).toContain('_x005F_x0041_');
  });

  it('returns every text unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 1, maxLength: 5 }), (texts) => {
        expect(sheetOf(table(texts.map((text) => [text, null, null, null]))).rows.map((row) => row[0])).toEqual([
          'MPN',
          ...texts,
        ]);
      }),
      { numRuns: 100 },
    );
  });

  it('accepts any sheet name, broken characters and texts that are too long', () => {
    const lone = table([['\uD800\u0000b', null, null, null]]);
    expect(
      sheetOf({ ...lone, sheetName: "'a/b[c]*?:\\ and much more than thirty-one signs'" }).name.length,
    ).toBeLessThan(32);
    expect(sheetOf({ ...lone, sheetName: '' }).name).toBe('Sheet1');
    expect(sheetOf(table([['x'.repeat(40_000), null, null, null]])).rows[1]).toEqual([
      'x'.repeat(32_767),
      null,
      null,
      null,
    ]);
  });

  it('may have no rows', () => {
    expect(sheetOf(table([])).rows).toHaveLength(1);
  });
});

it.each([
  ['a number in a column of text', [[1, 1, 1, 1]]],
  ['a text in a column of numbers', [['a', 'b', 1, 1]]],
  ['a part of a kopeck', [['a', 1, 1, 1.5]]],
  ['what is not finite', [['a', Number.NaN, 1, 1]]],
])('throws %s', (_, rows) => {
  expect(() => writeTable(table(rows))).toThrow(TypeError);
  expect(() => writeTable(table(rows, { format: 'xlsx' }))).toThrow(TypeError);
});
