import { describe, expect, it } from 'vitest';

import { BrokenOneCFile } from './broken-one-c-file.ts';
import type { OneCItem } from './item-types.ts';
import { readExchange } from './read-exchange.ts';

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function itemsOf(bytes: Uint8Array, size = 1024): Promise<readonly OneCItem[]> {
  const items: OneCItem[] = [];
  for await (const batch of readExchange(chunks(bytes, size))) items.push(...batch);
  return items;
}

const xml = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): Uint8Array =>
  Buffer.from(`${head}<КоммерческаяИнформация ВерсияСхемы="2.07">${inside}</КоммерческаяИнформация>`);

const failure = (bytes: Uint8Array): Promise<string> =>
  itemsOf(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof BrokenOneCFile ? error.code : `thrown: ${String(error)}`),
  );

const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code === 0x451 ? 0xb8 : code === 0x401 ? 0xa8 : code;
  });

const goods = `<Классификатор><Ид>k</Ид><Владелец><Ид>o</Ид><Наименование>Никто</Наименование></Владелец>
  <Группы><Группа><Ид>g1</Ид><Наименование>Пассивные</Наименование><Группы><Группа><Ид>g2</Ид><Наименование>Резисторы &amp; сборки</Наименование></Группа></Группы></Группа></Группы>
  <Свойства>
    <Свойство><Ид>p1</Ид><Наименование>Производитель</Наименование><ТипЗначений>Справочник</ТипЗначений><ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>Завод</Значение></Справочник></ВариантыЗначений></Свойство>
    <СвойствоНоменклатуры><Ид>p2</Ид><Наименование>Цвет</Наименование><ТипЗначений>Строка</ТипЗначений></СвойствоНоменклатуры>
  </Свойства></Классификатор>
  <Каталог СодержитТолькоИзменения="false"><Товары><Товар><Ид>t1#c1</Ид><Артикул>МЛТ-0,25</Артикул><Наименование>Резистор</Наименование>
    <Группы><Ид>g2</Ид></Группы><Описание><![CDATA[Лучший <b>резистор</b>]]></Описание><Картинка>import_files/a/b.jpg</Картинка><Картинка>import_files/a/c.jpg</Картинка>
    <Изготовитель><Ид>m</Ид><Наименование>Завод</Наименование></Изготовитель>
    <ЗначенияСвойств><ЗначенияСвойства><Ид>p1</Ид><Значение>v1</Значение></ЗначенияСвойства></ЗначенияСвойств>
    <ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Цвет</Наименование><Значение>Белый</Значение></ХарактеристикаТовара></ХарактеристикиТовара>
    <СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>22</Ставка></СтавкаНалога></СтавкиНалогов></Товар>
    <Товар><Ид>t2</Ид><Наименование>Второй</Наименование><ПометкаУдаления>true</ПометкаУдаления></Товар></Товары></Каталог>`;

const offers = `<ПакетПредложений СодержитТолькоИзменения="true"><ТипыЦен><ТипЦены><Ид>r</Ид><Наименование>Розничная</Наименование><Валюта>руб</Валюта><Налог><Наименование>НДС</Наименование><УчтеноВСумме>false</УчтеноВСумме></Налог></ТипЦены></ТипыЦен>
  <Склады><Склад><Ид>w</Ид><Наименование>Склад</Наименование></Склад></Склады>
  <Предложения><Предложение><Ид>t1#c1</Ид><Цены><Цена><ИдТипаЦены>r</ИдТипаЦены><ЦенаЗаЕдиницу>1719</ЦенаЗаЕдиницу><Валюта>руб</Валюта><Коэффициент>1</Коэффициент><МинКоличество>100</МинКоличество></Цена></Цены>
    <Количество>20</Количество><Склад ИдСклада="w" КоличествоНаСкладе="20"/></Предложение></Предложения></ПакетПредложений>`;

const orders = `<Документ><Ид>20</Ид><Номер>20</Номер><ХозОперация>Заказ товара</ХозОперация><Валюта>RUB</Валюта><Сумма>9683.42</Сумма>
  <Контрагенты><Контрагент><Ид>1</Ид><Наименование>ООО Ёлка</Наименование><Роль>Покупатель</Роль><ИНН>7700000009</ИНН><КПП>770001001</КПП><Контакты><Контакт><Тип>Почта</Тип><Значение>a@b.ru</Значение></Контакт></Контакты></Контрагент></Контрагенты>
  <Товары><Товар><Ид>ORDER_DELIVERY</Ид><Сумма>348.00</Сумма></Товар><Товар><Ид>t1</Ид><Сумма>9335.42</Сумма></Товар></Товары>
  <ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Статус заказа</Наименование><Значение>[F] Доставлен</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Документ>`;

