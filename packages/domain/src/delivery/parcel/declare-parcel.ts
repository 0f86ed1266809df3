import type { Kopecks } from '../../money/money.ts';
import { unknownPartMilligrams, type WeighedLine } from '../tariff.ts';

/**
 * Maximum number of positions in a CDEK order, and maximum number of pieces in a position
 * (docs/reference/cdek-status-codes.md) and in the whole order (decision 0036).
 */
const positionsMax = 126;
const amountMax = 999;
const piecesMax = 10_000;

/** Pieces of one part in a parcel. `value` is the amount paid for all of them. */
export interface DeclaredLine extends WeighedLine {
  readonly value: Kopecks;
}

/** One position of the declaration that the carrier gets with a parcel. */
export interface DeclaredPosition {
  /**
   * Indexes of the parcel's lines that this position contains. Lines are joined only if CDEK allows fewer positions, or
   * if the rounded weights add up to more than the parcel weighs.
   */
  readonly lines: readonly number[];
  /** Number of pieces; 1 = all pieces are declared as one pack. */
  readonly amount: number;
  /** Weight of one piece, or of the pack. */
  readonly grams: number;
  readonly value: Kopecks;
}

interface Row {
  readonly position: DeclaredPosition;
  readonly milligrams: number;
}

const packGrams = (milligrams: number): number => Math.max(1, Math.floor(milligrams / 1000));

/**
 * Returns the position for one line. All pieces are declared as one pack if there are too many pieces or a piece weighs
 * less than a gram. The same applies if the value is not a whole number of kopecks per piece.
 */
function rowOf({ quantity, value }: DeclaredLine, index: number, milligrams: number): Row {
  const pieceGrams = Math.floor(milligrams / quantity / 1000);
  const isCounted = quantity <= amountMax && pieceGrams >= 1 && value % quantity === 0;
  const position = isCounted
    ? { lines: [index], amount: quantity, grams: pieceGrams, value: (value / quantity) as Kopecks }
    : { lines: [index], amount: 1, grams: packGrams(milligrams), value };
  return { position, milligrams };
}

const gramsOf = ({ position }: Row): number => position.amount * position.grams;

/** Declares the lines with the most pieces as packs, until all pieces together are within the carrier's limit. */
function limitPieces(rows: readonly Row[]): readonly Row[] {
  let pieces = rows.reduce((sum, { position }) => sum + position.amount, 0);
  const packed = new Set<Row>();
  for (const row of rows.toSorted((a, b) => b.position.amount - a.position.amount)) {
    if (pieces <= piecesMax) break;
    pieces -= row.position.amount - 1;
    packed.add(row);
  }
  return rows.map((row) => {
    const { position, milligrams } = row;
    const value = (position.value * position.amount) as Kopecks;
    return packed.has(row)
      ? { position: { ...position, amount: 1, grams: packGrams(milligrams), value }, milligrams }
      : row;
  });
}

/** Joins the first `count` positions into one pack. */
function fold(rows: readonly Row[], count: number, milligrams: number, sumOf: (line: number) => number) {
  const lines = rows.slice(0, count).flatMap(({ position }) => position.lines);
  const value = lines.reduce((sum, line) => sum + sumOf(line), 0) as Kopecks;
  return { lines: lines.toSorted((a, b) => a - b), amount: 1, grams: packGrams(milligrams), value };
}

/**
 * Returns the positions to declare for a parcel. Their number is within the carrier's limit. Their values add up to the
 * amount paid, and together they never weigh more than the parcel. If necessary, the lightest lines are joined into one
 * position.
 *
 * @param grams weight of the whole parcel with its box
 */
export function declareParcel(lines: readonly DeclaredLine[], grams: number): readonly DeclaredPosition[] {
  const weighed = lines.map(({ weightMilligrams, quantity }) => (weightMilligrams ?? unknownPartMilligrams) * quantity);
  const whole = weighed.reduce((sum, each) => sum + each, 0);
  const share = whole > grams * 1000 ? (grams * 1000) / whole : 1;
  const rows = limitPieces(lines.map((line, index) => rowOf(line, index, (weighed[index] ?? 0) * share)));
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
