import { expect, test } from 'vitest';

import { readPartsText } from './read.ts';
import { encoded, readAs } from './test-files.ts';

const rowsOf = (text: string) => {
  const read = readPartsText(text);
  return read.ok ? read.value.sheets[0]?.rows.filter((cells) => cells.length > 0) : read.error.what;
};

test('quantities at the ends of lines count, and numbers before names then do not', () => {
  const rows = rowsOf(
    '0805:\n\n470nF          1x\n100nF         12x\n4k7            8x\n\nICs:\n\nLSM330DL       1x\nMC33269DT-3.3G 1x\n',
  );
  expect(rows).toEqual([
    ['Quantity', 'Part'],
    ['', '0805:'],
    ['1', '470nF'],
    ['12', '100nF'],
    ['8', '4k7'],
    ['', 'ICs:'],
    ['1', 'LSM330DL'],
    ['1', 'MC33269DT-3.3G'],
  ]);
  const counted = rowsOf(
    '- 555 timer in DIP-8\n- 3V cell CR2032    (2)\n- 10k resistor    (3)\n- push button     (1)\nhttps://example.com/a1\n',
  );
  expect(counted).toContainEqual(['', '555 timer in DIP-8']);
  expect(counted).toContainEqual(['2', '3V cell CR2032']);
});

test('bullets of any kind stand before an item', () => {
  expect(rowsOf('· 14x jacks\n• 2x 1N4148W\n◦ 16x MMBT3904\n')).toEqual([
    ['Quantity', 'Part'],
    ['14', 'jacks'],
    ['2', '1N4148W'],
    ['16', 'MMBT3904'],
  ]);
});

test('columns that a person aligned with tabs are found without a header', () => {
  expect(
    rowsOf(
      '6x\t\t\tOF-SMD 3528 W LED\t\t\tshelf-A\n1x\t\t\tKS-31 OFF-ON\t\t\t\tshelf-B\n15x\t\t\tR13-507A-R\t\t\t\tshelf-B\n1x\t\t\tCP30111\t\t\t\t\tshelf-C\n',
    ),
  ).toEqual([
    ['6x', 'OF-SMD 3528 W LED', 'shelf-A'],
    ['1x', 'KS-31 OFF-ON', 'shelf-B'],
    ['15x', 'R13-507A-R', 'shelf-B'],
    ['1x', 'CP30111', 'shelf-C'],
  ]);
});

test('a text that is too long for its column does not join two columns', () => {
  const line = (...cells: readonly string[]) =>
    (cells[0] ?? '').padEnd(6) + (cells[1] ?? '').padEnd(20) + (cells[2] ?? '').padEnd(12) + (cells[3] ?? '');
  const lines = Array.from({ length: 16 }, (_, index) => line(`R${index + 1}`, `RES ${index + 1}K 1%`, '0603', 'SMD'));
  const rows = rowsOf(
    [
      line('Ref', 'Description', 'Package', 'Mount'),
      ...lines,
      line('J1', 'HEADER 4POS VERT TIN', '', 'THT'),
      line('C31', 'Do-Not-Install'),
    ].join('\n'),
  );
  expect(rows).toContainEqual(['R3', 'RES 3K 1%', '0603', 'SMD']);
  expect(rows).toContainEqual(['J1', 'HEADER 4POS VERT TIN', '', 'THT']);
});

test('remarks above a list and whole quoted rows do not hide its columns', () => {
  expect(
    rowsOf(
      '# PcbBOM Version 1.0\n# Date: today\n# Author: me\n# Title: test\n# Quantity, Value, RefDes\n# ------\n8,"10k, 1%",R1 R2\n4,"BC817",Q1 Q2\n',
    ),
  ).toContainEqual(['8', '10k, 1%', 'R1 R2']);
  expect(rowsOf('"LDO_C1;""10uF"";""C0805"""\n"LDO_R1;""3.3k"";""R0805"""\n"MOS1;""NX6008"";""SOT23"""\n')).toEqual([
    ['LDO_C1', '10uF', 'C0805'],
    ['LDO_R1', '3.3k', 'R0805'],
    ['MOS1', 'NX6008', 'SOT23'],
  ]);
});

