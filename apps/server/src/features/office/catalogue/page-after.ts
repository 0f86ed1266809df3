/**
 * Returns one page of a list that is sorted in memory: the rows after the one with id `after`. `next` is the value of
 * `after` for the next page; null = this is the last page.
 */
export function pageAfter<Row extends { readonly id: number }>(
  rows: readonly Row[],
  after: number | undefined,
  length: number,
): { readonly page: readonly Row[]; readonly next: string | null } {
  // If the row with id `after` no longer exists, the first page is returned.
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const page = rows.slice(from, from + length);
  return { page, next: rows.length > from + length ? String(page.at(-1)?.id) : null };
}
