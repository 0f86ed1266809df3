import { expect, it } from 'vitest';

import { nominalColumns } from './nominal-columns.ts';

const column = 'Напряжение питания';
const texts = (...values: readonly string[]) => ({
  rows: values.length,
  columns: new Map([[column, { filled: values.length, texts: new Set(values) }]]),
});
const nominal = nominalColumns(
  new Map([
    ['Микроконтроллеры', texts('5V', '3.3V', '2.7V~5.5V')],
    ['Integrated Circuits > Operational Amplifiers', texts('5V')],
    ['Реле', texts('5V', '12V', '24V')],
    ['Кварцевые генераторы', texts('3.3V', '1.8V~3.3V')],
    ['Отладочные платы', texts('42V', '60V')],
  ]),
);

it('a single supply voltage is the range of a relay or an oscillator, not of a microcontroller or amplifier', () => {
  expect(
    [
      'Микроконтроллеры',
      'Integrated Circuits > Operational Amplifiers',
      'Реле',
      'Кварцевые генераторы',
      'Отладочные платы',
    ].map((path) => nominal.isNominal(path, column)),
  ).toEqual([false, false, true, true, false]);
});
