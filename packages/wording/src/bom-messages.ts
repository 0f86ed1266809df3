import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';

/** Words of parts lists that the server writes: into lists and files, not on pages. */
export interface BomWords {
  /** What a list is called that came without a name. */
  readonly listName: string;
  /** What a copy of a list is called. */
  readonly copyOf: (name: string) => string;
  /** What is asked of a part beside its attributes. */
  readonly packageTitle: string;
  readonly labels: string;
  /** Columns of exported tables. */
  readonly columns: {
    readonly board: string;
    readonly designators: string;
    readonly shopNumber: string;
    readonly mpn: string;
    readonly maker: string;
    readonly name: string;
    readonly customerNumber: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly stock: string;
    readonly order: string;
    readonly total: string;
    readonly status: string;
    readonly remark: string;
  };
}

export const bomWords: Readonly<Record<Locale, BomWords>> = {
  ru: {
    listName: 'Список деталей',
    copyOf: (name) => `${name} — копия`,
    packageTitle: 'Корпус',
    labels: 'Этикетки',
    columns: {
      board: 'Плата',
      designators: 'Позиционные обозначения',
      shopNumber: 'Номер Farad',
      mpn: 'Артикул Farad',
      maker: 'Производитель Farad',
      name: 'Наименование',
      customerNumber: 'Ваш номер',
      quantity: 'Количество',
      unitPrice: 'Цена, ₽',
      stock: 'В наличии',
      order: 'К заказу',
      total: 'Сумма, ₽',
      status: 'Статус',
      remark: 'Примечание Farad',
    },
  },
  en: {
    listName: 'Parts list',
    copyOf: (name) => `${name} – copy`,
    packageTitle: 'Package',
    labels: 'Labels',
    columns: {
      board: 'Board',
      designators: 'Designators',
      shopNumber: 'Farad number',
      mpn: 'Farad part number',
      maker: 'Farad manufacturer',
      name: 'Name',
      customerNumber: 'Your number',
      quantity: 'Quantity',
      unitPrice: 'Price, ₽',
      stock: 'In stock',
      order: 'To order',
      total: 'Total, ₽',
      status: 'Status',
      remark: 'Farad note',
    },
  },
  tr: {
    listName: 'Parça listesi',
    copyOf: (name) => `${name} – kopya`,
    packageTitle: 'Kılıf',
    labels: 'Etiketler',
    columns: {
      board: 'Kart',
      designators: 'Referanslar',
      shopNumber: 'Farad numarası',
      mpn: 'Farad parça numarası',
      maker: 'Farad üretici',
      name: 'Ad',
      customerNumber: 'Sizin numaranız',
      quantity: 'Adet',
      unitPrice: 'Fiyat, ₽',
      stock: 'Stokta',
      order: 'Sipariş',
      total: 'Tutar, ₽',
      status: 'Durum',
      remark: 'Farad notu',
    },
  },
};

/** What the nightly look found in one saved list. */
export interface WorseList {
  readonly name: string;
  /** Lines that became worse. */
  readonly lines: number;
  /** Address of the list. */
  readonly url: string;
}

type WorseFacts = Pick<WorseList, 'name' | 'lines'>;

const worseTexts: Readonly<Record<Locale, (list: WorseFacts) => { readonly subject: string; readonly lead: string }>> =
  {
    ru: ({ name, lines }) => ({
      subject: `Список «${name}»: что изменилось`,
      lead: `В списке «${name}» изменились строки: ${lines}. Деталей не хватает, они подорожали или сняты с производства.`,
    }),
    en: ({ name, lines }) => ({
      subject: `List “${name}”: what changed`,
      lead: `Lines of the list “${name}” that changed: ${lines}. Parts are short, dearer or out of production.`,
    }),
    tr: ({ name, lines }) => ({
      subject: `“${name}” listesi: değişenler`,
      lead: `“${name}” listesinde değişen satır sayısı: ${lines}. Parçalar yetersiz, pahalandı veya üretimden kalktı.`,
    }),
  };

/** What the owner of a list that became worse over night is told. */
export const worseListText = (locale: Locale, list: WorseFacts) => worseTexts[locale](list);

const openList: Readonly<Record<Locale, string>> = { ru: 'Открыть список', en: 'Open the list', tr: 'Listeyi aç' };

/** The letter to the owner of a list that became worse over night. */
export function worseListMail(locale: Locale, list: WorseList): MailText {
  const { subject, lead } = worseTexts[locale](list);
  return { subject, text: `${lead}\n\n${openList[locale]}: ${list.url}\n` };
}
