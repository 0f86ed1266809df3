import { describe, expect, it } from 'vitest';

import { readPartsFile, readPartsText } from './read.ts';
import { encoded, readAs, utf16, utf8 } from './test-files.ts';

const russian =
  'Поз. обозначение;Наименование;Кол.;Примечание\nR1, R2;Р1-12-0,125-4,7 кОм±5%;2;\nC1;"К10-17Б ""Н90""";1;шт\n';
const russianRows = [
  ['Поз. обозначение', 'Наименование', 'Кол.', 'Примечание'],
  ['R1, R2', 'Р1-12-0,125-4,7 кОм±5%', '2'],
  ['C1', 'К10-17Б "Н90"', '1', 'шт'],
];
const chinese = '位号,型号,数量,封装\nC1,贴片电容100nF,2,0603\nR1,电阻10K,1,0805\n';

describe('the encoding of a text', () => {
  it.each(['windows-1251', 'koi8-r'] as const)('is recognised by its letters: %s', (encoding) => {
    const text = encoding === 'koi8-r' ? russian.replace('±5%', '') : russian;
    expect(readAs(encoded(text, encoding))).toMatchObject({ kind: 'csv', encoding, separator: ';' });
    expect(readAs(encoded(text.toUpperCase(), encoding))).toMatchObject({ encoding });
  });

  it('is recognised by two letters', () => {
    expect(readAs(encoded('10 шт 1N4148', 'windows-1251'))).toMatchObject({ encoding: 'windows-1251' });
  });

  it('is recognised for Chinese', () => {
    const read = readAs(encoded(chinese, 'gb18030'));
    expect(read).toMatchObject({ encoding: 'gb18030', separator: ',' });
    expect(read).toHaveProperty('rows.1.1', '贴片电容100nF');
  });

  it('is UTF-16 of either byte order, with or without a mark, as EasyEDA writes it', () => {
    const text = 'ID\tName\tDesignator\tQuantity\r\n"1"\t"100n"\t"C1,C2"\t"2"\r\n';
    for (const order of ['le', 'be'] as const)
      for (const hasMark of [true, false]) {
        const read = readAs(utf16(text, order, hasMark));
        expect(read).toMatchObject({ kind: 'tsv', encoding: `utf-16${order}`, separator: '\t' });
        expect(read).toHaveProperty('rows', [
          ['ID', 'Name', 'Designator', 'Quantity'],
          ['1', '100n', 'C1,C2', '2'],
        ]);
      }
    expect(readAs(utf16(russian, 'le', false))).toMatchObject({ encoding: 'utf-16le', rows: russianRows });
  });

  it('is UTF-8 with a mark, or with a few broken bytes', () => {
    expect(readAs(`\ufeff${russian}`)).toMatchObject({ encoding: 'utf-8', rows: russianRows });
    const broken = utf8(russian.repeat(5));
    broken[3] = 0xff;
    expect(readAs(broken)).toMatchObject({ encoding: 'utf-8' });
  });

  it('and the separator are those that a person chose', () => {
    const read = readPartsFile(encoded('Имя;Кол\nа;1', 'koi8-r'), 'a.csv', {
      encoding: 'windows-1251',
      separator: ',',
    });
    expect(read).toMatchObject({ ok: true, value: { encoding: 'windows-1251', separator: ',' } });
    expect(read.ok && read.value.sheets[0]?.rows[0]).toHaveLength(1);
  });
});