test('the marks around a list of gEDA are no rows', () => {
  const rows = rowsOf(
    '.START\n..device\tvalue\tquantity\trefdes\nB5819WS\tdiode\t2\tD5 D6\nVZH471M1E\t470 uF\t1\tC1\n.END\n',
  );
  expect(rows?.at(-1)).toEqual(['VZH471M1E', '470 uF', '1', 'C1']);
  expect(rows?.[0]).toEqual(['..device', 'value', 'quantity', 'refdes']);
});

test('letters with accents alone among Latin ones are Western, or Turkish', () => {
  const german = 'Stückliste;Größe\nBestellnr;Stück\nSicherungshalter für Gehäuse;2\n';
  expect(readAs(encoded(german, 'windows-1252'))).toMatchObject({ encoding: 'windows-1252' });
  const french = 'Référence;Quantité;Désignation\nR1;1;Résistance\nC1;2;Céramique\n';
  expect(readAs(encoded(french, 'windows-1252'))).toMatchObject({ encoding: 'windows-1252' });
  const turkish = 'Parça;Kılıf;Adet;Açıklama\nDirenç;0603;2;yüzeye takılır\nKondansatör;0805;1;ışığa duyarlı değil\n';
  expect(readAs(encoded(turkish, 'windows-1254'))).toMatchObject({ encoding: 'windows-1254' });
});

test('a request with quantities is a list although an introduction stands above', () => {
  const intro =
    'Following is a list for one power supply.\nIt has the amount, the name and the order number of each part.\nMost parts are SMT components. If you do not have any experience with them, please do not use them.\nMost of them are also available in a package with leads.\nYou can use any display that you know how to interface with.\nThe easiest way to go are displays with a compatible controller.\n';
  const parts = ['transformer 24V', 'LM317 regulator', 'op-amp (LT1013DS8#PBF-ND)', 'bridge GBJ6005', 'ATmega32U4'];
  const text = `${intro}${[...parts, ...parts].map((part, index) => `${index + 1}x ${part}`).join('\n')}\n`;
  expect(rowsOf(text)).toContainEqual(['3', 'op-amp (LT1013DS8#PBF-ND)']);
  const at = parts.flatMap((part) => [`- 2  @  ${part}`, `- 1  @  ${part} (spare)`]).join('\n');
  expect(rowsOf(`# switcher\n\nBill of Materials\n\n${at}\n`)).not.toBe('readme');
  expect(rowsOf(intro)).toBe('readme');
});

test('rows of Markdown may lack the bar at their start', () => {
  const rows = rowsOf('| No | Part | MPN | Qty |\n| --- | --- | --- | --- |\n1|Gates|CD4001BE|2|\n2|Timer|NE555P|1|\n');
  expect(rows?.at(-1)?.slice(0, 5)).toEqual(['', '2', 'Timer', 'NE555P', '1']);
  expect(rows?.[0]?.slice(0, 5)).toEqual(['', 'No', 'Part', 'MPN', 'Qty']);
});

test('a title in a frame stands above the columns of a list of Eagle', () => {
  const line = (...cells: readonly string[]) =>
    cells
      .map((cell) => cell.padEnd(18))
      .join('')
      .trimEnd();
  const rows = rowsOf(
    [
      '___________________________',
      '| Partlist for  |  Meteo  |',
      '| ======================= |',
      '|_________________________|',
      '',
      line('Part', 'Value', 'Device', 'Package', 'Library', 'Sheet'),
      line('C1', '100n', 'C-EUC0603', 'C0603', 'rcl', '1'),
      line('R1', '4.7K', 'R-EU_R0603', 'R0603', 'rcl', '1'),
      line('U1', 'LM358', 'LM358D', 'SO08', 'linear', '1'),
    ].join('\n'),
  );
  expect(rows).toContainEqual(['Part', 'Value', 'Device', 'Package', 'Library', 'Sheet']);
  expect(rows?.at(-1)).toEqual(['U1', 'LM358', 'LM358D', 'SO08', 'linear', '1']);
});

