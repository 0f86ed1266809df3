import { readBomLines, recogniseLayout } from '@farad/domain/bom';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readPartsFile } from '../read.ts';
import { readAs, utf8 } from '../test-files.ts';

const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
    .join('')}</w:tc>`;
const wide = (text: string, across: number): string => cell(text, `<w:gridSpan w:val="${across}"/>`);
const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: readonly string[]): string => `<w:tbl><w:tblGrid/>${rows.join('')}</w:tbl>`;
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const word = (body: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': utf8('<Types/>'),
    'word/document.xml': utf8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body}</w:body></w:document>`,
    ),
  });

const head = row(wide('Поз.\nобознач.', 3), wide('Наименование', 5), wide('Кол.', 3), wide('Примечание', 3));
const blank = row(wide('', 3), wide('', 5), wide('', 3), wide('', 3));
const part = (places: string, name: string, count: string, note = ''): string =>
  row(wide(places, 3), wide(name, 5), wide(count, 3), wide(note, 3));

function linesOf(bytes: Uint8Array): readonly string[] {
  const file = readPartsFile(bytes, 'ПЭ3.docx');
  if (!file.ok) return [file.error.what];
  const { sheets, bestSheet } = file.value;
  const layout = recogniseLayout(sheets, bestSheet, {}, () => null);
  const sheet = sheets[layout.sheet];
  if (sheet === undefined) return [];
  return readBomLines(sheet, layout).lines.map(
    ({ designators, quantity, mpn, description }) => `${designators.join(' ')} | ${quantity} | ${mpn ?? description}`,
  );
}

describe('a Word document', () => {
  it('is read by its table of elements, drawn by GOST', () => {
    const stamp = row(wide('Изм', 1), wide('Лист', 1), wide('№ докум.', 2), wide('Подп.', 1), wide('Дата', 1));
    const list = table(
      head,
      blank,
      part('', 'Микросхемы', ''),
      blank,
      part('DD2, DD3,\nDD8', 'К561ЛП2', '3'),
      part('DA1…DA3', 'AD9832BRUZ', '  3'),
      part('VT1, VT2', 'Транзистор AUIRF1404ZS', '2'),
      stamp,
    );
    const other = table(row(cell('Разраб.'), cell('Иванов')), row(cell('Пров.'), cell('Петров')));
    expect(linesOf(word(`${paragraph('Перечень элементов')}${other}${list}`))).toEqual([
      'DD2 DD3 DD8 | 3 | К561ЛП2',
      'DA1 DA2 DA3 | 3 | AD9832BRUZ',
      'VT1 VT2 | 2 | AUIRF1404ZS',
    ]);
  });

  it('repeats cells merged downwards, and keeps columns of rows that start further right', () => {
    const down = (text: string, value: string): string => cell(text, `<w:vMerge${value}/>`);
    const body = table(
      row(cell('Группа'), cell('Designator'), cell('MPN'), cell('Qty')),
      row(down('Диоды', ' w:val="restart"'), cell('VD1'), cell('BAT54C'), cell('1')),
      row(down('', ''), cell('VD2'), cell('1N4148WS'), cell('1')),
      `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${cell('R1')}${cell('RC0603FR-0710KL')}${cell('1')}</w:tr>`,
    );
    const file = readPartsFile(word(`${paragraph('Plate')}${body}`), 'a.docx');
    expect(file).toMatchObject({ ok: true, value: { kind: 'docx', sheets: [{ name: 'Plate' }] } });
    expect(file.ok ? file.value.sheets[0]?.rows : []).toEqual([
      ['Группа', 'Designator', 'MPN', 'Qty'],
      ['Диоды', 'VD1', 'BAT54C', '1'],
      ['Диоды', 'VD2', '1N4148WS', '1'],
      ['', 'R1', 'RC0603FR-0710KL', '1'],
    ]);
  });

  it('reads a text once, without the fallback for older programs and without deleted words', () => {
    const drawn = `<mc:AlternateContent><mc:Choice><w:r><w:t>BAT54C</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>BAT54C</w:t></w:r></mc:Fallback></mc:AlternateContent>`;
    const deleted = '<w:del><w:r><w:delText>BAT46</w:delText></w:r></w:del>';
    const body = table(
      row(cell('Designator'), cell('MPN'), cell('Qty')),
      `<w:tr>${cell('VD1')}<w:tc><w:p>${deleted}${drawn}</w:p></w:tc>${cell('1')}</w:tr>`,
      row(cell('R1'), cell('RC0603FR-0710KL'), cell('1')),
    );
    expect(linesOf(word(body))).toEqual(['VD1 | 1 | BAT54C', 'R1 | 1 | RC0603FR-0710KL']);
  });

  it('without a table is a text document', () => {
    expect(readAs(word(paragraph('R1 10k, C1 100n')))).toBe('document');
    const revisions = table(row(cell('Изм.'), cell('Лист')), row(cell('Текст о плате'), cell('1')));
    const board = table(
      row(cell('No.'), cell('Item Name'), cell('Info / Notes')),
      row(cell('1'), cell('Board Quantity'), cell('10')),
      row(cell('2'), cell('Material'), cell('FR-4')),
      row(cell('3'), cell('Copper Thickness'), cell('18 μm')),
    );
    expect(readAs(word(revisions + board))).toBe('document');
  });
});

it('a table in a text document of LibreOffice is read', () => {
  const of = (...texts: readonly string[]): string =>
    `<table:table-row>${texts.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;
  const text = `<office:text><text:p>Parts</text:p><table:table table:name="T">${of('Designator', 'MPN', 'Qty')}${of('VD1', 'BAT54C', '1')}${of('R1', 'RC0603FR-0710KL', '2')}</table:table></office:text>`;
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body>${text}</office:body></office:document-content>`;
  const whole = zipSync({ 'content.xml': utf8(content) });
  expect(linesOf(whole)).toEqual(['VD1 | 1 | BAT54C', 'R1 | 2 | RC0603FR-0710KL']);
});
