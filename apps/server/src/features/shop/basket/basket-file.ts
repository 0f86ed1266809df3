import type { FileAnswer } from '@farad/contract/kit/file';
import type { BasketLineRow, BasketRow } from '@farad/database/basket/basket.queries';
import type { TableCell, TableColumn, TableFormat } from '@farad/documents/table-file';
import { priceBasket } from '@farad/domain/basket';
import { moscowDay } from '@farad/domain/delivery';
import type { Coefficient } from '@farad/domain/money';
import { textIn, type Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Drawing } from '#core/documents/open-drawing.ts';
import { writeTableFile } from '#core/documents/write-table-file.ts';

function columnsOf(locale: Locale): readonly TableColumn[] {
  const t = translators[locale];
  return [
    { title: t('baskets.columnNumber'), kind: 'text', width: 12 },
    { title: t('baskets.columnMpn'), kind: 'text', width: 24 },
    { title: t('baskets.columnMaker'), kind: 'text', width: 20 },
    { title: t('baskets.columnDescription'), kind: 'text', width: 48 },
    { title: t('baskets.columnQuantity'), kind: 'number', width: 12 },
    { title: t('baskets.columnUnitPrice'), kind: 'unit_price', width: 14 },
    { title: t('baskets.columnSum'), kind: 'money', width: 14 },
    { title: t('baskets.columnStock'), kind: 'number', width: 12 },
    { title: t('baskets.columnNote'), kind: 'text', width: 32 },
  ];
}

/** Returns a basket as a file with a table, at the current prices for its reader (product B7). */
export function basketFile(
  drawing: Drawing,
  { basket, lines }: { readonly basket: BasketRow; readonly lines: readonly BasketLineRow[] },
  {
    format,
    locale,
    coefficient,
    now,
  }: {
    readonly format: TableFormat;
    readonly locale: Locale;
    readonly coefficient: Coefficient;
    readonly now: Date;
  },
): Promise<FileAnswer> {
  const priced = priceBasket(lines, coefficient);
  const rows = lines.map((line, index): readonly TableCell[] => {
    const { unitPrice, lineTotal } = priced.lines[index] ?? {};
    const figures = [line.quantity, unitPrice ?? null, lineTotal ?? null, line.available];
    return [String(line.productId), line.mpn, line.brand, textIn(line.title, locale), ...figures, line.note];
  });
  const title = basket.name === '' ? translators[locale]('basket.title') : basket.name;
  const name = `${title} ${moscowDay(now)}`.replaceAll(/[/\\:*?"<>|]/g, ' ');
  return writeTableFile(drawing, name, locale, { format, sheetName: title, columns: columnsOf(locale), rows });
}
