import type { StockNumbers } from '@farad/contract/back-office-stock';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import type { Connection } from '@farad/database/connection/connect';
import { askedNumbers, matchPastedLines, readPastedList, type PastedLine } from '@farad/domain/basket';
import type { Quantity } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { presentStock } from '#core/catalogue/present-stock.ts';

/** More than so many are no answer to a list of some hundred numbers. */
const foundMax = 5000;
/** Products to choose from where a number is several makers'. */
const choicesMax = 10;

/** A line whose figure is no quantity to buy: nothing was counted, or so many as nobody orders. */
const figureAtEnd = /^(.+?)[\s;,|]+[-+]?(\d[\d.,]*)$/u;

interface Figured {
  readonly line: PastedLine;
  /** null: what was read is the figure; else what stands in its place, undefined for none that can be. */
  readonly instead: { readonly figure: number | undefined } | null;
}

/** A line that is no wish of a buyer is known by its number all the same; a count may have found nothing. */
function figured(line: PastedLine): Figured {
  const [, number, figure] = figureAtEnd.exec(line.text) ?? [];
  if (line.readings.length > 0 || number === undefined) return { line, instead: null };
  const readings = [{ number, quantity: 1 as Quantity }];
  return { line: { ...line, readings }, instead: { figure: figure === '0' ? 0 : undefined } };
}

/** The products of a pasted list, in whatever state they are: goods may come before they are shown. */
export async function readNumbers(db: Connection['db'], text: string, locale: Locale): Promise<StockNumbers> {
  const { lines: pasted, rest } = readPastedList(text);
  const read = pasted.map(figured);
  const lines = read.map(({ line }) => line);
  const { keys, ids } = askedNumbers(lines);
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
