import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bomFields,
  readBomLines,
  recogniseLayout,
  type BomLayout,
  type BomLine,
  type BomReading,
  type PartsSheet,
} from '../index.ts';
import { sheetOf } from '../test-sheets.ts';

const readOf = (sheet: PartsSheet): BomReading =>
  readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );

/** Lines in short form: designators × quantity, part. */
const shortOf = ({ designators, quantity, isDnp, mpn, value, description }: BomLine): string =>
  `${designators.join(',')} ×${quantity}${isDnp ? ' DNP' : ''} ${mpn ?? value ?? description ?? '–'}`.trim();

const linesOf = (text: string): readonly string[] => readOf(sheetOf(text)).lines.map(shortOf);
const problemsOf = (text: string): readonly string[] =>
  readOf(sheetOf(text)).lines.flatMap(({ problems }, line) => problems.map(({ code }) => `${line} ${code}`));
const refusedOf = (text: string): readonly string[] =>
  readOf(sheetOf(text)).refused.map(({ row, reason }) => `${row} ${reason}`);

const elementList = `
Поз. обозначение;Наименование;Кол.;Примечание
;;;
;Конденсаторы;;
;;;
С1, С2;К10-17Б-Н90-0,1 мкФ ОЖ0.460.107 ТУ;2;
С3…С6;К53-56-10В-6,8 мкФ±20%-В;4;
;АЖЯР.673546.004 ТУ;;
;;;
;Микросхемы;;
DD1;1564ТЛ2 бК0.347.479-08ТУ;1;
DA1, DA2;Микросхема 5576ТС034;2;
;;;
;Резисторы Р1-12 ОЖ0.467.169 ТУ;;
;;;
R1…R5;0,125-4,7 кОм±5%;5;
R6, R7,;Р1-12-0,125-;;
R9;10 кОм±5%;3;
R10;Р1-8В-0,25-120 Ом±5%-Л-П-М;1;не уст.
;;;
Поз. обозначение;Наименование;Кол.;Примечание
VD1;Диод 1N4148 ф. Vishay;1;
;Доп. замена КД522Б;;
XP1;Вилка PLS-40;1;
;;;
Изм.;Лист;№ докум.;Подп.
Разраб.;Иванов;;`;

test('a GOST element list: groups, names over several rows, ranges, pages, replacements', () => {
  expect(linesOf(elementList)).toEqual([
    'C1,C2 ×2 К10-17Б-Н90-0,1 мкФ',
    'C3,C4,C5,C6 ×4 К53-56-10В-6,8 мкФ±20%-В',
    'DD1 ×1 1564ТЛ2',
    'DA1,DA2 ×2 5576ТС034',
    'R1,R2,R3,R4,R5 ×5 Р1-12-0,125-4,7 кОм±5%',
    'R6,R7,R9 ×3 Р1-12-0,125-10 кОм±5%',
    'R10 ×1 DNP Р1-8В-0,25-120 Ом±5%-Л-П-М',
    'VD1 ×1 1N4148',
    'XP1 ×1 PLS-40',
  ]);
  const { lines } = readOf(sheetOf(elementList));
  expect(lines.map(({ rows }) => rows)).toEqual([[5], [6, 7], [10], [11], [15], [16, 17], [18], [21, 22], [23]]);
  expect(lines[4]?.words).toBe('Резисторы Р1-12 4,7 кОм ±5% 0,125 Вт');
  expect(lines[7]).toMatchObject({ maker: 'Vishay', alternates: [{ mpn: 'КД522Б', maker: null }] });
  expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
});

test('rows of an element list that are not lines are refused with their reason', () => {
  expect(refusedOf(elementList)).toEqual([
    '1 header',
    '2 blank',
    '3 group_title',
    '4 blank',
    '8 blank',
    '9 group_title',
    '12 blank',
    '13 group_title',
    '14 blank',
    '19 blank',
    '20 header',
    '24 blank',
    '25 signature',
    '26 signature',
  ]);
});