describe('files of 1C', () => {
  it.each([
    ['goods', xml(goods)],
    ['goods with a mark of their order of bytes', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), xml(goods)])],
    ['offers', xml(offers)],
    [
      'orders in windows-1251',
      windows1251(Buffer.from(xml(orders, '<?xml version="1.0" encoding="windows-1251"?>')).toString()),
    ],
    ['a classifier alone', Buffer.from(goods.slice(0, goods.indexOf('<Каталог')).trim())],
  ])('%s read the same in pieces of any size', async (_, bytes) => {
    const whole = await itemsOf(bytes, 1_000_000);
    expect(whole.length).toBeGreaterThan(0);
    expect(await itemsOf(bytes, 1)).toEqual(whole);
    expect(await itemsOf(bytes, 1024)).toEqual(whole);
  });

  it('a catalogue has groups, properties, goods and pictures', async () => {
    const items = await itemsOf(xml(goods));
    expect(items).toMatchObject([
      {
        groups: [
          { id: 'g1', parentId: null, name: 'Пассивные' },
          { id: 'g2', parentId: 'g1', name: 'Резисторы & сборки' },
        ],
      },
      { property: { id: 'p1', name: 'Производитель', values: new Map([['v1', 'Завод']]) } },
      { property: { id: 'p2', name: 'Цвет' } },
      { kind: 'catalogue', isChangesOnly: false },
      {
        good: {
          id: 't1#c1',
          article: 'МЛТ-0,25',
          name: 'Резистор',
          maker: 'Завод',
          groupIds: ['g2'],
          vatRate: '22',
          description: 'Лучший <b>резистор</b>',
          pictures: ['import_files/a/b.jpg', 'import_files/a/c.jpg'],
          values: [
            {
              propertyId: 'p1',
              values: ['v1'],
            },
          ],
          characteristics: [
            {
              name: 'Цвет',
              value: 'Белый',
            },
          ],
          isDeleted: false,
        },
      },
      { good: { id: 't2', isDeleted: true } },
    ]);
  });

  it('a package of offers has price types, warehouses and stock', async () => {
    expect(await itemsOf(xml(offers))).toMatchObject([
      { kind: 'package', isChangesOnly: true },
      { priceType: { id: 'r', currency: 'руб', hasTaxInside: false } },
      { warehouse: { id: 'w', name: 'Склад' } },
      {
        offer: {
          id: 't1#c1',
          quantity: '20',
          stocks: [
            {
              warehouseId: 'w',
              quantity: '20',
            },
          ],
          isDeleted: false,
          prices: [
            {
              typeId: 'r',
              price: '1719',
              currency: 'руб',
              coefficient: '1',
              minQuantity: '100',
            },
          ],
        },
      },
    ]);
  });

  it('an order has its buyer, its lines and its status', async () => {
    expect(await itemsOf(xml(orders))).toMatchObject([
      {
        order: {
          id: '20',
          operation: 'Заказ товара',
          sum: '9683.42',
          buyer: {
            name: 'ООО Ёлка',
            inn: '7700000009',
            kpp: '770001001',
            contacts: [
              {
                name: 'Почта',
                value: 'a@b.ru',
              },
            ],
          },
          lines: [
            {
              id: 'ORDER_DELIVERY',
              sum: '348.00',
            },
            {
              id: 't1',
              sum: '9335.42',
            },
          ],
          requisites: [
            {
              name: 'Статус заказа',
              value: '[F] Доставлен',
            },
          ],
        },
      },
    ]);
  });

  it('stock and prices in the split files of 3.x are read, with namespaces', async () => {
    const items = await itemsOf(
      xml(`<c:ПакетПредложений xmlns:c="urn:1C.ru:commerceml_2" СодержитТолькоИзменения="true"><c:Предложения>
        <c:Предложение><c:Ид>a</c:Ид><c:Остатки><c:Остаток><c:Склад><c:Ид>w</c:Ид><c:Количество>5</c:Количество></c:Склад></c:Остаток></c:Остатки></c:Предложение>
        <c:Предложение Статус="Удален"><c:Ид>b</c:Ид><c:Остатки><c:Остаток><c:Количество>3.000</c:Количество></c:Остаток></c:Остатки></c:Предложение>
        </c:Предложения></c:ПакетПредложений>`),
    );
    expect(items).toMatchObject([
      { kind: 'package', isChangesOnly: true },
      { offer: { id: 'a', quantity: null, stocks: [{ warehouseId: 'w', quantity: '5' }], isDeleted: false } },
      { offer: { id: 'b', quantity: '3.000', stocks: [], isDeleted: true } },
    ]);
  });
});

describe('files that are no exchange', () => {
  const good = '<Каталог><Товары><Товар><Ид>1</Ид></Товар></Товары></Каталог>';
  it.each([
    ['a file cut in the middle', xml(good).subarray(0, 150), 'broken_xml'],
    ['tags that cross', xml('<Каталог><Товары></Каталог></Товары>'), 'broken_xml'],
    ['a DOCTYPE', xml(good, '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'), 'doctype'],
    ['an entity of its own', xml('<Каталог>&bomb;</Каталог>'), 'broken_xml'],
    ['another document', Buffer.from('<html><body/></html>'), 'not_commerceml'],
    [
      'bytes of another encoding',
      Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="UTF-8"?><!-- '),
        Buffer.from([0xcf, 0xf0]),
        Buffer.from(' --><a/>'),
      ]),
      'wrong_encoding',
    ],
    ['an encoding that nobody has', Buffer.from('<?xml version="1.0" encoding="koi9"?><a/>'), 'unknown_encoding'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['no end of depth', xml('<а>'.repeat(100)), 'too_deep'],
    ['an element without an end', xml(`<Каталог><Товары><Товар><Ид>${'x'.repeat(9_000_000)}`), 'element_too_large'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await failure(bytes)).toBe(code);
  });
});
