import { rowPrice } from '@farad/domain/invoice';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import type { SalesUnit } from '@farad/domain/product';
import { keepQuantities } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';
import { documentTexts, type DocumentTexts } from '@farad/wording/document-texts';
import { formatCount, formatDate, formatPieces } from '@farad/wording/format';
import { formatRowPrice } from '@farad/wording/row-price';
import type { Content, TableCell } from './definition.ts';

import { formatSum } from './amounts.ts';
import { logoLine, thinLines, type Sheet, type SheetLogo } from './render-pdf.ts';

/** A line of a document: the product that was bought, and its quantity. */
export interface SheetLine {
  readonly article: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: SalesUnit;
  /** Note of the buyer on this line; '' = not set. */
  readonly note: string;
}

/** Data that every document of an order has. Empty texts are not printed. `seller` is never empty. */
export interface OrderHead {
  readonly orderNumber: string;
  readonly madeAt: Date;
  readonly locale: Locale;
  readonly seller: string;
  readonly buyer: string;
  readonly delivery: string;
  readonly comment: string;
  readonly logo: SheetLogo | null;
}

export interface Confirmation extends OrderHead {
  /** Method of payment, in words. */
  readonly payment: string;
  readonly lines: readonly (SheetLine & { readonly total: Kopecks })[];
  /** Amount by which the goods cost less than the sum of the lines. */
  readonly discount: Kopecks;
  readonly deliveryPrice: Kopecks;
  readonly total: Kopecks;
  /** Returned lines with the refunded amounts. `unit` null = a service, such as delivery. */
  readonly returned: readonly (Omit<SheetLine, 'unit'> & {
    readonly unit: SalesUnit | null;
    readonly total: Kopecks;
  })[];
}

export interface PackingList extends OrderHead {
  readonly parcels: readonly {
    /** Tracking number; '' = the carrier has not given one yet. */
    readonly trackingNumber: string;
    /** Weight in grams; null = not weighed. */
    readonly grams: number | null;
    readonly lines: readonly SheetLine[];
  }[];
}

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

const bold = (text: string): TableCell => ({ text, bold: true });

function headOf(title: string, head: OrderHead, more: readonly (readonly [string, string])[]): Content[] {
  const { locale, madeAt, seller, buyer, delivery, comment, logo } = head;
  const texts = documentTexts[locale];
  const facts: readonly (readonly [string, string])[] = [
    [texts.seller, seller],
    [texts.buyer, buyer],
    [texts.delivery, delivery],
    ...more,
    [texts.comment, comment],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]): TableCell[] => [`${label}:`, bold(value)]);
  return [
    ...logoLine(logo),
    { text: title, fontSize: 14, bold: true },
    { text: texts.ofDate(formatDate(madeAt, locale)), margin: [0, 2, 0, 6] },
    { layout: 'noBorders', table: { widths: [90, '*'], body: rows }, margin: [0, 0, 0, 8] },
  ];
}

const tableOf = (
  widths: readonly (number | string)[],
  heads: readonly string[],
  rows: readonly TableCell[][],
): Content => ({
  layout: thinLines,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [...widths] as (number | '*')[],
    body: [heads.map((text) => ({ text, bold: true, alignment: 'center' })), ...rows],
  },
});

const named = (line: SheetLine, texts: DocumentTexts): TableCell => ({
  stack: [
    keepQuantities(line.name),
    ...(line.note === '' ? [] : [{ text: `${texts.note}: ${line.note}`, fontSize: 8, italics: true }]),
  ],
});

function totalsOf(order: Confirmation, texts: DocumentTexts): Content {
  const { discount, deliveryPrice, total, locale } = order;
  const rows: readonly (readonly [string, string])[] = [
    ...(discount === 0 ? [] : [[texts.discount, `−${formatSum(discount, locale)}`] as const]),
    ...(deliveryPrice === 0 ? [] : [[texts.deliveryPrice, formatSum(deliveryPrice, locale)] as const]),
    [texts.total, formatSum(total, locale)],
  ];
  const cell = (text: string): TableCell => ({ text, bold: true, alignment: 'right', noWrap: true });
  return {
    layout: 'noBorders',
    table: { widths: ['*', 80], body: rows.map(([label, value]) => [cell(`${label}:`), cell(value)]) },
    margin: [0, 4, 0, 0],
  };
}

