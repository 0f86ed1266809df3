import { expect, it } from 'vitest';
import { readPlaces } from './designators.ts';
import { namedNumber } from './named-number.ts';

it.each([
  ['I/O1', 1, 'I/O1'],
  ['AS-ACT,GPS/RTK', 2, 'AS-ACT GPS/RTK'],
  ['А4...А6, А8', 2, 'A4 A5 A6 A8'],
  ['R1-R4', 1, 'R1 R2 R3 R4'],
  ['R1/R2', 1, 'R1 R2'],
  ['BR01, OE-', 2, 'BR01 OE-'],
  ['V=OK', 1, 'V=OK'],
  ['+5V', null, '+5V'],
  ['3V3', null, '3V3'],
  ['!RESET!', null, '!RESET!'],
  ['CS_PULL_UP_RES', null, 'CS_PULL_UP_RES'],
  ['1WIRE_PULL_UP', null, '1WIRE_PULL_UP'],
  ['ARDUINO-ATMEGA328', null, 'ARDUINO-ATMEGA328'],
  ['DO-NOT-FIT', null, ''],
  ['100nF 50V', null, ''],
  [' +5V ', null, '+5V'],
  ['-12V', null, '-12V'],
  ['+3.3V', null, '+3.3V'],
  ['+12V/2', null, '+12V/2'],
  ['5V_USB', null, '5V_USB'],
  ['+123V', null, ''],
  ['R1-R4', null, 'R1 R2 R3 R4'],
  ['OE+,OE-', 2, 'OE+ OE-'],
  ['RAM U2', 1, 'U2'],
  ['IC MEM U2', 1, 'U2'],
  ['RAM ABC2', 1, 'ABC2'],
  ['RAM U2', 2, 'RAM U2'],
  ['R U2', 1, 'R U2'],
  ['RAM ABCD2', 1, 'RAM ABCD2'],
  ['USB Type U2', 1, 'U2'],
  ['R1-2,V=OK', 2, 'R1-2 V=OK'],
  ['AS-ACT,  GPS/RTK,', 2, 'AS-ACT GPS/RTK'],
  ['Screw terminal', 2, 'Screw terminal'],
  ['A4..A6, A8', 2, 'A4 A5 A6 A8'],
  ['R12/R2', 1, 'R12 R2'],
  ['LED1/R2', 1, 'LED1 R2'],
  ['1R2/R3', 1, '1R2/R3'],
])('%s of %s pieces is %s', (text, pieces, places) => {
  expect(readPlaces(text, pieces).designators.join(' ')).toBe(places);
});

it('the number of names is limited', () => {
  expect(readPlaces('AS-ACT,GPS/RTK', 2, 2).designators).toEqual(['AS-ACT', 'GPS/RTK']);
  expect(readPlaces('AS-ACT,GPS/RTK', 2, 1).designators.length).toBeLessThanOrEqual(1);
  expect([readPlaces('+5V', null, 1), readPlaces('+5V', null, 0).designators]).toEqual([
    { designators: ['+5V'], unreadable: [] },
    [],
  ]);
});

it('unreadable pieces beside a word and a designator are told', () => {
  expect(readPlaces('USB Type U2', 1)).toEqual({ designators: ['U2'], unreadable: ['USB Type U2'] });
  expect(readPlaces('I/O1,bad=x', 2).unreadable).toEqual(['I/O1,bad=x']);
  expect(readPlaces('RAM U2', 1).unreadable).toEqual([]);
});

it.each(['Epcos / TDK B72500T0140K060', 'TDK/Epcos B72500T0140K060', 'Murata GRM188R71H104KA93D'])(
  'the maker before a number is not part of it: %s',
  (text) => expect(namedNumber(text)?.number).toBe(text.split(' ').at(-1)),
);

it.each([
  ['Murata GRM188R71', 'Murata', 'GRM188R71'],
  ['Acme Works GRM188R7', 'Acme Works', 'GRM188R7'],
  ['A B C GRM188R71', 'A B C', 'GRM188R71'],
  ['Murata GRM188', 'Murata', 'GRM188'],
  ['Molex 123456', 'Molex', '123456'],
  ["O'Neil & Co. 1N5819HW-7", null, null],
  ["A&B-C.'s 1N5819HW-7", "A&B-C.'s", '1N5819HW-7'],
  ['A / B 1N5819HW-7', 'A / B', '1N5819HW-7'],
  ['Acme GRM188', null, null],
  ['Acme 123456', null, null],
  ['Molex 12345', null, null],
  ['A B C D GRM188R71', null, null],
  ['4 pin GRM188R71', null, null],
  ['GRM188R71', null, null],
  [' GRM188R71', null, null],
])('%j has the words %j and the number %j', (text, words, number) => {
  expect(namedNumber(text)).toEqual(words === null ? null : { words, number });
});