describe('a table of text', () => {
  it('has its separator recognised despite quotes and decimal commas', () => {
    expect(readAs(russian)).toMatchObject({ separator: ';', rows: russianRows });
    expect(readAs('Ref|Qty|MPN\nR1|2|RC0805FR\nR2|1|RC0603')).toMatchObject({ kind: 'csv', separator: '|' });
    expect(readAs('Ref,Qty,"Note; long; one"\nR1,2,"a;b;c"\nR2,1,"d;e;f"')).toMatchObject({ separator: ',' });
    expect(readAs('sep=;\nRef;Note\nR1;a,b\nR2;c,d')).toMatchObject({ separator: ';' });
    expect(readAs('LM358N, 10\nNE555P, 5')).toMatchObject({
      separator: ',',
      rows: [
        ['LM358N', '10'],
        ['NE555P', '5'],
      ],
    });
  });

  it('may have part numbers and quantities without a space between', () => {
    const rows = [
      ['STM32F103C8T6', '10'],
      ['LM358', '5'],
      ['NE555', '7'],
    ];
    const text = rows.join('\n');
    expect(readPartsText(text)).toMatchObject({ ok: true, value: { kind: 'csv', sheets: [{ rows }] } });
    expect(readPartsText(`MPN,Qty\n${text}`)).toMatchObject({
      value: { sheets: [{ rows: [['MPN', 'Qty'], ...rows] }] },
    });
    expect(readPartsText('STM32F103C8T6,10')).toMatchObject({ value: { sheets: [{ rows: rows.slice(0, 1) }] } });
    const decimals = ['К73-17-0,22', 'МЛТ-0,125'];
    expect(readPartsText(decimals.join('\n'))).toMatchObject({
      value: { sheets: [{ rows: decimals.map((one) => [one]) }] },
    });
  });

  it('may have any line ends; rows are numbered as in spreadsheets', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const read = readAs(['Ref,Qty,MPN', '', 'R1,2,"two', 'lines"', 'C1,1,X', '', ''].join(end));
      expect(read).toHaveProperty('rows', [['Ref', 'Qty', 'MPN'], [], ['R1', '2', `two${end}lines`], ['C1', '1', 'X']]);
      expect(read).toHaveProperty('sheets.0.rowNumbers', [1, 2, 3, 4]);
    }
  });

  it('loses no row because of a stray quote', () => {
    const read = readAs('Ref,Value,Qty\nR1,"10k,1\nR2,"20k",2\nJ1,2.54" header,3\nC1,"a ""b""\nc",4\nC2,"x,5');
    expect(read).toHaveProperty('rows', [
      ['Ref', 'Value', 'Qty'],
      ['R1', '"10k', '1'],
      ['R2', '20k', '2'],
      ['J1', '2.54" header', '3'],
      ['C1', 'a "b"\nc', '4'],
      ['C2', '"x', '5'],
    ]);
  });

  it("keeps the lines above and below it, as in a distributor's cart", () => {
    const read = readAs(
      'Mouser Electronics\nDate: 1/2/24\n\n"Line No.","Mouser Part Number","Mfr Part Number","Order Qty."\n1,71-CRCW0805,CRCW0805,10\n2,71-CRCW0603,CRCW0603,5\n\nMerchandise Total,,,"$10.00"\n',
    );
    expect(read).toMatchObject({ kind: 'csv', separator: ',' });
    expect(read).toHaveProperty('rows.0', ['Mouser Electronics']);
    expect(read).toHaveProperty('rows.3', ['Line No.', 'Mouser Part Number', 'Mfr Part Number', 'Order Qty.']);
    expect(read).toHaveProperty('rows.7', ['Merchandise Total', '', '', '$10.00']);
  });

  it('names its sheet after the file and cuts cells that are too long', () => {
    const read = readAs(`Ref,Qty,Note\nR1,1,${'x'.repeat(3000)}`, 'C:\\boards\\main.rev2.csv');
    expect(read).toHaveProperty('sheets.0.name', 'main.rev2');
    expect(read).toHaveProperty('rows.1.2.length', 2000);
  });

  it('may have columns of fixed width', () => {
    const read = readAs(
      'Bill of materials\n\nRef       Value       Footprint  Qty\n--------------------------------------\nR1,R2     10k         0805       2\nC1        100n        0603       1\nU1        LM358 dual  SOIC-8     12\n',
    );
    expect(read).toMatchObject({ kind: 'fixed_width', separator: null });
    expect(read).toHaveProperty('rows.0', ['Bill of materials']);
    expect(read).toHaveProperty('rows.2', ['Ref', 'Value', 'Footprint', 'Qty']);
    expect(read).toHaveProperty('rows.6', ['U1', 'LM358 dual', 'SOIC-8', '12']);
  });
});

