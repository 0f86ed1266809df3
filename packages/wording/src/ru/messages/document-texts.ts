import type { PaymentKind, DeliveryKind } from '@farad/domain/order';

/** Texts of documents in the reader's language. An invoice is Russian by law and has its own texts. */
export interface DocumentTexts {
  readonly confirmation: (number: string) => string;
  readonly packingList: (number: string) => string;
  readonly ofDate: (date: string) => string;
  readonly seller: string;
  readonly buyer: string;
  readonly recipient: string;
  readonly delivery: string;
  readonly payment: string;
  readonly comment: string;
  readonly article: string;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly sum: string;
  readonly total: string;
  readonly returned: string;
  readonly refunded: string;
  readonly totalAfterRefunds: string;
  readonly discount: string;
  readonly deliveryPrice: string;
  readonly parcel: (position: number, count: number) => string;
  readonly tracking: string;
  readonly weight: string;
  readonly grams: (grams: string) => string;
  readonly note: string;
  readonly packed: string;
  readonly checked: string;
  readonly lineCount: (count: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly payments: Readonly<Record<PaymentKind, string>>;
  readonly deliveries: Readonly<Record<DeliveryKind, string>>;
  /** File names without the extension. */
  readonly confirmationFile: (number: string) => string;
  readonly packingListFile: (number: string) => string;
}

export const texts: DocumentTexts = {
  confirmation: (number) => `Подтверждение заказа № ${number}`,
  packingList: (number) => `Упаковочный лист к заказу № ${number}`,
  ofDate: (date) => `от ${date}`,
  seller: 'Продавец',
  buyer: 'Покупатель',
  recipient: 'Получатель',
  delivery: 'Доставка',
  payment: 'Оплата',
  comment: 'Комментарий',
  article: 'Артикул',
  name: 'Наименование',
  quantity: 'Кол-во',
  price: 'Цена, ₽',
  sum: 'Сумма, ₽',
  total: 'Итого',
  returned: 'Возвращено',
  refunded: 'Возвращено денег',
  totalAfterRefunds: 'Итого после возвратов',
  discount: 'Скидка',
  deliveryPrice: 'Доставка',
  parcel: (position, count) => `Место ${position} из ${count}`,
  tracking: 'Номер отправления',
  weight: 'Вес',
  grams: (grams) => `${grams} г`,
  note: 'Примечание',
  packed: 'Собрал',
  checked: 'Проверил',
  lineCount: (count) => `Всего строк: ${count}`,
  page: (page, pages) => `Страница ${page} из ${pages}`,
  payments: { cash_on_receipt: 'При получении', card: 'Картой', sbp: 'СБП', invoice: 'По счёту' },
  deliveries: { own_pickup: 'Самовывоз', courier: 'Курьер', pickup_point: 'Пункт выдачи' },
  confirmationFile: (number) => `Подтверждение заказа ${number}`,
  packingListFile: (number) => `Упаковочный лист ${number}`,
};
