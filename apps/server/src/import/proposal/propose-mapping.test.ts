import { expect, it } from 'vitest';

import { parseMapping } from '../mapping.ts';
import { proposeMapping } from './propose-mapping.ts';

const propose = (rows: readonly Record<string, unknown>[]) =>
  proposeMapping(
    rows.map((fields, index) => ({ line: index + 2, fields })),
    { name: '/tmp/Прайс Иванов.csv', titles: [] },
  );

it('recognises the columns of a Russian price list', () => {
  const mapping = propose([
    {
      Артикул: '1',
      Партномер: 'NE555P',
      Производитель: 'TI',
      Корпус: 'DIP-8',
      Остаток: '5',
      'Цена от 1': '28,3',
      'Цена от 100': '20',
    },
  ]);
  expect(mapping).toMatchObject({
    supplier: { code: 'prays-ivanov' },
    fields: {
      mpn: 'Партномер',
      maker: 'Производитель',
      supplierNumber: 'Артикул',
      package: 'Корпус',
      stock: 'Остаток',
    },
    prices: {
      columns: [
        { quantity: 1, field: 'Цена от 1' },
        { quantity: 100, field: 'Цена от 100' },
      ],
      currency: 'RUB',
    },
    attributes: { columns: 'rest' },
  });
  expect(parseMapping(JSON.stringify(mapping)).mapping).not.toBeNull();
});

it('recognises price breaks in a list and leaves the rate to the person', () => {
  const mapping = propose([
    { number: 'A', part: 'NE555P', price_usd: [{ qFrom: 1, price: 0.2 }], specs: { Frequency: '100kHz' } },
    { number: 'B', part: 'LM358-N', price_usd: [], specs: {} },
  ]);
  expect(mapping).toMatchObject({
    fields: { mpn: 'part' },
    prices: { tiers: { field: 'price_usd', quantity: 'qFrom', price: 'price' }, currency: 'USD', rate: null },
    attributes: { from: 'specs' },
    makers: { missing: 'Noname' },
  });
  expect(parseMapping(JSON.stringify(mapping))).toMatchObject({
    problems: ['prices.rate: how many roubles is one unit of the currency?'],
  });
});

it('takes article numbers as part numbers if the names are sentences', () => {
  const mapping = propose([
    { Артикул: 'WB-001', Производитель: 'TI', Наименование: 'Микросхема таймер' },
    { Артикул: 'WB-002', Производитель: 'Yageo', Наименование: 'Резистор 10к' },
  ]) as { fields: object };
  expect(mapping.fields).toEqual({ mpn: 'Артикул', maker: 'Производитель', titleRu: 'Наименование' });
  const named = propose([{ Артикул: '00123', Наименование: 'NE555P' }]);
  expect(named).toMatchObject({ fields: { mpn: 'Наименование', supplierNumber: 'Артикул' } });
});

it('ignores copies of names and numbers, but no column of figures', () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({
    sku: `S-${index}`,
    mpn: `LM35${index}`,
    manufacturer: 'TI',
    price: index + 1,
    stock: index,
    attributes: { MOQ: String(index + 1), Mpn: `LM35${index}`, Outputs: String(index + 1), Voltage: '5V' },
  }));
  expect(propose(rows)).toMatchObject({ attributes: { from: 'attributes', ignore: ['Mpn'] } });
});
