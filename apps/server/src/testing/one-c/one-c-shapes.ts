import { goodsFile, in1251, mainStore, offersFile, restsFile, retailType } from './one-c-files.ts';
import { smallZip } from '../small-zip.ts';

/**
 * The files that 1C sends in one session. `imported`: the files that it then tells the shop to process; absent = every
 * XML file.
 */
export interface OneCUnloading {
  readonly name: string;
  readonly type: 'catalog' | 'sale';
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly imported?: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const bom = '\ufeff';
const utf8 = (text: string): Uint8Array => Buffer.from(text);

const root = (version: string, body: string, attributes = ''): string =>
  `<КоммерческаяИнформация ВерсияСхемы="${version}"${attributes} ДатаФормирования="2017-07-13T14:45:41">${body}</КоммерческаяИнформация>`;

const owner = (inside: string): string =>
  `<Владелец><Ид>owner</Ид><Наименование>ООО «Пайка»</Наименование><ЮридическийАдрес><Представление>Тула</Представление><АдресноеПоле><Тип>Регион</Тип><Значение>Тула</Значение></АдресноеПоле></ЮридическийАдрес>${inside}</Владелец>`;

const group = (id: string, name: string, below = ''): string =>
  `<Группа><Ид>${id}</Ид><Наименование>${name}</Наименование>${below === '' ? '' : `<Группы>${below}</Группы>`}</Группа>`;

const classifier = `<Классификатор><Ид>k2</Ид><Наименование>Классификатор (Каталог)</Наименование>${owner('')}
  <Группы>${group('g-active', 'Активные', group('g-diodes', 'Диоды &amp; мосты') + group('g-led', 'Светодиоды'))}</Группы>
  <Свойства><Свойство><Ид>p-maker</Ид><Наименование>Производитель</Наименование><ТипЗначений>Справочник</ТипЗначений>
  <ВариантыЗначений><Справочник><ИдЗначения>m-1</ИдЗначения><Значение>Оптрон</Значение></Справочник></ВариантыЗначений></Свойство>
  <Свойство><Ид>p-colour</Ид><Наименование>Цвет свечения</Наименование><ТипЗначений>Строка</ТипЗначений></Свойство></Свойства></Классификатор>`;

const requisites = (values: Readonly<Record<string, string>>): string =>
  `<ЗначенияРеквизитов>${Object.entries(values)
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    )
    .join('')}</ЗначенияРеквизитов>`;

const unit =
  '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука"><Пересчет><Единица>796</Единица><Коэффициент>1</Коэффициент></Пересчет></БазоваяЕдиница>';

const led = (id: string, article: string, picture = ''): string =>
  `<Товар><Ид>${id}</Ид><Штрихкод>2000018987155</Штрихкод><Артикул>${article}</Артикул><Наименование>Светодиод ${article}</Наименование>${unit}
  <Группы><Ид>g-led</Ид></Группы><Описание/>${picture === '' ? '' : `<Картинка>${picture}</Картинка>`}
  <ЗначенияСвойств><ЗначенияСвойства><Ид>p-maker</Ид><Значение>m-1</Значение></ЗначенияСвойства><ЗначенияСвойства><Ид>p-colour</Ид><Значение>Красный</Значение></ЗначенияСвойства></ЗначенияСвойств>
  ${requisites({ ВидНоменклатуры: 'Товар', ТипНоменклатуры: 'Товар', Вес: '0.002' })}</Товар>`;

const catalogue = (goods: string): string =>
  `<Каталог СодержитТолькоИзменения="false"><Ид>k2</Ид><ИдКлассификатора>k2</ИдКлассификатора><Наименование>Каталог</Наименование>${owner('')}<Товары>${goods}</Товары></Каталог>`;

/**
 * Format 2.04: each variant of a product is its own entry, without an article number, and prices are in two currencies.
 */
const tableOf = (colour: string): string =>
  `<Товар><Ид>table#${colour}</Ид><Наименование>Стол монтажника</Наименование><Группы><Ид>g-tables</Ид></Группы>
  <СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>18</Ставка></СтавкаНалога></СтавкиНалогов>
  <ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Цвет</Наименование><Значение>${colour}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>
  ${requisites({ 'Полное наименование': 'Стол монтажника' })}</Товар>`;

const price = (type: string, value: string, currency: string, more = ''): string =>
  `<Цена><Представление>${value} ${currency} за шт</Представление><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${value}</ЦенаЗаЕдиницу><Валюта>${currency}</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент>${more}</Цена>`;

const priceType = (id: string, name: string, currency: string, isInside: boolean): string =>
  `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>${currency}</Валюта><Налог><Наименование>НДС</Наименование><УчтеноВСумме>${isInside}</УчтеноВСумме></Налог></ТипЦены>`;

const offerPackage = (head: string, offers: string, isChangesOnly = false): string =>
  `<ПакетПредложений СодержитТолькоИзменения="${isChangesOnly}"><Ид>k2#</Ид><ИдКаталога>k2</ИдКаталога>${head}<Предложения>${offers}</Предложения></ПакетПредложений>`;

const oldGoods = root(
  '2.04',
  `<Классификатор><Ид>k1</Ид><Группы>${group('g-tables', 'Мебель')}</Группы></Классификатор>${catalogue(tableOf('белый') + tableOf('серый'))}`,
);
const oldOffers = root(
  '2.04',
  offerPackage(
    `<ТипыЦен>${priceType('t-usd', 'Плановая', 'USD', false)}${priceType(retailType, 'Розничная', 'руб', true)}</ТипыЦен>`,
    ['белый', 'серый']
      .map(
        (colour) =>
          `<Предложение><Ид>table#${colour}</Ид><Наименование>Стол</Наименование><Цены>${price('t-usd', '4', 'USD')}${price(retailType, '7 100,50', 'руб')}</Цены><Количество>3</Количество></Предложение>`,
      )
      .join(''),
  ),
);

const namespaces = ' xmlns="urn:1C.ru:commerceml_2" xmlns:xs="http://www.w3.org/2001/XMLSchema"';
const ledGoods = root('2.07', classifier + catalogue(led('led-1', 'АЛ307БМ') + led('led-2', 'АЛ 307 ВМ')), namespaces);
const ledOffer = (id: string, value: string, stock: string): string =>
  `<Предложение><Ид>${id}</Ид>${unit}<Цены>${price(retailType, value, 'RUB')}</Цены><Количество>${stock}</Количество><Склад ИдСклада="${mainStore}" КоличествоНаСкладе="${stock}"/><Склад ИдСклада="store-far" КоличествоНаСкладе="0"/></Предложение>`;
const ledOffers = root(
  '2.07',
  `<Классификатор><Ид>k2</Ид>${owner('')}</Классификатор>${offerPackage(
    `<Склады><Склад><Ид>${mainStore}</Ид><Наименование>Склад базы</Наименование><Адрес><Представление>Тула</Представление></Адрес></Склад><Склад><Ид>store-far</Ид><Наименование>Дальний</Наименование></Склад></Склады>`,
    ledOffer('led-1#size-38', '17.19', '20') +
      ledOffer('led-1#size-39', '14.96', '19') +
      ledOffer('led-2', '13', '120'),
  )}`,
  namespaces,
);

const divided = (body: string): string => declaration + root('3.1', body, namespaces);
const dividedOffers = (inside: string, head = ''): string => divided(offerPackage(head, inside, true));

/** Separate files that 1C 3.x sends. Those with prices and stock contain only changes. */
const dividedFiles: Readonly<Record<string, string>> = {
  'goods1_1.xml': divided(catalogue(led('led-3', 'ARL-5013', 'import_files/ab/led-3_1.jpg'))),
  'propertiesGoods1_1.xml': divided(classifier),
  'units1_1.xml': divided(
    '<Классификатор><Ид>k2</Ид><ЕдиницыИзмерения><ЕдиницаИзмерения><Ид>796</Ид><Код>796</Код><НаименованиеПолное>Штука</НаименованиеПолное></ЕдиницаИзмерения></ЕдиницыИзмерения></Классификатор>',
  ),
  'priceLists1_1.xml': divided(
    `<Классификатор><Ид>k2</Ид><ТипыЦен>${priceType(retailType, 'Розничная', 'RUB', true)}</ТипыЦен></Классификатор>`,
  ),
  'storages1_1.xml': divided(
    `<Классификатор><Ид>k2</Ид><Склады><Склад><Ид>${mainStore}</Ид><Наименование>Склад базы</Наименование></Склад></Склады></Классификатор>`,
  ),
  'offers1_1.xml': dividedOffers('<Предложение><Ид>led-3</Ид><Артикул>ARL-5013</Артикул></Предложение>'),
  'prices1_1.xml': dividedOffers(
    `<Предложение><Ид>led-3</Ид><Цены>${price(retailType, '9.9', 'RUB')}${price(retailType, '8.8', 'RUB', '<МинКоличество>100</МинКоличество>')}</Цены></Предложение>`,
  ),
  'rests1_1.xml': dividedOffers(
    `<Предложение><Ид>led-3</Ид><Остатки><Остаток><Склад><Ид>${mainStore}</Ид><Количество>77</Количество></Склад></Остаток></Остатки></Предложение>`,
  ),
};

const orders = root(
  '2.03',
  ['Заказ товара', 'Выплата безналичных денег', 'Отпуск товара']
    .map(
      (operation, index) =>
        `<Документ><Ид>${36 + index}</Ид><Номер>${36 + index}</Номер><Дата>2007-10-30</Дата><ХозОперация>${operation}</ХозОперация><Роль>Продавец</Роль><Валюта>руб</Валюта><Курс>1</Курс><Сумма>6734.47</Сумма>
        <Контрагенты><Контрагент><Ид>1#admin# admin </Ид><Наименование>admin</Наименование><Роль>Покупатель</Роль></Контрагент></Контрагенты>
        <Товары><Товар><Ид>ORDER_DELIVERY</Ид><Наименование>Доставка заказа</Наименование><Сумма>348.00</Сумма></Товар></Товары>
        ${requisites({ 'Заказ оплачен': 'true', 'Статус заказа': '[F] Доставлен' })}</Документ>`,
    )
    .join(''),
);

const one = (name: string, bytes: Uint8Array) => [{ name, bytes }] as const;
const deleted = goodsFile([{ id: 'shape-2', article: 'ШЕЙП-2', isDeleted: true }], true);
const goods = goodsFile([
  { id: 'shape-1', article: 'ШЕЙП-1' },
  { id: 'shape-2', article: 'ШЕЙП-2' },
]);

/**
 * Returns sessions in every format that 1C programs use (integrations section 6). Each continues with the data of the
 * sessions before.
 * @param photo content of a photo for the products of 1C 3.x
 */
export const oneCUnloadings = (photo: Uint8Array): readonly OneCUnloading[] => [
  { name: '2.07 in windows-1251', type: 'catalog', files: one('import.xml', in1251(goods)) },
  {
    name: 'prices by quantity and stock',
    type: 'catalog',
    files: one(
      'offers.xml',
      utf8(
        offersFile([
          {
            id: 'shape-1',
            prices: [
              [1, '2.50'],
              [10, '2'],
            ],
            stock: '5',
          },
          { id: 'shape-2', prices: [[1, '3']] },
        ]),
      ),
    ),
  },
  { name: 'only what changed, and a deletion', type: 'catalog', files: one('import.xml', utf8(deleted)) },
  {
    name: '2.04 with characteristics and two currencies',
    type: 'catalog',
    files: [
      { name: 'import.xml', bytes: utf8(declaration + oldGoods) },
      { name: 'offers.xml', bytes: utf8(declaration + oldOffers) },
    ],
  },
  { name: 'a classifier alone, without a declaration', type: 'catalog', files: one('import.xml', utf8(classifier)) },
  {
    name: '2.07 with a mark of its bytes and namespaces',
    type: 'catalog',
    files: [
      { name: 'import0_1.xml', bytes: utf8(bom + declaration + ledGoods) },
      { name: 'offers0_1.xml', bytes: utf8(bom + declaration + ledOffers) },
    ],
  },
  {
    name: 'goods without a classifier',
    type: 'catalog',
    files: one('import.xml', utf8(declaration + root('2.10', catalogue(led('led-1', 'АЛ307БМ')), namespaces))),
  },
  {
    name: '3.x, divided and packed, with a photo',
    type: 'catalog',
    files: one('v8_1.zip', smallZip({ ...dividedFiles, 'import_files/ab/led-3_1.jpg': Buffer.from(photo) })),
    imported: Object.keys(dividedFiles),
  },
  {
    name: 'stock of 3.x alone',
    type: 'catalog',
    files: one(
      'rests2_1.xml',
      utf8(
        restsFile([
          ['led-3', '70'],
          ['led-1', '1'],
        ]),
      ),
    ),
  },
  { name: 'documents of 2.03 in windows-1251', type: 'sale', files: one('orders.xml', in1251(declaration + orders)) },
];
