/** Rows per page. */
export const pageLength = 30;

/** Returns one page of rows and the start of the next. The rows must include one more than a page holds. */
export function pageOf<R extends { readonly id: number }>(
  rows: readonly R[],
): { page: readonly R[]; next: string | null } {
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return { page, next: rows.length > pageLength && last !== undefined ? String(last.id) : null };
}
