import { describe, expect, it } from 'vitest';

import { readAs, sheetOf, utf8, workbook } from './test-files.ts';

const readme = `# Amp board

A small headphone amplifier with an OPA1612 and a TPS7A4700. See the [schematic](amp.pdf).

## Building

1. Order the boards.
2. Solder C1-C10, then U1.

\`\`\`
make gerbers
\`\`\`

| Version | Changes |
|---|---|
| v1.0 | first |
| v1.1 | R5 is 10k now |

License: CERN-OHL-S-2.0
`;
const licence = `Copyright 2024 Amp Audio Ltd

Permission is hereby granted, free of charge, to any person obtaining a copy of this design (ISO 9001), to deal in it
without restriction, including without limitation the rights to use, copy, modify, merge, publish and sell copies.
The above notice shall be included in all copies or substantial portions of the design of 2024.
`;
const changes = `1.0.2 / 2024-07-21
==================

- Fixed the value of the resistor at the output
- Moved the connector to the edge of the board

1.0.1 / 2023-11-14
==================

- Added another layer for ground
`;

describe('a file that is no list is reported as its likely kind', () => {
  it.each([
    ['readme', readme],
    ['readme', licence],
    ['readme', changes],
    [
      'search_results',
      'Datasheet,Image,DK Part #,Mfr Part #,Mfr,Description,Stock,Price,@ qty,Min Qty,Package,Series,Product Status\nhttp://a/1.pdf,http://a/1.jpg,311-10.0KHRCT-ND,RC0603FR-0710KL,YAGEO,RES 10K 0603,"23,456",0.1,1,1,Cut Tape (CT),RC_L,Active\n',
    ],
    [
      'search_results',
      'Mouser Part Number,Mfr Part Number,Manufacturer,Datasheet,Description,Availability,Pricing,RoHS,Lifecycle,Min,Mult\n595-LM358P,LM358P,TI,http://a,Op amp,1234 In Stock,0.45,Yes,Active,1,1\n',
    ],
    [
      'search_results',
      'LCSC Part Number,Manufacturer Part Number,Manufacturer,Package,Description,Stock,Price,MOQ,Datasheet\nC14663,CC0603KRX7R9BB104,YAGEO,0603,100nF,123456,0.0032,100,http://a\n',
    ],
    [
      'price_list',
      'Прайс-лист от 01.10.2026;;;;\n\nАртикул;Наименование;Производитель;Цена, руб.;Остаток\n100231;LM358N;TI;12,50;1540\n100232;NE555P;TI;9,80;230\n',
    ],
    ['price_list', 'Номенклатура;Свободный остаток;Склад\nLM358N;100;Основной\nNE555P;20;Основной\n'],
    [
      'price_list',
      'Код;Наименование;Ед. изм.;Цена;Ставка НДС;Штрихкод\n001;Резистор 10к;шт;1,20;20%;4600000000001\n002;Резистор 22к;шт;1,20;20%;4600000000002\n',
    ],
    ['price_list', '<?xml version="1.0"?><yml_catalog date="2026"><shop><offers/></shop></yml_catalog>'],
    ['price_list', '<?xml version="1.0"?><КоммерческаяИнформация ВерсияСхемы="2.08"/>'],
    [
      'pick_and_place',
      'Altium Designer Pick and Place Locations\n\nUnits used: mm\n\nDesignator Comment Layer    Footprint  Center-X(mm) Center-Y(mm) Rotation\nC1         100n    TopLayer CAPC1608   10.2000      20.1000      90\nR1         10k     TopLayer RESC1608   15.2000      20.1000      0\n',
    ],
    [
      'pick_and_place',
      'C1 100.00 50.00  90 100n C0603\nR1 120.00 50.00 180 10k R0603\nU1 130.00 40.00   0 LM358 SO08\n',
    ],
  ])('%s: %#', (what, text) => {
    expect(readAs(text)).toBe(what);
  });

  it('in a workbook too, unless another of its sheets is a list', () => {
    const prices = sheetOf([
      ['Part Number', 'Description', 'Price', 'Stock'],
      ['LM358DR', 'Opamp', 0.1, 1000],
    ]);
    const list = sheetOf([
      ['Part Number', 'Qty'],
      ['LM358DR', 2],
    ]);
    expect(readAs(workbook({ Prices: prices }, 'xlsx'))).toBe('price_list');
    expect(readAs(workbook({ Prices: prices, BOM: list }, 'xlsx'))).toMatchObject({ bestSheet: 1 });
  });
});

