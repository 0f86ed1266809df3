/** Rows on a page of a list: of the buyer's own orders, of most lists, of logs and tables. */
export const pageLength = { short: 20, usual: 30, long: 50 } as const;

export const byId = ({ id }: { readonly id: number }): number => id;

/**
 * Returns a page of rows and the key of the next page; `next` null = the last page. Call it with one row more than
 * `length`.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  length: number,
  keyOf: (row: Row) => number | string,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, length);
  const last = rows.length > length ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : String(keyOf(last)) };
}

/** Where a page of a list by time begins, as MomentKey of the contract reads it. */
export const momentKey = (at: Date, id: number): string => `${at.getTime()}-${id}`;
