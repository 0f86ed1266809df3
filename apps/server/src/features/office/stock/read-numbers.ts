import type { StockNumbers } from '@farad/contract/office/stock';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import type { Connection } from '@farad/database/connection/connect';
import { numbersToFind, matchPastedLines, readPastedList, type PastedLine } from '@farad/domain/basket';
import type { Quantity } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { presentStock } from '#core/catalogue/present-stock.ts';

/** A larger result is no useful answer to a list of some hundred numbers. */
const foundMax = 5000;
/** Largest number of products to choose from if several makers use a number. */
const choicesMax = 10;

/** A line ending in a figure that is no quantity to buy: 0, or far too large. */
const figureAtEnd = /^(.+?)[\s;,|]+[-+]?(\d[\d.,]*)$/u;

interface Figured {
  readonly line: PastedLine;
  /** null = the parsed quantity counts. Otherwise `figure` replaces it; undefined = no valid figure. */
  readonly instead: { readonly figure: number | undefined } | null;
}

/** Reads a line that is no wish of a buyer by its number, since a count may have found 0. */
function figured(line: PastedLine): Figured {
  const [, number, figure] = figureAtEnd.exec(line.text) ?? [];
  if (line.readings.length > 0 || number === undefined) return { line, instead: null };
  const readings = [{ number, quantity: 1 as Quantity }];
  return { line: { ...line, readings }, instead: { figure: figure === '0' ? 0 : undefined } };
}

/** Returns the products of a pasted list in any state, since goods may arrive before their product is shown. */
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
