/**
 * Following product_change by its numbers. A number is given when a row is written and shows when its transaction
 * commits, so a lower number may appear after a higher one. A cursor therefore keeps, beside the last number read, the
 * gaps before it, each until every transaction that could still fill it has ended.
 */
export interface ChangeCursor {
  readonly last: number;
  readonly gaps: readonly ChangeGap[];
}

/** Numbers `from`…`to` that were not there while the transaction `until` and older ones could still be running. */
export interface ChangeGap {
  readonly from: number;
  readonly to: number;
  /** First transaction number that had not been given when the gap was seen. */
  readonly until: number;
}

/** One reading of the table, all of it from one snapshot of the database. */
export interface ChangeReading {
  /** Rows above `last` or in a gap, ascending. */
  readonly ids: readonly number[];
  /** There were more than one reading carries, so what lies after the last of `ids` was not looked at. */
  readonly isMore: boolean;
  /** Oldest transaction that was still running. */
  readonly oldestRunning: number;
  /** First transaction number not yet given. */
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

/** The cursor after a reading. */
export function advanceCursor(cursor: ChangeCursor, reading: ChangeReading): ChangeCursor {
  const readTo = reading.isMore ? (reading.ids.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  const open = cursor.gaps.filter(({ until, to }) => until > reading.oldestRunning || to > readTo);
  const older = open.flatMap((gap) => splitGap(gap, reading.ids));
  const newer = reading.ids.filter((id) => id > cursor.last);
  const last = newer.at(-1) ?? cursor.last;
  const fresh: ChangeGap = { from: cursor.last + 1, to: last, until: reading.nextTransaction };
  return { last, gaps: newer.length === 0 ? older : [...older, ...splitGap(fresh, newer)] };
}
