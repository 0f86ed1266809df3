import { afterAll, beforeAll, expect, it } from 'vitest';

import { goodsFile } from '#testing/one-c/one-c-files.ts';
import { lastRun, openOneC } from '#testing/one-c/one-c-robot.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const type = (id: string, name: string): string =>
  `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>руб</Валюта></ТипЦены>`;
const price = (typeId: string, sum: string): string =>
  `<Цена><Представление>${sum} руб. за шт</Представление><ИдТипаЦены>${typeId}</ИдТипаЦены><ЦенаЗаЕдиницу>${sum}</ЦенаЗаЕдиницу><Валюта>руб</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент></Цена>`;
const offer = (id: string, ...prices: readonly string[]): string =>
  `<Предложение><Ид>${id}</Ид><Наименование>${id}</Наименование><Цены>${prices.join('')}</Цены><Количество>7</Количество></Предложение>`;

it('offers with prices of types that nobody set end with their names and how many prices wait', async () => {
  const ids = ['a', 'b', 'c', 'd'].map((letter) => `unpriced-${letter}`);
  const [a = '', b = '', c = '', d = ''] = ids;
  const offers = `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.10" ДатаФормирования="2026-11-28"><ПакетПредложений><Ид>p</Ид><Наименование>Пакет</Наименование><ИдКаталога>k</ИдКаталога><ИдКлассификатора>k</ИдКлассификатора><ТипыЦен>${type('t-1', 'Прайс 2026')}${type('t-2', 'Дилеры-3')}</ТипыЦен><Предложения>${offer(a, price('t-1', '10'), price('t-2', '8'))}${offer(b, price('t-1', '11'))}${offer(c, price('t-2', '3'))}${offer(d, price('t-9', '4'))}</Предложения></ПакетПредложений></КоммерческаяИнформация>`;
  const robot = await openOneC(shop);
  await robot().sendCatalogue([
    { name: 'import.xml', bytes: Buffer.from(goodsFile(ids.map((id) => ({ id, article: id.toUpperCase() })))) },
    { name: 'offers.xml', bytes: Buffer.from(offers) },
  ]);
  const run = await lastRun(shop);
  expect(run).toMatchObject({ state: 'done', counts: { offers: 4, prices_waiting: 4 } });
  const waiting = run.problems.filter(({ problem }) => problem === 'price_type_unused');
  expect(Object.fromEntries(waiting.map(({ of, value }) => [of, value]))).toEqual({
    'Прайс 2026': '2',
    'Дилеры-3': '2',
    't-9': '1',
  });
});
