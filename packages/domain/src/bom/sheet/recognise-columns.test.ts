import { expect, test } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { recogniseLayout } from './recognise-layout.ts';

/**
 * Returns the field of each column; `.` = ignored, `!` = recognised by its texts, `#1` = second choice for its field.
 */
const columnsOf = (rows: readonly string[]): string =>
  recogniseLayout([sheetOf(rows.join('\n'))], 0, {}, () => null)
    .columns.map(
      ({ field, evidence, distributor, priority }) =>
        (field ?? '.') +
        (evidence === 'values' ? '!' : '') +
        (distributor === null ? '' : ` ${distributor}`) +
        (priority === 0 || field === null ? '' : ` #${priority}`),
    )
    .join(', ');

type Row = readonly [what: string, columns: string, ...rows: readonly string[]];

const texts: readonly Row[] = [
  ['packages', 'designators, value, package!', 'Ref;Value;Foo', 'R1;10k;0603', 'R2;1k;0402'],
  ['makers', 'designators, value, maker!', 'Ref;Value;Foo', 'R1;10k;Yageo', 'R2;1k;Vishay'],
  ['part numbers', 'designators, value, mpn!', 'Ref;Value;Foo', 'R1;10k;RC0603FR-0710KL', 'R2;1k;ERJ-3EKF1001V'],
  ['order numbers', 'designators, value, foreign_number! lcsc', 'Ref;Value;Foo', 'R1;10k;C14663', 'R2;1k;C19702'],
  ['signs of fitting', 'designators, value, dnp!', 'Ref;Value;Foo', 'R1;10k;DNP', 'R2;1k;DNP'],
  ['addresses', 'designators, value, datasheet!', 'Ref;Value;Foo', 'R1;10k;https://a.example/1', 'R2;1k;www.b.example'],
  ['words', 'designators, value, .', 'Ref;Value;Foo', 'R1;10k;abc', 'R2;1k;def'],
  ['a single text', 'designators, value, .', 'Ref;Value;Foo', 'R1;10k;0603', 'R2;1k;'],
];
test.each(texts)('an unknown header above %s', (_, columns, ...rows) => expect(columnsOf(rows)).toBe(columns));

const contradicted: readonly Row[] = [
  ['designators', 'designators!, quantity', 'Name;Qty', 'R1;1', 'R2;1', 'D1;1'],
  ['not if there are others', 'designators, value, quantity', 'Ref;Name;Qty', 'A1;R1;1', 'A2;R2;1', 'A3;D1;1'],
  ['part numbers', 'designators, mpn!', 'Ref;Description', 'R1;RC0603FR-0710KL', 'C1;GRM188R71H104KA93D', 'U1;LM358DR'],
  ['packages', 'designators, package!, value', 'Ref;Quantity;Value', 'R1;0603;10k', 'R2;0402;1k', 'R3;0805;2k'],
  [
    'addresses',
    'mpn, datasheet!',
    'MPN;Package',
    'LM358DR;https://a.ex/1',
    'NE555P;https://a.ex/2',
    'TL072CP;www.b.ex',
  ],
  ['two rows say too little', 'mpn, package', 'MPN;Package', 'LM358DR;https://a.ex/1', 'NE555P;https://a.ex/2'],
  ['designators in notes', 'value, quantity, designators!', 'Value;Qty;Note', '10k;2;R1, R2', '1k;1;R3', '100n;1;C1'],
  ['few of them in notes', 'value, quantity, note', 'Value;Qty;Note', '10k;2;R1, R2', '1k;1;срочно', '100n;1;C1'],
];
test.each(contradicted)('texts that contradict the header: %s', (_, columns, ...rows) =>
  expect(columnsOf(rows)).toBe(columns),
);

