/** What never leaves its column: a part of another package does not fit the board. */
const lasting = 'package';

/** Columns that stay where the screen is that narrow; `fold-medium` and `fold-small` are of product-table.css. */
const room = [
  { fold: 'fold-medium', columns: 3 },
  { fold: 'fold-small', columns: 2 },
] as const;

/**
 * Classes of the columns that give way on narrower screens and stand below the part number there: the last ones, never the
 * package. By key; a column without one has its place everywhere.
 */
export function columnFolds(keys: readonly string[]): Readonly<Record<string, string>> {
  const others = keys.filter((key) => key !== lasting);
  const taken = keys.length - others.length;
  return Object.fromEntries(
    others.map((key, index) => [
      key,
      room.flatMap(({ fold, columns }) => (index < columns - taken ? [] : [fold])).join(' '),
    ]),
  );
}
