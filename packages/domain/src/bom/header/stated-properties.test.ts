import { expect, test } from 'vitest';

import { readBomLines, recogniseLayout } from '../index.ts';

function partsOf(text: string) {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.split('\t'));
  const sheet = { name: '', rows, rowNumbers: rows.map((_, index) => index + 1) };
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  return lines.map(({ mpn, value, package: body, description }) => [mpn, value, body, description]);
}

test('named properties give the number and the package; the others describe the part', () => {
  const list = `
Label	Part Type	Properties
R1	4.7 kOhm	package 0805 [SMD]; tolerance 1%; part # RC0805FR-074K7L
C1	100nF	package 0603; part # CL10B104KB8NNNC
U1	NE555	pins 8`;
  expect(partsOf(list)).toEqual([
    ['RC0805FR-074K7L', '4.7 kOhm', '0805', 'tolerance 1%'],
    ['CL10B104KB8NNNC', '100nF', '0603', null],
    ['NE555', 'NE555', null, 'pins 8'],
  ]);
});

test('a column of its own wins', () => {
  const list = `
Label	Value	MPN	Properties
R1	4k7	RC0805FR-074K7L	part # 7781; package 0805
R2	1k		part # RC0805FR-071KL`;
  expect(partsOf(list).map(([mpn]) => mpn)).toEqual(['RC0805FR-074K7L', 'RC0805FR-071KL']);
});
