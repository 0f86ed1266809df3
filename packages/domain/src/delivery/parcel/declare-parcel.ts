import type { Kopecks } from '../../money/money.ts';
import { unknownPartMilligrams, type WeighedLine } from '../tariff.ts';

/** Limits of a CDEK order (docs/reference/cdek-status-codes.md). A position weighs at least one gram. */
const positionsMax = 126;
const amountMax = 999;

/** Pieces of one part in a parcel, with the amount paid for all of them. */
export interface DeclaredLine extends WeighedLine {
  readonly value: Kopecks;
}

/** One row of the carrier's declaration of a parcel. */
export interface DeclaredPosition {
  /** Indexes of the lines it covers; several if there would be too many rows. */
  readonly lines: readonly number[];
  /** Declared number of pieces; 1 = the row is a pack. */
  readonly amount: number;
  /** Weight of one of them. */
  readonly grams: number;
  readonly value: Kopecks;
}

interface Row {
  readonly position: DeclaredPosition;
  readonly milligrams: number;
}

const packGrams = (milligrams: number): number => Math.max(1, Math.floor(milligrams / 1000));

/** Returns a row for one line. It is a pack if a piece is too light or too cheap, or if there are too many pieces. */
function rowOf({ quantity, value }: DeclaredLine, index: number, milligrams: number): Row {
  const pieceGrams = Math.floor(milligrams / quantity / 1000);
  const isCounted = quantity <= amountMax && pieceGrams >= 1 && value % quantity === 0;
  const position = isCounted
    ? { lines: [index], amount: quantity, grams: pieceGrams, value: (value / quantity) as Kopecks }
    : { lines: [index], amount: 1, grams: packGrams(milligrams), value };
  return { position, milligrams };
}

const gramsOf = ({ position }: Row): number => position.amount * position.grams;

/** Combines the first `count` rows into one pack. */
function fold(rows: readonly Row[], count: number, milligrams: number, sumOf: (line: number) => number) {
  const lines = rows.slice(0, count).flatMap(({ position }) => position.lines);
  const value = lines.reduce((sum, line) => sum + sumOf(line), 0) as Kopecks;
  return { lines: lines.toSorted((a, b) => a - b), amount: 1, grams: packGrams(milligrams), value };
}

/**
 * Returns the declaration of a parcel. It keeps the carrier's limits, sums to the amount paid, and is never heavier
 * than the parcel. Only if there are too many rows are the lightest combined.
 *
 * @param grams weight of the whole parcel with its box
 */
export function declareParcel(lines: readonly DeclaredLine[], grams: number): readonly DeclaredPosition[] {
  const weighed = lines.map(({ weightMilligrams, quantity }) => (weightMilligrams ?? unknownPartMilligrams) * quantity);
  const whole = weighed.reduce((sum, each) => sum + each, 0);
  const share = whole > grams * 1000 ? (grams * 1000) / whole : 1;
  const rows = lines.map((line, index) => rowOf(line, index, (weighed[index] ?? 0) * share));
  let kept = rows.reduce((sum, row) => sum + gramsOf(row), 0);
  if (rows.length <= positionsMax && kept <= grams) return rows.map(({ position }) => position);
  const lightest = rows.toSorted((a, b) => a.milligrams - b.milligrams);
  let folded = 0;
  let count = 0;
  do {
    const row = lightest[count];
    if (row === undefined) break;
    kept -= gramsOf(row);
    folded += row.milligrams;
    count += 1;
  } while (count < 2 || rows.length - count + 1 > positionsMax || kept + packGrams(folded) > grams);
  const pack = fold(lightest, count, Math.min(folded, grams * 1000), (line) => lines[line]?.value ?? 0);
  const others = lightest.slice(count).map(({ position }) => position);
  return [...others.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0)), pack];
}
