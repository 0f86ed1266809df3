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
])('%s of %s pieces is %s', (text, pieces, places) => {
  expect(readPlaces(text, pieces).designators.join(' ')).toBe(places);
});

it.each(['Epcos / TDK B72500T0140K060', 'TDK/Epcos B72500T0140K060', 'Murata GRM188R71H104KA93D'])(
  'the maker before a number is not part of it: %s',
  (text) => expect(namedNumber(text)?.number).toBe(text.split(' ').at(-1)),
);
