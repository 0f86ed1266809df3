import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { delimitedRows } from './text/delimited.ts';
import { readPartsFile, readPartsText } from './read.ts';
import { odsOf, rawXlsx, sheetOf, utf16, utf8, workbook } from './test-files.ts';

const rows = [
  ['Reference', 'Qty', 'MPN'],
  ['R1, R2', 2, 'RC0805'],
  ['C1', 1, 'Конденсатор'],
];
const csv = 'Reference;Qty;MPN\nR1, R2;2;"RC ""0805"""\nC1;1;Конденсатор\n';
const real: readonly Uint8Array[] = [
  utf8(csv),
  utf16(csv, 'le', true),
  utf8('10 шт 1N4148, 5 резисторов 4к7 0805\nLM358 x 10'),
  utf8('<html><table><tr><th>Ref</th><th>Qty</th></tr><tr><td rowspan="2">R1</td><td>2</td></tr></table></html>'),
  utf8('<?xml version="1.0"?><export><components><comp ref="R1"><value>1</value></comp></components></export>'),
  utf8('(export (version "E") (components (comp (ref "R1") (value "10k"))))'),
  utf8(
    '<html><script>var config = {}\nvar pcbdata = {"bom":{"both":[[["R1",0]]],"fields":{"0":["1","2"]}}}\n</script></html>',
  ),
  rawXlsx(
    '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells>',
  ),
  odsOf(
    '<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table>',
  ),
  ...(['xlsx', 'biff8', 'ods', 'xlml'] as const).map((type) => workbook({ BOM: sheetOf(rows) }, type)),
];

/** Returns whether an answer meets the conditions that every answer must meet. */
function isSound(bytes: Uint8Array): boolean {
  const read = readPartsFile(bytes, 'list.bin');
  if (!read.ok) return read.error.code === 'not_a_parts_list';
  const { sheets, bestSheet } = read.value;
  return (
    sheets[bestSheet] !== undefined &&
    sheets.every(
      ({ rows: cells, rowNumbers }) =>
        cells.length === rowNumbers.length &&
        cells.at(-1)?.some((cell) => cell !== '') === true &&
        cells.every((row) => row.length <= 200 && row.every((cell) => typeof cell === 'string')),
    )
  );
}

describe('reading never throws', () => {
  it('on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        expect(isSound(bytes)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('on any text', () => {
    const signs = fc.constantFrom(
      '"',
      ',',
      ';',
      '\t',
      '\n',
      '\r',
      ' ',
      '|',
      '<',
      '>',
      'R1',
      '10',
      'шт',
      'x',
      'к',
      '(',
      ')',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 60 }),
        (pieces) => {
          const read = readPartsText(pieces.join(''));
          expect(typeof read.ok).toBe('boolean');
        },
      ),
      { numRuns: 600 },
    );
  });

  it('on files that are cut off or damaged', () => {
    // The workbook library prints warnings about unknown content.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const damage = fc.array(fc.record({ at: fc.nat(), byte: fc.nat(255) }), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.constantFrom(...real),
        fc.double({ min: 0, max: 1, noNaN: true }),
        damage,
        (file, share, changes) => {
          const bytes = file.slice(0, share > 0.5 ? file.length : Math.floor(file.length * share * 2));
          for (const { at, byte } of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
          expect(isSound(bytes)).toBe(true);
        },
      ),
      { numRuns: 800 },
    );
  });
});

describe('a table of text', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'я', '1', ' ', '"', ',', ';', '\n', '\t'), maxLength: 8 });

  it('reads back as written, for any content of its cells', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (table) => {
        const text = table.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\n');
        expect([...delimitedRows(text, ',')].map(({ cells }) => cells)).toEqual(table);
      }),
    );
  });

  it('has every line in exactly one row', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', 'a', ',', '\n', '1'), maxLength: 200 }), (text) => {
        const kept = [...delimitedRows(text, ',')].flatMap(({ cells }) => cells).join('');
        const count = (of: string): number => of.split(/[a1]/).length;
        expect(count(kept)).toBe(count(text));
      }),
    );
  });
});
