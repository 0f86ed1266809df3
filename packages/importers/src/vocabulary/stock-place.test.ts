import { expect, it } from 'vitest';

import { stockPlace } from './stock-place.ts';

it.each([
  ['Склад Москва, шт', 'москва'],
  ['Склад СПб, шт.', 'спб'],
  ['Остаток (Новосибирск)', 'новосибирск'],
  ['Кол-во на складе №2', 'no2'],
  ['Склад 1', '1'],
  ['stock_berlin', 'berlin'],
  ['Qty Shenzhen', 'shenzhen'],
  ['Depo Ankara, adet', 'ankara'],
  ['Остаток', null],
  ['Наличие, шт', null],
  ['Свободный остаток', null],
  ['Остаток всего', null],
  ['Total stock', null],
  ['Резерв на складе', null],
  ['Склад в пути', null],
  ['Stock on order', null],
  ['Москва', null],
  ['Остаток на 12.05', null],
])('%s counts %s', (column, place) => {
  expect(stockPlace(column)).toBe(place);
});
