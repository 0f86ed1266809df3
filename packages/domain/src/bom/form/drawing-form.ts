import { looksLikeDesignators } from '../cell/column-values.ts';
import { headerMeaning } from '../header/header-meaning.ts';
import { findHeader } from '../row/header-row.ts';
import type { PartsSheet } from '../header/parts-file.ts';
import { isDrawingNumber } from '../cell/supply-document.ts';

/** Words of the frame at the left of a sheet (GOST 2.104). */
const frameWord =
  /^(?:перв(?:ичн\p{L}*|\.)? ?прим|справ(?:очн\p{L}*|\.)? ?№|подп(?:ись|\.)? ?и? ?дата|инв\.? ?№ ?(?:дубл|подл)|взам(?:ен|\.)? ?инв)/iu;
/** Words of the stamp at its foot: changes, names of who drew and checked, numbers of sheets. */
const stampWord =
  /^(?:изм\.?|кол\. ?уч\.?|лист(?:ов)?(?: \d{1,3})?|лит(?:ера|\.)?(?: [АБ]?\d?)?|масса|масштаб(?: \d+:\d+)?|№ ?док\p{L}*\.?|подп\.?|подпись|дата|фамилия|копировал|формат ?[аa]\d|(?:разраб|пров|провер|утв|рук|нач|конструктор|схемотехник|т\. ?контр|н\. ?контр|нормоконтр|метр|согл)(?:\p{L}*|\.)(?: ?\p{L}+\.?)?)$/iu;

/** Columns in which a frame and a stamp are looked for. */
const columnsLooked = 60;
/** Rows in which places are looked for between the frame and the list. */
const rowsLooked = 300;

/** Stamp words of one row that make it a stamp: a row of a list may have one by chance. */
const wordsOfStamp = 3;
/** Rows that a stamp has above and below the row by which it is known. */
const stampAbove = 6;
const stampBelow = 12;

/** Whether a cell has words of the frame, which say nothing of the row. */
export const isFrameText = (cell: string): boolean => frameWord.test(plain(cell));

const plain = (cell: string): string => cell.slice(0, 60).replace(/\s+/gu, ' ').trim();
const isStampWord = (cell: string): boolean => cell !== '' && cell.length <= 40 && stampWord.test(plain(cell));

/** Frame and stamp of a sheet that is drawn by ESKD. */
export interface DrawingForm {
  /** Columns at the left that are the frame. */
  readonly frameColumns: number;
  /** Indexes of rows of stamps. */
  readonly stampRows: ReadonlySet<number>;
}

const noForm: DrawingForm = { frameColumns: 0, stampRows: new Set() };

const filledOf = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== '');

function lastFrameColumn(rows: readonly (readonly string[])[]): number {
  let last = -1;
  for (const cells of rows) {
    // A frame is narrow; words of it in the midst of a sheet are something else.
    for (let column = Math.min(cells.length, 8) - 1; column > last; column -= 1)
      if (isFrameText(cells[column] ?? '')) last = column;
  }
  return last;
}

/** Column right of the frame that the list begins with: the first with known words above it; null: they are too few. */
function firstListColumn(sheet: PartsSheet, frame: number): number | null {
  const header = findHeader(sheet);
  if (header === null) return null;
  const columns = sheet.rows
    .slice(header.row, header.row + header.rows)
    .flatMap((cells) => cells.flatMap((cell, column) => (headerMeaning(cell) === null ? [] : [column])))
    .filter((column) => column > frame);
  return new Set(columns).size < 2 ? null : Math.min(...columns);
}

/** Whether places of parts stand in a column: a list whose first heading is not known. */
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

/** How many cells have something else than stamps do: their words, the number of the drawing, numbers of sheets. */
const strangeCells = (cells: readonly string[], above: readonly string[] = []): number =>
  cells.filter(
    (cell, column) =>
      cell.trim() !== '' &&
      !isStampWord(cell) &&
      !isDrawingNumber(cell) &&
      !/^\d{1,3}$/u.test(cell.trim()) &&
      // A cell that is merged downwards.
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
    // The name of a thing or of a company stands alone.
    if (isHeading(cells) || !(isKnown || strangeCells(cells, rows[row - 1]) <= 1)) break;
    if (isKnown) bottom = row;
  }
  for (let row = top; row <= bottom; row += 1) stampRows.add(row);
}

/** Frame and stamps of a sheet; without any words of them there are none. */
export function drawingFormOf(sheet: PartsSheet): DrawingForm {
  const frameColumns = frameColumnsOf(sheet);
  const rows = sheet.rows.map((cells) => cells.slice(frameColumns, frameColumns + columnsLooked));
  const stampRows = new Set<number>();
  rows.forEach((cells, row) => {
    if (!stampRows.has(row) && isStamp(cells)) addStamp(rows, row, stampRows);
  });
  return frameColumns === 0 && stampRows.size === 0 ? noForm : { frameColumns, stampRows };
}

/** What a stamp says of its paper. */
export interface StampFacts {
  /** Only the stamp of a first sheet names who drew and how many sheets there are. */
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

/** The sheet without its frame and stamps; their rows stay, blank. */
export function withoutForm(sheet: PartsSheet, { frameColumns, stampRows }: DrawingForm): PartsSheet {
  if (frameColumns === 0 && stampRows.size === 0) return sheet;
  const rows = sheet.rows.map((cells, row) => {
    if (stampRows.has(row)) return [];
    return frameColumns === 0 ? cells : cells.map((cell, column) => (column < frameColumns ? '' : cell));
  });
  return { ...sheet, rows };
}
