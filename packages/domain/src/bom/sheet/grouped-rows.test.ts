import { expect, test } from 'vitest';

import { readBomLines } from '../line/read-bom-lines.ts';
import { sheetOf } from '../test-sheets.ts';
import { recogniseLayout } from './recognise-layout.ts';

const linesOf = (text: string): readonly string[] => {
  const sheet = sheetOf(text.trim());
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  return lines.map((line) =>
    [line.description, line.mpn ?? line.value, line.package, line.maker, line.quantity]
      .map((fact) => fact ?? '-')
      .join(' '),
  );
};

test('an empty cell means the one above in groups that state their kind once', () => {
  expect(
    linesOf(`
Part Name;Package;Value;Manufacturer;Quantity
Resistors;0805;10k;Yageo;15
;;220R;;2
;1206;1k;;2
;;22k;;2

Capacitors;0402;22pF;Murata;2
;;100nF;Samsung;10`),
  ).toEqual([
    'Resistors 10k 0805 Yageo 15',
    'Resistors 220R 0805 Yageo 2',
    'Resistors 1k 1206 Yageo 2',
    'Resistors 22k 1206 Yageo 2',
    'Capacitors 22pF 0402 Murata 2',
    'Capacitors 100nF 0402 Samsung 10',
  ]);
});

test.each([
  [
    'the kind stands in other rows too',
    'Resistors;0805;10k;4\n;;1k;2\nTrimmer;;22k;1\n\nCapacitors;0402;22pF;2\n;;1uF;3\n;;2uF;3',
  ],
  ['there is one group only', 'Resistors;0805;10k;4\n;;1k;2\n;;22k;1\n;;33k;1'],
  ['the group has no kind', 'Others;0805;10k;4\n;;1k;2\n;;22k;1\n\nCapacitors;0402;22pF;2\n;;1uF;3'],
  ['a group states no package', 'Resistors;0805;10k;4\n;;1k;2\n;;22k;1\n\nConnectors;;2x5;1\n;;2x3;1'],
  ['a row names no part', 'Resistors;0805;10k;4\n;;1k;2\n;;;1\n\nCapacitors;0402;22pF;2\n;;1uF;3\n;;2uF;3'],
])('an empty package stays empty if %s', (_, rows) => {
  const [, second] = linesOf(`Part Name;Package;Value;Quantity\n${rows}`);
  expect(second).toContain('1k - - 2');
});
