import type { PartsSheet } from '@farad/domain/bom';

import { headerForm } from './header-words.ts';

const isX = /^(?:mid|center|centre|centroid|pos|position|ref|pad|loc|location|координата)?[xх](?:mm|mil|in|inch|мм)?$/;
const isY = /^(?:mid|center|centre|centroid|pos|position|ref|pad|loc|location|координата)?[yу](?:mm|mil|in|inch|мм)?$/;
const isTurn = /^(?:rot|angle|theta|orientation|поворот|угол)/;
const isSide = /^(?:side|layer|tb|mount|сторона|слой)/;
const isQuantity = /^(?:qty|quant|count|amount|кол|menge|anzahl|数量|adet|miktar)/;

const headerWithin = 40;
/** Maximum cells per row when a text is read with columns one space apart. */
const fewCells = 3;
const rowsLooked = 60;

const wordsOf = (cells: readonly string[]): readonly string[] =>
  cells.length > fewCells ? cells : cells.flatMap((cell) => cell.slice(0, 400).split(/[\s,;]+/));

function namesCoordinates(cells: readonly string[]): boolean {
  const forms = wordsOf(cells).map(headerForm);
  const has = (pattern: RegExp): boolean => forms.some((form) => pattern.test(form));
  return has(isX) && has(isY) && (has(isTurn) || has(isSide)) && !has(isQuantity);
}

/** `C1 100.00 50.00 90 100n C0603`: Eagle writes such lines without a header. */
const placed =
  /^[A-Za-z]{1,4}\d{1,4}[\s,;|]+(?:\S+[\s,;|]+){0,2}-?\d{1,4}\.\d+[\s,;|]+-?\d{1,4}\.\d+[\s,;|]+M?R?\d{1,3}(?:\.\d+)?(?![\d.])/;

const isPlaced = (cells: readonly string[]): boolean => placed.test(cells.join(' ').trim().slice(0, 200));

/**
 * Returns whether a table gives the placement of parts for assembly: coordinates and rotation, no quantity (centroid,
 * CPL, .pos).
 */
export function isPickAndPlace({ rows }: PartsSheet): boolean {
  if (rows.slice(0, headerWithin).some(namesCoordinates)) return true;
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).slice(0, rowsLooked);
  return filled.length >= 3 && filled.filter(isPlaced).length >= filled.length * 0.8;
}
