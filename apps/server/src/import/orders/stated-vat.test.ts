import { expect, test } from 'vitest';

import type { ImportMapping } from '@farad/contract/office/imports/mapping';

import { plainPrices } from './guess-mapping.ts';
import { withStatedVat } from './stated-vat.ts';

const mappingOf = (headings: readonly string[]): ImportMapping => ({
  format: { encoding: null, delimiter: null, sheet: null, headerRow: null },
  columns: headings.map((column, at) => ({ column, target: { kind: 'price', quantity: at * 10 + 1 } })),
  constants: [],
  prices: plainPrices,
  warehouseId: null,
  makers: [],
  categories: [],
  areTextsMade: true,
  numberName: null,
  leadTimeDays: null,
});

test.each([
  [['Цена без НДС'], [], 22],
  [['Цена без учёта НДС, руб.'], [], 22],
  [['Price excl. VAT'], [], 22],
  [['Fiyat (KDV hariç)'], [], 22],
  [['Цена, руб. + НДС'], [], 22],
  [['Цена'], ['Прайс-лист, цены без НДС'], 22],
  [['Цена'], ['Цены в EUR без НДС. Курс USD 81,5'], 22],
  [['Цена'], ['ООО «Ромашка»', 'Без НДС'], 22],
  [['USD'], ['Currency: USD', 'without VAT'], 22],
  [['USD'], ['Prices are net of VAT'], 22],
  [['USD'], ['Price list, VAT not included'], 22],
  [['USD'], ['VAT included'], undefined],
  [['Цена'], [], undefined],
  [['Цена с НДС'], [], undefined],
  [['Цена с НДС'], ['Цены без НДС'], undefined],
  [['Цена без НДС', 'Цена с НДС'], [], undefined],
  [['Цена'], ['Цены в рублях с НДС'], undefined],
  [['Цена'], ['ООО «Без НДС», ИНН 7707083893'], undefined],
])('%j under %j: %s', (headings, titles, percent) => {
  expect(withStatedVat(mappingOf(headings), titles).prices.addedVat).toBe(percent);
});
