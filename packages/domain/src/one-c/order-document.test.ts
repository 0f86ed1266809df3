import { describe, expect, it } from 'vitest';

import type { Kopecks, UnitPrice } from '../money/money.ts';
import { orderXml, ordersFrame, type SentLine, type SentOrder } from './index.ts';

const part: SentLine = {
  id: 'R1',
  article: 'RC0603',
  name: 'Резистор 10 кОм',
  unit: { okei: '796', name: 'шт' },
  quantity: 100,
  unitPrice: 123 as UnitPrice,
  discount: 3 as Kopecks,
  total: 120 as Kopecks,
  vatPercent: 20,
  isService: false,
};
const delivery: SentLine = {
  ...part,
  id: 'delivery',
  article: '',
  name: 'Доставка',
  quantity: 1,
  unitPrice: 3_500_000 as UnitPrice,
  discount: 0 as Kopecks,
  total: 35_000 as Kopecks,
  vatPercent: null,
  isService: true,
};
// Half past midnight in Moscow, but still the day before in UTC.
const night = new Date('2026-03-02T21:30:05Z');
const order: SentOrder = {
  number: 'A-1',
  createdAt: night,
  changedAt: new Date('2026-03-04T10:00:00Z'),
  total: 35_120 as Kopecks,
  company: { inn: '7707083893', kpp: '770701001', name: 'ООО Ромашка', address: 'Москва, Тверская, 1' },
  contact: { name: 'Анна', surname: 'Иванова', phone: '79161234567', email: 'a@b.ru' },
  customerId: 'c7',
  deliveryAddress: 'Москва, Арбат, 2',
  comment: 'Позвонить',
  payment: 'invoice',
  paidAt: null,
  status: 'created',
  lines: [part, delivery],
};

