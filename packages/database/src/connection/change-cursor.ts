/**
 * Position of a reader of `product_change`. An id is assigned when its row is written, but the row becomes visible when
 * its transaction commits. So a lower id may appear after a higher one. The cursor holds the last id read and the gaps
 * before it. A gap is dropped when every transaction that could fill it has ended.
 */
export interface ChangeCursor {
  readonly last: number;
  readonly gaps: readonly ChangeGap[];
}

/** Ids `from`…`to` that were not visible yet. Transactions with an id below `until` may still commit them. */
export interface ChangeGap {
  readonly from: number;
  readonly to: number;
  /** Lowest transaction id that was not assigned yet when the gap was found. */
  readonly until: number;
}

/** The result of reading `product_change` once, in a single snapshot of the database. */
export interface ChangeReading {
  /** Ids of rows after the cursor's last id or in one of its gaps, in ascending order. */
  readonly ids: readonly number[];
  /** True if the reading reached its limit, so that rows after the last of `ids` were not read. */
  readonly isMore: boolean;
  /** Id of the oldest transaction still running. */
  readonly oldestRunning: number;
  /** Lowest transaction id not assigned yet. */
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

/** Returns the cursor to use after `reading`, from the `cursor` before it. */
export function advanceCursor(cursor: ChangeCursor, reading: ChangeReading): ChangeCursor {
  const readTo = reading.isMore ? (reading.ids.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  const open = cursor.gaps.filter(({ until, to }) => until > reading.oldestRunning || to > readTo);
  const older = open.flatMap((gap) => splitGap(gap, reading.ids));
  const newer = reading.ids.filter((id) => id > cursor.last);
  const last = newer.at(-1) ?? cursor.last;
  const fresh: ChangeGap = { from: cursor.last + 1, to: last, until: reading.nextTransaction };
  return { last, gaps: newer.length === 0 ? older : [...older, ...splitGap(fresh, newer)] };
}
