import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readAs, sheetOf, workbook } from '../test-files.ts';

const rows = [
  ['Поз. обозначение', 'Наименование', 'Кол.'],
  ['R1', 'Р1-12-0,125-10 кОм', 2],
  ['C1', '0012', 10],
];

/** Returns a binary workbook with a record inserted before the last record of its sheet. */
function withRecord(bytes: Uint8Array, record: readonly number[]): Uint8Array {
  const entries = unzipSync(bytes);
  const sheet = entries['xl/worksheets/sheet1.bin'];
  if (sheet === undefined) throw new Error('the workbook has no binary sheet');
  // The sheet ends with an empty record 0x0082.
  const end = sheet.length - 3;
  const changed = new Uint8Array([...sheet.subarray(0, end), ...record, ...sheet.subarray(end)]);
  return zipSync({ ...entries, 'xl/worksheets/sheet1.bin': changed });
}

describe('a binary workbook', () => {
  const bytes = workbook({ BOM: sheetOf(rows) }, 'xlsb');

  it('is read, whatever its name', () => {
    for (const name of ['list.xlsb', 'list.xls', 'list.txt'])
      expect(readAs(bytes, name)).toMatchObject({
        kind: 'xlsb',
        rows: [
          ['Поз. обозначение', 'Наименование', 'Кол.'],
          ['R1', 'Р1-12-0,125-10 кОм', '2'],
          ['C1', '0012', '10'],
        ],
      });
  });

  it('may have a link over billions of cells, which is ignored', () => {
    const area = [0, 0, 0, 0, 255, 255, 15, 0, 0, 0, 0, 0, 255, 63, 0, 0];
    const link = [0xee, 0x03, 32, ...area, ...Array.from({ length: 16 }, () => 0)];
    expect(readAs(withRecord(bytes, link))).toHaveProperty('rows.1', ['R1', 'Р1-12-0,125-10 кОм', '2']);
  });

  it('with too many rows is refused', () => {
    // The shortest row header and the shortest cell with a number.
    const row = [0x00, 4, 9, 0, 0, 0, 0x02, 8, 0, 0, 0, 0, 0, 0, 0, 0];
    const many = withRecord(bytes, Array.from({ length: 21_000 }, () => row).flat());
    expect(readAs(many)).toBe('too_many_rows');
  });
});
