import { readPieces } from '@farad/domain/import';
import { stockPlace } from '@farad/importers/vocabulary/stock-place';

/** A column of the first rows; one text per row, empty if the row has none. */
interface CountedColumn {
  readonly name: string;
  readonly cells: readonly string[];
}

const columnsMax = 20;
const agreedMin = 0.9;

const piecesOf = (text: string | undefined): number | null => {
  const read = readPieces(text ?? '');
  return read.kind === 'value' ? read.value : null;
};

/** Returns true if a column is in each row the sum of the others. */
function isSumOf(column: CountedColumn, others: readonly CountedColumn[]): boolean {
  let [rows, agreed] = [0, 0];
  column.cells.forEach((cell, index) => {
    const total = piecesOf(cell);
    const parts = others.map(({ cells }) => piecesOf(cells[index])).filter((part) => part !== null);
    if (total === null || parts.length === 0) return;
    rows += 1;
    if (total === parts.reduce((sum, part) => sum + part, 0)) agreed += 1;
  });
  return rows > 0 && agreed >= agreedMin * rows;
}

const areSame = (a: CountedColumn, b: CountedColumn): boolean =>
  a.cells.every((cell, index) => cell === b.cells[index]);

/**
 * Returns the stock columns to add up: each counts another place ("Склад Москва", "Склад СПб"). A column that is the
 * sum of the others replaces them all. `best`: the stock column if they cannot be added.
 */
export function stockColumns(columns: readonly CountedColumn[], best: string): readonly string[] {
  const placed = new Map<string, CountedColumn>();
  for (const column of columns) {
    const place = stockPlace(column.name);
    const isCopy = [...placed.values()].some((other) => areSame(other, column));
    if (place !== null && !placed.has(place) && !isCopy) placed.set(place, column);
  }
  const places = [...placed.values()].slice(0, columnsMax);
  if (places.length < 2) return [best];
  const sum = columns.find((column) => {
    const others = places.filter((other) => other !== column);
    return others.length > 1 && isSumOf(column, others);
  });
  if (sum !== undefined) return [sum.name];
  // A column without a place beside columns with one: it is unknown whether it includes them.
  return places.some(({ name }) => name === best) ? places.map(({ name }) => name) : [best];
}
