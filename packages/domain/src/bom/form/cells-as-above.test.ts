import { expect, test } from 'vitest';

import { readBomLines } from '../line/read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

const linesOf = (text: string) => {
  const sheet = sheetOf(text.trim());
  return readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  ).lines;
};

test.each([
  '"',
  '”',
  "''",
  '-//-',
  '- " -',
  '--"--',
  '〃',
  '»',
  ',,',
  'ditto',
  'То же',
  'do.',
  'same as above',
  'aynı',
])('a cell %s repeats the cell above, also in several rows', (mark) => {
  const lines = linesOf(`
Designator;Quantity;Value;Package;MPN;Manufacturer
R1;2;10k;0603;RC0603FR-0710KL;Yageo
R2;${mark};4.7k;${mark};RC0603FR-074K7L;${mark}
R3;3;${mark};${mark};${mark};${mark}`);
  expect(lines.map((line) => [line.quantity, line.value, line.package, line.mpn, line.maker])).toEqual([
    [2, '10k', '0603', 'RC0603FR-0710KL', 'Yageo'],
    [2, '4.7k', '0603', 'RC0603FR-074K7L', 'Yageo'],
    [3, '4.7k', '0603', 'RC0603FR-074K7L', 'Yageo'],
  ]);
});

test('a cell that refers to an empty cell or to no line stays as written', () => {
  const lines = linesOf(`
Designator;Quantity;Value;Package;MPN;Manufacturer
C1;1;ditto;0603;CL10B104KB8NNNC;
C2;1;1uF;0603;CL10A105KB8NNNC;ditto`);
  expect(lines.map(({ value, maker }) => [value, maker])).toEqual([
    ['ditto', null],
    ['1uF', 'ditto'],
  ]);
});

test('dashes and words with more behind them repeat nothing', () => {
  const lines = linesOf(`
Designator;Quantity;Value;Package;MPN;Manufacturer
C1;1;100nF;0603;CL10B104KB8NNNC;Samsung
C2;1;1uF;-;CL10A105KB8NNNC;Ditto Inc`);
  expect(lines[1]).toMatchObject({ package: null, maker: 'Ditto Inc' });
});