test('a title of two rows: the kind, and the type that the names below omit', () => {
  const text = `
Поз. обозначение;Наименование;Кол.
;Конденсаторы;
;К10-17Б ОЖ0.460.107 ТУ;
;;
C1;Н90-0,1 мкФ;1
C2, C3;М47-100 пФ±5%;2
VD1;1N4148;1`;
  expect(linesOf(text)).toEqual(['C1 ×1 К10-17Б-Н90-0,1 мкФ', 'C2,C3 ×2 К10-17Б-М47-100 пФ±5%', 'VD1 ×1 1N4148']);
});

test('rows of alternates join their line', () => {
  const text = `
Reference;Qty;MPN;Manufacturer
R1, R2;2;RC0603FR-0710KL;Yageo
;;ERJ-3EKF1002V;Panasonic
R1, R2;2;CRCW060310K0FKEA;Vishay
C1;1;GRM188R71H104KA93D;Murata
;;CC0603KRX7R9BB104;Yageo`;
  const { lines } = readOf(sheetOf(text));
  expect(lines.map(({ rows, mpn, alternates }) => [rows, mpn, alternates])).toEqual([
    [
      [2, 3, 4],
      'RC0603FR-0710KL',
      [
        { mpn: 'ERJ-3EKF1002V', maker: 'Panasonic' },
        { mpn: 'CRCW060310K0FKEA', maker: 'Vishay' },
      ],
    ],
    [[5, 6], 'GRM188R71H104KA93D', [{ mpn: 'CC0603KRX7R9BB104', maker: 'Yageo' }]],
  ]);
});

test('alternates in columns and in one cell', () => {
  const [line] = readOf(sheetOf('Ref;MPN 1;MPN 2;Alternate\nR1;RC0603FR-0710KL;ERJ-3EKF1002V;CRCW0603, RK73H')).lines;
  expect(line?.mpn).toBe('RC0603FR-0710KL');
  expect(line?.alternates.map(({ mpn }) => mpn)).toEqual(['ERJ-3EKF1002V', 'CRCW0603', 'RK73H']);
});

test.each([
  ['quantity from the places', 'Ref;MPN\nR1-R5;RC0603', [], ['R1,R2,R3,R4,R5 ×5 RC0603']],
  ['one where nothing says', 'MPN;Maker\nRC0603;Yageo', ['0 quantity_assumed'], ['×1 RC0603']],
  ['quantity against places', 'Ref;Qty;MPN\nR1-R3;4;RC0603', ['0 quantity_differs'], ['R1,R2,R3 ×4 RC0603']],
  ['bad quantity', 'Ref;Qty;MPN\nR1;0;RC0603', ['0 bad_quantity'], ['R1 ×0 RC0603']],
  ['negative quantity', 'Ref;Qty;MPN\nR1;-2;RC0603', ['0 bad_quantity'], ['R1 ×0 RC0603']],
  ['fraction', 'Ref;Qty;MPN\n;2,5;RC0603', ['0 fractional_quantity'], ['×3 RC0603']],
  ['very many', 'Qty;MPN\n20000;RC0603', ['0 large_quantity'], ['×20000 RC0603']],
  [
    'places twice',
    'Ref;MPN\nR1, R2;RC0603\nR2;RC0805',
    ['0 duplicate_designators', '1 duplicate_designators'],
    ['R1,R2 ×2 RC0603', 'R2 ×1 RC0805'],
  ],
  ['places twice in one line', 'Ref;MPN\nR1, R1;RC0603', ['0 duplicate_designators'], ['R1,R1 ×2 RC0603']],
  [
    'places of a part that is not fitted',
    'Ref;Value;MPN\nR1;DNP;RC0603\nR1;10k;RC0805',
    [],
    ['R1 ×1 DNP RC0603', 'R1 ×1 RC0805'],
  ],
  ['places nobody can read', 'Ref;Qty;MPN\nsee note;4;RC0603', ['0 unreadable_designators'], ['×4 RC0603']],
  ['no part', 'Ref;Qty;MPN\nR1;1;', ['0 no_part'], ['R1 ×1 –']],
  ['no part, not fitted', 'Ref;Qty;MPN;DNP\nR1;1;;x', [], ['R1 ×1 DNP –']],
  ['a quantity of 0 of what is not fitted', 'Ref;Qty;MPN;DNP\nR1, R2;0;RC0603;x', [], ['R1,R2 ×2 DNP RC0603']],
  ['a number that is lost', 'Ref;MPN\nR1;9,55E+12', ['0 damaged'], ['R1 ×1 9,55E+12']],
  ['a date', 'Ref;MPN\nR1;12.мар', ['0 damaged'], ['R1 ×1 12.мар']],
  ['a value is certain', 'Ref;Value\nR1;1.00E+05', ['0 damaged'], ['R1 ×1 1.00E+05']],
  ['cut zeros', 'Ref;Value;Package\nR1;10k;603', ['0 damaged'], ['R1 ×1 10k']],
  ['hidden characters', 'Ref;MPN\nR1;RC\u200b0603', ['0 damaged'], ['R1 ×1 RC0603']],
])('%s', (_, text, problems, lines) => {
  const sheet = sheetOf(text);
  const read = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, { headerRow: 0 }, () => null),
  );
  expect(read.lines.flatMap((each, line) => each.problems.map(({ code }) => `${line} ${code}`))).toEqual(problems);
  expect(read.lines.map((line) => shortOf(line).replace('100000', '1.00E+05'))).toEqual(lines);
});

