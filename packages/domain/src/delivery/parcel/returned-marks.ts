import type { PackedMark } from './mark-code.ts';

/** A marking code scanned at a return. `pieces`: returned pieces of its pack; null = all pieces not returned before. */
export interface ScannedMark {
  readonly code: string;
  readonly pieces: number | null;
}

/** Returned pieces of one marking code. `ofPieces`: number of pieces that were sold under the code. */
export interface ReturnedMark extends PackedMark {
  readonly ofPieces: number;
}

/** Why the scanned codes do not fit a return. `count`: they cover `pieces` pieces instead of the returned quantity. */
export type ReturnedMarkProblem =
  | { readonly kind: 'not_sold' | 'already_back' | 'twice'; readonly code: string }
  | { readonly kind: 'count'; readonly pieces: number };

type Checked =
  | { readonly ok: true; readonly value: readonly ReturnedMark[] }
  | { readonly ok: false; readonly error: ReturnedMarkProblem };

const refuse = (error: ReturnedMarkProblem): Checked => ({ ok: false, error });

/**
 * Checks the marking codes scanned at a return. Each code must have been sold with this order and not be returned yet
 * (product Y3, decision 0032).
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
