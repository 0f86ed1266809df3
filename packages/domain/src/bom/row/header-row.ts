import { headerForm } from '../header/header-form.ts';
import { distributorOf, headerMeaning, likelyMeaning } from '../header/header-meaning.ts';
import { looksLikeDesignators, looksLikeMpn } from '../cell/column-values.ts';
import { isGroupTitle } from '../cell/row-words.ts';
import type { BomField } from '../header/layout.ts';
import type { PartsSheet } from '../header/parts-file.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';

export interface FoundHeader {
  readonly row: number;
  readonly rows: 1 | 2;
}

/** Maximum number of rows above the list. */
const preambleMax = 200;

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** Whether a cell looks like data and not like a header. */
const isData = (cell: string): boolean => {
  const text = cell.trim().slice(0, 200);
  if (text === '' || headerMeaning(text) !== null) return false;
  return (
    /^[\d.,\s-]+$/u.test(text) ||
    valueLexeme(text) !== null ||
    looksLikeMpn(text) ||
    (looksLikeDesignators(text) && /\d/u.test(text))
  );
};

const meansField = (cell: string): boolean => (headerMeaning(cell)?.fields.length ?? 0) > 0;

interface Score {
  readonly recognised: number;
  readonly points: number;
}

const noScore: Score = { recognised: 0, points: -1 };

/** Scores how much a row looks like a header. Data cells lower the score. */
function scoreOf(cells: readonly string[]): Score {
  const filled = cells.filter(isFilled);
  // Repeated words count once, such as distributors' names under `In stock`, `Price`, `Package`.
  const own = [...new Map(filled.map((cell) => [headerForm(cell) || cell, cell])).values()];
  const recognised = own.filter(meansField).length;
  const known = filled.filter((cell) => headerMeaning(cell) !== null).length - (filled.length - own.length);
  const data = filled.filter(isData).length;
  if (recognised === 0 || data > recognised || (recognised === 1 && known < own.length)) return noScore;
  return { recognised, points: recognised * 3 + (known - recognised) - data * 2 };
}

/**
 * Returns the header of each column. Two header rows are joined; an upper word applies to all columns that it spans.
 */
export function headerTexts(sheet: PartsSheet, row: number, rows: 1 | 2): readonly string[] {
  const upper = sheet.rows[row] ?? [];
  const lower = rows === 2 ? (sheet.rows[row + 1] ?? []) : [];
  const width = Math.max(upper.length, lower.length);
  let spanning = '';
  return Array.from({ length: width }, (_, column) => {
    const above = (upper[column] ?? '').trim();
    const below = (lower[column] ?? '').trim();
    if (above !== '') spanning = above;
    const over = above === '' && below !== '' ? spanning : above;
    return [...new Set([over, below])].filter((text) => text !== '').join(' ');
  });
}

/** Whether an upper header word also applies to the next column. */
const spansFurther = ({ rows }: PartsSheet, row: number, column: number): boolean =>
  (rows[row]?.[column + 1] ?? '').trim() === '' && (rows[row + 1]?.[column + 1] ?? '').trim() !== '';

/** Returns the meaning of a header: of both rows together, else of the lower, else of the upper row. */
export function meaningOfColumn(sheet: PartsSheet, row: number, rows: 1 | 2, column: number) {
  const whole = headerTexts(sheet, row, rows)[column] ?? '';
  const below = (rows === 2 ? (sheet.rows[row + 1]?.[column] ?? '') : '').trim();
  const above = (sheet.rows[row]?.[column] ?? '').trim();
  // A word above several columns, such as a distributor's name over `Avail`, `Price` and `Cat#`, does not describe any
  // of these columns.
  const isSpanning = below !== '' && spansFurther(sheet, row, column);
  // A distributor's name below `In stock` or `Packaging` does not mark a column of part numbers.
  if (above !== '' && above !== below && headerMeaning(whole) === null && distributorOf(below) !== null) {
    return headerMeaning(above) ?? { fields: [], distributor: null, ordinal: 0 };
  }
  return headerMeaning(whole) ?? headerMeaning(below) ?? (isSpanning ? null : headerMeaning(above));
}

/** Guesses a meaning from some of the header's words. Returns null if the whole header has a meaning. */
export function likelyOfColumn(sheet: PartsSheet, row: number, rows: 1 | 2, column: number): BomField | null {
  if (meaningOfColumn(sheet, row, rows, column) !== null) return null;
  return likelyMeaning(headerTexts(sheet, row, rows)[column] ?? '');
}

/** Whether a row is a second header row: short words without digits, each below a word or known by itself. */
function isSecondRow(cells: readonly string[], upper: readonly string[]): boolean {
  const filled = cells.filter((cell, column) => isFilled(cell) && cell !== upper[column]);
  return (
    filled.length > 0 &&
    // A group title below a header that names only some columns is no second header row.
    !(filled.length === 1 && isGroupTitle(filled[0] ?? '')) &&
    filled.every((cell) => cell.trim().length <= 40 && !isData(cell) && (!/\d{2}/u.test(cell) || isOfBoards(cell)))
  );
}

/** Whether a cell is the number of boards that a quantity column applies to: `10 плат`. */
const isOfBoards = (cell: string): boolean =>
  /^(?:на |for )?\d{1,4} (?:плат|издел|компл|board|pcb)\p{L}*$/iu.test(cell.trim());