test('both numbers are reported if they differ', () => {
  const [line] = readOf(sheetOf('Ref;Qty;MPN\nR1-R3;4;RC0603FR-0710KL')).lines;
  expect(line?.problems).toEqual([{ code: 'quantity_differs', severity: 'error', quantity: 4, designators: 3 }]);
});

test('a missing leading zero is restored', () => {
  const [line] = readOf(sheetOf('Ref;Value;Package\nR1;10k;603')).lines;
  expect([line?.package, line?.words]).toEqual(['0603', 'resistor 10k 0603']);
  expect(line?.problems).toEqual([
    { code: 'damaged', severity: 'warning', field: 'package', text: '603', damage: 'cut_zeros' },
  ]);
});

test('facts about a part in further columns are in its words', () => {
  const [line] = readOf(
    sheetOf('Ref;Value;Package;Tolerance;Power;Dielectric;Voltage\nC1;100n;0603;10;;X7R;50\nR1;10k;0603;1%;0,1 Вт;;'),
  ).lines;
  expect(line?.words).toBe('capacitor 100n ±10% 50V X7R 0603');
  expect(
    readOf(sheetOf('Ref;Value;Package;Tolerance;Power;Description\nR1;10k;0603;1%;0,1 Вт;Thick film resistor')).lines[0]
      ?.words,
  ).toBe('Thick film resistor 10k ±1% 0,1 Вт 0603');
});

test('a message: a quantity and words', () => {
  const { lines } = readOf({
    ...sheetOf('Quantity;Part\n10;1N4148\n5;резисторов 4к7 0805\n;здравствуйте'),
    rowNumbers: [0, 1, 2, 3],
  });
  expect(lines.slice(0, 2).map(({ quantity, mpn, description, words }) => [quantity, mpn, description, words])).toEqual(
    [
      [10, '1N4148', null, ''],
      [5, null, 'резисторов 4к7 0805', 'резисторов 4к7 0805'],
    ],
  );
});

test('a shopping cart: shop numbers, distributors’ numbers, wished prices, notes', () => {
  const [line] = readOf(
    sheetOf(
      'Farad #;LCSC Part #;Digi-Key;Customer Part Number;Target price;Qty;Notes\n12345;C14663;311-10KGRCT-ND;A-77;1,25 ₽;100;срочно',
    ),
  ).lines;
  expect(line).toMatchObject({
    shopNumber: '12345',
    foreignNumbers: [
      { distributor: 'lcsc', number: 'C14663' },
      { distributor: 'digikey', number: '311-10KGRCT-ND' },
    ],
    customerNumber: 'A-77',
    targetPrice: 12_500,
    note: 'срочно',
    quantity: 100,
  });
});

