import { describe, expect, it } from 'vitest';

import type { PartsSheet } from '../header/parts-file.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';
import { readBomLines } from './read-bom-lines.ts';

const reading = (sheet: PartsSheet) =>
  readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
/** Lines as `designators | quantity | number or name`. */
const lines = (text: string): readonly string[] =>
  reading(sheetOf(text.trim())).lines.map(
    ({ designators, quantity, mpn, value, description, isDnp }) =>
      `${designators.join(' ')} | ${quantity} | ${mpn ?? value ?? description ?? ''}${isDnp ? ' | not fitted' : ''}`,
  );
const refused = (text: string): readonly string[] =>
  reading(sheetOf(text.trim())).refused.map(({ row, reason, text: own }) => `${row} ${reason} ${own}`.trim());

describe('rows of a list', () => {
  it('every row is in a line or refused with its text', () => {
    const text = `
My board;Rev 2;
;;
Ref;Qty;MPN
R1;1;RC0402FR-071KL
;;
Resistors;;
R2;1;RC0402FR-072KL
Ref;Qty;MPN
R3;1;RC0402FR-073KL
Total;3;
Approved;Ivanov;
see also;the manual;`;
    expect(lines(text)).toEqual(['R1 | 1 | RC0402FR-071KL', 'R2 | 1 | RC0402FR-072KL', 'R3 | 1 | RC0402FR-073KL']);
    expect(refused(text)).toEqual([
      '1 before_header My board | Rev 2',
      '2 blank',
      '3 header Ref | Qty | MPN',
      '5 blank',
      '6 group_title Resistors',
      '8 header Ref | Qty | MPN',
      '10 total Total | 3',
      '11 signature Approved | Ivanov',
      '12 after_end see also | the manual',
    ]);
  });
  it('a title that says "not fitted" holds up to the next title', () => {
    expect(
      lines(`
Ref;Qty;MPN
R1;1;RC0402FR-071KL
Not fitted:;;
R2;1;RC0402FR-072KL
SMD parts;;
R3;1;RC0402FR-073KL`),
    ).toEqual(['R1 | 1 | RC0402FR-071KL', 'R2 | 1 | RC0402FR-072KL | not fitted', 'R3 | 1 | RC0402FR-073KL']);
  });
  it('zeros in all quantities are formulas that were never calculated', () => {
    expect(lines('Ref;Qty;MPN\nR1,R2;0;RC0402FR-071KL\nC1;0,0;CL05A105KA5NQNC')).toEqual([
      'R1 R2 | 2 | RC0402FR-071KL',
      'C1 | 1 | CL05A105KA5NQNC',
    ]);
    expect(lines('Ref;Qty;MPN\nR1,R2;0;RC0402FR-071KL\nC1;1;CL05A105KA5NQNC')[0]).toBe('R1 R2 | 0 | RC0402FR-071KL');
    expect(lines('Ref;Qty;MPN\nR1,R2;0;RC0402FR-071KL')[0]).toBe('R1 R2 | 0 | RC0402FR-071KL');
  });
  it('a sign between thousands', () => {
    expect(lines('Qty;MPN\n1,000;RC0402FR-071KL\n5;CL05A105KA5NQNC')).toEqual([
      ' | 1000 | RC0402FR-071KL',
      ' | 5 | CL05A105KA5NQNC',
    ]);
  });
  it('remarks name designators that are not fitted', () => {
    expect(lines('Ref;Qty;MPN;Note\nR1,R2,R3;3;RC0402FR-071KL;R2 DNP\nC1,C2;2;CL05A105KA5NQNC;x')).toEqual([
      'R1 R3 | 2 | RC0402FR-071KL',
      'R2 | 1 | RC0402FR-071KL | not fitted',
      'C1 C2 | 2 | CL05A105KA5NQNC',
    ]);
    expect(lines('Ref;Qty;MPN;Note\nR1,R2;2;RC0402FR-071KL;R1, R2 DNP')).toEqual([
      'R1 R2 | 2 | RC0402FR-071KL | not fitted',
    ]);
    expect(lines('Ref;Qty;MPN;Note\nR1,R2;5;RC0402FR-071KL;R2 DNP')).toEqual([
      'R1 | 5 | RC0402FR-071KL',
      'R2 | 5 | RC0402FR-071KL | not fitted',
    ]);
  });
  it('names in the column of designators, as of hardware', () => {
    expect(lines('Ref;Qty;MPN\nR1;1;RC0402FR-071KL\nScrews - M2.5x12mm;4;')).toEqual([
      'R1 | 1 | RC0402FR-071KL',
      ' | 4 | Screws - M2.5x12mm',
    ]);
  });
});

