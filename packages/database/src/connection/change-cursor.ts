/**
 * Follows product_change by its ids. An id is assigned when a row is written and becomes visible when its transaction
 * commits. So a lower id may appear after a higher one. The cursor keeps the last id read and the gaps before it. A gap
 * is dropped when every transaction that could fill it has ended.
 */
export interface ChangeCursor {
  readonly last: number;
  readonly gaps: readonly ChangeGap[];
}

/** Missing ids `from`…`to`. Transactions before `until` may still fill them. */
export interface ChangeGap {
  readonly from: number;
  readonly to: number;
  /** First transaction id not yet assigned when the gap was seen. */
  readonly until: number;
}

/** One reading of the table, from a single snapshot of the database. */
export interface ChangeReading {
  /** Ids above `last` or in a gap, ascending. */
  readonly ids: readonly number[];
  /** True if the reading reached its limit: rows after the last of `ids` were not read. */
  readonly isMore: boolean;
  /** Oldest transaction still running. */
  readonly oldestRunning: number;
  /** First transaction id not yet assigned. */
  readonly nextTransaction: number;
}

export const startOfChanges: ChangeCursor = { last: 0, gaps: [] };

function splitGap(gap: ChangeGap, filled: readonly number[]): readonly ChangeGap[] {
  const rest: ChangeGap[] = [];
  let from = gap.from;
  for (const id of filled) {
    if (id < from || id > gap.to) continue;
    if (id > from) rest.push({ ...gap, from, to: id - 1 });
    from = id + 1;
  }
  return from > gap.to ? rest : [...rest, { ...gap, from }];
}

/** Returns the cursor after a reading. */
export function advanceCursor(cursor: ChangeCursor, reading: ChangeReading): ChangeCursor {
  const readTo = reading.isMore ? (reading.ids.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  const open = cursor.gaps.filter(({ until, to }) => until > reading.oldestRunning || to > readTo);
  const older = open.flatMap((gap) => splitGap(gap, reading.ids));
  const newer = reading.ids.filter((id) => id > cursor.last);
  const last = newer.at(-1) ?? cursor.last;
  const fresh: ChangeGap = { from: cursor.last + 1, to: last, until: reading.nextTransaction };
  return { last, gaps: newer.length === 0 ? older : [...older, ...splitGap(fresh, newer)] };
}
