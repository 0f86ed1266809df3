import { cleanText } from '../cell/clean-text.ts';
import { looksLikeDesignators, looksLikeMpn } from '../cell/column-values.ts';
import { saysNotFitted } from '../cell/not-fitted.ts';
import { misplacedPart } from './misplaced-part.ts';
import type { BomColumn, BomField } from '../header/layout.ts';
import type { PartsSheet } from '../header/parts-file.ts';
import { readBomQuantity } from '../cell/quantity.ts';
import { isFooterRow, isSignatureRow, isTotalRow } from '../cell/row-words.ts';

/** Whether a row has more than words: designators, a quantity or a part number. */
function isLineLike(cells: readonly string[], columns: readonly BomColumn[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  if (filled === 0 || isTotalRow(cells) || isSignatureRow(cells) || isFooterRow(cells)) return false;
  if (filled === 1 && columns.filter(({ field }) => field !== null).length === 1) return true;
  const has = new Set(columns.flatMap(({ field }) => field ?? []));
  if (misplacedPart(cells, has) !== null) return true;
  if (isLeftOutRow(cells, columns) || isNamedPlace(cells, columns)) return true;
  const isWish = !has.has('designators');
  // In a list that has only names and prices, a row that describes a part is a line.
  if (isWish && !has.has('quantity') && filled > 1 && isDescribed(cells, columns)) return true;
  return columns.some(
    ({ field, index }) => field !== null && carries(field, cleanText(cells[index] ?? '').text, filled, isWish),
  );
}

/** Whether a cell describes a part in a few words, with a number among them. */
const isDescribed = (cells: readonly string[], columns: readonly BomColumn[]): boolean =>
  columns.some(({ field, index }) => {
    const text = field === 'description' ? cleanText(cells[index] ?? '').text : '';
    return /\d/u.test(text) && text.length < 100;
  });

/**
 * Whether a row is a line that is not fitted: its quantity is 0 (`G***`, 0), or its designators say so (`C31
 * Do-Not-Install`).
 */
function isLeftOutRow(cells: readonly string[], columns: readonly BomColumn[]): boolean {
  const of = (field: BomField): string => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? '' : cleanText(cells[column.index] ?? '').text;
  };
  const places = of('designators');
  if (/^\p{L}{1,4}\d/u.test(places) && saysNotFitted(places)) return true;
  return of('quantity') === '0' && /^\S+$/u.test(places);
}

/**
 * Whether a row, in a list without quantities, has a name as its designator, a description and a package: `LCD`,
 * `PINHD-2X5`, `2X05`.
 */
const isNamedPlace = (cells: readonly string[], columns: readonly BomColumn[]): boolean => {
  const of = (field: BomField): string => cells[columns.find((one) => one.field === field)?.index ?? -1]?.trim() ?? '';
  return (
    columns.every(({ field }) => field !== 'quantity') &&
    /^\p{Lu}[\p{Lu}\d_-]{1,15}$/u.test(of('designators')) &&
    of('package') !== '' &&
    of('description') !== ''
  );
};

/** Fields that are filled only in rows that are lines. */
const partNumbers: ReadonlySet<BomField> = new Set([
  'mpn',
  'foreign_number',
  'shop_number',
  'customer_number',
  'document',
  'value',
]);

/** Whether a cell makes its row a line. In a list without designators, a part name is enough. */
function carries(field: BomField, text: string, filled: number, isWish: boolean): boolean {
  if (text === '') return false;
  if (isWish && (field === 'mpn' || field === 'foreign_number') && looksLikeMpn(text)) return true;
  if (field === 'designators') return filled > 1 && looksLikeDesignators(text);
  if (field === 'quantity') {
    return filled > 1 && (readBomQuantity(text).kind === 'quantity' || (isWish && /\d/u.test(text)));
  }
  return filled > 1 && text.length < 100 && partNumbers.has(field);
}

/** Returns the last row that continues a name below the line in `row`. A blank row ends the search. */
function endOfText(sheet: PartsSheet, row: number, columns: readonly BomColumn[]): number {
  const names = columns.filter(({ field }) => field === 'mpn' || field === 'description' || field === 'designators');
  let last = row;
  for (let next = row + 1; next < sheet.rows.length; next += 1) {
    const cells = sheet.rows[next] ?? [];
    const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
    const isText = filled.length > 0 && filled.every((index) => names.some((column) => column.index === index));
    if (!isText || isTotalRow(cells) || isSignatureRow(cells) || isFooterRow(cells)) break;
    last = next;
  }
  return last;
}

/** Returns the last row of the list. Totals, signatures, notes and blank rows come below it. */
export function lastRowOf(sheet: PartsSheet, firstRow: number, columns: readonly BomColumn[]): number {
  for (let row = sheet.rows.length - 1; row >= firstRow; row -= 1) {
    if (isLineLike(sheet.rows[row] ?? [], columns)) return endOfText(sheet, row, columns);
  }
  return Math.max(firstRow - 1, 0);
}
