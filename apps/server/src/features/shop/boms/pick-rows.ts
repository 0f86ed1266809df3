import type { calls } from '@farad/contract/calls';
import type { BomStatus, HealthFlag } from '@farad/domain/bom';

import { isPending, needsDecision, type CountedRow } from './bom/count-bom.ts';
import type { QueryOf } from '#http/serve/route.ts';

type RowsQuery = QueryOf<typeof calls.bomRows>;

/** Filter, order and page of a list's rows. */
export interface RowsWish {
  readonly statuses: readonly BomStatus[];
  readonly flags: readonly HealthFlag[];
  readonly text: string;
  readonly sort: NonNullable<RowsQuery['sort']>;
  readonly skip: number;
  readonly limit: number;
  /** The next row that needs a decision is searched after this index; −1 = from the first row. */
  readonly after: number;
}

const rowsDefault = 50;

/** Reads the requested rows from the query, with defaults. */
export const rowsWishOf = ({
  status = [],
  flag = [],
  text = '',
  sort = 'file',
  skip = 0,
  limit = rowsDefault,
  after = -1,
}: RowsQuery): RowsWish => ({ statuses: status, flags: flag, text: text.trim(), sort, skip, limit, after });

const statusOrder = new Map(
  (['error', 'conflict', 'several', 'probable', 'not_found', 'not_carried', 'exact', 'excluded'] as const).map(
    (status, place) => [status, place],
  ),
);

const orders: Readonly<Record<RowsWish['sort'], (a: CountedRow, b: CountedRow) => number>> = {
  file: () => 0,
  // Rows that need a decision come first.
  status: (a, b) => (statusOrder.get(a.status) ?? 0) - (statusOrder.get(b.status) ?? 0),
  part: (a, b) => (a.product?.mpn ?? '\uffff').localeCompare(b.product?.mpn ?? '\uffff', 'en'),
  total: (a, b) => (b.figures.total ?? -1) - (a.figures.total ?? -1),
};

/**
 * Returns the filtered and sorted rows of all pages. `withText` are the row numbers of lines that contain the searched
 * text; null = no text is searched.
 */
export function pickRows(
  rows: readonly CountedRow[],
  { statuses, flags, sort }: RowsWish,
  withText: ReadonlySet<number> | null,
): readonly CountedRow[] {
  const picked = rows.filter(
    (row) =>
      (statuses.length === 0 || (statuses.includes(row.status) && !row.lines.every(isPending))) &&
      (flags.length === 0 || flags.some((flag) => row.flags.includes(flag))) &&
      (withText === null || row.lines.some((line) => withText.has(line.row))),
  );
  return picked.sort(orders[sort]);
}

/**
 * Returns the index of the first row after `after` that needs a decision, or else of the first such row; null = none.
 */
export function nextOpen(rows: readonly CountedRow[], after: number): number | null {
  const behind = rows.findIndex((row, place) => place > after && needsDecision(row));
  const first = behind === -1 ? rows.findIndex(needsDecision) : behind;
  return first === -1 ? null : first;
}
