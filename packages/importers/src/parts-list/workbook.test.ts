import { utils, write } from '@e965/xlsx';
import { describe, expect, it, test } from 'vitest';

import { encoded, odsOf, rawXlsx, readAs, sheetOf, workbook } from './test-files.ts';

const rows = [
  ['Reference', 'Qty', 'MPN'],
  ['R1', 2, 'RC0805FR-07'],
  ['C1', 10, '0012'],
];
const shown = [
  ['Reference', 'Qty', 'MPN'],
  ['R1', '2', 'RC0805FR-07'],
  ['C1', '10', '0012'],
];

describe('a workbook', () => {
  it.each([
    ['xlsx', 'xlsx'],
    ['xls', 'biff8'],
    ['xlsm', 'xlsm'],
    ['ods', 'ods'],
    ['ods', 'fods'],
    ['xls', 'xlml'],
    ['html', 'html'],
  ] as const)('is recognised by its content, not by its extension: %s', (kind, type) => {
    const bytes =
      type === 'xlsm'
        ? rawXlsx(
            '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Reference</t></is></c><c r="B1" t="inlineStr"><is><t>Qty</t></is></c><c r="C1" t="inlineStr"><is><t>MPN</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>R1</t></is></c><c r="B2"><v>2</v></c><c r="C2" t="inlineStr"><is><t>RC0805FR-07</t></is></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>C1</t></is></c><c r="B3"><v>10</v></c><c r="C3" t="inlineStr"><is><t>0012</t></is></c></row></sheetData>',
            { 'xl/vbaProject.bin': new Uint8Array([1, 2, 3]) },
          )
        : workbook({ BOM: sheetOf(rows) }, type);
    for (const name of ['list.xls', 'list.csv', 'list'])
      expect(readAs(bytes, name)).toMatchObject({ kind, rows: shown, separator: null });
  });

  it('has the sheet selected that looks most like a list', () => {
    const notes = sheetOf([
      ['Revision', 'Date'],
      ['A', '2024'],
    ]);
    const places = sheetOf([
      ['Designator', 'Mid X', 'Mid Y', 'Layer', 'Rotation'],
      ['R1', 1, 2, 'Top', 90],
    ]);
    const read = readAs(workbook({ Notes: notes, CPL: places, Empty: sheetOf([]), BOM: sheetOf(rows) }, 'xlsx'));
    expect(read).toMatchObject({ bestSheet: 2, rows: shown });
    expect(read).toHaveProperty('sheets.length', 3);
    expect(readAs(workbook({ CPL: places }, 'xlsx'))).toBe('pick_and_place');
  });

  it('has its hidden sheets last', () => {
    const book = utils.book_new();
    for (const name of ['Old', 'New']) utils.book_append_sheet(book, sheetOf(rows), name);
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    const read = readAs(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer));
    expect(read).toMatchObject({ bestSheet: 0, sheets: [{ name: 'New' }, { name: 'Old' }] });
  });

  it('keeps blank rows and the numbers of rows', () => {
    const sheet = sheetOf([['Notes'], [], ['Reference', 'Qty'], ['R1', 1], [], ['Total', 1]]);
    const read = readAs(workbook({ BOM: sheet }, 'xlsx'));
    expect(read).toHaveProperty('rows', [['Notes'], [], ['Reference', 'Qty'], ['R1', '1'], [], ['Total', '1']]);
    expect(read).toHaveProperty('sheets.0.rowNumbers', [1, 2, 3, 4, 5, 6]);
  });

  it('shows numbers and dates as a person sees them, and integers with all their digits', () => {
    const sheet = sheetOf([['Reference', 'MPN']]);
    const put = (row: number, value: number, format: string): void => {
      sheet[`A${row}`] = { t: 's', v: `R${row}` };
      sheet[`B${row}`] = { t: 'n', v: value, z: format };
    };
    put(2, 12, '0000');
    put(3, 885_012_207_098, 'General');
    put(4, 100_000, '0.00E+00');
    put(5, 614_961_950_511, '0.00E+00');
    put(6, 45_356, 'dd.mm.yyyy');
    put(7, 1500, '#,##0');
    put(8, 0.1 + 0.2, 'General');
    sheet['!ref'] = 'A1:B8';
    const read = readAs(workbook({ BOM: sheet }, 'xlsx'));
    expect(typeof read === 'string' ? [] : read.rows.slice(1).map((cells) => cells[1])).toEqual([
      '0012',
      '885012207098',
      '1.00E+05',
      '614961950511',
      '05.03.2024',
      '1500',
      '0.3',
    ]);
  });

  it('reads the value saved with a formula', () => {
    const cell = '<c r="B2"><f>1+HYPERLINK("http://x")</f><v>7</v></c><c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c>';
    const read = readAs(
      rawXlsx(
        `<sheetData><row r="1"><c r="A1" t="str"><v>Reference</v></c><c r="B1" t="str"><v>Qty</v></c></row><row r="2"><c r="A2" t="str"><v>R1</v></c>${cell}</row></sheetData>`,
      ),
    );
    expect(read).toHaveProperty('rows', [
      ['Reference', 'Qty'],
      ['R1', '7', '#DIV/0!'],
    ]);
  });

  it('computes common formulas saved without a value', () => {
    const text = (place: string, value: string): string => `<c r="${place}" t="str"><v>${value}</v></c>`;
    const formula = (place: string, of: string): string => `<c r="${place}"><f>${of}</f><v /></c>`;
    const head = `<row r="1">${text('A1', 'Reference')}${text('B1', 'Qty')}<c r="C1"><v>5</v></c></row>`;
    const counted = formula('B2', 'LEN(A2)-LEN(SUBSTITUTE(A2,&quot;,&quot;,&quot;&quot;))+1');
    const lines = [
      `<row r="2">${text('A2', 'R1, R2, R3')}${counted}${formula('C2', 'ROUNDUP(B2*C$1*1.1,0)')}</row>`,
      `<row r="3">${text('A3', 'C1')}${formula('B3', 'VLOOKUP(A3,X:X,1)')}<c r="C3"><f>B2*2</f><v>0</v></c><c r="D3"><f>NOW()</f><v>0</v></c></row>`,
    ];
    expect(readAs(rawXlsx(`<sheetData>${head}${lines.join('')}</sheetData>`))).toHaveProperty('rows', [
      ['Reference', 'Qty', '5'],
      ['R1, R2, R3', '3', '17'],
      ['C1', '', '6', '0'],
    ]);
  });

  it('repeats a vertically merged cell, and keeps a header of two rows', () => {
    const sheet = sheetOf([
      ['Ref', 'Supplier', '', 'Qty'],
      ['', 'Name', 'Number', ''],
      ['R1', 'A', '1', 4],
      ['', 'B', '2', ''],
    ]);
    sheet['!merges'] = ['A1:A2', 'B1:C1', 'D1:D2', 'A3:A4', 'D3:D4'].map((range) => utils.decode_range(range));
    for (const type of ['xlsx', 'biff8', 'ods', 'html'] as const)
      expect(readAs(workbook({ BOM: sheet }, type))).toHaveProperty('rows', [
        ['Ref', 'Supplier', '', 'Qty'],
        ['Ref', 'Name', 'Number', 'Qty'],
        ['R1', 'A', '1', '4'],
        ['R1', 'B', '2', '4'],
      ]);
  });

  it('keeps the lower part of a merged row blank', () => {
    const sheet = sheetOf([
      ['Подп. и дата', 'Поз.', 'Кол.'],
      ['', 'R1', 4],
      ['', '', ''],
      ['Инв. № подл.', 'R2', 1],
      ['', '', ''],
    ]);
    sheet['!merges'] = ['A1:A3', 'A4:A5', 'B2:B3', 'C2:C3', 'B4:B5', 'C4:C5'].map((range) => utils.decode_range(range));
    for (const type of ['xlsx', 'biff8', 'ods'] as const)
      expect(readAs(workbook({ BOM: sheet }, type))).toHaveProperty('rows', [
        ['Подп. и дата', 'Поз.', 'Кол.'],
        ['', 'R1', '4'],
        [],
        ['Инв. № подл.', 'R2', '1'],
      ]);
  });

  it('joins the sheets of a list that continues over several', () => {
    const head = ['Поз. обозначение', 'Наименование', 'Кол.', 'Примечание'];
    const stamp = ['Изм.', 'Лист', '№ докум.', 'Подп.', 'Дата'];
    const changes = sheetOf([['Лист регистрации изменений'], stamp]);
    const read = readAs(
      workbook(
        {
          1: sheetOf([head, ['R1', 'Резистор', 1], stamp, ['Разраб.', 'Лист', 'Листов']]),
          2: sheetOf([head, ['R2', 'Резистор', 1], stamp]),
          ЛРИ: changes,
        },
        'xlsx',
      ),
    );
    expect(read).toMatchObject({
      bestSheet: 3,
      sheets: [{ name: '1' }, { name: '2' }, { name: 'ЛРИ' }, { name: '1, 2' }],
    });
    expect(read).toHaveProperty('sheets.3.pages', [
      { name: '1', rows: 4 },
      { name: '2', rows: 3 },
    ]);
  });

  it('may have formats and links far beyond its cells', () => {
    const read = readAs(
      rawXlsx(
        '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384"/></cols><sheetData><row r="1"><c r="A1" t="str"><v>Reference</v></c><c r="B1" t="str"><v>Qty</v></c><c r="XFD1" s="0"/></row><row r="2"><c r="A2" t="str"><v>R1</v></c><c r="B2"><v>3</v></c></row><row r="1048576"><c r="A1048576" s="0"/></row></sheetData><x:hyperlinks><x:hyperlink ref="A1:XFD1048576" location="a"/><hyperlink ref="A1:XFD1048576" location="a"/></x:hyperlinks>',
      ),
    );
    expect(read).toHaveProperty('rows', [
      ['Reference', 'Qty'],
      ['R1', '3'],
    ]);
    expect(readAs(rawXlsx('<sheetData><row r="1"><c r="A1A1:XFD1048576"><v>1</v></c></row></sheetData>'))).toBe(
      'too_many_columns',
    );
  });

  it('shows the paragraphs of an ODS cell without its notes, and repeats what the file repeats', () => {
    const cell = (text: string, more = '') => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
    const read = readAs(
      odsOf(
        `<table:table table:name="Лист"><table:table-row>${cell('Поз.')}${cell('Кол.')}</table:table-row><table:table-row table:number-rows-repeated="2">${cell('R<text:span>1</text:span>')}<table:table-cell><office:annotation><text:p>note</text:p></office:annotation><text:p>4</text:p><text:p>шт</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row><table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`,
      ),
    );
    expect(read).toHaveProperty('rows', [
      ['Поз.', 'Кол.'],
      ['R1', '4\nшт'],
      ['R1', '4\nшт'],
    ]);
    expect(read).toHaveProperty('sheets.0.name', 'Лист');
  });
});

test.each([
  ['windows-1251', 1251, 'Резистор чип'],
  ['gb18030', 936, '贴片电阻电容'],
] as const)('an old workbook has its texts in a code page: %s', (encoding, codepage, name) => {
  const letters = encoded(name, encoding);
  const place = 'n'.repeat(letters.length);
  const bytes = workbook(
    {
      BOM: sheetOf([
        ['Designator', 'Description', 'Quantity'],
        ['R1', place, 1],
      ]),
    },
    'biff5',
  );
  const whole = Buffer.from(bytes.buffer);
  whole.set(letters, whole.indexOf(place));
  whole.writeUInt16LE(codepage, whole.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4);
  expect(readAs(new Uint8Array(whole))).toHaveProperty('rows', [
    ['Designator', 'Description', 'Quantity'],
    ['R1', name, '1'],
  ]);
});
