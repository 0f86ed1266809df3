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
  },
};
