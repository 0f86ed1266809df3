import type { ReorderRow } from '@farad/contract/office/stock/stock';
import type { FileAnswer } from '@farad/contract/kit/file';
import {
  backOfficeStockQueries,
  type StockRow,
  type StockSearch,
} from '@farad/database/stock/back-office-stock.queries';
import type { Connection } from '@farad/database/connection/connect';
import type { TableColumn } from '@farad/documents/table-file';
import { moscowDay } from '@farad/domain/delivery';
import { textIn, type Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Drawing } from '#core/documents/open-drawing.ts';
import { writeTableFile } from '#core/documents/write-table-file.ts';
import { presentStock } from '#core/catalogue/present-stock.ts';

/** Maximum number of products in one file. A million products would fill the memory, so staff must set a filter. */
const rowsMax = 50_000;
const portion = 5000;

export interface FileWanted {
  readonly format: 'csv' | 'xlsx';
  readonly locale: Locale;
  readonly now: Date;
}

const number = (title: string): TableColumn => ({ title, kind: 'number', width: 14 });

function partColumns(locale: Locale): readonly TableColumn[] {
  const t = translators[locale];
  return [
    { title: t('backOffice.number'), kind: 'text', width: 12 },
    { title: t('backOfficeStock.mpn'), kind: 'text', width: 24 },
    { title: t('backOfficeStock.brand'), kind: 'text', width: 20 },
    { title: t('backOfficeStock.title'), kind: 'text', width: 48 },
  ];
}

async function everyRow(db: Connection['db'], search: Omit<StockSearch, 'after' | 'limit'>): Promise<StockRow[]> {
  const rows: StockRow[] = [];
  for (;;) {
    const after: number | undefined = rows.at(-1)?.id;
    const more = await backOfficeStockQueries(db).find({ ...search, after, limit: portion });
    rows.push(...more);
    if (more.length < portion || rows.length >= rowsMax) return rows.slice(0, rowsMax);
  }
}

/** Returns the stock list as a file, with a column for each warehouse. */
export async function stockFile(
  db: Connection['db'],
  drawing: Drawing,
  search: Omit<StockSearch, 'after' | 'limit'>,
  { format, locale, now }: FileWanted,
): Promise<FileAnswer> {
  const t = translators[locale];
  const warehouses = await backOfficeStockQueries(db).warehouses();
  const rows = (await everyRow(db, search)).map((row) => {
    const { product_id, mpn, brand, title, onHand, reserved, available, places } = presentStock(row, locale);
    const here = warehouses.flatMap(({ id }) => {
      const place = places.find(({ warehouseId }) => warehouseId === id);
      return [place?.onHand ?? 0, place?.cell ?? ''];
    });
    return [product_id, mpn, brand, title, onHand, reserved, available, ...here];
  });
  const columns = [
    ...partColumns(locale),
    ...[t('backOfficeStock.onHand'), t('backOfficeStock.reserved'), t('backOfficeStock.available')].map(number),
    ...warehouses.flatMap(({ title }): TableColumn[] => [
      number(textIn(title, locale)),
      { title: `${textIn(title, locale)}: ${t('backOfficeStock.cell')}`, kind: 'text', width: 14 },
    ]),
  ];
  const sheetName = t('backOfficeStock.stock');
  return writeTableFile(drawing, `${sheetName} ${moscowDay(now)}`, locale, { format, sheetName, columns, rows });
}

/** Returns the list of products to order from suppliers as a file. */
export function reorderFile(
  drawing: Drawing,
  products: readonly ReorderRow[],
  { format, locale, now }: FileWanted,
): Promise<FileAnswer> {
  const t = translators[locale];
  const columns = [
    ...partColumns(locale),
    ...[t('backOfficeStock.suggested'), t('backOfficeStock.available'), t('backOfficeStock.ordered')].map(number),
    ...[t('backOfficeStock.threshold'), t('backOfficeStock.leadDays'), t('backOfficeStock.multiple')].map(number),
  ];
  const rows = products.map((row) => [
    row.product_id,
    row.mpn,
    row.brand,
    row.title,
    row.suggested,
    row.available,
    row.ordered,
    row.threshold,
    row.leadDays,
    row.multiple,
  ]);
  const sheetName = t('backOfficeStock.reorder');
  return writeTableFile(drawing, `${sheetName} ${moscowDay(now)}`, locale, { format, sheetName, columns, rows });
}
