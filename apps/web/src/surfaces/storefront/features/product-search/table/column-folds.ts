/** Column that is always shown, because a part in another package does not fit the board. */
const lasting = 'package';

/** Number of columns that stay visible on a medium and on a small screen. product-table.css has the CSS classes. */
const room = [
  { fold: 'fold-medium', columns: 3 },
  { fold: 'fold-small', columns: 2 },
] as const;

/**
 * Returns the CSS classes that hide columns on narrower screens, by column key. The last columns are hidden first, the
 * package never. The values of hidden columns appear below the part number. An empty class = always shown.
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
