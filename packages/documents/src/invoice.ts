import { formatAccount } from '@farad/domain/company';
import { maskPhonePartial } from '@farad/domain/customer';
import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import {
  amountInWords,
  invoiceTotal,
  invoiceUnits,
  paymentCodeText,
  paymentPurpose,
  rowPrice,
  vatByRate,
  type InvoiceLine,
  type Seller,
  type VatSum,
} from '@farad/domain/invoice';
import { keepQuantities } from '@farad/domain/quantities';
import { formatCount, formatDate } from '@farad/wording/format';
import { formatRowPrice } from '@farad/wording/row-price';
import type { Content, TableCell } from './definition.ts';

import { formatSum } from './amounts.ts';
import { paymentCodeSvg } from './payment-code-drawing.ts';
import { logoLine, thinLines, type Sheet, type SheetLogo } from './render-pdf.ts';

/** The payer of an invoice. */
export interface InvoiceBuyer {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** Address; '' = not known. */
  readonly address: string;
  readonly phone: string;
  /** Purchase number of the buyer's company. Absent = not set. */
  readonly purchaseNumber?: string;
}

export interface Invoice {
  /** Number with the version from the second on: `15`, `15/2`. */
  readonly number: string;
  readonly issuedAt: Date;
  readonly issuedOn: Day;
  /** The last day to pay. The goods are reserved until its end. */
  readonly payUntil: Day;
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly seller: Seller;
  /** True = the seller is invented. A watermark on every page says so. */
  readonly isDemonstration: boolean;
  /** Refunded amount, if the order was paid: the invoice then asks for no money. null = the invoice is to be paid. */
  readonly refunded: Kopecks | null;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  readonly logo: SheetLogo | null;
}

/**
 * Side of the payment code in points: 42 mm with its quiet zone. At least 25 mm are required in print (integrations
 * section 5). The code is larger, so that phones can also scan it from a screen.
 */
const codeSidePoints = 120;

const small = (text: string): Content => ({ text, fontSize: 7, color: '#444' });
const listOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const labelled = (label: string, value: string | null): string =>
  value === null || value === '' ? '' : `${label} ${value}`;

function bankBlock({ seller }: Invoice): Content {
  const { bankName, bik, correspondentAccount, inn, kpp, name, account } = seller;
  return {
    layout: thinLines,
    table: {
      widths: ['*', '*', 34, 150],
      body: [
        [
          { stack: [bankName, small('Банк получателя')], colSpan: 2, rowSpan: 2 },
          {},
          'БИК',
          { text: bik, border: [true, true, true, false] },
        ],
        [{}, {}, 'Сч. №', { text: formatAccount(correspondentAccount), border: [true, false, true, true] }],
        [
          labelled('ИНН', inn),
          labelled('КПП', kpp),
          { text: 'Сч. №', rowSpan: 2 },
          { text: formatAccount(account), rowSpan: 2 },
        ],
        [{ stack: [name, small('Получатель')], colSpan: 2 }, {}, {}, {}],
      ],
    },
    margin: [0, 0, 0, 10],
  };
}

const party = (label: string, text: string): TableCell[] => [label, { text, bold: true }];

function parties({ seller, buyer, orderNumber, orderedAt }: Invoice): Content {
  const { name, inn, kpp, ogrn, address, phone } = seller;
  const registration = labelled(ogrn.length === 15 ? 'ОГРНИП' : 'ОГРН', ogrn);
  return {
    layout: 'noBorders',
    table: {
      widths: [62, '*'],
      body: [
        party(
          'Поставщик:',
          listOf(name, labelled('ИНН', inn), labelled('КПП', kpp), registration, address, labelled('тел.', phone)),
        ),
        party(
          'Покупатель:',
          listOf(
            buyer.name,
            labelled('ИНН', buyer.inn),
            labelled('КПП', buyer.kpp),
            buyer.address,
            labelled('тел.', maskPhonePartial(buyer.phone)),
          ),
        ),
        party(
          'Основание:',
          listOf(
            `Заказ № ${orderNumber} от ${formatDate(orderedAt, 'ru')}`,
            labelled('заказ покупателя №', buyer.purchaseNumber ?? null),
          ),
        ),
      ],
    },
    margin: [0, 6, 0, 8],
  };
}

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

function lineTable(lines: readonly InvoiceLine[]): Content {
  const heads = ['№', 'Артикул, наименование', 'Кол-во', 'Ед.', 'Код ОКЕИ', 'Цена, руб.', 'Сумма, руб.'];
  const rows = lines.map((line, at): TableCell[] => {
    const { name, okei } = invoiceUnits[line.unit];
    return [
      { text: String(at + 1), alignment: 'center' },
      { text: [{ text: line.article === '' ? '' : `${line.article} `, bold: true }, keepQuantities(line.name)] },
      right(formatCount(line.quantity, 'ru')),
      name,
      { text: okei ?? '—', alignment: 'center' },
      right(formatRowPrice(rowPrice(line), 'ru')),
      right(formatSum(line.total, 'ru')),
    ];
  });
  return {
    layout: thinLines,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [22, '*', 42, 30, 30, 58, 66],
      body: [heads.map((text) => ({ text, bold: true, alignment: 'center' })), ...rows],
    },
  };
}

