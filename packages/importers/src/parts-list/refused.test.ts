import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readPartsFile } from './read.ts';
import { odsOf, rawXlsx, readAs, sheetOf, utf16, utf8, workbook } from './test-files.ts';

const hex = (text: string, more = 64): Uint8Array =>
  new Uint8Array([...(text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)), ...new Uint8Array(more)]);

describe('a file that is no parts list is reported as what it is', () => {
  it.each([
    ['picture', hex('89504e470d0a1a0a')],
    ['picture', hex('ffd8ffe0')],
    ['picture', hex('424d36000000')],
    ['picture', utf8('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['pdf', utf8('%PDF-1.7\n1 0 obj')],
    ['program', hex('4d5a9000')],
    ['program', hex('7f454c4602')],
    ['program', utf8('#!/bin/sh\nrm -rf R1 10k\n')],
    ['archive', hex('526172211a0700')],
    ['archive', hex('377abcaf271c')],
    ['archive', zipSync({ 'photo.jpg': utf8('x') })],
    ['archive', zipSync({ 'bom.zip': zipSync({ 'bom.csv': utf8('Ref,Qty') }) })],
    ['gerber', zipSync({ 'board.GTL': utf8('x'), 'board.drl': utf8('x') })],
    ['document', zipSync({ '[Content_Types].xml': utf8('x'), 'word/document.xml': utf8('x') })],
    ['document', utf8('{\\rtf1\\ansi R1 10k}')],
    ['board', utf8('(kicad_pcb (version 20221018) (generator pcbnew)')],
    ['board', utf8('(kicad_sch (version 20230121)')],
    ['board', utf8('EESchema Schematic File Version 4')],
    ['board', utf8('<?xml version="1.0"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n<eagle version="9.6.2"></eagle>')],
    ['board', utf8('|RECORD=Board|VERSION=5.00|SHEETX=0')],
    ['gerber', utf8('G04 Layer: TopLayer*\nG04 EasyEDA v6*\n%FSLAX45Y45*%\n%MOMM*%')],
    ['gerber', utf8('M48\nMETRIC,LZ\nT01C0.300\n%')],
    ['pick_and_place', utf8('Designator,Mid X,Mid Y,Layer,Rotation\nC1,10mm,20mm,Top,90\nR1,1mm,2mm,Top,0\n')],
    ['pick_and_place', utf8('Ref,Val,Package,PosX,PosY,Rot,Side\n"C1","100n","C_0603",1.0,2.0,90.0,top\n')],
    [
      'pick_and_place',
      utf8(
        '* Перечень компонентов: "board.lay6"\n*\n* Все координаты в\0\0\0\0мм\n*\n* №\tОбозн\tНомин\tПоз-X\tПоз-Y\tУгол\tКорпус\tКоммент\tСлой\n*\n1\tC1\t24pF\t18.71\t35.19\t0\t0805\t\tTop\n2\tR1\t10k\t20.93\t35.19\t90\t0805\t\tTop\n3\tIC1\tLM358\t2.1\t3.2\t0\tSO8\t\tTop\n',
      ),
    ],
    [
      'pick_and_place',
      utf8(
        'VERSION = 2.0\nUUNITS = MILLIMETERS\n\n#  refdes  !  symbol_x !  symbol_y ! rotation ! mirror ! symbol_name\n#----------\nD2  !  16.5000 !  7.5000 !  270 !  m ! LED0603\nR1  !  6.0000 !  13.5000 !  90 !   ! R0805\n',
      ),
    ],
    ['pick_and_place', utf8('C1 17.78 22.86   0 100n C0603\nD1 17.78 17.78 180 WS2812B LED5050\n')],
    ['pick_and_place', utf16('Designator\tMid X\tMid Y\tRotation\nC1\t1\t2\t90\n', 'le', true)],
    [
      'pick_and_place',
      utf8(
        '### Module positions - created on 2020 ###\n## Unit = mm, Angle = deg.\n# Ref     Val       Package       PosX       PosY       Rot  Side\nC1        100n      C_0603     10.0000   -20.0000   90.0000  top\nR1        10k       R_0603     12.0000   -20.0000    0.0000  top\n## End\n',
      ),
    ],
    ['empty', new Uint8Array()],
    ['empty', utf8('\n \r\n\t\n')],
    ['empty', workbook({ Sheet1: sheetOf([]) }, 'xlsx')],
    ['empty', odsOf('<table:table table:name="a"/>')],
    ['broken', new Uint8Array([1, 2, 0, 3, 200, 0, 0, 9])],
    ['broken', hex('504b0304')],
    ['broken', hex('d0cf11e0a1b11ae1', 600)],
    ['board', utf8('ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((""),"2;1");\n')],
    ['board', utf8('{"head":{"docType":"3","editorVersion":"6.5"},"canvas":"CA~1000"}')],
    ['text_without_parts', utf8('{"name": "LM358", "qty": 10}')],
    ['picture', utf8('0\r\nSECTION\r\n2\r\nHEADER\r\n')],
    ['program', utf8('#include <stdio.h>\nint main(void) {\n  uint8_t led_1 = 13;\n  return 0;\n}\n')],
  ] as const)('%s', (what, bytes) => {
    expect(readAs(bytes, 'bom.xlsx')).toBe(what);
  });

  it('but a list with coordinates and quantities is a list', () => {
    expect(readAs('Designator,Mid X,Mid Y,Rotation,Quantity,MPN\nC1,1,2,90,1,CC0603\nR1,1,2,0,1,RC0603')).toMatchObject(
      {
        kind: 'csv',
      },
    );
  });
});

describe('an oversized file is refused', () => {
  it('more than ten megabytes', () => {
    expect(readAs(new Uint8Array(10 * 1024 * 1024 + 1).fill(65))).toBe('too_large');
  });

  it('a million rows, 5,000 columns: text', () => {
    expect(readAs('R1,10k,1\n'.repeat(1_000_000))).toBe('too_many_rows');
    expect(readAs(`${'a,'.repeat(5000)}\n`.repeat(500))).toBe('too_many_columns');
    expect(readAs('LM358\n'.repeat(25_000))).toBe('too_many_rows');
    expect(readAs(`Ref,Qty\n${'R1,1\n'.repeat(19_999)}`)).toHaveProperty('rows.length', 20_000);
  });

  it('a million rows, 5,000 columns: workbooks', () => {
    const row = '<row><c><v>1</v></c><c><v>2</v></c></row>';
    const tall = rawXlsx(`<sheetData>${row.repeat(1_000_000)}</sheetData>`);
    expect(readAs(tall)).toBe('too_many_rows');
    const wide = rawXlsx(`<sheetData><row>${'<c><v>1</v></c>'.repeat(5000)}</row></sheetData>`);
    expect(readAs(wide)).toBe('too_many_columns');
    const cell = '<table:table-cell><text:p>1</text:p></table:table-cell>';
    expect(
      readAs(
        odsOf(
          `<table:table><table:table-row table:number-rows-repeated="1000000">${cell}</table:table-row></table:table>`,
        ),
      ),
    ).toBe('too_many_rows');
    expect(
      readAs(
        odsOf(
          `<table:table><table:table-row>${cell.replace('-cell', '-cell table:number-columns-repeated="5000"')}</table:table-row></table:table>`,
        ),
      ),
    ).toBe('too_many_columns');
    expect(readAs(`<table>${'<tr><td>1</td></tr>'.repeat(30_000)}</table>`)).toBe('too_many_rows');
  });

  it('a zip bomb, with honest or false sizes', () => {
    const bomb = rawXlsx('<sheetData/>', { 'xl/sharedStrings.xml': new Uint8Array(61 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(readAs(bomb)).toBe('too_large');
    // The sizes in the central directory are falsified to be small.
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at + 46 < lying.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    expect(readAs(lying)).toBe('too_large');
  });

  it('thousands of entries', () => {
    const many = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`xl/a${index}.xml`, utf8('x')]));
    expect(readAs(zipSync(many, { level: 0 }))).toBe('too_large');
  });

  it('quotes that never close', () => {
    for (const line of ['"a,b\n', '"a\n', '"",""a,"', '"a"b,']) {
      const read = readAs(line.repeat(Math.floor(9_000_000 / line.length)));
      expect(read, line).toBe(line.endsWith('\n') ? 'too_many_rows' : 'text_without_parts');
    }
  });
});

describe('names of object properties', () => {
  it('are ordinary headers', () => {
    const rows = [
      ['__proto__', 'constructor', 'toString', 'Qty'],
      ['a', 'b', 'c', '1'],
    ];
    expect(readAs(rows.map((cells) => cells.join(',')).join('\n'))).toHaveProperty('rows', rows);
    expect(readAs(workbook({ BOM: sheetOf(rows) }, 'xlsx'))).toHaveProperty('rows', rows);
    expect(
      readAs(
        '<export><components><comp ref="R1"><value>1</value><fields><field name="__proto__">x</field></fields></comp></components></export>',
      ),
    ).toHaveProperty('rows.0', ['References', 'Quantity', 'Value', 'Footprint', '__proto__']);
    expect(readAs(zipSync({ '__proto__.xml': utf8('x'), 'xl/__proto__.xml': utf8('x') }))).toBe('broken');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

it('an encrypted workbook is reported', () => {
  const zip = rawXlsx('<sheetData/>');
  const view = new DataView(zip.buffer);
  for (let at = 0; at + 46 < zip.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
  expect(readPartsFile(zip, 'a.xlsx')).toEqual({ ok: false, error: { code: 'not_a_parts_list', what: 'encrypted' } });
});

it('compound files of other programs are recognised by their streams', () => {
  const compound = (name: string): Uint8Array => {
    const book = workbook({ BOM: sheetOf([['Ref', 'Qty']]) }, 'biff8');
    const [from, to] = [utf16('Workbook', 'le', false), utf16(name, 'le', false)];
    const at = book.findIndex((_, start) => from.every((byte, index) => book[start + index] === byte));
    book.fill(0, at, at + 64);
    book.set(to, at);
    book[at + 64] = to.length + 2;
    return book;
  };
  expect(readAs(compound('Workbook'))).toMatchObject({ kind: 'xls' });
  expect(readAs(compound('EncryptedPackage'))).toBe('encrypted');
  expect(readAs(compound('WordDocument'))).toBe('document');
  expect(readAs(compound('FileHeader'))).toBe('board');
  expect(readAs(compound('Something'))).toBe('broken');
});
