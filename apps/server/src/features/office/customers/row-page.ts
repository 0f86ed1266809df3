/** Rows a page. */
export const pageLength = 30;

/** One page of rows, of which one more than fits was asked for, and where it goes on. */
export function pageOf<R extends { readonly id: number }>(
  rows: readonly R[],
): { page: readonly R[]; next: string | null } {
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return { page, next: rows.length > pageLength && last !== undefined ? String(last.id) : null };
}
