import type { DeliveryKind, PaymentKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';

/** Texts of the documents that are made in the reader's language; an invoice is Russian by law and has its own. */
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
  /** Names of the files, without their ending. */
  readonly confirmationFile: (number: string) => string;
  readonly packingListFile: (number: string) => string;
}

export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = {
  ru: {
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
  },
  en: {
    confirmation: (number) => `Order confirmation No. ${number}`,
    packingList: (number) => `Packing list for order No. ${number}`,
    ofDate: (date) => `dated ${date}`,
    seller: 'Seller',
    buyer: 'Buyer',
    recipient: 'Recipient',
    delivery: 'Delivery',
    payment: 'Payment',
    comment: 'Comment',
    article: 'Part number',
    name: 'Description',
    quantity: 'Qty',
    price: 'Price, ₽',
    sum: 'Amount, ₽',
    total: 'Total',
    returned: 'Returned',
    refunded: 'Refunded',
    totalAfterRefunds: 'Total after refunds',
    discount: 'Discount',
    deliveryPrice: 'Delivery',
    parcel: (position, count) => `Parcel ${position} of ${count}`,
    tracking: 'Tracking number',
    weight: 'Weight',
    grams: (grams) => `${grams} g`,
    note: 'Note',
    packed: 'Packed by',
    checked: 'Checked by',
    lineCount: (count) => `Lines: ${count}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    payments: { cash_on_receipt: 'On receipt', card: 'By card', sbp: 'SBP', invoice: 'By invoice' },
    deliveries: { own_pickup: 'Pickup', courier: 'Courier', pickup_point: 'Pickup point' },
    confirmationFile: (number) => `Order confirmation ${number}`,
    packingListFile: (number) => `Packing list ${number}`,
  },
  tr: {
    confirmation: (number) => `Sipariş onayı No. ${number}`,
    packingList: (number) => `${number} numaralı siparişin paket listesi`,
    ofDate: (date) => `tarih: ${date}`,
    seller: 'Satıcı',
    buyer: 'Alıcı',
    recipient: 'Teslim alan',
    delivery: 'Teslimat',
    payment: 'Ödeme',
    comment: 'Açıklama',
    article: 'Parça numarası',
    name: 'Ürün adı',
    quantity: 'Miktar',
    price: 'Fiyat, ₽',
    sum: 'Tutar, ₽',
    total: 'Toplam',
    returned: 'İade edilenler',
    refunded: 'İade edilen tutar',
    totalAfterRefunds: 'İadelerden sonra toplam',
    discount: 'İndirim',
    deliveryPrice: 'Teslimat',
    parcel: (position, count) => `Paket ${position} / ${count}`,
    tracking: 'Takip numarası',
    weight: 'Ağırlık',
    grams: (grams) => `${grams} g`,
    note: 'Not',
    packed: 'Paketleyen',
    checked: 'Kontrol eden',
    lineCount: (count) => `Satır sayısı: ${count}`,
    page: (page, pages) => `Sayfa ${page} / ${pages}`,
    payments: { cash_on_receipt: 'Teslim alırken', card: 'Kartla', sbp: 'SBP', invoice: 'Faturayla' },
    deliveries: { own_pickup: 'Mağazadan teslim', courier: 'Kurye', pickup_point: 'Teslim noktası' },
    confirmationFile: (number) => `Sipariş onayı ${number}`,
    packingListFile: (number) => `Paket listesi ${number}`,
  },
};
