import { headerForm } from '../header/header-form.ts';
import { findHeader, headerTexts, meaningOfColumn } from '../row/header-row.ts';
import { readDesignators } from '../cell/designators.ts';
import { partsFileRowsMax, type PartsSheet } from '../header/parts-file.ts';
import { drawingFormOf, stampFactsOf, withoutForm, type StampFacts } from './drawing-form.ts';

/** A column of a page header: its words and position. */
interface HeadColumn {
  readonly form: string;
  readonly index: number;
  readonly isPlaces: boolean;
}

interface Page {
  readonly sheet: PartsSheet;
  readonly firstRow: number;
  readonly columns: readonly HeadColumn[];
  /** null = drawn without frame and title block. */
  readonly stamp: StampFacts | null;
}

/** Rows and columns that are searched for a page header. The limit matters for files with hundreds of sheets. */
const [headRows, headColumns] = [30, 60];

/** Returns the top of a sheet, where its header can be. */
const topOf = ({ rows }: PartsSheet): PartsSheet => {
  return { name: '', rows: rows.slice(0, headRows).map((cells) => cells.slice(0, headColumns)), rowNumbers: [] };
};

/**
 * Returns the row near the top of a sheet that has words of the page's header. Returns null if there is none, as on
 * most sheets that do not continue the list.
 */
function headingAt(sheet: PartsSheet, { columns }: Page): number | null {
  const forms = new Set(columns.map(({ form }) => form.slice(0, 4)));
  const isOne = (cell: string): boolean => cell !== '' && cell.length <= 60 && forms.has(headerForm(cell).slice(0, 4));
  const row = topOf(sheet).rows.findIndex((cells) => cells.filter(isOne).length >= 2);
  return row < 0 ? null : row;
}

/** Maximum number of rows in a header. */
const headingRows = 3;

/**
 * Returns a sheet as a page of a list, or null if no header is found.
 *
 * @param from first row of the header; absent = search for it
 */
function pageOf(sheet: PartsSheet, from?: number): Page | null {
  const form = drawingFormOf(sheet);
  const bare = withoutForm(sheet, form);
  const top = topOf(bare);
  const found = findHeader(from === undefined ? top : { ...top, rows: top.rows.slice(from, from + headingRows) });
  if (found === null) return null;
  const header = { row: found.row + (from ?? 0), rows: found.rows };
  const columns = headerTexts(bare, header.row, header.rows).flatMap((text, index): HeadColumn[] => {
    const meaning = meaningOfColumn(bare, header.row, header.rows, index);
    if (meaning === null) return [];
    return [{ form: headerForm(text), index, isPlaces: meaning.fields[0] === 'designators' }];
  });
  const hasForm = form.stampRows.size > 0 || form.frameColumns > 0;
  const stamp = hasForm ? stampFactsOf(sheet, form) : null;
  return { sheet: bare, firstRow: header.row + header.rows, columns, stamp };
}

/** True if two pages have the same header words in the same order. */
const isSameHead = (one: Page, other: Page): boolean =>
  one.columns.length >= 3 &&
  one.columns.length === other.columns.length &&
  one.columns.every(({ form }, place) => form === other.columns[place]?.form);

/** Removes the page number from a sheet name: `Лист 2`, `2`, `ПЭ3 (2)`. */
const withoutNumber = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(?\d{1,3}\)?(?:-?(?:й|ый|ой|st|nd|rd|th))?/gu, '')
    .replace(/[\s._-]+/gu, '');

/** Returns the designators of a cell. Positions of a specification are numbers: `12`. */
const placesIn = (text: string): readonly string[] =>
  /^\s*\d{1,4}\s*$/u.test(text) ? [text.trim()] : readDesignators(text, 1000).designators;

