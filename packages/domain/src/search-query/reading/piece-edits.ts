import { tidyText } from '../canonical-filter.ts';
import { filterLimits } from '../limits.ts';
import type { UnderstoodCondition } from './query-reading.ts';

/** What an understood piece can be turned into: the texts to search for instead. */
export interface PieceEdits {
  /** Without the piece. */
  readonly without: string;
  /** With the piece between quotation marks: it is looked for as it was typed. Null when that would be too long a text. */
  readonly asText: string | null;
  /** With a rating as at least (`≥50В`), a tolerance as at most (`≤1%`); null where the value alone makes sense. */
  readonly wider: string | null;
}

const signsBefore = /[\s"'«“„([{]*$/u;
const signsAfter = /^[\s"'»”)\]},;]*/u;

/** The texts that a piece of a query can be turned into by one press (product C7). */
export function pieceEdits(text: string, { source, span, wider }: UnderstoodCondition): PieceEdits {
  const [start, end] = span ?? [text.indexOf(source), text.indexOf(source) + source.length];
  // What was glued to the piece (`0805-10к`, `X7R/50V`) stands alone afterwards.
  const before = text.slice(0, start).replace(/[-/]$/u, '');
  const after = text.slice(end);
  const plain = source
    .replace(/^[\s"'«“„([{]+/u, '')
    .replace(/[-/\s"'»”)\]},;]+$/u, '')
    .replaceAll('"', ' ');
  const put = (piece: string): string => tidyText(`${before} ${piece} ${after}`);
  const fitting = (piece: string): string | null => {
    const edited = put(piece);
    return edited.length <= filterLimits.textLengthMax ? edited : null;
  };
  return {
    without: tidyText(`${before.replace(signsBefore, ' ')} ${after.replace(signsAfter, '')}`),
    asText: plain === '' ? null : fitting(`"${plain}"`),
    wider: wider === undefined ? null : fitting(wider),
  };
}