describe('typed or pasted text', () => {
  const rowsOf = (text: string) => {
    const read = readPartsText(text);
    return read.ok ? [read.value.kind, ...(read.value.sheets[0]?.rows ?? [])] : read.error.what;
  };

  it('is a message if its items have quantities', () => {
    expect(rowsOf('10 шт 1N4148, 5 резисторов 4к7 0805')).toEqual([
      'message',
      ['Quantity', 'Part'],
      ['10', '1N4148'],
      ['5', 'резисторов 4к7 0805'],
    ]);
    expect(
      rowsOf(
        'Здравствуйте! Нужно:\n- LM358N 10 шт.\n• конденсатор 0,1 мкФ 0805 — 100шт\n3) NE555 x 5\n20 pcs BC847\n5 adet LM7805',
      ),
    ).toEqual([
      'message',
      ['Quantity', 'Part'],
      ['', 'Здравствуйте! Нужно:'],
      ['10', 'LM358N'],
      ['100', 'конденсатор 0,1 мкФ 0805'],
      ['5', 'NE555'],
      ['20', 'BC847'],
      ['5', 'LM7805'],
    ]);
    expect(rowsOf('резистор 10к, 1%, 0805 - 20 шт, конденсатор 100н, X7R, 0603 - 50 шт')).toEqual([
      'message',
      ['Quantity', 'Part'],
      ['20', 'резистор 10к, 1%, 0805'],
      ['50', 'конденсатор 100н, X7R, 0603'],
    ]);
    expect(rowsOf('Добрый день, пришлите, пожалуйста, LM358 x 10 и NE555 x5')).toEqual([
      'message',
      ['Quantity', 'Part'],
      ['10', 'LM358'],
      ['5', 'NE555'],
    ]);
    expect(rowsOf('Please quote 100 pcs STM32F103C8T6 and 50 pcs LM1117-3.3')).toEqual([
      'message',
      ['Quantity', 'Part'],
      ['100', 'STM32F103C8T6'],
      ['50', 'LM1117-3.3'],
    ]);
    expect(rowsOf('1 000 шт 1N4148\nрезистор 10к 0805 100 шт')).toEqual([
      'message',
      ['Quantity', 'Part'],
      ['1000', '1N4148'],
      ['100', 'резистор 10к 0805'],
    ]);
    expect(rowsOf('10K电阻 100个, 100nF电容 50个')).toEqual([
      'message',
      ['Quantity', 'Part'],
      ['100', '10K电阻'],
      ['50', '100nF电容'],
    ]);
    expect(rowsOf('LM358N 10\nNE555P 5')).toEqual(['message', ['Quantity', 'Part'], ['10', 'LM358N'], ['5', 'NE555P']]);
  });

  it('numbers the rows of a message by lines; its header has no number', () => {
    const read = readPartsText('10 шт 1N4148, 5 шт NE555\n\n2 шт LM358');
    expect(read.ok && read.value.sheets[0]?.rowNumbers).toEqual([0, 1, 1, 2, 3]);
    expect(read.ok && read.value.sheets[0]?.rows).toHaveLength(5);
  });

  it('never reads a value as a quantity', () => {
    expect(rowsOf('100 нФ 0805\n10 кОм 0603\n4k7 1206')).toEqual([
      'text',
      ['100 нФ 0805'],
      ['10 кОм 0603'],
      ['4k7 1206'],
    ]);
  });

  it('is one number per line, one number, or cells of a spreadsheet', () => {
    expect(rowsOf('LM358N\nNE555P\n\n1N4148')).toEqual(['text', ['LM358N'], ['NE555P'], [], ['1N4148']]);
    expect(rowsOf('STM32F103C8T6')).toEqual(['text', ['STM32F103C8T6']]);
    expect(rowsOf('LM358N\t10\r\nNE555P\t5')).toEqual(['tsv', ['LM358N', '10'], ['NE555P', '5']]);
  });

  it('is prose if it names no parts', () => {
    expect(
      rowsOf('Уважаемые господа, собрание состоится в понедельник.\nПросим прибыть вовремя.\nС уважением, директор'),
    ).toBe('text_without_parts');
    expect(rowsOf('  \n ')).toBe('empty');
  });
});