/** Returns a table of the returned lines with their amounts, and the remaining amount of the order. */
function returnedOf({ returned, total, locale }: Confirmation, texts: DocumentTexts): Content[] {
  if (returned.length === 0) return [];
  const refunded = sumKopecks(returned.map((line) => line.total));
  const rows = returned.map((line, at): TableCell[] => [
    { text: String(at + 1), alignment: 'center' },
    bold(line.article),
    keepQuantities(line.name),
    right(line.unit === null ? formatCount(line.quantity, locale) : formatPieces(line.quantity, line.unit, locale)),
    right(formatSum(line.total, locale)),
  ]);
  const cell = (text: string): TableCell => ({ text, bold: true, alignment: 'right', noWrap: true });
  const sums = [
    [texts.refunded, formatSum(refunded, locale)],
    [texts.totalAfterRefunds, formatSum((total - refunded) as Kopecks, locale)],
  ] as const;
  return [
    { text: texts.returned, bold: true, fontSize: 11, margin: [0, 10, 0, 4] },
    tableOf([22, 100, '*', 55, 66], ['№', texts.article, texts.name, texts.quantity, texts.sum], rows),
    {
      layout: 'noBorders',
      table: { widths: ['*', 80], body: sums.map(([label, value]) => [cell(`${label}:`), cell(value)]) },
      margin: [0, 4, 0, 0],
    },
  ];
}

/** Returns the confirmation of an order as a document in the buyer's language. */
export function confirmationSheet(order: Confirmation): Sheet {
  const { locale } = order;
  const texts = documentTexts[locale];
  const title = texts.confirmation(order.orderNumber);
  const rows = order.lines.map((line, at): TableCell[] => [
    { text: String(at + 1), alignment: 'center' },
    bold(line.article),
    named(line, texts),
    right(formatPieces(line.quantity, line.unit, locale)),
    right(formatRowPrice(rowPrice(line), locale)),
    right(formatSum(line.total, locale)),
  ]);
  const heads = ['№', texts.article, texts.name, texts.quantity, texts.price, texts.sum];
  return {
    title,
    madeAt: order.madeAt,
    content: [
      ...headOf(title, order, [[texts.payment, order.payment]]),
      tableOf([22, 100, '*', 55, 55, 66], heads, rows),
      totalsOf(order, texts),
      ...returnedOf(order, texts),
    ],
    footer: texts.page,
  };
}

function parcelOf(
  { trackingNumber, grams, lines }: PackingList['parcels'][number],
  at: number,
  list: PackingList,
  texts: DocumentTexts,
): Content[] {
  const facts = [
    texts.parcel(at + 1, list.parcels.length),
    ...(trackingNumber === '' ? [] : [`${texts.tracking}: ${trackingNumber}`]),
    ...(grams === null ? [] : [`${texts.weight}: ${texts.grams(formatCount(grams, list.locale))}`]),
  ];
  const rows = lines.map((line, index): TableCell[] => [
    { text: String(index + 1), alignment: 'center' },
    bold(line.article),
    named(line, texts),
    right(formatPieces(line.quantity, line.unit, list.locale)),
    '',
  ]);
  return [
    { text: facts.join(' · '), bold: true, fontSize: 11, margin: [0, 8, 0, 4] },
    tableOf([22, 110, '*', 60, 24], ['№', texts.article, texts.name, texts.quantity, ''], rows),
    { text: texts.lineCount(formatCount(lines.length, list.locale)), margin: [0, 3, 0, 0] },
  ];
}

/**
 * Returns the packing list of an order as a document. It lists the contents of each parcel, for packing and for
 * checking on arrival.
 */
export function packingListSheet(list: PackingList): Sheet {
  const texts = documentTexts[list.locale];
  const title = texts.packingList(list.orderNumber);
  return {
    title,
    madeAt: list.madeAt,
    content: [
      ...headOf(title, list, []),
      ...list.parcels.flatMap((parcel, at) => parcelOf(parcel, at, list, texts)),
      {
        columns: [`${texts.packed} ____________________`, `${texts.checked} ____________________`],
        margin: [0, 20, 0, 0],
      },
    ],
    footer: texts.page,
  };
}
