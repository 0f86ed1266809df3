const separator = '\u001d'; // GS separates the parts of a code
const first = '!'.charCodeAt(0);
const last = '~'.charCodeAt(0);
const lengthMin = 6;
const lengthMax = 200;

/** Whether a scanned text can be a marking code: printable ASCII with separators. */
export function isMarkCode(text: string): boolean {
  const isPrintable = (sign: string): boolean => sign.charCodeAt(0) >= first && sign.charCodeAt(0) <= last;
  const { length } = text;
  return (
    length >= lengthMin && length <= lengthMax && [...text].every((sign) => sign === separator || isPrintable(sign))
  );
}

/** A packed part with the marking codes of its pieces. */
export interface MarkedPieces {
  readonly isMarked: boolean;
  readonly quantity: number;
  readonly marks: readonly PackedMark[];
}

/** The code of a piece or of a pack. */
export interface PackedMark {
  readonly code: string;
  readonly pieces: number;
}

/**
 * Checks marking codes. The codes of pieces and packs must cover all marked pieces; unmarked parts have no codes
 * (product Y3).
 */
export function checkMarks({ isMarked, quantity, marks }: MarkedPieces): 'missing' | 'not_marked' | 'twice' | null {
  if (!isMarked) return marks.length === 0 ? null : 'not_marked';
  if (marks.reduce((sum, { pieces }) => sum + pieces, 0) !== quantity) return 'missing';
  return new Set(marks.map(({ code }) => code)).size === marks.length ? null : 'twice';
}
