import { expect, it } from 'vitest';

import { readBomLines, recogniseLayout } from './index.ts';
import { sampleList } from './sample-list.ts';

it('the sample list has a line for each ability', () => {
  const rows = sampleList
    .trim()
    .split('\n')
    .map((row) =>
      Array.from(row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/gu), ([, quoted, plain]) => quoted ?? plain ?? ''),
    );
  const sheet = { name: '', rows, rowNumbers: rows.map((_, index) => index + 1) };
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  expect(layout.columns.map(({ field }) => field)).toEqual([
    'designators',
    'quantity',
    'mpn',
    'value',
    'package',
    'description',
  ]);
  const { lines, refused } = readBomLines(sheet, layout);
  expect(refused.map(({ reason }) => reason)).toEqual(['header']);
  expect(
    lines.map((line) => [
      line.designators.join(' '),
      line.quantity,
      line.mpn,
      line.value,
      line.package,
      line.words,
      line.problems,
    ]),
  ).toEqual([
    ['R1 R2 R3 R4 R7', 5, 'RC0603FR-0710KL', '10k', '0603', 'Resistor 10k ±1% 0603', []],
    ['C1 C2 C5', 3, null, '100nF 50V X7R', '0603', 'Ceramic capacitor 100nF 50V X7R 0603', []],
    ['D1', 1, '1N4148', null, null, 'diode Switching diode', []],
    ['U1', 1, 'NE555P', null, 'DIP-8', 'Timer DIP-8', []],
    ['R5', 1, null, '4k7', '0805', 'Resistor 4k7 ±5% 0805', []],
  ]);
});