test('numbers of distributors in the column of makers’ numbers', () => {
  const { lines } = readOf(sheetOf('Part;Qty\nC14663;1\n311-10KGRCT-ND;1\nC1815;1\nSTM32F103C8T6;1'));
  expect(lines.map(({ mpn, foreignNumbers }) => [mpn, foreignNumbers.map(({ distributor }) => distributor)])).toEqual([
    [null, ['lcsc']],
    [null, ['digikey']],
    ['C1815', []],
    ['STM32F103C8T6', []],
  ]);
});

test('common values of all lines can be set once', () => {
  const sheet = sheetOf('Ref;MPN;Maker\nR1;RC0603FR-0710KL;\nR2;ERJ-3EKF1002V;Panasonic');
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  expect(
    readBomLines(sheet, layout, { maker: 'Yageo', note: 'rev A' }).lines.map(({ maker, note }) => [maker, note]),
  ).toEqual([
    ['Yageo', 'rev A'],
    ['Panasonic', 'rev A'],
  ]);
});

test('totals, signatures and notes below a list', () => {
  const text = 'Ref;Qty;MPN\nR1;1;RC0603FR-0710KL\nTotal;1;\n;;\nGenerated by KiCad 9;;\nApproved by;;Smith';
  expect(refusedOf(text)).toEqual(['1 header', '3 total', '4 blank', '5 after_end', '6 signature']);
  expect(problemsOf(text)).toEqual([]);
});

test('a file with ranges cannot create a million designators', () => {
  const rows = Array.from({ length: 100 }, (_, index) => `A${index}X1-A${index}X9999;1;RC0603FR-0710KL`);
  const { lines } = readOf(sheetOf(['Ref;Qty;MPN', ...rows.map((row) => row.replace(/A\d+X/gu, 'R'))].join('\n')));
  expect(lines.reduce((sum, { designators }) => sum + designators.length, 0)).toBeLessThanOrEqual(200_000);
});

const cells = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      '',
      'R1',
      'R1-R3',
      'C1, C2',
      '2',
      '10 шт',
      '0',
      '4k7',
      '100n',
      '0603',
      'RC0603FR-0710KL',
      'LM358',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'Итого',
      'Разраб.',
      'Резисторы',
      'Ref',
      'Qty',
      'MPN',
      'Value',
      'DNP',
      'ТУ',
      'Total',
      'Доп. замена LM324',
      ',',
      '-',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);
const sheets = fc.array(fc.array(cells, { maxLength: 6 }), { maxLength: 14 }).map((rows): PartsSheet => {
  return { name: '', rows, rowNumbers: rows.map((_, index) => index * 2 + 1) };
});
const columnsOf = (width: number): fc.Arbitrary<BomLayout['columns']> =>
  fc.array(fc.option(fc.constantFrom(...bomFields)), { minLength: width, maxLength: width }).map((fields) =>
    fields.map((field, index) => ({
      index,
      header: '',
      field,
      distributor: null,
      priority: index,
      evidence: 'chosen',
      samples: [],
    })),
  );

const isWhole = (sheet: PartsSheet, { lines, refused }: BomReading): boolean => {
  const told = [...lines.flatMap(({ rows }) => rows), ...refused.map(({ row }) => row)];
  return JSON.stringify(told.toSorted((a, b) => a - b)) === JSON.stringify(sheet.rowNumbers);
};

test('law: every row is in one line or refused, for any meaning of the columns', () => {
  fc.assert(
    fc.property(sheets, columnsOf(6), (sheet, columns) => {
      const recognised = recogniseLayout([sheet], 0, {}, () => null);
      expect(isWhole(sheet, readBomLines(sheet, recognised))).toBe(true);
      expect(isWhole(sheet, readBomLines(sheet, { ...recognised, columns }))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('law: a line without an error can be ordered: it has a part and a quantity', () => {
  fc.assert(
    fc.property(sheets, (sheet) => {
      for (const {
        problems,
        quantity,
        isDnp,
        mpn,
        value,
        description,
        foreignNumbers,
        alternates,
        shopNumber,
        customerNumber,
      } of readOf(sheet).lines) {
        const isSound = problems.every(({ severity }) => severity === 'warning');
        const names = [mpn, value, description, shopNumber, customerNumber, ...foreignNumbers, ...alternates];
        expect(!isSound || isDnp || (quantity >= 1 && names.some((name) => name !== null))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