const vatLabel = ({ percent }: VatSum): string => `В том числе НДС ${percent} %:`;

function totals({ lines, refunded }: Invoice): Content {
  const total = invoiceTotal(lines);
  const vat = vatByRate(lines);
  const row = (label: string, value: string): TableCell[] => [
    { text: label, bold: true, alignment: 'right' },
    { text: value, bold: true, alignment: 'right', noWrap: true },
  ];
  const vatRows = vat.map((each) =>
    each.percent === null
      ? row(vat.length === 1 ? 'Без НДС' : 'Без НДС, на сумму:', vat.length === 1 ? '—' : formatSum(each.total, 'ru'))
      : row(vatLabel(each), formatSum(each.vat, 'ru')),
  );
  return {
    layout: 'noBorders',
    table: {
      widths: ['*', 80],
      body: [
        row('Итого:', formatSum(total, 'ru')),
        ...vatRows,
        row(refunded === null ? 'Всего к оплате:' : 'Итого после возврата:', formatSum(total, 'ru')),
      ],
    },
    margin: [0, 4, 0, 6],
  };
}

function sumInWords(lines: readonly InvoiceLine[]): Content {
  const total = invoiceTotal(lines);
  return [
    { text: `Всего наименований ${formatCount(lines.length, 'ru')}, на сумму ${formatSum(total, 'ru')} руб.` },
    { text: amountInWords(total), bold: true },
    // This line explains why the prices per piece differ from those of the site.
    small('Сумма строки округляется до рубля. Цена в счёте – эта сумма, делённая на количество.'),
  ];
}

/** Returns the text which says that a corrected invoice need not be paid. */
const corrected = (refunded: Kopecks): Content => ({
  stack: [
    { text: 'Счёт исправлен после возврата, платить по нему не нужно.', bold: true },
    `Возвращено покупателю: ${formatSum(refunded, 'ru')} руб.`,
  ],
  margin: [0, 8, 0, 10],
});

function terms({ payUntil, number, issuedOn, lines, refunded }: Invoice): Content {
  if (refunded !== null) return corrected(refunded);
  const until = formatDate(`${payUntil}T12:00:00+03:00`, 'ru');
  const purpose = paymentPurpose({ number, day: issuedOn, vat: vatByRate(lines) });
  return {
    stack: [
      { text: `Оплатить не позднее ${until}`, bold: true },
      `Товар зарезервирован до ${until} включительно; без оплаты резерв снимается.`,
      `Назначение платежа: «${purpose}».`,
    ],
    margin: [0, 8, 0, 10],
  };
}

const signature = (post: string, person: string): Content => ({
  columns: [
    { text: post, width: 110, bold: true },
    { text: '______________________', width: 130 },
    { text: person === '' ? '/ ____________________ /' : `/ ${person} /`, width: '*' },
  ],
  margin: [0, 10, 0, 0],
});

function codeOf({ seller, number, issuedOn, lines }: Invoice): string {
  const vat = vatByRate(lines);
  return paymentCodeText({
    ...seller,
    amount: invoiceTotal(lines),
    purpose: paymentPurpose({ number, day: issuedOn, vat }),
  });
}

function signatures(invoice: Invoice): Content {
  const { director, accountant, inn } = invoice.seller;
  const isPerson = inn.length === 12;
  const lines: Content[] = [
    signature(isPerson ? 'Предприниматель' : 'Руководитель', director),
    ...(isPerson ? [] : [signature('Главный бухгалтер', accountant)]),
    { text: 'М. П.', margin: [110, 14, 0, 0], color: '#444' },
  ];
  if (invoice.refunded !== null) return { unbreakable: true, stack: lines };
  return {
    unbreakable: true,
    columns: [
      { width: '*', stack: lines },
      {
        width: codeSidePoints,
        stack: [
          { svg: paymentCodeSvg(codeOf(invoice)), width: codeSidePoints },
          {
            text: 'Оплата по QR-коду',
            alignment: 'center',
            fontSize: 7,
          },
        ],
      },
    ],
  };
}

/** Returns the «Счёт на оплату» in the form that accountants expect, with the payment code (integrations section 5). */
export function invoiceSheet(invoice: Invoice): Sheet {
  const ending = invoice.refunded === null ? '' : ' (исправленный)';
  const title = `Счёт на оплату № ${invoice.number} от ${formatDate(invoice.issuedAt, 'ru')}${ending}`;
  return {
    title,
    madeAt: invoice.issuedAt,
    content: [
      ...logoLine(invoice.logo),
      bankBlock(invoice),
      { text: title, fontSize: 14, bold: true },
      { canvas: [{ type: 'line', x1: 0, y1: 4, x2: 510, y2: 4, lineWidth: 1.5 }] },
      parties(invoice),
      lineTable(invoice.lines),
      totals(invoice),
      sumInWords(invoice.lines),
      terms(invoice),
      signatures(invoice),
    ],
    ...(invoice.isDemonstration ? { watermark: 'ДЕМОНСТРАЦИЯ, НЕ ОПЛАЧИВАТЬ' } : {}),
    footer: (page, pages) => (pages === 1 ? '' : `Счёт № ${invoice.number}, лист ${page} из ${pages}`),
  };
}