/** Returns the designators or positions of a page, or null if it has none. */
function placesOf({ sheet, firstRow, columns }: Page): ReadonlySet<string> | null {
  const column = columns.find(({ isPlaces }) => isPlaces);
  if (column === undefined) return null;
  const texts = sheet.rows.slice(firstRow).map((cells) => (cells[column.index] ?? '').slice(0, 300));
  const places = new Set(texts.flatMap(placesIn));
  return places.size === 0 ? null : places;
}

const shareSome = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one));

/** Whether the next sheet is the first of another document: its drawing number differs. */
const isOtherPaper = (first: StampFacts, next: StampFacts): boolean =>
  next.isFirst && next.drawingNumbers.size > 0 && !shareSome(next.drawingNumbers, first.drawingNumbers);

/**
 * True if a list continues on a page with the same header. A page that is drawn as a later sheet always continues it.
 * Other pages must share no designator. They must also be sheets of one document or, without title blocks, have names
 * that differ only in the page number.
 */
function goesOn(first: Page, next: Page, known: ReadonlySet<string>): boolean {
  // A title block without names belongs to a later sheet, which always continues the list.
  if (first.stamp !== null && next.stamp !== null && !next.stamp.isFirst) return true;
  const places = placesOf(next);
  if (places !== null && shareSome(places, known)) return false;
  if (first.stamp !== null) return next.stamp !== null && !isOtherPaper(first.stamp, next.stamp);
  const isNamedSo = withoutNumber(first.sheet.name) === withoutNumber(next.sheet.name);
  return isNamedSo && places !== null && known.size > 0;
}

/** Moves the cells of a row under the columns of the first page. */
function movedRow(cells: readonly string[], columnOf: ReadonlyMap<number, number>): readonly string[] {
  const moved: string[] = [];
  cells.forEach((cell, index) => {
    const column = columnOf.get(index) ?? index;
    while (moved.length <= column) moved.push('');
    // If two cells move to one column, the cell whose own column has a header is kept.
    if (columnOf.has(index) || (cell.trim() !== '' && moved[column] === '')) moved[column] = cell;
  });
  return moved;
}

function rowsOf(sheet: PartsSheet, first: Page, page: Page): readonly (readonly string[])[] {
  const columnOf = new Map(page.columns.map(({ index }, place) => [index, first.columns[place]?.index ?? index]));
  const isInPlace = [...columnOf].every(([from, to]) => from === to);
  return isInPlace ? sheet.rows : sheet.rows.map((cells) => movedRow(cells, columnOf));
}

/**
 * Joins the sheets over which a list continues, in order. Such sheets repeat the header of the best sheet. They are
 * drawn with frame and title block, or they are named as pages and share no designator. Returns null if the list is on
 * one sheet.
 */
export function joinPages(sheets: readonly PartsSheet[], best: number): PartsSheet | null {
  const bestSheet = sheets[best];
  const first = bestSheet === undefined || sheets.length < 2 ? null : pageOf(bestSheet);
  if (first === null) return null;
  const known = new Set(placesOf(first) ?? []);
  const parts = sheets.flatMap((sheet, place) => {
    if (place === best) return [{ sheet, page: first }];
    const from = headingAt(sheet, first);
    const page = from === null ? null : pageOf(sheet, from);
    if (page === null || !isSameHead(first, page)) return [];
    if (!goesOn(first, page, known)) return [];
    for (const each of placesOf(page) ?? []) known.add(each);
    return [{ sheet, page }];
  });
  if (parts.length < 2 || parts.reduce((sum, { sheet }) => sum + sheet.rows.length, 0) > partsFileRowsMax) return null;
  return {
    name: parts.map(({ sheet }) => sheet.name).join(', '),
    rows: parts.flatMap(({ sheet, page }) => rowsOf(sheet, first, page)),
    rowNumbers: parts.flatMap(({ sheet }) => sheet.rowNumbers),
    pages: parts.map(({ sheet }) => ({ name: sheet.name, rows: sheet.rows.length })),
  };
}
