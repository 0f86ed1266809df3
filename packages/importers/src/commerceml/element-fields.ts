import type { OneCGroup, OneCPriceType, OneCProperty, OneCWarehouse } from '@farad/domain/one-c';

import type { XmlElement } from './xml-elements.ts';
import type { OneCProduct, OneCProductOffer, OneCOrder, OneCPrice, NamedValue } from './item-types.ts';

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((each) => each.name === name);

const all = (element: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((each) => each.name === name)),
    element === undefined ? [] : [element],
  );

const textOf = (element: XmlElement | undefined): string => element?.text.trim() ?? '';
const text = (element: XmlElement | undefined, name: string): string => textOf(child(element, name));

const isTrue = (written: string): boolean => /^(?:true|1|да|истина)$/iu.test(written.trim());

const pairs = (elements: readonly XmlElement[], name = 'Наименование'): readonly NamedValue[] =>
  elements.map((each) => ({ name: text(each, name), value: text(each, 'Значение') }));

const requisites = (element: XmlElement): readonly NamedValue[] =>
  pairs(all(element, 'ЗначенияРеквизитов', 'ЗначениеРеквизита'));

/** Returns whether an element is marked as deleted. The versions of the schema have several forms for this. */
const isDeleted = (element: XmlElement): boolean =>
  /^удал[её]н$/iu.test((element.attributes.get('Статус') ?? text(element, 'Статус')).trim()) ||
  isTrue(text(element, 'ПометкаУдаления')) ||
  requisites(element).some(({ name, value }) => name === 'ПометкаУдаления' && isTrue(value));

export function readGroups(element: XmlElement, parentId: string | null = null): readonly OneCGroup[] {
  return all(element, 'Группа').flatMap((group) => {
    const id = text(group, 'Ид');
    if (id === '') return [];
    const own: OneCGroup = { id, parentId, name: text(group, 'Наименование') };
    return [own, ...all(group, 'Группы').flatMap((below) => readGroups(below, id))];
  });
}

export function readProperty(element: XmlElement): OneCProperty {
  const directory = [
    ...all(element, 'ВариантыЗначений', 'Справочник'),
    ...all(element, 'ТипыЗначений', 'ТипЗначений', 'ВариантыЗначений', 'ВариантЗначения'),
    ...all(element, 'ВариантыЗначений', 'ВариантЗначения'),
  ];
  return {
    id: text(element, 'Ид'),
    name: text(element, 'Наименование'),
    values: new Map(directory.map((each) => [text(each, 'ИдЗначения') || text(each, 'Ид'), text(each, 'Значение')])),
  };
}

export const readPriceType = (element: XmlElement): OneCPriceType => {
  const tax = all(element, 'Налог').map((each) => text(each, 'УчтеноВСумме'));
  return {
    id: text(element, 'Ид'),
    name: text(element, 'Наименование'),
    currency: text(element, 'Валюта'),
    hasTaxInside: tax.every((inside) => inside === '' || isTrue(inside)),
  };
};

export const readWarehouse = (element: XmlElement): OneCWarehouse => ({
  id: text(element, 'Ид'),
  name: text(element, 'Наименование'),
});

export function readGood(element: XmlElement): OneCProduct {
  const maker = child(element, 'Изготовитель');
  const vat = all(element, 'СтавкиНалогов', 'СтавкаНалога').find((each) => /ндс/iu.test(text(each, 'Наименование')));
  return {
    line: element.line,
    id: text(element, 'Ид'),
    article: text(element, 'Артикул'),
    name: text(element, 'Наименование'),
    maker: text(maker, 'Наименование') || text(maker, 'ОфициальноеНаименование'),
    groupIds: [...all(element, 'Группы', 'Ид').map(textOf), ...all(element, 'Группы', 'Группа', 'Ид').map(textOf)],
    description: text(element, 'Описание'),
    pictures: all(element, 'Картинка')
      .map(textOf)
      .filter((name) => name !== ''),
    values: all(element, 'ЗначенияСвойств', 'ЗначенияСвойства').map((each) => ({
      propertyId: text(each, 'Ид'),
      values: [...all(each, 'Значение').map(textOf), ...all(each, 'ИдЗначения').map(textOf)],
    })),
    requisites: requisites(element),
    characteristics: pairs(all(element, 'ХарактеристикиТовара', 'ХарактеристикаТовара')),
    vatRate: vat === undefined ? null : text(vat, 'Ставка'),
    isDeleted: isDeleted(element),
  };
}

const readPrice = (element: XmlElement): OneCPrice => ({
  typeId: text(element, 'ИдТипаЦены'),
  price: text(element, 'ЦенаЗаЕдиницу'),
  currency: text(element, 'Валюта'),
  coefficient: text(element, 'Коэффициент'),
  minQuantity: text(element, 'МинКоличество'),
});

/** Reads the stock of a warehouse. It may be written as attributes of `Склад` or as elements inside it. */
const readStock = (element: XmlElement) => ({
  warehouseId: element.attributes.get('ИдСклада') ?? (text(element, 'ИдСклада') || text(element, 'Ид')),
  quantity:
    element.attributes.get('КоличествоНаСкладе') ??
    (text(element, 'КоличествоНаСкладе') || text(element, 'Количество')),
});

export function readOffer(element: XmlElement): OneCProductOffer {
  const remains = all(element, 'Остатки', 'Остаток');
  const stocks = [
    ...all(element, 'Склад'),
    ...all(element, 'Склады', 'Склад'),
    ...remains.flatMap((each) => all(each, 'Склад')),
  ];
  const total =
    child(element, 'Количество') ?? remains.map((each) => child(each, 'Количество')).find((each) => each !== undefined);
  return {
    line: element.line,
    id: text(element, 'Ид'),
    article: text(element, 'Артикул'),
    prices: all(element, 'Цены', 'Цена').map(readPrice),
    quantity: total === undefined ? null : textOf(total),
    stocks: stocks.map(readStock).filter(({ warehouseId }) => warehouseId !== ''),
    isDeleted: isDeleted(element),
  };
}

export function readOrder(element: XmlElement): OneCOrder {
  const buyers = all(element, 'Контрагенты', 'Контрагент');
  const buyer = buyers.find((each) => text(each, 'Роль') === 'Покупатель') ?? buyers[0];
  return {
    line: element.line,
    id: text(element, 'Ид'),
    number: text(element, 'Номер'),
    operation: text(element, 'ХозОперация'),
    currency: text(element, 'Валюта'),
    sum: text(element, 'Сумма'),
    comment: text(element, 'Комментарий'),
    buyer: {
      name: text(buyer, 'ОфициальноеНаименование') || text(buyer, 'ПолноеНаименование') || text(buyer, 'Наименование'),
      inn: text(buyer, 'ИНН'),
      kpp: text(buyer, 'КПП'),
      contacts: pairs(all(buyer, 'Контакты', 'Контакт'), 'Тип'),
    },
    lines: all(element, 'Товары', 'Товар').map((line) => ({
      id: text(line, 'Ид'),
      name: text(line, 'Наименование'),
      price: text(line, 'ЦенаЗаЕдиницу'),
      quantity: text(line, 'Количество'),
      sum: text(line, 'Сумма'),
    })),
    requisites: requisites(element),
    isDeleted: isDeleted(element),
  };
}
