/** This column is never hidden: a part in another package does not fit the board. */
const lasting = 'package';

/** Number of columns that stay at each width. The classes `fold-medium` and `fold-small` are in product-table.css. */
const room = [
  { fold: 'fold-medium', columns: 3 },
  { fold: 'fold-small', columns: 2 },
] as const;

/**
 * Returns the classes of columns that are hidden on narrower screens, by key. Their values appear below the part
 * number. The last columns are hidden first, the package never. A column without classes is always shown.
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
