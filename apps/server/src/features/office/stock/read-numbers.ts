import type { StockNumbers } from '@farad/contract/office/stock/stock';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import type { Connection } from '@farad/database/connection/connect';
import { numbersToFind, matchPastedLines, readPastedList, type PastedLine } from '@farad/domain/basket';
import type { Quantity } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { presentStock } from '#core/catalogue/present-stock.ts';

/** Maximum number of products found for a pasted list. More would not help with a list of some hundred numbers. */
const foundMax = 5000;
/** Maximum number of products returned for a line whose number several makers use. */
const choicesMax = 10;

/**
 * Matches a line with a number at its end: `LM358 0`. Used for quantities that cannot be bought: 0 or far too large.
 */
const figureAtEnd = /^(.+?)[\s;,|]+[-+]?(\d[\d.,]*)$/u;

interface Figured {
  readonly line: PastedLine;
  /**
   * null = the quantity that was parsed is valid. Otherwise `figure` replaces it; `figure` undefined = the line
   * has no valid quantity.
   */
  readonly instead: { readonly figure: number | undefined } | null;
}

/** Reads a line whose quantity cannot be bought. Such lines are useful here, since a stock count may find 0 pieces. */
function figured(line: PastedLine): Figured {
  const [, number, figure] = figureAtEnd.exec(line.text) ?? [];
  if (line.readings.length > 0 || number === undefined) return { line, instead: null };
  const readings = [{ number, quantity: 1 as Quantity }];
  return { line: { ...line, readings }, instead: { figure: figure === '0' ? 0 : undefined } };
}

/**
 * Returns the products of a pasted list. They may be in any state, since goods may arrive before their product is
 * published.
 */
export async function readNumbers(db: Connection['db'], text: string, locale: Locale): Promise<StockNumbers> {
  const { lines: pasted, rest } = readPastedList(text);
  const read = pasted.map(figured);
  const lines = read.map(({ line }) => line);
  const { keys, ids } = numbersToFind(lines);
  const found = await backOfficeStockQueries(db).byNumbers(keys, ids, foundMax);
  return {
    lines: matchPastedLines(lines, found).map(({ line, reading, parts }, at) => {
      const instead = read[at]?.instead ?? null;
      const quantity = instead === null ? reading?.quantity : instead.figure;
      const own = parts.slice(0, choicesMax).map((part) => presentStock(part, locale));
      return { row: line.row, text: line.text, quantity: quantity ?? null, parts: own };
    }),
    rest,
  };
}