/** Returns the XML without line breaks and indents between elements. */
const joined = (xml: string): string => xml.replaceAll(/\n\s*/g, '');
const within = (xml: string, name: string): string => new RegExp(`<${name}>(.*)</${name}>`, 'su').exec(xml)?.[1] ?? '';
const requisites = (sent: SentOrder): Readonly<Record<string, string>> => {
  const own = orderXml(sent).split('</Товары>')[1] ?? '';
  const pairs = [...own.matchAll(/<Наименование>([^<]*)<\/Наименование><Значение>([^<]*)<\/Значение>/gu)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
};

describe('an order as 1C reads it (integrations section 6)', () => {
  it('has its header, Moscow times and the sum', () => {
    expect(orderXml(order).split('<Контрагенты>')[0]).toBe(
      joined(`<Документ>
        <Ид>A-1</Ид><Номер>A-1</Номер><Дата>2026-03-03</Дата><Время>00:30:05</Время>
        <ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>RUB</Валюта><Курс>1</Курс>
        <Сумма>351.20</Сумма>`),
    );
    expect(orderXml(order)).toContain('</Контрагенты><Комментарий>Позвонить</Комментарий><Товары>');
  });

  it('has a part with its price before discounts, the discount and the included VAT', () => {
    const [first = '', second = ''] = within(orderXml(order), 'Товары').split(/(?<=<\/Товар>)/u);
    expect(first).toBe(
      joined(`<Товар>
        <Ид>R1</Ид><Артикул>RC0603</Артикул><Наименование>Резистор 10 кОм</Наименование>
        <БазоваяЕдиница Код="796">шт</БазоваяЕдиница>
        <СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>20</Ставка></СтавкаНалога></СтавкиНалогов>
        <ЦенаЗаЕдиницу>0.0123</ЦенаЗаЕдиницу><Количество>100</Количество><Сумма>1.20</Сумма>
        <Скидки><Скидка><Наименование>Скидка</Наименование><Сумма>0.03</Сумма>
          <УчтеноВСумме>true</УчтеноВСумме></Скидка></Скидки>
        <Налоги><Налог><Наименование>НДС</Наименование><УчтеноВСумме>true</УчтеноВСумме>
          <Сумма>0.20</Сумма><Ставка>20</Ставка></Налог></Налоги>
        <ЗначенияРеквизитов>
          <ЗначениеРеквизита><Наименование>ВидНоменклатуры</Наименование><Значение>Товар</Значение></ЗначениеРеквизита>
          <ЗначениеРеквизита><Наименование>ТипНоменклатуры</Наименование><Значение>Товар</Значение></ЗначениеРеквизита>
        </ЗначенияРеквизитов>
      </Товар>`),
    );
    expect(second).toContain('<Ид>delivery</Ид><Наименование>Доставка</Наименование>');
    expect(second).toContain('<Ставка>Без НДС</Ставка></СтавкаНалога>');
    expect(second).toContain('<Сумма>350.00</Сумма><Налоги>');
    expect(second).toContain('<Сумма>0.00</Сумма><Ставка>Без НДС</Ставка></Налог>');
    expect(second).toContain('<Наименование>ТипНоменклатуры</Наименование><Значение>Услуга</Значение>');
  });

  it.each([
    [123, '0.0123'],
    [75_000, '7.50'],
    [10_000, '1.00'],
    [12_345_670, '1234.567'],
    [1, '0.0001'],
  ])('%d ten-thousandths of a rouble are %s', (unitPrice, text) => {
    const xml = orderXml({
      ...order,
      lines: [{ ...part, unitPrice: unitPrice as UnitPrice, total: 35_120 as Kopecks }],
    });
    expect(within(xml, 'ЦенаЗаЕдиницу')).toBe(text);
  });

  it('names the company and its contact person', () => {
    expect(within(orderXml(order), 'Контрагенты')).toBe(
      joined(`<Контрагент>
        <Ид>c7</Ид><Наименование>ООО Ромашка</Наименование><Роль>Покупатель</Роль>
        <ОфициальноеНаименование>ООО Ромашка</ОфициальноеНаименование>
        <ЮридическийАдрес><Представление>Москва, Тверская, 1</Представление></ЮридическийАдрес>
        <ИНН>7707083893</ИНН><КПП>770701001</КПП>
        <Контакты>
          <Контакт><Тип>Телефон</Тип><Значение>+79161234567</Значение></Контакт>
          <Контакт><Тип>Почта</Тип><Значение>a@b.ru</Значение></Контакт>
        </Контакты>
        <Представители><Представитель><Контрагент>
          <Отношение>Контактное лицо</Отношение><Ид>c7</Ид><Наименование>Иванова Анна</Наименование>
        </Контрагент></Представитель></Представители>
      </Контрагент>`),
    );
  });

  it('a sole trader has no КПП, and empty values are omitted', () => {
    const company = { inn: '7707083893', kpp: null, name: 'ИП Иванов', address: '' };
    const xml = orderXml({ ...order, company, contact: { ...order.contact, phone: '', email: '' } });
    expect(xml).not.toMatch(/КПП|ЮридическийАдрес|Телефон|Почта/u);
    expect(xml).toContain('<ИНН>7707083893</ИНН><Контакты></Контакты>');
  });

  it('a person has a full name and no contact person', () => {
    const xml = orderXml({ ...order, company: null, contact: { ...order.contact, phone: '+79161234567' } });
    expect(within(xml, 'Контрагенты')).toBe(
      joined(`<Контрагент>
        <Ид>c7</Ид><Наименование>Иванова Анна</Наименование><Роль>Покупатель</Роль>
        <ПолноеНаименование>Иванова Анна</ПолноеНаименование><Фамилия>Иванова</Фамилия><Имя>Анна</Имя>
        <Контакты>
          <Контакт><Тип>Телефон</Тип><Значение>+79161234567</Значение></Контакт>
          <Контакт><Тип>Почта</Тип><Значение>a@b.ru</Значение></Контакт>
        </Контакты>
      </Контрагент>`),
    );
    const single = orderXml({ ...order, company: null, contact: { ...order.contact, surname: '' } });
    expect(single).toContain('<Наименование>Анна</Наименование>');
  });

  it('states whether it is paid, may be delivered and is finished', () => {
    expect(requisites(order)).toEqual({
      'Метод оплаты': 'Безналичный расчет',
      'Заказ оплачен': 'false',
      'Доставка разрешена': 'false',
      'Адрес доставки': 'Москва, Арбат, 2',
      Отменен: 'false',
      'Финальный статус': 'false',
      'Статус заказа': '[created] Создан',
      'Дата изменения статуса': '2026-03-04 13:00:00',
    });
    const paidAt = new Date('2026-03-03T07:08:09Z');
    expect(requisites({ ...order, payment: 'card', paidAt, status: 'completed' })).toMatchObject({
      'Метод оплаты': 'Банковская карта',
      'Заказ оплачен': 'true',
      'Дата оплаты': '2026-03-03 10:08:09',
      'Доставка разрешена': 'true',
      Отменен: 'false',
      'Финальный статус': 'true',
      'Статус заказа': '[completed] Завершён',
    });
    expect(requisites({ ...order, payment: 'cash_on_receipt', status: 'cancelled' })).toMatchObject({
      'Метод оплаты': 'Наличный расчет',
      'Доставка разрешена': 'true',
      Отменен: 'true',
      'Финальный статус': 'true',
    });
    expect(requisites({ ...order, payment: 'sbp' })['Метод оплаты']).toBe('СБП');
  });

  it('is refused if its lines do not add up to the sum', () => {
    expect(() => orderXml({ ...order, total: 35_121 as Kopecks })).toThrow(RangeError);
  });

  it('is in a frame with Moscow time', () => {
    expect(ordersFrame(night)).toEqual({
      head: '<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10" ДатаФормирования="2026-03-03T00:30:05">',
      tail: '</КоммерческаяИнформация>',
    });
  });
});
