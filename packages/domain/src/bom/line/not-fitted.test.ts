import { expect, test } from 'vitest';

import { besideNotConnected, saysNotFitted } from '../cell/not-fitted.ts';
import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

const readingOf = (text: string) => {
  const sheet = sheetOf(text);
  return readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
};

/** Designators of the lines; a minus marks lines that are not fitted. */
const fittingOf = (text: string): string =>
  readingOf(text)
    .lines.map(({ designators, isDnp }) => (isDnp ? '-' : '') + designators.join(','))
    .join(' ');

test.each(
  `NO-INSTALL; No Install; no install; do not install; DO-NOT-INSTALL; DoNotPlace; DoNoPlace; NO BUY; DNF; NP; N.P.;
  not mounted; Not fitted; Unpopulated; 10k (do not fit); 100n no-stuff; not populated, option; не ставить; Не монтировать;
  не устанавливать; не устан.; 10k D.N.P.; DNP(10k); DO NOT POP; not fit; NM 10k; N/F: 100n; leave empty;
  left unpopulated by default; Не запаивать; не уст.; 10к не уст.; (не монтируется); nicht bestücken; takılmayacak`
    .split(';')
    .map((text) => text.trim()),
)('%s: not fitted', (text) => {
  expect(saysNotFitted(text)).toBe(true);
});

test.each([
  'Not placed when variant 1',
  'do not place if R5 is fitted',
  'NPN transistor',
  'NP0 100p',
  'C0G/NP0',
  'DNPX-200',
  'Notebook charger',
  'no popcorn noise',
  'устанавливать',
  'Fitted',
  'DNI1',
  '10uF NP',
  'NM27C256',
  'LED 625 nm',
  'не устарел',
])('%s: fitted', (text) => {
  expect(saysNotFitted(text)).toBe(false);
});

test.each([
  ['NC', ''],
  ['N.C.', ''],
  ['NC (1210)', '1210'],
  ['NC/100n', '100n'],
  ['0402 NC', '0402'],
  ['NC7SZ125', null],
  ['NCP1117', null],
  ['ENC', null],
  ['SYNC', null],
  ['100n', null],
])('value %s, not connected: the rest is %s', (value, rest) => {
  expect(besideNotConnected(value)).toBe(rest);
});

test('NC excludes a resistor, but is a contact type of a switch or relay', () => {
  expect(fittingOf('Ref;Qty;Value\nR1;1;NC\nC67;1;NC (1210)\nSW1;1;NC\nK2;1;NC\nU1;1;NC7SZ04')).toBe(
    '-R1 -C67 SW1 K2 U1',
  );
});

test('words in any column, also in one of unknown meaning', () => {
  expect(
    fittingOf(
      `Ref;Qty;Value;Description;Critical;Config
R1;1;10k;NO-INSTALL;;
R2;1;10k;0805;DoNoPlace. User option;
R3;1;10k;0805;Yes;DNF
R4;1;10k;0805;Yes;
U1;1;SILK;Type: none;;NO BUY`,
    ),
  ).toBe('-R1 -R2 -R3 R4 -U1');
});

test('a word after a designator is not a designator, and excludes a single one', () => {
  expect(fittingOf('Ref;Qty;Value\nR2 (DNP);1;10k\nR3,R4 DNP;2;10k\nR5;1;10k')).toBe('-R2 R3,R4 R5');
});

test('a list of KiBom: its column of configurations, and the count followed by words', () => {
  expect(
    fittingOf(`Component;References;Value;Quantity Per PCB;Build Quantity;Config
1;C1 C2;100n;2;2;
2;R1;10k;1 (DNF);1;
3;R2;22k;1;1;DNF
4;R3 R4;47k;2;2;`),
  ).toBe('C1,C2 -R1 -R2 R3,R4');
});

test('columns named after a variant: the first counts if there is no common column', () => {
  const rows = '\nR1;1;10k;DNP;\nR2;1;22k;;DNP\nR3;1;47k;;';
  expect(fittingOf(`Ref;Qty;Value;DNP_V1;DNP_V2${rows}`)).toBe('-R1 R2 R3');
  expect(fittingOf(`Ref;Qty;Value;V1.dnp;V2.dnp${rows}`)).toBe('-R1 R2 R3');
  expect(fittingOf(`Ref;Qty;Value;dnp;V2:dnp${rows}`)).toBe('-R1 R2 R3');
  expect(fittingOf('Designator;Quantity;Comment;Lite\nR1;1;10k;Fitted\nR2;1;22k;Not Fitted\nC1;1;1u;Fitted')).toBe(
    'R1 -R2 C1',
  );
  expect(fittingOf('Ref;Qty;Value;variant\nR1;1;10k;pro\nR2;1;22k;')).toBe('R1 R2');
});

test('a title may exclude all parts below; rows with only designators are refused, no part is lost', () => {
  const reading = readingOf(
    `Qty;Reference;Description;Manufacturer;Part Number
2;R1,R2;RES 10K;Yageo;RC0603FR-0710KL
;DO NOT INSTALL COMPONENTS BELOW.;;;
;P2,C24,FB8;;;
1;U7;IC BUFFER;Nexperia;74LVC1G125GW`,
  );
  expect(reading.lines.map(({ mpn, isDnp }) => [mpn, isDnp])).toEqual([
    ['RC0603FR-0710KL', false],
    ['74LVC1G125GW', true],
  ]);
  expect(reading.refused.map(({ row, reason }) => [row, reason])).toEqual([
    [1, 'header'],
    [3, 'group_title'],
    [4, 'not_fitted'],
  ]);
});
