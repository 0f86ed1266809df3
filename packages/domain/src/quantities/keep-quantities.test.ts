import { expect, test } from 'vitest';

import { keepQuantities } from './keep-quantities.ts';

test.each([
  ['Чип-резистор 10 кОм ±5 % 0,1 Вт 0603', 'Чип-резистор 10_кОм ±5_% 0,1_Вт 0603'],
  ['Термистор NTC, 10 кОм, ±5 %, 0603', 'Термистор NTC, 10_кОм, ±5_%, 0603'],
  ['Capacitor 100 nF 50 V X7R', 'Capacitor 100_nF 50_V X7R'],
  ['Кварц 8 МГц (20 ppm/°C)', 'Кварц 8_МГц (20_ppm/°C)'],
])('%s', (text, kept) => {
  expect(keepQuantities(text).replaceAll('\u00a0', '_')).toBe(kept);
});

test('other words may begin a line', () => {
  for (const text of ['КТ315 транзистор', '2 канала', 'NE555 PDIP 8']) expect(keepQuantities(text)).toBe(text);
});