const listed = (text: string) => {
  const read = readAs(text);
  return typeof read === 'object' && 'rows' in read ? read.rows : read;
};

describe('a netlist becomes a list of its components', () => {
  const header = ['Reference', 'Value', 'Footprint'];

  it('of Protel, without the nets', () => {
    const text = '[\nR1\n0805\n10k\n\n\n]\n[\nR2\n0805\n10k\n\n\n]\n[\nU1\nSO-8\n]\n(\nGND\nR1-2\nU1-4\n)\n';
    expect(listed(text)).toEqual([header, ['R1, R2', '10k', '0805'], ['U1', '', 'SO-8']]);
  });

  it('of Telesis, with lines that go on below', () => {
    const text =
      "$PACKAGES\nSO8 ! 'LM393DR' ! 'LM393' ; U7\n0805 ! CAP ! 10UF ; C1 ,\n  C2 C3\n0603 ! BEAD ; FB1\n$NETS\nGND ; U7.4 C1.2\n$END\n";
    expect(listed(text)).toEqual([
      header,
      ['U7', 'LM393', 'SO8'],
      ['C1, C2, C3', '10UF', '0805'],
      ['FB1', 'BEAD', '0603'],
    ]);
  });

  it('of old KiCad, without the pins', () => {
    const text = `# EESchema Netlist Version 1.1 created  Tue 16 Jul 2013 08:13:25 PM CEST
(
 ( /4F08252F $noname  J1 MINI {Lib=USBMINI_B05}
  (    1 VCC )
 )
 ( /4ED6BA73/4ED6BA99 R_0603  R5 10k {Lib=R}
  (    1 VCC )
  (    2 /~RES~ )
 )
 ( /4ED6AF08 R_0603  R3 10k {Lib=R}
  (    1 GND )
 )
 ( /4ED6AF09 LQFP-64  U1 STM32 F103 {Lib=MCU}
 )
)
*
`;
    expect(listed(text)).toEqual([
      header,
      ['J1', 'MINI'],
      ['R5, R3', '10k', 'R_0603'],
      ['U1', 'STM32 F103', 'LQFP-64'],
    ]);
  });

  it('of PADS, up to the nets', () => {
    const text = '*PADS-PCB*\n*PART*\nR1 22K@R0402\nR2 22K@R0402\nD1 BAT54\n\n*NET*\n*SIGNAL* GND\nR1.2 D1.1\n*END*\n';
    expect(listed(text)).toEqual([header, ['R1, R2', '22K', 'R0402'], ['D1', 'BAT54', 'BAT54']]);
  });
});

it('each line that begins with a designator by GOST is a row', () => {
  const text = 'VT1 BC847B\nFU1 предохранитель 1А\nDA1 LM358\nHL1 светодиод\nRP1 10k\nZQ1 8 МГц\n';
  expect(listed(text)).toEqual([
    ['Reference', 'Part'],
    ['VT1', 'BC847B'],
    ['FU1', 'предохранитель 1А'],
    ['DA1', 'LM358'],
    ['HL1', 'светодиод'],
    ['RP1', '10k'],
    ['ZQ1', '8 МГц'],
  ]);
});
