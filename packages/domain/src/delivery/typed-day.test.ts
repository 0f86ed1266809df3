import { expect, test } from 'vitest';

import { readDay, typedDay } from './index.ts';

test.each([
  ['24.11.2026', '2026-11-24'],
  [' 1.2.2026 ', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['2026-11-24', '2026-11-24'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['31.04.2026', null],
  ['2026-13-01', null],
  ['11.24.2026', null],
  ['24.11.26', null],
  ['x24.11.2026', null],
  ['24.11.2026x', null],
  ['x2026-11-24', null],
  ['2026-11-24x', null],
  ['', null],
  ['завтра', null],
])('%j is the day %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('a day is shown as typed; other texts stay', () => {
  expect(['2026-11-24', '1.2.2026', '31.04.2026', ''].map(typedDay)).toEqual([
    '24.11.2026',
    '01.02.2026',
    '31.04.2026',
    '',
  ]);
});
