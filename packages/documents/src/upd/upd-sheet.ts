import { formatInvoiceDay, invoiceUnits, rowPrice } from '@farad/domain/invoice';
import type { Day } from '@farad/domain/delivery';
import { netOf, originCountry, updStatus, updTotals, type Upd, type UpdLine } from '@farad/domain/upd';
import { formatCount, formatDate } from '@farad/wording/format';
import { formatRowPrice } from '@farad/wording/row-price';

import { formatSum } from '../amounts.ts';
import type { Content, TableCell, TableLayout } from '../definition.ts';
import { points, type Sheet } from '../render-pdf.ts';

/** A4 in landscape, in points. */
const landscape = { width: 841.89, height: 595.28 } as const;

/** Margin at the left and at the right. */
const side = points(8);
const fontSize = 6.5;

/** Mark of a field that has no value. */
const none = '—';

/** A grid with little room around its texts, because the form has twenty columns. */
const grid: TableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  paddingLeft: () => 1,
  paddingRight: () => 1,
  paddingTop: () => 1,
  paddingBottom: () => 1,
};

/** Lines of fields without a grid. */
const fieldLines: TableLayout = {
  ...grid,
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0.3,
};

const longDay = (day: Day): string => formatDate(`${day}T12:00:00+03:00`, 'ru');
const listOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const numbers = ({ inn, kpp }: { readonly inn: string; readonly kpp: string | null }): string =>
  kpp === null ? inn : `${inn}/${kpp}`;

/** A line of the form: its label, its value and its number. */
type Field = readonly [label: string, value: string, number: string];

function fields(upd: Upd): readonly Field[] {
  const { sequence, day, seller, buyer, payments, lines } = upd;
  const paid = payments.map((payment) => `${payment.number} от ${formatInvoiceDay(payment.day)}`).join('; ');
  const rows = lines.length === 1 ? '1' : `1–${lines.length}`;
  return [
    ['Счет-фактура №', `${sequence} от ${longDay(day)}`, '(1)'],
    ['Исправление №', `${none} от ${none}`, '(1а)'],
    ['Продавец:', seller.name, '(2)'],
    ['Адрес:', seller.address, '(2а)'],
    ['ИНН/КПП продавца:', numbers(seller), '(2б)'],
    ['Грузоотправитель и его адрес:', 'он же', '(3)'],
    ['Грузополучатель и его адрес:', listOf(buyer.name, buyer.address), '(4)'],
    ['К платежно-расчетному документу №', paid || none, '(5)'],
    ['Документ об отгрузке:', `№ п/п ${rows} № ${sequence} от ${formatInvoiceDay(day)}`, '(5а)'],
    ['Покупатель:', buyer.name, '(6)'],
    ['Адрес:', buyer.address || none, '(6а)'],
    ['ИНН/КПП покупателя:', numbers(buyer), '(6б)'],
    ['Валюта: наименование, код', 'российский рубль, 643', '(7)'],
    ['Идентификатор государственного контракта, договора (соглашения) (при наличии):', none, '(8)'],
  ];
}

/** The frame at the top left with the status, as the form has it. */
const statusBox = (upd: Upd): Content => ({
  width: 104,
  margin: [0, 0, 10, 0],
  stack: [
    { text: 'Универсальный передаточный документ', bold: true, fontSize: 8 },
    { text: `Статус: ${updStatus(upd.seller)}`, bold: true, fontSize: 10, margin: [0, 6, 0, 6] },
    '1 – счет-фактура и передаточный документ (акт)',
    '2 – передаточный документ (акт)',
  ],
});

function head(upd: Upd): Content {
  const rows = fields(upd).map(([label, value, number]): TableCell[] => [
    label,
    { text: value, bold: true },
    { text: number, alignment: 'right' },
  ]);
  const law = 'Приложение № 1 к постановлению Правительства Российской Федерации от 26 декабря 2011 г. № 1137';
  return {
    columns: [
      statusBox(upd),
      {
        width: '*',
        stack: [
          { text: law, alignment: 'right', color: '#444' },
          {
            layout: fieldLines,
            table: { widths: [190, '*', 20], body: rows },
          },
        ],
      },
    ],
    margin: [0, 0, 0, 6],
  };
}

/** A column of the form. A column with a group has a title of its own below that of the group. */
interface Column {
  readonly number: string;
  /** Width in points; `*` = the remaining width. */
  readonly width: number | '*';
  readonly title: string;
  readonly group?: string;
}

const unitGroup = 'Единица измерения';
const countryGroup = 'Страна происхождения товара';
const traceGroup = 'Количественная единица измерения товара, используемая в целях осуществления прослежи-\nваемости';

