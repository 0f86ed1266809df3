import { cleanText } from '../cell/clean-text.ts';
import { looksLikeDesignators, looksLikeMpn } from '../cell/column-values.ts';
import { misplacedPart } from './misplaced-part.ts';
import type { BomColumn, BomField } from '../header/layout.ts';
import type { PartsSheet } from '../header/parts-file.ts';
import { readBomQuantity } from '../cell/quantity.ts';
import { isFooterRow, isSignatureRow, isTotalRow } from '../cell/row-words.ts';

/** Whether a row carries more than words: places, a quantity, a number of a part. */
function isLineLike(cells: readonly string[], columns: readonly BomColumn[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  if (filled === 0 || isTotalRow(cells) || isSignatureRow(cells) || isFooterRow(cells)) return false;
  if (filled === 1 && columns.filter(({ field }) => field !== null).length === 1) return true;
  const has = new Set(columns.flatMap(({ field }) => field ?? []));
  if (misplacedPart(cells, has) !== null) return true;
  const isWish = !has.has('designators');
  return columns.some(
    ({ field, index }) => field !== null && carries(field, cleanText(cells[index] ?? '').text, filled, isWish),
  );
}

/** Fields that only a line has. */
const partNumbers: ReadonlySet<BomField> = new Set([
  'mpn',
  'foreign_number',
  'shop_number',
  'customer_number',
  'document',
  'value',
]);

/** A list without places may name a part in a row and nothing else. */
function carries(field: BomField, text: string, filled: number, isWish: boolean): boolean {
  if (text === '') return false;
  if (isWish && (field === 'mpn' || field === 'foreign_number') && looksLikeMpn(text)) return true;
  if (field === 'designators') return filled > 1 && looksLikeDesignators(text);
  if (field === 'quantity') {
    return filled > 1 && (readBomQuantity(text).kind === 'quantity' || (isWish && /\d/u.test(text)));
  }
  return filled > 1 && text.length < 100 && partNumbers.has(field);
}

/** The names of the last line may go on below it, without a blank row between. */
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

/** The last row of the list: below it are totals, signatures, notes and blank rows. */
export function lastRowOf(sheet: PartsSheet, firstRow: number, columns: readonly BomColumn[]): number {
  for (let row = sheet.rows.length - 1; row >= firstRow; row -= 1) {
    if (isLineLike(sheet.rows[row] ?? [], columns)) return endOfText(sheet, row, columns);
  }
  return Math.max(firstRow - 1, 0);
}
