/**
 * Number of rows on a page of a list. `short`: a customer's own orders; `usual`: most lists; `long`: logs and tables.
 */
export const pageLength = { short: 20, usual: 30, long: 50 } as const;

export const byId = ({ id }: { readonly id: number }): number => id;

/**
 * Returns a page of rows, and the key of the next page; `next` null = this is the last page. `rows` must contain one
 * row more than `length`, if it exists.
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

/** Returns the key of the row where a page begins, for lists sorted by time. `MomentKey` of the contract parses it. */
export const momentKey = (at: Date, id: number): string => `${at.getTime()}-${id}`;
