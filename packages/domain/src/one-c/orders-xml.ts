import { moscowTime } from '../delivery/day.ts';
import { xmlText } from '../feed/xml-text.ts';
import type { Kopecks, UnitPrice } from '../money/money.ts';
import { roublesText } from '../money/roubles.ts';
import type { OrderCompany, OrderContact } from '../order/contact.ts';
import { isOpenStatus, type OrderStatus } from '../order/order-status-facts.ts';
import type { PaymentKind } from '../order/order.ts';
import { vatInside, type VatPercent } from '../vat/vat.ts';
import { writeExchangeStatus } from './order-status.ts';

/** A line of an order as it is sent to 1C. Delivery is a line too. */
export interface SentLine {
  /** Id of the product in 1C. */
  readonly id: string;
  readonly article: string;
  readonly name: string;
  /** Code and symbol of the unit in the ОКЕИ classifier. */
  readonly unit: { readonly okei: string; readonly name: string };
  readonly quantity: number;
  /** Unit price before all discounts. */
  readonly unitPrice: UnitPrice;
  /** Discount by coupon and bonuses. */
  readonly discount: Kopecks;
  /** Amount paid for the whole line. */
  readonly total: Kopecks;
  readonly vatPercent: VatPercent;
  readonly isService: boolean;
}

/** An order as sent to 1C. */
export interface SentOrder {
  readonly number: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly total: Kopecks;
  readonly company: (OrderCompany & { readonly address: string }) | null;
  readonly contact: OrderContact;
  readonly customerId: string;
  readonly deliveryAddress: string;
  readonly comment: string;
  readonly payment: PaymentKind;
  readonly paidAt: Date | null;
  readonly status: OrderStatus;
  readonly lines: readonly SentLine[];
}

const paymentNames: Readonly<Record<PaymentKind, string>> = {
  cash_on_receipt: 'Наличный расчет',
  card: 'Банковская карта',
  sbp: 'СБП',
  invoice: 'Безналичный расчет',
};

const element = (name: string, ...inside: readonly string[]): string => `<${name}>${inside.join('')}</${name}>`;
const text = (name: string, value: string): string => element(name, xmlText(value));

/** Formats a price, given in ten-thousandths of a rouble, in roubles with two to four decimals: `0.0123`, `7.50`. */
const priceText = (price: UnitPrice): string =>
  `${Math.floor(price / 10_000)}.${String(price % 10_000)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')}`;

const dayOf = (at: Date): string => moscowTime(at).slice(0, 10);
const timeOf = (at: Date): string => moscowTime(at).slice(11, 19);

const requisite = (name: string, value: string): string =>
  element('ЗначениеРеквизита', text('Наименование', name), text('Значение', value));

function line({
  id,
  article,
  name,
  unit,
  quantity,
  unitPrice,
  discount,
  total,
  vatPercent,
  isService,
}: SentLine): string {
  const kind = isService ? 'Услуга' : 'Товар';
  const rate = vatPercent === null ? 'Без НДС' : String(vatPercent);
  return element(
    'Товар',
    text('Ид', id),
    article === '' ? '' : text('Артикул', article),
    text('Наименование', name),
    `<БазоваяЕдиница Код="${unit.okei}">${unit.name}</БазоваяЕдиница>`,
    element('СтавкиНалогов', element('СтавкаНалога', text('Наименование', 'НДС'), text('Ставка', rate))),
    text('ЦенаЗаЕдиницу', priceText(unitPrice)),
    text('Количество', String(quantity)),
    text('Сумма', roublesText(total)),
    discount === 0
      ? ''
      : element(
          'Скидки',
          element(
            'Скидка',
            text('Наименование', 'Скидка'),
            text('Сумма', roublesText(discount)),
            text('УчтеноВСумме', 'true'),
          ),
        ),
    element(
      'Налоги',
      element(
        'Налог',
        text('Наименование', 'НДС'),
        text('УчтеноВСумме', 'true'),
        text('Сумма', roublesText(vatInside(total, vatPercent))),
        text('Ставка', rate),
      ),
    ),
    element('ЗначенияРеквизитов', requisite('ВидНоменклатуры', kind), requisite('ТипНоменклатуры', kind)),
  );
}

