import type { Locale } from '@farad/domain/shared';

/** Texts on the papers of the store: picking lists and labels. */
export interface WarehouseTexts {
  readonly pickingList: (wave: string) => string;
  readonly box: (box: number, order: string) => string;
  readonly cell: string;
  readonly part: string;
  readonly pieces: string;
  readonly bags: string;
  /** Bag, box and pieces of it. */
  readonly bagLine: (bag: number, box: number, pieces: string) => string;
  readonly found: string;
  readonly picker: string;
  readonly stops: (stops: string, orders: string) => string;
  readonly bag: (bag: string) => string;
  readonly order: (order: string) => string;
  readonly lot: (lot: string) => string;
  readonly dateCode: (code: string) => string;
  readonly from: string;
  readonly to: string;
  readonly place: (number: number, of: number) => string;
  readonly weight: (kilograms: string) => string;
  readonly page: (page: number, pages: number) => string;
  /** Names of the files, without their ending. */
  readonly pickingFile: (wave: string) => string;
  readonly labelFile: (what: string) => string;
}

export const warehouseTexts: Readonly<Record<Locale, WarehouseTexts>> = {
  ru: {
    pickingList: (wave) => `Лист сборки № ${wave}`,
    box: (box, order) => `Ящик ${box} · заказ ${order}`,
    cell: 'Ячейка',
    part: 'Деталь',
    pieces: 'Шт.',
    bags: 'Пакеты',
    bagLine: (bag, box, pieces) => `пакет ${bag}, ящик ${box}: ${pieces}`,
    found: 'Собрано',
    picker: 'Собрал',
    stops: (stops, orders) => `Позиций: ${stops}, заказов: ${orders}`,
    bag: (bag) => `Пакет ${bag}`,
    order: (order) => `Заказ ${order}`,
    lot: (lot) => `Партия ${lot}`,
    dateCode: (code) => `Дата ${code}`,
    from: 'От кого',
    to: 'Кому',
    place: (number, of) => `Место ${number} из ${of}`,
    weight: (kilograms) => `${kilograms} кг`,
    page: (page, pages) => `Страница ${page} из ${pages}`,
    pickingFile: (wave) => `Лист сборки ${wave}`,
    labelFile: (what) => `Этикетки ${what}`,
  },
  en: {
    pickingList: (wave) => `Picking list ${wave}`,
    box: (box, order) => `Box ${box} · order ${order}`,
    cell: 'Bin',
    part: 'Part',
    pieces: 'Qty',
    bags: 'Bags',
    bagLine: (bag, box, pieces) => `bag ${bag}, box ${box}: ${pieces}`,
    found: 'Picked',
    picker: 'Picked by',
    stops: (stops, orders) => `Items: ${stops}, orders: ${orders}`,
    bag: (bag) => `Bag ${bag}`,
    order: (order) => `Order ${order}`,
    lot: (lot) => `Lot ${lot}`,
    dateCode: (code) => `Date code ${code}`,
    from: 'From',
    to: 'To',
    place: (number, of) => `Parcel ${number} of ${of}`,
    weight: (kilograms) => `${kilograms} kg`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    pickingFile: (wave) => `Picking list ${wave}`,
    labelFile: (what) => `Labels ${what}`,
  },
  tr: {
    pickingList: (wave) => `Toplama listesi ${wave}`,
    box: (box, order) => `Kutu ${box} · sipariş ${order}`,
    cell: 'Raf yeri',
    part: 'Parça',
    pieces: 'Adet',
    bags: 'Poşetler',
    bagLine: (bag, box, pieces) => `poşet ${bag}, kutu ${box}: ${pieces}`,
    found: 'Toplanan',
    picker: 'Toplayan',
    stops: (stops, orders) => `Kalem: ${stops}, sipariş: ${orders}`,
    bag: (bag) => `Poşet ${bag}`,
    order: (order) => `Sipariş ${order}`,
    lot: (lot) => `Lot ${lot}`,
    dateCode: (code) => `Tarih kodu ${code}`,
    from: 'Gönderen',
    to: 'Alıcı',
    place: (number, of) => `Paket ${number} / ${of}`,
    weight: (kilograms) => `${kilograms} kg`,
    page: (page, pages) => `Sayfa ${page} / ${pages}`,
    pickingFile: (wave) => `Toplama listesi ${wave}`,
    labelFile: (what) => `Etiketler ${what}`,
  },
};
