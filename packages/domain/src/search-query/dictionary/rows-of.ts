/**
 * Returns the rows of a table, each as its cells by the names of the columns. Cells are separated by ` | `. A cell that
 * a row lacks is empty.
 */
export const rowsOf = <const Column extends string>(
  table: string,
  ...columns: readonly Column[]
): readonly Readonly<Record<Column, string>>[] =>
  table
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const cells = row.split(/(?<= )\|(?= )/u);
      const named = columns.map((column, place) => [column, cells[place]?.trim() ?? ''] as const);
      return Object.fromEntries(named) as Record<Column, string>;
    });

/**
 * Reads a cell of category slugs: `a + b / c` is the set of a and b, and the set of c. The first set of which the
 * catalogue has a category is used.
 */
export const slugSetsOf = (cell: string): readonly (readonly string[])[] =>
  cell.split(' / ').map((set) => set.split(' + '));
