/** One page of a list that is sorted in memory: what follows the row of the key, and the key of the next page. */
export function pageOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  after: number | undefined,
  length: number,
): { readonly page: readonly Row[]; readonly next: string | null } {
  // A row that is gone by now leads to the first page.
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const page = rows.slice(from, from + length);
  return { page, next: rows.length > from + length ? String(page.at(-1)?.id) : null };
}