/** Long words are divided by hand, because the columns are narrow. */
const columns: readonly Column[] = [
  { number: 'А', width: 40, title: 'Код товара/ работ, услуг' },
  { number: '1', width: 12, title: '№ п/п' },
  {
    number: '1а',
    width: '*',
    title: 'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
  },
  { number: '1б', width: 22, title: 'Код вида товара' },
  { number: '2', width: 20, title: 'код', group: unitGroup },
  { number: '2а', width: 34, title: 'условное обозначение (нацио-\nнальное)', group: unitGroup },
  { number: '3', width: 32, title: 'Количество (объем)' },
  { number: '4', width: 40, title: 'Цена (тариф) за единицу измерения' },
  { number: '5', width: 44, title: 'Стоимость товаров (работ, услуг), имущественных прав без налога – всего' },
  { number: '6', width: 26, title: 'В том числе сумма акциза' },
  { number: '7', width: 28, title: 'Налоговая ставка' },
  { number: '8', width: 40, title: 'Сумма налога, предъявля-\nемая покупателю' },
  { number: '9', width: 44, title: 'Стоимость товаров (работ, услуг), имущественных прав с налогом – всего' },
  { number: '10', width: 28, title: 'цифровой код', group: countryGroup },
  { number: '10а', width: 42, title: 'краткое наименование', group: countryGroup },
  {
    number: '11',
    width: 50,
    title:
      'Регистрационный номер декларации на товары или регистрационный номер партии товара, подлежащего прослежи-\nваемости',
  },
  { number: '12', width: 22, title: 'код', group: traceGroup },
  { number: '12а', width: 28, title: 'условное обозна-\nчение', group: traceGroup },
  { number: '13', width: 32, title: 'Количество товара, подлежа-\nщего просле-\nживае-\nмости' },
  { number: '14', width: 32, title: 'Стоимость товара, подлежа-\nщего просле-\nживае-\nмости, без НДС, в рублях' },
];

const centred = (text: string): TableCell => ({ text, alignment: 'center' });
const right = (text: string): TableCell => ({ text, alignment: 'right' });

function row(line: UpdLine, at: number): TableCell[] {
  const { name: unit, okei } = invoiceUnits[line.unit];
  const net = netOf(line);
  const country = originCountry(line.country);
  return [
    line.article || none,
    centred(String(at + 1)),
    line.name,
    centred(none),
    centred(okei ?? none),
    centred(unit),
    right(formatCount(line.quantity, 'ru')),
    right(formatRowPrice(rowPrice({ total: net, quantity: line.quantity }), 'ru')),
    right(formatSum(net, 'ru')),
    centred('без акциза'),
    centred(line.vatPercent === null ? 'без НДС' : `${line.vatPercent}%`),
    line.vatPercent === null ? centred('без НДС') : right(formatSum(line.vat, 'ru')),
    right(formatSum(line.total, 'ru')),
    centred(country?.code ?? none),
    { text: country?.name ?? none, alignment: 'center', fontSize: headSize },
    centred(line.customsDeclaration ?? none),
    ...Array.from({ length: 4 }, () => centred(none)),
  ];
}

const covered = (count: number): TableCell[] => Array.from({ length: count }, () => ({}));

function totals({ lines }: Upd): TableCell[] {
  const { net, vat, total } = updTotals(lines);
  return [
    { text: 'Всего к оплате (9)', bold: true, colSpan: 8 },
    ...covered(7),
    right(formatSum(net, 'ru')),
    { text: 'Х', alignment: 'center', colSpan: 2 },
    ...covered(1),
    vat === null ? centred('без НДС') : right(formatSum(vat, 'ru')),
    right(formatSum(total, 'ru')),
    { text: '', colSpan: 7 },
    ...covered(6),
  ];
}

const headSize = 5.5;
const headCell = (text: string): TableCell => ({ text, alignment: 'center', fontSize: headSize });

/** Returns the three rows above the table: titles, titles within a group, and numbers of the columns. */
function headRows(): TableCell[][] {
  const titles = columns.map(({ title, group }, at): TableCell => {
    if (group === undefined) return { text: title, alignment: 'center', fontSize: headSize, rowSpan: 2 };
    const isFirst = columns[at - 1]?.group !== group;
    return isFirst ? { text: group, alignment: 'center', fontSize: headSize, colSpan: 2 } : {};
  });
  const own = columns.map(({ title, group }): TableCell => (group === undefined ? {} : headCell(title)));
  return [titles, own, columns.map(({ number }) => headCell(number))];
}

const table = (upd: Upd): Content => ({
  layout: grid,
  table: {
    headerRows: 3,
    dontBreakRows: true,
    widths: columns.map(({ width }) => width),
    body: [...headRows(), ...upd.lines.map(row), totals(upd)],
  },
});

