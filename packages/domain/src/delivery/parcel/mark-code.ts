const separator = '\u001d'; // GS separates the parts of a code
const first = '!'.charCodeAt(0);
const last = '~'.charCodeAt(0);
const lengthMin = 6;
const lengthMax = 200;

/** True if a scanned text can be a marking code: printable ASCII and separators. */
export function isMarkCode(text: string): boolean {
  const isPrintable = (sign: string): boolean => sign.charCodeAt(0) >= first && sign.charCodeAt(0) <= last;
  const { length } = text;
  return (
    length >= lengthMin && length <= lengthMax && [...text].every((sign) => sign === separator || isPrintable(sign))
  );
}

/** A packed product and the marking codes scanned for it. `isMarked`: the law requires a code. */
export interface MarkedPieces {
  readonly isMarked: boolean;
  readonly quantity: number;
  readonly marks: readonly PackedMark[];
}

/** A marking code and the number of pieces it covers: 1, or more for a pack. */
export interface PackedMark {
  readonly code: string;
  readonly pieces: number;
}

/**
 * Checks the marking codes of a packed product; null = valid (product Y3):
 * - `missing`: the codes do not cover exactly the packed pieces;
 * - `not_marked`: a product without marking has codes;
 * - `twice`: a code appears twice.
 */
export function checkMarks({ isMarked, quantity, marks }: MarkedPieces): 'missing' | 'not_marked' | 'twice' | null {
  if (!isMarked) return marks.length === 0 ? null : 'not_marked';
  if (marks.reduce((sum, { pieces }) => sum + pieces, 0) !== quantity) return 'missing';
  return new Set(marks.map(({ code }) => code)).size === marks.length ? null : 'twice';
}
