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

const fieldsOf = (rows: readonly Record<string, unknown>[]): object => (propose(rows) as { fields: object }).fields;
const numbered = [
  { 'Номенклатурный номер': '9000012345', Название: 'BAT54S, Диод Шоттки [SOT-23]', Цена: '5' },
  { 'Номенклатурный номер': '9000012346', Название: 'К561ЛА7, Микросхема', Цена: '12' },
  { 'Номенклатурный номер': '9000012347', Название: 'CF-25 (С1-4) 0.25 Вт, 10 кОм, Резистор', Цена: '1' },
  { 'Номенклатурный номер': '9000012348', Название: 'US1M, Диод', Цена: '3' },
];

it('takes the numbers with which the names begin, and order codes as numbers of the supplier', () => {
  const taken = { mpn: '= number of Название', titleRu: '= rest of Название' };
  expect(fieldsOf(numbered)).toEqual({ ...taken, supplierNumber: 'Номенклатурный номер' });
  const headed = (name: string) =>
    numbered.map(({ 'Номенклатурный номер': code, ...others }) => ({ [name]: code, ...others }));
  for (const name of ['Код', 'Код товара', 'Артикул поставщика', 'Order code'])
    expect(fieldsOf(headed(name))).toEqual({ ...taken, supplierNumber: name });
  const lettered = numbered.map((row, index) => ({ Код: `PE-10001${index}`, Название: row.Название }));
  expect(fieldsOf(lettered)).toEqual({ ...taken, supplierNumber: 'Код' });
  expect(propose(numbered)).toMatchObject({ attributes: { columns: 'rest', ignore: [] } });
});

it('takes order codes as no part numbers where the names begin with the kind of part', () => {
  const rows = [
    { 'Номенклатурный номер': '9000012345', Название: 'Диод Шоттки BAT54S, SOT-23' },
    { 'Номенклатурный номер': '9000012346', Название: 'Резистор 10 кОм, 5%' },
  ];
  expect(fieldsOf(rows)).toEqual({ supplierNumber: 'Номенклатурный номер', titleRu: 'Название' });
});

it('takes no numbers from names of which many begin with the same series', () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({
    Код: String(5000 + index),
    Название: `ПВ-12 цвет ${index}, Провод`,
  }));
  expect(fieldsOf(rows)).toEqual({ supplierNumber: 'Код', titleRu: 'Название' });
});

it.each(['Партномер', 'Артикул', 'Code'])(
  'keeps the numbers of the column %s, whatever the names begin with',
  (name) => {
    const numbers = ['BAT54S-7-F', 'К561ЛА7', 'CF-25-10K', 'US1M-13-F'];
    const rows = numbered.map(({ Название }, index) => ({ [name]: numbers[index], Название }));
    expect(fieldsOf(rows)).toEqual({ mpn: name, titleRu: 'Название' });
  },
);