describe('a list is still read as a list', () => {
  it.each([
    ['prices and stock beside quantities', 'Part Number,Description,Qty,Price,Stock,MOQ\nLM358DR,Opamp,2,0.1,1000,1\n'],
    ['prices beside designators', 'Ref,Value,Price,Stock\nR1,10k,0.1,100\nR2,22k,0.1,100\n'],
    [
      'a price that is wished, and a link',
      'Наименование;Производитель;Ссылка;Цена\nLM358DR;TI;http://a;12\nNE555DR;TI;http://b;9\n',
    ],
    [
      'titles and links between numbers',
      '# Микросхемы\nLM358N http://a/lm358n\nNE555P http://a/ne555p\n# Резисторы\nRC0603FR-0710KL\n',
    ],
    [
      'a polite message',
      'Добрый день, уважаемые коллеги!\nПросим выставить нам счёт на следующие детали для ремонта:\nLM358N - 10 шт\nNE555P - 5 шт\nСпасибо, будем очень ждать вашего скорого ответа.\n',
    ],
  ])('%s', (_, text) => {
    expect(readAs(text)).toHaveProperty('rows');
  });
});

describe('files as programs write them', () => {
  const columnsOf = (text: string): readonly (readonly string[])[] => {
    const read = readAs(text);
    return typeof read === 'string' ? [[read]] : read.rows.filter((cells) => cells.length > 1);
  };

  it('columns one space apart are found by the header and the cells below it', () => {
    const bom = `Partlist exported from C:/eagle/amp.sch at 5/1/2015 10:00:12 AM

Qty Value         Device        Package Parts          Description
2   100n          C-EUC0603     C0603   C1, C2         CAPACITOR, European symbol
1   ATMEGA328P-AU ATMEGA328P-AU TQFP32  IC1            MICROCONTROLLER
3                 PINHD-1X6     1X06    JP1, JP2, JP3  PIN HEADER
`;
    expect(columnsOf(bom)).toEqual([
      ['Qty', 'Value', 'Device', 'Package', 'Parts', 'Description'],
      ['2', '100n', 'C-EUC0603', 'C0603', 'C1, C2', 'CAPACITOR, European symbol'],
      ['1', 'ATMEGA328P-AU', 'ATMEGA328P-AU', 'TQFP32', 'IC1', 'MICROCONTROLLER'],
      ['3', '', 'PINHD-1X6', '1X06', 'JP1, JP2, JP3', 'PIN HEADER'],
    ]);
  });

  it('lines that start with designators are split after them', () => {
    expect(columnsOf('R1, R2 68ohm 0805\nR3-5 470ohm 0805\nL1: Green 0805\nC1 - 100n\n')).toEqual([
      ['Reference', 'Part'],
      ['R1, R2', '68ohm 0805'],
      ['R3-5', '470ohm 0805'],
      ['L1', 'Green 0805'],
      ['C1', '100n'],
    ]);
    expect(readAs('LM358 dual op amp\nNE555 timer\nBC547 transistor\n')).toHaveProperty('rows.0', [
      'LM358 dual op amp',
    ]);
  });

  it('columns may be aligned with as many tabs as each line needs', () => {
    const text = `BILL OF MATERIALS

Qty\t\tPart\t\t\tPackage\t\t\tNotes\t  Link
1\t\tAMS1117-3.3\t\tSOT-223
2\t\tAS6C4008\t\tSOP-32\t\t\t[1]
1\t\tXKTF-N02-N\t\tSMD\t\t\t\thttp://a/b
5\t\tCap 100nf\t\t0805
`;
    expect(columnsOf(text)).toEqual([
      ['Qty', 'Part', 'Package', 'Notes', 'Link'],
      ['1', 'AMS1117-3.3', 'SOT-223'],
      ['2', 'AS6C4008', 'SOP-32', '[1]'],
      ['1', 'XKTF-N02-N', 'SMD', '', 'http://a/b'],
      ['5', 'Cap 100nf', '0805'],
    ]);
  });

  it('a DNP field of a netlist leaves a part out, in any notation', () => {
    const comp = (ref: string, more: string): string =>
      `<comp ref="${ref}"><value>10k</value><footprint>R_0603</footprint>${more}</comp>`;
    const field = (name: string, text: string): string => `<fields><field name="${name}">${text}</field></fields>`;
    const rows = columnsOf(
      `<?xml version="1.0"?><export version="D"><components>${[
        comp('R1', field('DNP', '1')),
        comp('R2', field('dnp', 'yes')),
        comp('R3', field('Dnp', '0')),
        comp('R4', field('dnp', '~')),
        comp('R5', '<property name="dnp"/>'),
        comp('R6', '<property name="dnp" value="0"/>'),
        comp('R7', '<property name="exclude_from_bom"/>'),
      ].join('')}</components></export>`,
    );
    expect(rows).toEqual([
      ['References', 'Quantity', 'Value', 'Footprint', 'DNP'],
      ['R1, R2, R5, R7', '4', '10k', 'R_0603', 'DNP'],
      ['R3, R4, R6', '3', '10k', 'R_0603'],
    ]);
  });

  it('in a page of Fritzing the header is row 0, and its records count from 1', () => {
    const read = readAs(
      utf8(
        '<!DOCTYPE html><html><body><h2>Assembly List</h2><table><thead><tr><th>Label</th><th>Part Type</th><th>Properties</th></tr></thead><tbody><tr><td>C1</td><td>Ceramic Capacitor</td><td>capacitance 0.1µF</td></tr></tbody></table></body></html>',
      ),
    );
    expect(read).toHaveProperty('sheets.0.rowNumbers', [0, 1]);
  });
});

