import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';

import { recognise, recogniseHeading } from './recognise.ts';
import { readSource, type SourceHints } from './read-source.ts';
import {
  columnInFile,
  fieldAt,
  numberColumn,
  restColumn,
  textAt,
  UnreadableFile,
  type SourceProblem,
  type SourceRecord,
} from './record.ts';
import { lineLengthMax } from './text-lines.ts';

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(content: string | Uint8Array, hints: SourceHints = {}, size = 7) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const records: SourceRecord[] = [];
  const problems: SourceProblem[] = [];
  for await (const batch of readSource(inChunks(bytes, size), hints)) {
    records.push(...batch.records);
    problems.push(...batch.problems);
  }
  return { records, problems };
}

const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

const utf16 = (text: string): Uint8Array => {
  const units = new Uint16Array([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))]);
  return new Uint8Array(units.buffer);
};

describe('JSON Lines', () => {
  it('are read line by line, despite a byte order mark, empty lines and both line ends', async () => {
    const { records, problems } = await readAll('\ufeff{"mpn":"A"}\r\n\n{"mpn":"Б"}\n{"mpn":"C"}');
    expect(records).toEqual([
      { line: 1, fields: { mpn: 'A' } },
      { line: 3, fields: { mpn: 'Б' } },
      { line: 4, fields: { mpn: 'C' } },
    ]);
    expect(problems).toEqual([]);
  });

  it('report a broken line and continue', async () => {
    const { records, problems } = await readAll('{"mpn":"A"}\n{"mpn":\n[1]\n{"mpn":"D"}\n');
    expect(records.map(({ line }) => line)).toEqual([1, 4]);
    expect(problems).toEqual([
      { line: 2, field: null, value: '{"mpn":', reason: 'not_json' },
      { line: 3, field: null, value: '[1]', reason: 'not_an_object' },
    ]);
  });

  it('reject a line of a hundred megabytes without holding it in memory', async () => {
    const filler = new Uint8Array(1024 * 1024).fill(0x61);
    async function* huge(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('{"mpn":"A"}\n{"mpn":"');
      for (let megabyte = 0; megabyte < 100; megabyte += 1) yield filler;
      yield new TextEncoder().encode('"}\n{"mpn":"C"}\n');
    }
    const found: { line: number }[] = [];
    for await (const { records, problems } of readSource(huge())) found.push(...records, ...problems);
    expect(found.sort((a, b) => a.line - b.line)).toEqual([
      { line: 1, fields: { mpn: 'A' } },
      { line: 2, field: null, value: '', reason: 'line_too_long' },
      { line: 3, fields: { mpn: 'C' } },
    ]);
    expect(100 * filler.length).toBeGreaterThan(lineLengthMax);
  });
});

