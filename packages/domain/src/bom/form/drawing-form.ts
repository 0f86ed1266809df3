import { looksLikeDesignators } from '../cell/column-values.ts';
import { headerMeaning } from '../header/header-meaning.ts';
import { findHeader } from '../row/header-row.ts';
import type { PartsSheet } from '../header/parts-file.ts';
import { isDrawingNumber } from '../cell/supply-document.ts';

/** Words of the frame on the left side of a sheet (GOST 2.104). */
const frameWord =
  /^(?:перв(?:ичн\p{L}*|\.)? ?(?:прим|заст)|справ(?:очн\p{L}*|\.)? ?№|п[оі]дп(?:ись|ис|\.)? ?(?:и|та)? ?дата|[иі]нв\.? ?№ ?(?:дубл|подл)|взам(?:ен|\.)? ?[иі]нв)/iu;
/** Words of the title block at the bottom: changes, names of authors and reviewers, sheet numbers. */
const stampWord =
  /^(?:(?:из|з)м\.?|арк(?:уш\p{L}*|\.)?|кол\. ?уч\.?|лист(?:ов)?(?: \d{1,3})?|лит(?:ера|\.)?(?: [АБ]?\d?)?|масса|масштаб(?: \d+:\d+)?|№ ?док\p{L}*\.?|п[оі]дп\.?|подпись|підпис|дата|фамилия|копировал|формат ?[аa]\d|(?:разраб|розроб|перев|затв|пров|провер|утв|рук|нач|конструктор|схемотехник|т\. ?контр|н\. ?контр|нормоконтр|метр|согл)(?:\p{L}*|\.)(?: ?\p{L}+\.?)?)$/iu;

/** Number of columns that are searched for a frame and a title block. */
const columnsLooked = 60;
/** Number of rows that are searched for designators between the frame and the list. */
const rowsLooked = 300;

/** Number of title block words that identify a row. A list row may have one by chance. */
const wordsOfStamp = 3;
/** Number of rows that a title block can have above and below the row that identifies it. */
const stampAbove = 6;
const stampBelow = 12;

/** Whether a cell holds text of the drawing's frame, which does not describe the row. */
export const isFrameText = (cell: string): boolean => frameWord.test(plain(cell));

const plain = (cell: string): string => cell.slice(0, 60).replace(/\s+/gu, ' ').trim();
const isStampWord = (cell: string): boolean => cell !== '' && cell.length <= 40 && stampWord.test(plain(cell));

/** Frame and title block of a sheet drawn by ESKD. */
export interface DrawingForm {
  /** Number of frame columns on the left. */
  readonly frameColumns: number;
  /** Indexes of title block rows. */
  readonly stampRows: ReadonlySet<number>;
}

const noForm: DrawingForm = { frameColumns: 0, stampRows: new Set() };

const filledOf = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== '');

function lastFrameColumn(rows: readonly (readonly string[])[]): number {
  let last = -1;
  for (const cells of rows) {
    // Only the first eight columns are searched: a frame is narrow, and its words elsewhere mean something else.
    for (let column = Math.min(cells.length, 8) - 1; column > last; column -= 1)
      if (isFrameText(cells[column] ?? '')) last = column;
  }
  return last;
}

/** Returns the first list column right of the frame, by known headers. Returns null if fewer than two are known. */
function firstListColumn(sheet: PartsSheet, frame: number): number | null {
  const header = findHeader(sheet);
  if (header === null) return null;
  const columns = sheet.rows
    .slice(header.row, header.row + header.rows)
    .flatMap((cells) => cells.flatMap((cell, column) => (headerMeaning(cell) === null ? [] : [column])))
    .filter((column) => column > frame);
  return new Set(columns).size < 2 ? null : Math.min(...columns);
}

/** Whether a column holds designators. It shows where a list begins if its first header is unknown. */
const hasPlaces = ({ rows }: PartsSheet, column: number): boolean =>
  rows.slice(0, rowsLooked).filter((cells) => looksLikeDesignators(cells[column] ?? '')).length >= 2;