describe('designators at one end of a name', () => {
  it.each([
    ['SMD 0603 Capacitor 1uF - C1, C2', '2', 'C1 C2'],
    ['SMD 0603 Capacitor 1uF – C1, C2', '2', 'C1 C2'],
    ['SMD 0603 Capacitor 1uF: C1, C2', '2', ''],
    ['SMD 0603 Capacitor 1uF : C1, C2', '2', 'C1 C2'],
    ['SMD 0603 Capacitor 1uF (C1, C2)', '2', 'C1 C2'],
    ['SMD 0603 Capacitor 1uF - C1, C2', '3', ''],
    ['U5 - CH340G', '1', 'U5'],
    ['U5, U6 - CH340G', '2', 'U5 U6'],
    ['TP4056 - charger', '1', ''],
    ['U5 - CH340G https://a.example/x', '1', 'U5'],
    ['Capacitor 1uF - C1 https://a.example/x', '1', 'C1'],
    ['Capacitor 1uF - C1 - https://a.example/x', '1', 'C1'],
    ['Capacitor 1uF-C1', '1', ''],
  ])('%s, %s pieces: %j', (name, quantity, places) => {
    const [first] = reading(sheetOf(`Description;Qty\n${name};${quantity}\nlamp;1`)).lines;
    expect(first?.designators.join(' ')).toBe(places);
  });
});

describe('lists over several sheets and joined records', () => {
  it('tell the sheet of each row', () => {
    const sheet: PartsSheet = {
      ...sheetOf('Ref;Qty;MPN\nR1;1;RC0402FR-071KL\nC1;1;CL05A105KA5NQNC\nTotal;2;'),
      pages: [
        { name: 'A', rows: 2 },
        { name: 'B', rows: 2 },
      ],
      rowNumbers: [1, 2, 1, 2],
    };
    const { lines: read, refused: others } = reading(sheet);
    expect(read.map(({ rows, sheets }) => [rows, sheets])).toEqual([
      [[2], ['A']],
      [[1], ['B']],
    ]);
    expect(others).toEqual([
      { row: 1, sheet: 'A', reason: 'header', text: 'Ref | Qty | MPN' },
      { row: 2, sheet: 'B', reason: 'total', text: 'Total | 2' },
    ]);
  });
  it('keep the numbers of joined records', () => {
    const sheet: PartsSheet = {
      ...sheetOf('Ref;Qty;MPN\nR1,R2;2;RC0402FR-071KL\n;;'),
      joinedRows: [[1], [2, 3], [4, 5]],
      rowNumbers: [1, 2, 4],
    };
    const { lines: read, refused: others } = reading(sheet);
    expect(read.map(({ rows, sheets }) => [rows, sheets])).toEqual([[[2, 3], []]]);
    expect(others.map(({ row, reason, sheet: own }) => [row, reason, own])).toEqual([
      [1, 'header', null],
      [4, 'blank', null],
      [5, 'blank', null],
    ]);
  });
  it('rows without numbers are counted', () => {
    const [first] = reading({ ...sheetOf('Ref;Qty;MPN\nR1;1;RC0402FR-071KL'), rowNumbers: [] }).lines;
    expect(first?.rows).toEqual([2]);
  });
});

it('texts given for all lines', () => {
  const sheet = sheetOf('Ref;Qty;MPN\nR1;1;RC0402FR-071KL');
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  const [first] = readBomLines(sheet, layout, { maker: 'Yageo', package: '0402' }).lines;
  expect(first).toMatchObject({
    maker: 'Yageo',
    package: '0402',
    mpn: 'RC0402FR-071KL',
    cells: ['R1', '1', 'RC0402FR-071KL'],
  });
});

it('the text of a refused row has 200 letters', () => {
  const [, total] = reading(sheetOf(`Ref;Qty;MPN\nR1;1;RC0402FR-071KL\nTotal ${'x'.repeat(300)};;`)).refused;
  expect(total?.text).toBe(`Total ${'x'.repeat(194)}`);
});