function twoRowScore(sheet: PartsSheet, row: number): Score {
  const [upper, lower] = [sheet.rows[row] ?? [], sheet.rows[row + 1] ?? []];
  if (!upper.some(isFilled) || !isSecondRow(lower, upper) || upper.some(isData)) return noScore;
  if (upper.filter(isFilled).length < 2 || !upper.some((cell) => headerMeaning(cell) !== null)) return noScore;
  const meanings = headerTexts(sheet, row, 2).map((_, column) => meaningOfColumn(sheet, row, 2, column));
  const recognised = meanings.filter((meaning) => meaning !== null && meaning.fields.length > 0).length;
  const known = meanings.filter((meaning) => meaning !== null).length;
  // A header of two rows gets one more point. Its total then exceeds that of its lower row alone.
  return { recognised, points: recognised * 3 + (known - recognised) + 1 };
}

/** Whether a known header word is equal in both rows, as in cells merged vertically. */
const isMergedDown = (upper: readonly string[], lower: readonly string[]): boolean =>
  upper.some(
    (cell, column) => isFilled(cell) && cell.trim() === (lower[column] ?? '').trim() && headerMeaning(cell) !== null,
  );

/**
 * Whether at least half of the filled cells of the lower row repeat the cells above. The others divide a column above:
 * `Количество на` over `1 плату` and `10 плат`.
 */
function isRepeatedBelow(upper: readonly string[], lower: readonly string[]): boolean {
  const filled = lower.filter(isFilled).length;
  const same = lower.filter((cell, column) => isFilled(cell) && cell.trim() === (upper[column] ?? '').trim()).length;
  return same >= 2 && same >= filled / 2 && lower.some((cell) => headerMeaning(cell) !== null);
}

/** Whether there are at least three rows, and each has data. */
const isTable = (rows: readonly (readonly string[])[]): boolean =>
  rows.length >= 3 && rows.every((cells) => cells.some(isData));

/**
 * Whether a row with words but no digits stands directly above data rows. Used for headers whose words are unknown,
 * such as in another language.
 */
function looksAbove(sheet: PartsSheet, row: number): boolean {
  const filled = (sheet.rows[row] ?? []).filter(isFilled);
  if (filled.length < 2 || filled.some((cell) => isData(cell) || /\d/u.test(cell) || cell.length > 40)) return false;
  const below = sheet.rows.slice(row + 1, row + 3);
  if (filled.length >= 4 && filled.some(meansField) && isTable(sheet.rows.slice(row + 1, row + 5))) return true;
  return below.length > 0 && below.every((cells) => cells.filter((cell) => isFilled(cell) && isData(cell)).length >= 2);
}

function headerAt(sheet: PartsSheet, row: number): FoundHeader & { readonly points: number } {
  const [upper, lower] = [sheet.rows[row] ?? [], sheet.rows[row + 1] ?? []];
  const one = scoreOf(upper);
  const two = twoRowScore(sheet, row);
  const isMore = two.recognised > scoreOf(lower).recognised || isMergedDown(upper, lower);
  if (isMore && two.recognised > one.recognised) return { row, rows: 2, points: two.points };
  if (one.points > 0 && isRepeatedBelow(upper, lower)) return { row, rows: 2, points: one.points + 1 };
  return { row, rows: 1, points: one.points > 0 || !looksAbove(sheet, row) ? one.points : 1 };
}

const isCollatedTitle = (cells: readonly string[]): boolean =>
  /^(?:collated|grouped) components/iu.test((cells.find(isFilled) ?? '').trim());

/** Returns the header of the groups in a KiCad list that has all components one by one and then again in groups. */
function collatedBelow(sheet: PartsSheet, { row, rows }: FoundHeader): FoundHeader | null {
  const title = sheet.rows.findIndex((cells, index) => index >= row + rows && isCollatedTitle(cells));
  if (title < 0) return null;
  const words = JSON.stringify(sheet.rows[row]);
  const again = sheet.rows.findIndex((cells, index) => index > title && JSON.stringify(cells) === words);
  return again < 0 ? null : { row: again, rows: 1 };
}

/** Returns the first header with these words: several tables of one list may repeat it. */
function firstAlike({ rows }: PartsSheet, found: FoundHeader): FoundHeader {
  if (found.rows === 2) return found;
  const words = (cells: readonly string[] | undefined): string =>
    JSON.stringify((cells ?? []).map((cell) => cell.trim()));
  const own = words(rows[found.row]);
  const row = rows.findIndex((cells) => words(cells) === own);
  return row < 0 || (rows[row] ?? []).filter(isFilled).length < 3 ? found : { row, rows: 1 };
}

/**
 * Returns the header, of one or two rows, with the highest score; of equal scores, the first. Returns null if there is
 * no header.
 */
export function findHeader(sheet: PartsSheet): FoundHeader | null {
  const last = Math.min(sheet.rows.length, preambleMax);
  let best: FoundHeader | null = null;
  let most = 0;
  for (let row = 0; row < last; row += 1) {
    const { rows, points } = headerAt(sheet, row);
    if (points > most) {
      most = points;
      best = { row, rows };
    }
  }
  return best && (collatedBelow(sheet, best) ?? firstAlike(sheet, best));
}
