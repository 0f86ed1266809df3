import type { StockNumbers } from '@farad/contract/back-office-stock';
import { backOfficeStockQueries } from '@farad/database/back-office-stock.queries';
import type { Connection } from '@farad/database/connect';
import { askedNumbers, matchPastedLines, readPastedList } from '@farad/domain/basket';
import type { Locale } from '@farad/domain/shared';

import { presentStock } from './present-stock.ts';

/** More than so many are no answer to a list of some hundred numbers. */
const foundMax = 5000;
/** Products to choose from where a number is several makers'. */
const choicesMax = 10;

/** The products of a pasted list, in whatever state they are: goods may come before they are shown. */
export async function readNumbers(db: Connection['db'], text: string, locale: Locale): Promise<StockNumbers> {
  const { lines, rest } = readPastedList(text);
  const { keys, ids } = askedNumbers(lines);
  const found = await backOfficeStockQueries(db).byNumbers(keys, ids, foundMax);
  return {
    lines: matchPastedLines(lines, found).map(({ line, reading, parts }) => ({
      ...{ row: line.row, text: line.text, quantity: reading?.quantity ?? null },
      parts: parts.slice(0, choicesMax).map((part) => presentStock(part, locale)),
    })),
    rest,
  };
}
