import { tidyText } from '../canonical-filter.ts';
import { searchTextLengthMax } from '../text-limits.ts';
import type { UnderstoodCondition } from './query-reading.ts';

/** Changed queries for the buttons beside a piece that was understood. */
export interface PieceEdits {
  /** The query without the piece. */
  readonly without: string;
  /**
   * The query with the piece in quotation marks, so that it is searched as typed; null = the query would be too long.
   */
  readonly asText: string | null;
  /**
   * The query with a rating as a minimum (`≥50В`) or a tolerance as a maximum (`≤1%`). null = only the exact value is
   * useful, or the query would be too long.
   */
  readonly wider: string | null;
}

const signsBefore = /[\s"'«“„([{]+$/u;
const signsAfter = /^[\s"'»”)\]},;]+/u;

/** Returns the edits of a piece of a query that one click can make (product C7). */
export function pieceEdits(text: string, { source, span, wider }: UnderstoodCondition): PieceEdits {
  const [start, end] = span ?? [text.indexOf(source), text.indexOf(source) + source.length];
  // Removes the sign that joins the piece to the preceding text: `0805-10к`, `X7R/50V`.
  const before = text.slice(0, start).replace(/[-/]$/u, '');
  const after = text.slice(end);
  const plain = source
    .replace(/^[\s"'«“„([{]+/u, '')
    .replace(/[-/\s"'»”)\]},;]+$/u, '')
    .replaceAll('"', ' ');
  const put = (piece: string): string => tidyText(`${before} ${piece} ${after}`);
  const fitting = (piece: string): string | null => {
    const edited = put(piece);
    return edited.length <= searchTextLengthMax ? edited : null;
  };
  return {
    without: tidyText(`${before.replace(signsBefore, '')} ${after.replace(signsAfter, '')}`),
    asText: fitting(`"${plain}"`),
    wider: wider === undefined ? null : fitting(wider),
  };
}