function contacts({ phone, email }: OrderContact): string {
  const each = (type: string, value: string): string =>
    value === '' ? '' : element('Контакт', text('Тип', type), text('Значение', value));
  return element('Контакты', each('Телефон', phone === '' ? '' : `+${phone.replace(/^\+/, '')}`), each('Почта', email));
}

function buyer({ company, contact, customerId }: SentOrder): string {
  const person = `${contact.surname} ${contact.name}`.trim();
  const address = (name: string, value: string): string =>
    value === '' ? '' : element(name, text('Представление', value));
  const named =
    company === null
      ? [
          text('Наименование', person),
          text('Роль', 'Покупатель'),
          text('ПолноеНаименование', person),
          text('Фамилия', contact.surname),
          text('Имя', contact.name),
        ]
      : [
          text('Наименование', company.name),
          text('Роль', 'Покупатель'),
          text('ОфициальноеНаименование', company.name),
          address('ЮридическийАдрес', company.address),
          text('ИНН', company.inn),
          company.kpp === null ? '' : text('КПП', company.kpp),
        ];
  const representative =
    company === null
      ? ''
      : element(
          'Представители',
          element(
            'Представитель',
            element(
              'Контрагент',
              text('Отношение', 'Контактное лицо'),
              text('Ид', customerId),
              text('Наименование', person),
            ),
          ),
        );
  return element(
    'Контрагенты',
    element('Контрагент', text('Ид', customerId), ...named, contacts(contact), representative),
  );
}

/**
 * Returns an order as CommerceML 2 (integrations section 6). The sum of the document equals the sum of its lines
 * exactly.
 * @throws RangeError if the lines do not add up to the total of the order
 */
export function orderXml(order: SentOrder): string {
  const sum = order.lines.reduce((before, each) => before + each.total, 0);
  if (sum !== order.total)
    throw new RangeError(`lines of order ${order.number} must sum to ${order.total}, got ${sum}`);
  const { number, createdAt, changedAt, total, deliveryAddress, comment, payment, paidAt, status } = order;
  return element(
    'Документ',
    text('Ид', number),
    text('Номер', number),
    text('Дата', dayOf(createdAt)),
    text('Время', timeOf(createdAt)),
    text('ХозОперация', 'Заказ товара'),
    text('Роль', 'Продавец'),
    text('Валюта', 'RUB'),
    text('Курс', '1'),
    text('Сумма', roublesText(total)),
    buyer(order),
    text('Комментарий', comment),
    element('Товары', ...order.lines.map(line)),
    element(
      'ЗначенияРеквизитов',
      requisite('Метод оплаты', paymentNames[payment]),
      requisite('Заказ оплачен', String(paidAt !== null)),
      paidAt === null ? '' : requisite('Дата оплаты', `${dayOf(paidAt)} ${timeOf(paidAt)}`),
      requisite('Доставка разрешена', String(paidAt !== null || payment === 'cash_on_receipt')),
      requisite('Адрес доставки', deliveryAddress),
      requisite('Отменен', String(status === 'cancelled')),
      requisite('Финальный статус', String(!isOpenStatus(status))),
      requisite('Статус заказа', writeExchangeStatus(status)),
      requisite('Дата изменения статуса', `${dayOf(changedAt)} ${timeOf(changedAt)}`),
    ),
  );
}

/**
 * Returns the XML to put before and after the orders. The XML declaration is not part of it, because it depends on the
 * encoding.
 */
export const ordersFrame = (at: Date): { readonly head: string; readonly tail: string } => ({
  head: `<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10" ДатаФормирования="${moscowTime(at).slice(0, 19)}">`,
  tail: '</КоммерческаяИнформация>',
});