function frameColumnsOf(sheet: PartsSheet): number {
  const last = lastFrameColumn(sheet.rows);
  if (last < 0) return 0;
  const first = firstListColumn(sheet, last);
  if (first === null) return 0;
  for (let column = last + 1; column < first; column += 1) if (hasPlaces(sheet, column)) return column;
  return first;
}

const isStamp = (cells: readonly string[]): boolean =>
  new Set(cells.filter(isStampWord).map(plain)).size >= wordsOfStamp;

/** Counts cells that cannot be part of a title block: they are neither its words nor numbers of drawings or sheets. */
const strangeCells = (cells: readonly string[], above: readonly string[] = []): number =>
  cells.filter(
    (cell, column) =>
      cell.trim() !== '' &&
      !isStampWord(cell) &&
      !isDrawingNumber(cell) &&
      !/^\d{1,3}$/u.test(cell.trim()) &&
      // A cell equal to the cell above is merged with it and does not count.
      cell !== above[column],
  ).length;

const isHeading = (cells: readonly string[]): boolean =>
  filledOf(cells).filter((cell) => !isStampWord(cell) && (headerMeaning(cell)?.fields.length ?? 0) > 0).length >= 2;

function addStamp(rows: readonly (readonly string[])[], known: number, stampRows: Set<number>): void {
  let top = known;
  for (let row = known - 1; row >= Math.max(0, known - stampAbove); row -= 1) {
    const cells = rows[row] ?? [];
    if (strangeCells(cells) > 0) break;
    if (filledOf(cells).length > 0) top = row;
  }
  let bottom = known;
  for (let row = known + 1; row <= Math.min(rows.length - 1, known + stampBelow); row += 1) {
    const cells = rows[row] ?? [];
    const isKnown = cells.some(isStampWord);
    // One unknown text in a row is allowed: the name of the product or company stands alone in its row.
    if (isHeading(cells) || !(isKnown || strangeCells(cells, rows[row - 1]) <= 1)) break;
    if (isKnown) bottom = row;
  }
  for (let row = top; row <= bottom; row += 1) stampRows.add(row);
}

/**
 * Finds the frame and the title blocks of a drawing's sheet by the words in them. A sheet without such words has
 * neither.
 */
export function drawingFormOf(sheet: PartsSheet): DrawingForm {
  const frameColumns = frameColumnsOf(sheet);
  const rows = sheet.rows.map((cells) => cells.slice(frameColumns, frameColumns + columnsLooked));
  const stampRows = new Set<number>();
  rows.forEach((cells, row) => {
    if (!stampRows.has(row) && isStamp(cells)) addStamp(rows, row, stampRows);
  });
  return frameColumns === 0 && stampRows.size === 0 ? noForm : { frameColumns, stampRows };
}

/** Facts from a title block. */
export interface StampFacts {
  /** True for the title block of a first sheet. Other title blocks name neither the author nor the number of sheets. */
  readonly isFirst: boolean;
  readonly drawingNumbers: ReadonlySet<string>;
}

export function stampFactsOf({ rows }: PartsSheet, { stampRows, frameColumns }: DrawingForm): StampFacts {
  const cells = [...stampRows].flatMap((row) => (rows[row] ?? []).slice(frameColumns)).map(plain);
  return {
    isFirst: cells.some((cell) => /^(?:листов|разраб)/iu.test(cell)),
    drawingNumbers: new Set(cells.filter(isDrawingNumber)),
  };
}

/** Returns the sheet without frame and title blocks. Rows of title blocks remain as blank rows. */
export function withoutForm(sheet: PartsSheet, { frameColumns, stampRows }: DrawingForm): PartsSheet {
  if (frameColumns === 0 && stampRows.size === 0) return sheet;
  const rows = sheet.rows.map((cells, row) => {
    if (stampRows.has(row)) return [];
    return frameColumns === 0 ? cells : cells.map((cell, column) => (column < frameColumns ? '' : cell));
  });
  return { ...sheet, rows };
}
