/** Makes files in the format of 1C. */

import { encodeXml1251 } from '#one-c/windows-1251.ts';

const head = (body: string, version = '2.07'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="${version}" ДатаФормирования="2026-03-02T10:00:00">${body}</КоммерческаяИнформация>\n`;

export const retailType = 'type-retail';
export const mainStore = 'store-main';

export interface OneCGood {
  readonly id: string;
  readonly article: string;
  readonly isDeleted?: boolean;
  readonly picture?: string;
}

const good = ({ id, article, isDeleted = false, picture }: OneCGood): string =>
  `<Товар${isDeleted ? ' Статус="Удален"' : ''}><Ид>${id}</Ид><Артикул>${article}</Артикул><Наименование>Резистор ${article}</Наименование>
  <БазоваяЕдиница Код="796" НаименованиеПолное="Штука">шт</БазоваяЕдиница><Группы><Ид>group-resistors</Ид></Группы>
  ${picture === undefined ? '' : `<Картинка>${picture}</Картинка>`}
  <ЗначенияСвойств><ЗначенияСвойства><Ид>property-maker</Ид><Значение>value-maker</Значение></ЗначенияСвойства></ЗначенияСвойств>
  <СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>22</Ставка></СтавкаНалога></СтавкиНалогов>
  <ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Вес</Наименование><Значение>0.010</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар>`;

const classifier = `<Классификатор><Ид>k</Ид><Наименование>Классификатор</Наименование>
  <Группы><Группа><Ид>group-passive</Ид><Наименование>Пассивные</Наименование><Группы><Группа><Ид>group-resistors</Ид><Наименование>Резисторы нашей базы</Наименование></Группа></Группы></Группа></Группы>
  <Свойства><Свойство><Ид>property-maker</Ид><Наименование>Производитель</Наименование><ТипЗначений>Справочник</ТипЗначений>
  <ВариантыЗначений><Справочник><ИдЗначения>value-maker</ИдЗначения><Значение>Завод резисторов</Значение></Справочник></ВариантыЗначений></Свойство></Свойства></Классификатор>`;

/** Returns the file `import.xml`, which contains goods. */
export const goodsFile = (goods: readonly OneCGood[], isChangesOnly = false): string =>
  head(
    `${classifier}<Каталог СодержитТолькоИзменения="${isChangesOnly}"><Ид>k</Ид><ИдКлассификатора>k</ИдКлассификатора><Наименование>Каталог</Наименование><Товары>${goods.map(good).join('')}</Товары></Каталог>`,
  );

export interface OneCOffer {
  readonly id: string;
  /** Prices in roubles by minimum quantity; several if the price depends on the quantity. */
  readonly prices?: readonly (readonly [from: number, price: string])[];
  readonly stock?: string;
}

const offer = ({ id, prices = [], stock }: OneCOffer): string =>
  `<Предложение><Ид>${id}</Ид>${
    prices.length === 0
      ? ''
      : `<Цены>${prices
          .map(
            ([from, price]) =>
              `<Цена><ИдТипаЦены>${retailType}</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>RUB</Валюта><Коэффициент>1</Коэффициент>${from > 1 ? `<МинКоличество>${from}</МинКоличество>` : ''}</Цена>`,
          )
          .join('')}</Цены>`
  }${stock === undefined ? '' : `<Количество>${stock}</Количество><Склад ИдСклада="${mainStore}" КоличествоНаСкладе="${stock}"/>`}</Предложение>`;

/** Returns the file `offers.xml`, which contains prices and stock. */
export const offersFile = (offers: readonly OneCOffer[]): string =>
  head(
    `<ПакетПредложений СодержитТолькоИзменения="false"><Ид>k#</Ид><ТипыЦен><ТипЦены><Ид>${retailType}</Ид><Наименование>Розничная</Наименование><Валюта>RUB</Валюта><Налог><Наименование>НДС</Наименование><УчтеноВСумме>true</УчтеноВСумме></Налог></ТипЦены></ТипыЦен>
    <Склады><Склад><Ид>${mainStore}</Ид><Наименование>Склад базы</Наименование></Склад></Склады><Предложения>${offers.map(offer).join('')}</Предложения></ПакетПредложений>`,
  );

/** Returns the file `rests.xml` with stock, one of the separate files that 1C 3.x sends. */
export const restsFile = (rests: readonly (readonly [id: string, stock: string])[]): string =>
  head(
    `<ПакетПредложений СодержитТолькоИзменения="true"><Предложения>${rests
      .map(
        ([id, stock]) =>
          `<Предложение><Ид>${id}</Ид><Остатки><Остаток><Склад><Ид>${mainStore}</Ид><Количество>${stock}</Количество></Склад></Остаток></Остатки></Предложение>`,
      )
      .join('')}</Предложения></ПакетПредложений>`,
    '3.1',
  );

/** Returns the file `orders.xml`, with orders as 1C sends them back. */
export const ordersFile = (
  orders: readonly {
    readonly number: string;
    readonly sum: string;
    readonly requisites: Readonly<Record<string, string>>;
  }[],
): string =>
  head(
    orders
      .map(
        ({ number, sum, requisites }) =>
          `<Документ><Ид>${number}</Ид><Номер>${number}</Номер><Дата>2026-03-02</Дата><ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>RUB</Валюта><Сумма>${sum}</Сумма><ЗначенияРеквизитов>${Object.entries(
            requisites,
          )
            .map(
              ([name, value]) =>
                `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
            )
            .join('')}</ЗначенияРеквизитов></Документ>`,
      )
      .join(''),
  );

/** Returns a file in the encoding windows-1251, which 1C uses. */
export const in1251 = (text: string): Uint8Array =>
  encodeXml1251(text.replace('encoding="UTF-8"', 'encoding="windows-1251"'));
