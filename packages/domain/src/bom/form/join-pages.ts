import { headerForm } from '../header/header-form.ts';
import { findHeader, headerTexts, meaningOfColumn } from '../row/header-row.ts';
import { readDesignators } from '../cell/designators.ts';
import { partsFileRowsMax, type PartsSheet } from '../header/parts-file.ts';
import { drawingFormOf, stampFactsOf, withoutForm, type StampFacts } from './drawing-form.ts';

/** A column of the heading of a page: the words above it and where it stands. */
interface HeadColumn {
  readonly form: string;
  readonly index: number;
  readonly isPlaces: boolean;
}

interface Page {
  readonly sheet: PartsSheet;
  readonly firstRow: number;
  readonly columns: readonly HeadColumn[];
  /** null: it is not drawn with a frame or a stamp. */
  readonly stamp: StampFacts | null;
}

/** How far down and to the right the heading of a page is looked for: a file may have hundreds of sheets. */
const [headRows, headColumns] = [30, 60];

/** The beginning of a sheet, where its heading is looked for. */
const topOf = ({ rows }: PartsSheet): PartsSheet => {
  return { name: '', rows: rows.slice(0, headRows).map((cells) => cells.slice(0, headColumns)), rowNumbers: [] };
};

/** Row near the beginning of a sheet that has words of the heading; null: most sheets that do not go on have none. */
function headingAt(sheet: PartsSheet, { columns }: Page): number | null {
  const forms = new Set(columns.map(({ form }) => form.slice(0, 4)));
  const isOne = (cell: string): boolean => cell !== '' && cell.length <= 60 && forms.has(headerForm(cell).slice(0, 4));
  const row = topOf(sheet).rows.findIndex((cells) => cells.filter(isOne).length >= 2);
  return row < 0 ? null : row;
}

/** Rows that a heading has at most. */
const headingRows = 3;

/** @param from row that the heading begins in; absent: it is looked for */
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

/** The same words above the columns, in the same order. */
const isSameHead = (one: Page, other: Page): boolean =>
  one.columns.length >= 3 &&
  one.columns.length === other.columns.length &&
  one.columns.every(({ form }, place) => form === other.columns[place]?.form);

/** `Лист 2`, `2`, `ПЭ3 (2)`: a name without its number. */
const withoutNumber = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(?\d{1,3}\)?(?:-?(?:й|ый|ой|st|nd|rd|th))?/gu, '')
    .replace(/[\s._-]+/gu, '');

/** Places of a page; null: it has no column of them, or none is named in it. */
function placesOf({ sheet, firstRow, columns }: Page): ReadonlySet<string> | null {
  const column = columns.find(({ isPlaces }) => isPlaces);
  if (column === undefined) return null;
  const texts = sheet.rows.slice(firstRow).map((cells) => (cells[column.index] ?? '').slice(0, 300));
  const places = new Set(texts.flatMap((text) => readDesignators(text, 1000).designators));
  return places.size === 0 ? null : places;
}

const shareSome = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one));

/** The first sheet of another paper: it has a number of its own. */
const isOtherPaper = (first: StampFacts, next: StampFacts): boolean =>
  next.isFirst && next.drawingNumbers.size > 0 && !shareSome(next.drawingNumbers, first.drawingNumbers);

/**
 * Whether a list goes on in a page with the same heading: it is drawn as a further sheet, or no place is on both and both
 * are sheets of one paper or, without stamps, named as pages of one list.
 */
function goesOn(first: Page, next: Page, known: ReadonlySet<string>): boolean {
  // Only a further sheet has no names in its stamp, so it is one of the list whatever stands in it.
  if (first.stamp !== null && next.stamp !== null && !next.stamp.isFirst) return true;
  const places = placesOf(next);
  if (places !== null && shareSome(places, known)) return false;
  if (first.stamp !== null) return next.stamp !== null && !isOtherPaper(first.stamp, next.stamp);
  const isNamedSo = withoutNumber(first.sheet.name) === withoutNumber(next.sheet.name);
  return isNamedSo && places !== null && known.size > 0;
}

/** A row with its cells under the columns of the first page. */
function movedRow(cells: readonly string[], columnOf: ReadonlyMap<number, number>): readonly string[] {
  const moved: string[] = [];
  cells.forEach((cell, index) => {
    const column = columnOf.get(index) ?? index;
    while (moved.length <= column) moved.push('');
    // A cell beside the columns of its page gives way to one under them.
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
 * One sheet of all that the list goes on over, in their order: those with the header of the best one that are drawn
 * with frame and stamp, or that are named as pages and have places of their own. Null: it stands on one sheet.
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