/** A line to write on by hand. */
const rule = '______________________';

/** A place to sign: who signs, the signature and the name. */
const signature = (who: string, name: string): Content => ({
  columns: [
    { text: who, width: 150 },
    { text: `${rule}\n(подпись)`, alignment: 'center', width: 110 },
    { text: `${name || rule}\n(ф.и.о.)`, alignment: 'center', width: '*' },
  ],
  margin: [0, 3, 8, 0],
});

const beside = (left: readonly Content[], rightSide: readonly Content[]): Content => ({
  columns: [
    { width: '*', stack: left },
    { width: '*', stack: rightSide },
  ],
});

function signatures({ seller }: Upd): Content {
  const isTrader = seller.inn.length === 12;
  const trader = signature(
    'Индивидуальный предприниматель или иное уполномоченное лицо',
    isTrader ? seller.director : none,
  );
  const registered = `ОГРНИП ${isTrader ? seller.ogrn : none} (реквизиты свидетельства о государственной регистрации)`;
  return {
    unbreakable: true,
    stack: [
      beside(
        [signature('Руководитель организации или иное уполномоченное лицо', isTrader ? none : seller.director), trader],
        [
          signature('Главный бухгалтер или иное уполномоченное лицо', isTrader ? none : seller.accountant),
          { text: registered, margin: [0, 3, 0, 0] },
        ],
      ),
    ],
    margin: [0, 4, 0, 6],
  };
}

/** A place to write by hand, with its number in the form. */
const blank = (label: string, number: string, value = ''): Content => ({
  text: `${label} ${value || rule.repeat(2)} [${number}]`,
  margin: [0, 3, 8, 0],
});

/** The part about the transfer of the goods: by the seller on the left, taken by the buyer on the right. */
function transfer({ order, day, seller, buyer }: Upd): Content {
  const purchase = buyer.purchaseNumber === undefined ? '' : `заказ покупателя № ${buyer.purchaseNumber}`;
  const basis = listOf(`Заказ № ${order.number} от ${longDay(order.day)}`, purchase);
  const maker = listOf(seller.name, `ИНН/КПП ${numbers(seller)}`);
  const taker = listOf(buyer.name, `ИНН/КПП ${numbers(buyer)}`);
  const responsible = 'Ответственный за правильность оформления факта хозяйственной жизни';
  return {
    unbreakable: true,
    stack: [
      'Документ составлен на _____ листах',
      blank('Основание передачи (сдачи) / получения (приемки):', '8', basis),
      blank('Данные о транспортировке и грузе:', '9', none),
      beside(
        [
          { text: 'Товар (груз) передал / услуги, результаты работ, права сдал [10]', margin: [0, 4, 0, 0] },
          signature('должность', ''),
          blank('Дата отгрузки, передачи (сдачи):', '11', longDay(day)),
          blank('Иные сведения об отгрузке, передаче:', '12', none),
          { text: `${responsible} [13]`, margin: [0, 3, 0, 0] },
          signature(seller.inn.length === 12 ? 'Предприниматель' : 'Руководитель', seller.director),
          blank('Наименование экономического субъекта – составителя документа:', '14', maker),
          'М. П.',
        ],
        [
          { text: 'Товар (груз) получил / услуги, результаты работ, права принял [15]', margin: [0, 4, 0, 0] },
          signature('должность', ''),
          blank('Дата получения (приемки):', '16'),
          blank('Иные сведения о получении, приемке:', '17'),
          { text: `${responsible} [18]`, margin: [0, 3, 0, 0] },
          signature('должность', ''),
          blank('Наименование экономического субъекта:', '19', taker),
          'М. П.',
        ],
      ),
    ],
  };
}

/**
 * Returns the УПД in the form that the tax service recommends: the счёт-фактура of Government Decree 1137 with the
 * fields of a transfer (letter ММВ-20-3/96@ of 2013-10-21). docs/legal-duties.md lists where each field comes from.
 */
export function updSheet(upd: Upd): Sheet {
  const title = `УПД № ${upd.sequence} от ${longDay(upd.day)}`;
  return {
    title,
    madeAt: upd.issuedAt,
    content: { stack: [head(upd), table(upd), signatures(upd), transfer(upd)], fontSize },
    pageSize: landscape,
    margins: [side, points(8), side, points(11)],
    ...(upd.isDemonstration ? { watermark: 'ДЕМОНСТРАЦИЯ' } : {}),
    footer: (page, pages) => (pages === 1 ? '' : `УПД № ${upd.sequence}, лист ${page} из ${pages}`),
  };
}
