import { headerMeaning, type BomField, type PartsSheet } from '@farad/domain/bom';

import { headerForm } from './header-words.ts';

const isX =
  /^(?:mid|center|centre|centroid|pos|position|ref|pad|loc|location|symbol|координата|поз)?[xх](?:mm|mil|in|inch|мм)?$/;
const isY =
  /^(?:mid|center|centre|centroid|pos|position|ref|pad|loc|location|symbol|координата|поз)?[yу](?:mm|mil|in|inch|мм)?$/;
const isTurn = /^(?:rot|angle|theta|orientation|поворот|угол)/;
const isSide = /^(?:side|layer|tb|mount|сторона|слой)/;
const isQuantity = /^(?:qty|quant|count|amount|кол|menge|anzahl|数量|adet|miktar)/;

const headerWithin = 40;
/** Rows with at most this number of cells are split again at spaces, commas and semicolons. */
const fewCells = 3;
const rowsLooked = 60;

const wordsOf = (cells: readonly string[]): readonly string[] =>
  cells.length > fewCells ? cells : cells.flatMap((cell) => cell.slice(0, 400).split(/[\s,;]+/));

function namesCoordinates(cells: readonly string[]): boolean {
  const forms = wordsOf(cells).map(headerForm);
  const has = (pattern: RegExp): boolean => forms.some((form) => pattern.test(form));
  return has(isX) && has(isY) && (has(isTurn) || has(isSide)) && !has(isQuantity);
}

/**
 * Matches a line with a designator, coordinates and a rotation, as Eagle writes them without a header: `C1 100.00 50.00
 * 90 100n C0603`.
 */
const placed =
  /^[A-Za-z]{1,4}\d{1,4}[\s,;|]+(?:\S+[\s,;|]+){0,2}-?\d{1,4}\.\d+(?:mm|mil|in)?[\s,;|]+-?\d{1,4}\.\d+(?:mm|mil|in)?[\s,;|]+(?:(?:top|bottom|bot|[TB])[\s,;|]+)?M?R?\d{1,3}(?:\.\d+)?(?![\d.])/i;

const isPlaced = (cells: readonly string[]): boolean => placed.test(cells.join(' ').trim().slice(0, 200));

/** Returns the fields that a row of headers surely names. */
const fieldsOf = (cells: readonly string[]): readonly BomField[] =>
  cells.flatMap((cell) => {
    const { fields = [] } = headerMeaning(cell) ?? {};
    return fields.length === 1 ? fields : [];
  });

const numberFields: ReadonlySet<BomField> = new Set(['mpn', 'foreign_number', 'shop_number']);

/**
 * Whether a table with coordinates also has part numbers for at least half of its components. Then it is a parts list
 * too.
 */
function namesParts(rows: readonly (readonly string[])[], header: number): boolean {
  const cells = rows[header] ?? [];
  const columns = cells.flatMap((cell, column) =>
    fieldsOf([cell]).some((field) => numberFields.has(field)) ? [column] : [],
  );
  const below = rows.slice(header + 1, header + 1 + rowsLooked).filter((row) => row.some((cell) => cell.trim() !== ''));
  const named = below.filter((row) => columns.some((column) => /\d/.test(row[column] ?? '')));
  return named.length > 0 && named.length >= below.length / 2;
}

/** Number of rows in which a second table is looked for. */
const tablesWithin = 3000;

/** Whether a row is the header of a list: designators or names, with a quantity or part numbers. */
function headsList(cells: readonly string[]): boolean {
  const fields = new Set(fieldsOf(cells));
  return fields.size > 1 && (fields.has('quantity') || fields.has('mpn')) && !namesCoordinates(cells);
}

/** Splits a sheet that has a parts list and a placement table, one below the other, into two sheets. */
export function apartFromPlacement(sheet: PartsSheet): readonly PartsSheet[] {
  const rows = sheet.rows.slice(0, tablesWithin);
  const placement = rows.findIndex((cells) => cells.length > fewCells && namesCoordinates(cells));
  const list = placement < 0 ? -1 : rows.findIndex(headsList);
  if (list < 0 || sheet.pages !== undefined || sheet.joinedRows !== undefined) return [sheet];
  const at = Math.max(placement, list);
  const part = (from: number, to: number | undefined, name: string): PartsSheet => {
    return { name, rows: sheet.rows.slice(from, to), rowNumbers: sheet.rowNumbers.slice(from, to) };
  };
  return [part(0, at, sheet.name), part(at, undefined, `${sheet.name} (2)`.trim())];
}

/**
 * Returns whether a table gives the placement of parts for assembly: coordinates and rotation, neither quantities nor
 * part numbers (centroid, CPL, .pos).
 */
export function isPickAndPlace({ rows }: PartsSheet): boolean {
  const header = rows.slice(0, headerWithin).findIndex(namesCoordinates);
  if (header >= 0) return !namesParts(rows, header);
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).slice(0, rowsLooked);
  return filled.length >= 2 && filled.filter(isPlaced).length >= filled.length * 0.8;
}
