import type { PackedMark } from './mark-code.ts';

/** A scanned code at a return, with its number of pieces; null = all pieces not returned yet. */
export interface ScannedMark {
  readonly code: string;
  readonly pieces: number | null;
}

/** Returned pieces of one code, with the piece or pack it was sold as. */
export interface ReturnedMark extends PackedMark {
  readonly ofPieces: number;
}

/** Why scanned codes cannot be returned. `count`: their number of pieces differs from the returned quantity. */
export type ReturnedMarkProblem =
  | { readonly kind: 'not_sold' | 'already_back' | 'twice'; readonly code: string }
  | { readonly kind: 'count'; readonly pieces: number };

type Checked =
  | { readonly ok: true; readonly value: readonly ReturnedMark[] }
  | { readonly ok: false; readonly error: ReturnedMarkProblem };

const refuse = (error: ReturnedMarkProblem): Checked => ({ ok: false, error });

/**
 * Checks the codes of a return. Each scanned code must belong to this order and still be with its buyer (product Y3,
 * decision 0032).
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
