import type { PackedMark } from './mark-code.ts';

/** A code as it was scanned at a return: of so many pieces; null: of all that have not come back. */
export interface ScannedMark {
  readonly code: string;
  readonly pieces: number | null;
}

/** Pieces of one code that come back, of the piece or pack that it was sold as. */
export interface ReturnedMark extends PackedMark {
  readonly ofPieces: number;
}

/** Why scanned codes cannot come back. `count`: they stand for another number of pieces than is taken. */
export type ReturnedMarkProblem =
  | { readonly kind: 'not_sold' | 'already_back' | 'twice'; readonly code: string }
  | { readonly kind: 'count'; readonly pieces: number };

type Checked =
  | { readonly ok: true; readonly value: readonly ReturnedMark[] }
  | { readonly ok: false; readonly error: ReturnedMarkProblem };

const refuse = (error: ReturnedMarkProblem): Checked => ({ ok: false, error });

/**
 * Which codes come back with so many pieces of a part: those that were scanned, each of this order and still with its
 * buyer (product Y3, decision 0032).
 */
export function checkReturnedMarks(
  { sold, back }: { readonly sold: readonly PackedMark[]; readonly back: readonly PackedMark[] },
  scanned: readonly ScannedMark[],
  quantity: number,
): Checked {
  const marks: ReturnedMark[] = [];
  for (const { code, pieces } of scanned) {
    const own = sold.find((mark) => mark.code === code);
    if (own === undefined) return refuse({ kind: 'not_sold', code });
    if (marks.some((mark) => mark.code === code)) return refuse({ kind: 'twice', code });
    const gone = back.filter((mark) => mark.code === code).reduce((sum, mark) => sum + mark.pieces, 0);
    const left = own.pieces - gone;
    const count = pieces ?? left;
    if (count < 1 || count > left) return refuse({ kind: 'already_back', code });
    marks.push({ code, pieces: count, ofPieces: own.pieces });
  }
  const total = marks.reduce((sum, { pieces }) => sum + pieces, 0);
  return total === quantity ? { ok: true, value: marks } : refuse({ kind: 'count', pieces: total });
}