describe('tables of text', () => {
  it('may have quotes with delimiters, line ends and quotes inside', async () => {
    const { records } = await readAll('mpn,note\n"A,1","two\nlines"\nB,"3.5"" disk"\n');
    expect(records.map(({ fields }) => fields)).toEqual([
      { mpn: 'A,1', note: 'two\nlines' },
      { mpn: 'B', note: '3.5" disk' },
    ]);
  });

  it.each([
    ['semicolons', 'mpn;price\nA;1,5\nB;2,5\n'],
    ['tabs', 'mpn\tprice\nA\t1,5\nB\t2,5\n'],
    ['bars', 'mpn|price\nA|1,5\nB|2,5\n'],
  ])('are recognised by their %s', async (_, text) => {
    const { records } = await readAll(text);
    expect(records[1]?.fields).toEqual({ mpn: 'B', price: '2,5' });
  });

  it.each([
    ['windows-1251', windows1251('Артикул;Цена\nРезистор;5\nКонденсатор;7\n')],
    ['utf-16le', utf16('Артикул;Цена\nРезистор;5\nКонденсатор;7\n')],
    ['utf-8', new TextEncoder().encode('\ufeffАртикул;Цена\nРезистор;5\nКонденсатор;7\n')],
  ])('are recognised in %s', async (encoding, bytes) => {
    expect(recognise(bytes).encoding).toBe(encoding);
    const { records } = await readAll(bytes);
    expect(records[1]).toEqual({ line: 3, fields: { Артикул: 'Конденсатор', Цена: '7' } });
  });

  it('may have a title above the heading, and columns without a name or with equal names', async () => {
    const { records } = await readAll('Прайс-лист от 1 мая;;;\n;;;\nАртикул;Цена;Цена;\nA;1;2;x\nB;3;4;y\n');
    expect(records[0]).toEqual({ line: 4, fields: { Артикул: 'A', Цена: '1', 'Цена (2)': '2', 'column 4': 'x' } });
  });

  it('report a row with more cells than columns, and read a shorter one', async () => {
    const { records, problems } = await readAll('mpn,maker,price\nA,B\nC,D,1,2\n');
    expect(records).toEqual([{ line: 2, fields: { mpn: 'A', maker: 'B', price: '' } }]);
    expect(problems).toEqual([{ line: 3, field: null, value: '2', reason: 'more_cells_than_columns' }]);
  });

  it('cannot be read with an unclosed quote', async () => {
    const text = `mpn,note\nB,0\nA,"open${'x'.repeat(lineLengthMax)}\nB,1\n`;
    await expect(readAll(text, {}, 100_000)).rejects.toMatchObject({ code: 'quote_not_closed', line: 3 });
  });

  it.each([
    ['', 'empty'],
    ['\u0001\u0002GIF\u0003\u0004,x\n', 'not_a_table'],
  ])('cannot be read if the file is %j', async (text, code) => {
    await expect(readAll(text)).rejects.toMatchObject({ code });
  });

  it('are read from the heading row that a person chose', async () => {
    const { records } = await readAll('Name,Price\nmpn,cost\nA,1\n', { headerRow: 2 });
    expect(records).toEqual([{ line: 3, fields: { mpn: 'A', cost: '1' } }]);
  });
});

describe('workbooks', () => {
  const rows = [['Прайс'], ['MPN', 'Stock'], ['0402', 5], ['00123', 1234567]];
  it('are read from their first table, after a cover', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Прайс-лист'], ['дата', '', '2026']]), 'Обложка');
    const table = [
      ['Артикул', 'Производитель', 'Остаток'],
      ['NE555P', 'TI', 5],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'Прайс');
    const bytes = write(book, { bookType: 'xlsx', type: 'array' }) as ArrayBuffer;
    const { records } = await readAll(new Uint8Array(bytes));
    expect(records).toEqual([{ line: 2, fields: { Артикул: 'NE555P', Производитель: 'TI', Остаток: '5' } }]);
  });

  it.each(['xlsx', 'biff8'] as const)('are read from %s', async (bookType) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet');
    const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
    const { records } = await readAll(bytes, {}, 1000);
    expect(records).toEqual([
      { line: 3, fields: { MPN: '0402', Stock: '5' } },
      { line: 4, fields: { MPN: '00123', Stock: '1234567' } },
    ]);
  });

  it('that are damaged are reported as damaged', async () => {
    const bytes = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...Array<number>(200).fill(7)]);
    await expect(readAll(bytes)).rejects.toBeInstanceOf(UnreadableFile);
  });
});

it('finds the heading by names, not by numbers', () => {
  expect(
    recogniseHeading([
      ['2026', '1'],
      ['Part', 'Price'],
      ['A', '5'],
    ]),
  ).toBe(1);
});

it('follows the path to a field, and never leaves the row', () => {
  const fields = { 'a.b': 'own', a: { b: 'nested', c: 5 }, list: [1] };
  expect(fieldAt(fields, 'a.b')).toBe('own');
  expect(textAt(fields, 'a.c')).toBe('5');
  expect(textAt(fields, 'list')).toBe('');
  expect(fieldAt(fields, 'constructor.name')).toBeUndefined();
});

it('a name has derived columns with its part number and its other words', () => {
  const fields = { Name: 'BAT54S, Диод Шоттки', deep: { Name: 'Диод Шоттки' }, '= number of own': 'as it is' };
  const read = (column: string) => [textAt(fields, numberColumn(column)), textAt(fields, restColumn(column))];
  expect(read('Name')).toEqual(['BAT54S', 'Диод Шоттки']);
  expect(read('deep.Name')).toEqual(['', 'Диод Шоттки']);
  expect(read('none')).toEqual(['', '']);
  expect(read('own')).toEqual(['as it is', '']);
  expect([numberColumn('a'), restColumn('a'), 'a', '= maker'].map(columnInFile)).toEqual(['a', 'a', 'a', '= maker']);
});
