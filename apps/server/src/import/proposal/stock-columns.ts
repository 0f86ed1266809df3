import { readPieces } from '@farad/domain/import';
import { stockPlace } from '@farad/importers/vocabulary/stock-place';

/** A column of the first rows, with one text for each row; empty = the row has none. */
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

/** Returns true if the column is the sum of the others in nearly all rows. */
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
 * Returns the columns whose stocks are added, one for each place ("Склад Москва", "Склад СПб"). If a column is the sum
 * of the others, only this column is returned. `best` is returned if the columns cannot be added.
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
  // If `best` names no place but other columns do, it is unknown whether `best` includes their stock. Then only `best`
  // is used.
  return places.some(({ name }) => name === best) ? places.map(({ name }) => name) : [best];
}
