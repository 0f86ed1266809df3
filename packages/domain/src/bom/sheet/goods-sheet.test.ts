import { describe, expect, it } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { goodsSheetKind } from './goods-sheet.ts';

const kind = (...headers: readonly string[]) => goodsSheetKind(sheetOf(headers.join(';')));

describe('a price list', () => {
  it.each(
    'Unit price|Retail price|List pricing|Net price|Base price|Цена|Розн. цена|Опт. цены|Базовая цена|Закупочная цена|Стоимость|Preis|Fiyat|单价|价格|Customer price'.split(
      '|',
    ),
  )('%s and a minimum', (price) => {
    expect([kind('MPN', 'Description', price, 'MOQ'), kind('MPN', 'Description', price, 'Foo')]).toEqual([
      'price_list',
      null,
    ]);
  });
  it.each(
    'In stock|Stock|Availability|On hand|Inventory|Warehouse|Qty available|Quantity in stock|Свободный остаток|Текущий остаток|Остаток|Наличие|В наличии|На складе|Складской запас|Lager|Bestand|Stok|库存|库存数'.split(
      '|',
    ),
  )('%s', (stock) => {
    expect([kind('MPN', 'Description', stock), kind('Foo', 'Bar', stock), kind('MPN', stock)]).toEqual([
      'price_list',
      null,
      null,
    ]);
  });
  it.each(
    'MOQ|Min qty|Minimum order|Min. quantity|Mult|Кратность|Минимум|Мин. заказ|Lifecycle|Product status|Part status|Lead time|Срок поставки|Валюта|Currency|Единица измерения|Ед. изм.|Ставка НДС|НДС|VAT|Штрихкод|Barcode|GTIN|EAN'.split(
      '|',
    ),
  )('a price and %s', (term) => {
    expect([kind('MPN', 'Description', 'Price', term), kind('MPN', 'Description', 'Foo', `x ${term}`)]).toEqual([
      expect.stringMatching(/^(?:price_list|search_results)$/u),
      null,
    ]);
  });
  it.each(['MPN', 'Description', 'Supplier part', 'Customer part number'])('names its goods by %s', (name) =>
    expect(kind(name, 'Foo', 'Stock')).toBe('price_list'),
  );
});

it.each<[string, readonly string[]]>([
  ['quantities', ['MPN', 'Qty', 'Stock']],
  ['guessed quantities', ['MPN', 'xyz qty', 'Stock']],
  ['designators', ['MPN', 'Ref', 'Stock']],
  ['no names', ['Value', 'Foo', 'Stock']],
  ['two columns', ['MPN', 'Stock', ' ']],
  ['a long text', ['MPN', 'Description', `Stock ${'x'.repeat(55)}`]],
])('a sheet with %s is no list of goods', (_, headers) => expect(kind(...headers)).toBeNull());

it.each<[string, readonly string[], string]>([
  ['two marks', ['MPN', 'Description', 'Stock', 'Datasheet', 'Image'], 'search_results'],
  ['one mark', ['MPN', 'Description', 'Stock', 'Datasheet'], 'price_list'],
  ['one mark twice', ['MPN', 'Description', 'Stock', 'Datasheet', 'Datasheet URL'], 'price_list'],
  ['one mark and a seller', ['Digi-Key Part #', 'Description', 'Stock', 'Datasheet'], 'search_results'],
  ['a seller', ['Digi-Key Part #', 'Description', 'Stock'], 'price_list'],
  ['other marks', ['MPN', 'Description', 'Stock', 'Series', 'Packaging'], 'search_results'],
  ['more marks', ['MPN', 'Description', 'Stock', 'Photo', 'RoHS'], 'search_results'],
  ['breaks and states', ['MPN', 'Description', 'Stock', 'Price break', 'Lifecycle'], 'search_results'],
])('%s', (_, headers, expected) => expect(kind(...headers)).toBe(expected));

it('the header is among the first forty rows; the first one counts', () => {
  const below = (rows: number) => goodsSheetKind(sheetOf(`${'x\n'.repeat(rows)}MPN;Description;Stock`));
  expect([below(39), below(40)]).toEqual(['price_list', null]);
  expect(goodsSheetKind(sheetOf('MPN;Description;Stock\nMPN;Description;Stock;Datasheet;Image'))).toBe('price_list');
});