test('a link behind a name is no part of it', () => {
  const rows = rowsOf('2x 10nF capacitor: https://shop.example/a1\n1x LF33 regulator - https://shop.example/b2\n');
  expect(rows?.slice(1)).toEqual([
    ['2', '10nF capacitor'],
    ['1', 'LF33 regulator'],
  ]);
});

test('a quantity and a dash stand before names with dashes and commas', () => {
  const items = ['PANASONIC - ERJ3EKF1101V - RESISTOR, 1.1KOHM, 1%', 'ONSEMI - MR856RLG - DIODE, 3A, 600V'];
  const text = `The parts of my circuit.\n\n1 - ${items[0]}\n1 - ${items[1]}\n2 - ${items[0]}\n1 - ${items[1]}\n`;
  expect(rowsOf(text)?.slice(2)).toEqual([
    ['1', items[0]],
    ['1', items[1]],
    ['2', items[0]],
    ['1', items[1]],
  ]);
});

test('bullets are no part of the names', () => {
  const rows = rowsOf('For the clock:\n- Maxim DS1307 module\n- NE555P timer\n- LM358DR amplifier\n');
  expect(rows).toEqual([['For the clock:'], ['Maxim DS1307 module'], ['NE555P timer'], ['LM358DR amplifier']]);
});

test('a number at the end of a link is no quantity', () => {
  const rows = rowsOf('2x NE555P\natmega328pb: https://shop.example/search?pages=1&size=25\n3x LM358DR\n');
  expect(rows?.slice(1)).toEqual([
    ['2', 'NE555P'],
    ['', 'atmega328pb'],
    ['3', 'LM358DR'],
  ]);
});

const itemsOf = (text: string) => rowsOf(text)?.slice(1);

test('the items of a sentence may be numbered', () => {
  expect(
    itemsOf('Нужно: 1) резистор 10к 0603 — 100 шт; 2) конденсатор 0,1 мкФ — 200 шт.; 3) STM32F103C8T6 - 5 шт'),
  ).toEqual([
    ['100', 'резистор 10к 0603'],
    ['200', 'конденсатор 0,1 мкФ'],
    ['5', 'STM32F103C8T6'],
  ]);
  expect(itemsOf('Нужны такие детали: резисторы 10к 0603 (100 шт), микросхема NE555P (10 шт).')).toEqual([
    ['100', 'резисторы 10к 0603'],
    ['10', 'микросхема NE555P'],
  ]);
});

test('words of a request around its items are no parts', () => {
  expect(
    itemsOf(
      'Hi, could you please quote 100 pcs of LM358DR, 50 pcs of NE555P and 200 x 1N4148? Also we need 10k 0603 resistors - 500 pcs.',
    ),
  ).toEqual([
    ['100', 'LM358DR'],
    ['50', 'NE555P'],
    ['200', '1N4148'],
    ['500', '10k 0603 resistors'],
  ]);
  expect(itemsOf('Merhaba, 100 adet LM358DR ve 20 adet STM32F103C8T6 için fiyat teklifi rica ederiz.')).toEqual([
    ['100', 'LM358DR'],
    ['20', 'STM32F103C8T6'],
  ]);
});

test('a sentence ends an item only if the next one has a quantity', () => {
  expect(itemsOf('10 шт. конд. Murata 100н, 5 шт NE555P')).toEqual([
    ['10', 'конд. Murata 100н'],
    ['5', 'NE555P'],
  ]);
});