describe('a placement table with a list is a list', () => {
  const list = [
    ['Designator', 'Quantity', 'MPN'],
    ['R1,R2', '2', 'RC0603FR-0710KL'],
  ];
  const places = [
    ['Designator', 'Mid X', 'Mid Y', 'Layer', 'Rotation'],
    ['R1', '1.5', '2.0', 'Top', '90'],
    ['R2', '1.5', '3.0', 'Top', '0'],
  ];
  it.each([
    ['above', [...list, [], ...places], 0],
    ['below', [...places, [], ...list], 1],
  ])('%s the table, as a sheet of its own', (_, rows, bestSheet) => {
    const read = readAs(workbook({ Board: sheetOf(rows) }, 'xlsx'));
    expect(read).toMatchObject({ bestSheet, sheets: [{ name: 'Board' }, { name: 'Board (2)' }] });
    const sheets = typeof read === 'string' ? [] : read.sheets;
    expect(sheets[bestSheet]?.rows[0]).toEqual(list[0]);
    expect(sheets[1]?.rowNumbers[0]).toBe(bestSheet === 0 ? 4 : 5);
  });

  it('in one table, if most components have a part number', () => {
    const head = 'Designator,MPN,Mid X,Mid Y,Rotation\n';
    expect(readAs(`${head}R1,RC0603FR-0710KL,1,2,90\nR2,RC0603FR-0710KL,1,3,0\n`)).toHaveProperty('rows');
    expect(readAs(`${head}R1,,1,2,90\nR2,,1,3,0\nFID1,FID-1,1,3,0\n`)).toBe('pick_and_place');
  });
});
