import { missingFields } from './header/missing-fields.ts';
import { partsFileRowsMax, type PartsSheet } from './header/parts-file.ts';
import type { BomLayout } from './header/layout.ts';
import { readBomLines } from './line/read-bom-lines.ts';
import type { BomLine } from './row/bom-line.ts';
import { recogniseLayout } from './sheet/recognise-layout.ts';

/** A sheet that is a parts list by itself. */
interface ListSheet {
  /** Index among the sheets. */
  readonly index: number;
  readonly sheet: PartsSheet;
  readonly layout: BomLayout;
  readonly lines: readonly BomLine[];
}

/** Maximum number of sheets in a file that are examined for lists. */
const sheetsLooked = 40;

/** Returns a sheet as a list, or null if it has no header, names no parts, or has nothing to count. */
function listOf(sheet: PartsSheet, index: number): ListSheet | null {
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  const { part, quantity } = missingFields(layout);
  if (layout.headerRow === null || part || quantity) return null;
  const { lines } = readBomLines(sheet, layout);
  return lines.length === 0 ? null : { index, sheet, layout, lines };
}

/**
 * Returns the sheets that are parts lists by themselves. Sheets made of several others are not examined.
 *
 * @param mayBeList excludes sheets that are known to be something else
 */
export const listSheets = (
  sheets: readonly PartsSheet[],
  mayBeList: (index: number) => boolean,
): readonly ListSheet[] =>
  sheets.slice(0, sheetsLooked).flatMap((sheet, index) => {
    const list = sheet.pages === undefined && mayBeList(index) ? listOf(sheet, index) : null;
    return list === null ? [] : [list];
  });

/** Returns the texts that identify the parts of a list. */
const namesIn = (lines: readonly BomLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ mpn, value, description, foreignNumbers }) =>
      [mpn, mpn === null ? (value ?? description) : null, ...foreignNumbers.map(({ number }) => number)].flatMap(
        (text) => (text === null ? [] : [text.toUpperCase().replaceAll(/\s/gu, '')]),
      ),
    ),
  );

const placesIn = (lines: readonly BomLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ designators }) => designators));

const sharesAny = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one));

/**
 * Whether a list adds parts of the same product to the lists read so far. If both have designators, no designator may
 * be in both. Otherwise no part may be in both: a case has other parts than its board. Variants of one product share
 * most parts, so they do not count.
 */
function isBeside(lines: readonly BomLine[], known: readonly BomLine[]): boolean {
  const [places, others] = [placesIn(lines), placesIn(known)];
  if (places.size > 0 && others.size > 0) return !sharesAny(places, others);
  return !sharesAny(namesIn(lines), namesIn(known));
}

/**
 * Returns the target column in the first list for each column of another list, by index. Columns that the first list
 * lacks go to its right, from `width` on.
 */
function columnsBelow(first: BomLayout, other: BomLayout, width: number): ReadonlyMap<number, number> {
  const moved = new Map<number, number>();
  const free = first.columns.filter(({ field }) => field !== null);
  let next = width;
  for (const { index, field, distributor } of other.columns.toSorted((a, b) => a.priority - b.priority)) {
    const at = free.findIndex((column) => column.field === field && column.distributor === distributor);
    const [target] = at < 0 ? [] : free.splice(at, 1);
    moved.set(index, target?.index ?? next);
    if (target === undefined) next += 1;
  }
  return moved;
}

function withCells(moves: ReadonlyMap<number, number>, cells: readonly string[], beyond: number): string[] {
  const row: string[] = [];
  cells.forEach((cell, index) => {
    const at = moves.get(index) ?? beyond + index;
    while (row.length <= at) row.push('');
    row[at] = cell;
  });
  return row;
}

/** Maximum number of columns of joined lists. */
const columnsMax = 200;

/** A list that grows by the rows of other lists. */
interface Joined {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly BomLine[];
  readonly parts: readonly ListSheet[];
}

/**
 * Appends the rows of `list`. The cells of rows without parts are moved to the right, beyond all recognised columns. So
 * these rows are shown as refused and not read as parts.
 */
function withList(joined: Joined, first: ListSheet, list: ListSheet): Joined {
  const width = Math.max(...joined.rows.map(({ length }) => length));
  const moves = columnsBelow(first.layout, list.layout, width);
  const beyond = Math.max(width, ...[...moves.values()].map((column) => column + 1));
  const { headerRow, headerRows, firstRow, lastRow } = list.layout;
  const heading = first.sheet.rows[first.layout.headerRow ?? 0] ?? [];
  const extra = list.layout.columns.filter(({ index }) => (moves.get(index) ?? 0) >= width);
  const rows = list.sheet.rows.map((cells, index) => {
    const isHeading = headerRow !== null && index >= headerRow && index < headerRow + headerRows;
    if (isHeading) return index === headerRow ? heading : [];
    const isOutside = index < firstRow || index > lastRow;
    return withCells(isOutside ? new Map() : moves, cells, beyond);
  });
  const above = joined.rows.map((cells, index) => {
    if (index !== first.layout.headerRow || extra.length === 0) return cells;
    const named = [...cells, ...Array.from({ length: width - cells.length }, () => '')];
    for (const { index: from, header } of extra) named[moves.get(from) ?? width] = header;
    return Array.from(named, (cell) => cell ?? '');
  });
  return { rows: [...above, ...rows], lines: [...joined.lines, ...list.lines], parts: [...joined.parts, list] };
}

const sheetOfLists = ({ rows, parts }: Joined): PartsSheet => ({
  name: parts.map(({ sheet }) => sheet.name).join(', '),
  rows,
  rowNumbers: parts.flatMap(({ sheet }) => sheet.rowNumbers),
  pages: parts.map(({ sheet }) => ({ name: sheet.name, rows: sheet.rows.length })),
});

const factsOf = ({ lines }: Pick<ListSheet, 'lines'>): string =>
  JSON.stringify(lines.map(({ designators, quantity, mpn }) => [designators, quantity, mpn]));

/** Whether the joined sheet gives the same lines as its lists give separately. */
function isReadAlike(joined: Joined): boolean {
  const sheet = sheetOfLists(joined);
  const read = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  return factsOf(read) === factsOf(joined);
}

/**
 * Joins lists of one product that are on several sheets with different headers. The best list comes first, the others
 * in the order of the sheets. Returns null if no other list belongs to the best one. A list that shares designators or
 * parts with those read so far is a variant or another board and is not joined.
 */
export function joinLists(lists: readonly ListSheet[], best: number): PartsSheet | null {
  const first = lists.find(({ index }) => index === best);
  if (first === undefined || first.layout.headerRows !== 1) return null;
  let joined: Joined = { rows: first.sheet.rows, lines: first.lines, parts: [first] };
  for (const list of lists) {
    if (list === first || !isBeside(list.lines, joined.lines)) continue;
    const next = withList(joined, first, list);
    const isSmall = next.rows.length <= partsFileRowsMax && next.rows.every(({ length }) => length <= columnsMax);
    if (isSmall && isReadAlike(next)) joined = next;
  }
  return joined.parts.length < 2 ? null : sheetOfLists(joined);
}

/** Returns the lists of a file that are not part of the sheet that is read. */
export function unreadLists(sheets: readonly PartsSheet[], read: number): readonly ListSheet[] {
  const pages = new Set((sheets[read]?.pages ?? []).map(({ name }) => name));
  return listSheets(sheets, (index) => index !== read && !pages.has(sheets[index]?.name ?? ''));
}
