/** Texts that the server writes into parts lists and files. */
export interface BomWords {
  /** Name of a parts list that was sent without a name. */
  readonly listName: string;
  /** Name of a copy of a parts list. */
  readonly copyOf: (name: string) => string;
  /** Titles of conditions for a part besides its attributes. */
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

export interface Texts {
  readonly bomWords: BomWords;
  readonly worseTexts: (list: { readonly name: string; readonly lines: number }) => {
    readonly subject: string;
    readonly lead: string;
  };
  readonly openList: string;
}

export const texts: Texts = {
  bomWords: {
    listName: 'Список деталей',
    copyOf: (name) => `${name} — копия`,
    packageTitle: 'Корпус',
    labels: 'Этикетки',
    columns: {
      board: 'Плата',
      designators: 'Позиционные обозначения',
      shopNumber: 'Номер в магазине',
      mpn: 'Артикул в магазине',
      maker: 'Производитель в магазине',
      name: 'Наименование',
      customerNumber: 'Ваш номер',
      quantity: 'Количество',
      unitPrice: 'Цена, ₽',
      stock: 'В наличии',
      order: 'К заказу',
      total: 'Сумма, ₽',
      status: 'Статус',
      remark: 'Примечание магазина',
    },
  },
  worseTexts: ({ name, lines }) => ({
    subject: `Список «${name}»: что изменилось`,
    lead: `В списке «${name}» изменились строки: ${lines}. Деталей не хватает, они подорожали или сняты с производства.`,
  }),
  openList: 'Открыть список',
};