const numbers: readonly Row[] = [
  ['rows counted', '., mpn, quantity', 'Pos;MPN;Qty', '1;LM358DR;5', '2;NE555P;7', '3;TL072CP;1', '4;LM324N;2'],
  ['positions', '., mpn, quantity', 'Pos;MPN;Qty', '10;LM358DR;5', '20;NE555P;7', '35;TL072CP;1'],
  ['`Number` that counts rows', '., mpn', 'Number;MPN', '1;LM358DR', '2;NE555P', '3;TL072CP', '4;LM324N'],
  ['`Number` of pieces', 'quantity, mpn', 'Number;MPN', '5;LM358DR', '2;NE555P', '7;TL072CP', '4;LM324N'],
  ['guessed from a word', 'quantity, designators', 'Needed pieces;Ref', '5;R1', '7;C1', '2;U1'],
  ['per board before the total', 'quantity, quantity #1, mpn', 'Qty;Total qty;MPN', '1;10;LM358DR', '2;20;NE555P'],
  ['the total first', 'quantity #1, quantity, mpn', 'Всего;Кол-во;MPN', '10;1;LM358DR', '20;2;NE555P'],
];
test.each(numbers)('numbers: %s', (_, columns, ...rows) => expect(columnsOf(rows)).toBe(columns));

const sellers: readonly Row[] = [
  ['seven digits may be of Farnell', 'mpn farnell, quantity', 'Part Number;Qty', '2447553;1', '1759166;2', '9332073;3'],
  ['unless others are not', 'mpn, quantity', 'Part Number;Qty', '2447553;1', 'LM358DR;2', '9332073;3'],
  ['several names give none', 'foreign_number, .', 'Supplier Part;Distributor', 'abc-1;Mouser', 'abc-2;Farnell'],
  [
    'each has the supplier beside it',
    '., foreign_number mouser, ., foreign_number farnell',
    'Supplier;Supplier Part;Supplier 2;Supplier Part 2',
    'Mouser;abc-1;Farnell;def-1',
    'Mouser;abc-2;Farnell;def-2',
  ],
  ['`Vendor` beside makers', 'mpn, maker, .', 'MPN;Manufacturer;Vendor', 'LM358DR;TI;Someone', 'NE555P;TI;Someone'],
  ['`Vendor` alone', 'mpn, maker', 'MPN;Vendor', 'LM358DR;Someone', 'NE555P;Someone'],
];
test.each(sellers)('numbers and names of sellers: %s', (_, columns, ...rows) => expect(columnsOf(rows)).toBe(columns));

const meanings: readonly Row[] = [
  ['`Variant` of boards', 'designators, value, .', 'Ref;Value;Variant', 'R1;10k;Board A', 'R2;1k;Board B'],
  ['`Variant` with parts left out', 'designators, value, dnp', 'Ref;Value;Variant', 'R1;10k;Board A', 'R2;1k;DNP'],
  ['`Part Type` alone', 'designators, value', 'Label;Part Type', 'R1;10k Resistor', 'C1;Ceramic Capacitor'],
  [
    '`Part Type` beside values',
    'designators, type, value',
    'Ref;Part Type;Value',
    'R1;Resistor;10k',
    'C1;Capacitor;100n',
  ],
  [
    'own numbers beside those of makers',
    'customer_number, mpn',
    'Part Number;Manufacturer Part Number',
    'X-1;LM358DR',
    'X-2;NE555P',
  ],
  [
    '`Device` and `Parts` of Eagle',
    'description, value, package, designators',
    'Device;Value;Package;Parts',
    'R-EU_R0603;10k;R0603;R1',
    'C-EUC0603;100n;C0603;C1',
    'LM358D;LM358D;SO08;IC1',
  ],
  ['`Device` without packages', 'mpn, designators', 'Device;Parts', 'LM358DR;IC1', 'NE555P;IC2', 'TL072CP;IC3'],
  ['two columns of designators', 'value, designators, designators #1', 'Comment;Designator;Designator', '10k;R1;R2'],
];
test.each(meanings)('headers with several meanings: %s', (_, columns, ...rows) =>
  expect(columnsOf(rows)).toBe(columns),
);
