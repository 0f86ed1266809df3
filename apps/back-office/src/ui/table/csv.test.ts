import { expect, it } from 'vitest';

import { toCsv } from './csv.ts';

it('quotes cells that would break the table', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['ООО «Ромашка»', 'a;b "c"\nd'],
    ]),
  ).toBe('\ufeffName;Note\r\nООО «Ромашка»;"a;b ""c""\nd"\r\n');
});

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+79001234567', '+79001234567'],
  ['-0,95', '-0,95'],
  ['−2+3', "'−2+3"],
  ['＝1+1', "'＝1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
])('keeps %s from running as a formula', (value, written) => {
  expect(toCsv([[value]])).toBe(`\ufeff${written}\r\n`);
});
