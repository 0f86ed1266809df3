const separator = '\u001d'; // GS: between the parts of a code, as scanners send it
const first = '!'.charCodeAt(0);
const last = '~'.charCodeAt(0);
const lengthMin = 6;
const lengthMax = 200;

/** Whether this can be the code of a marked piece as it was scanned: printable signs of ASCII, with separators. */
export function isMarkCode(text: string): boolean {
  const isPrintable = (sign: string): boolean => sign.charCodeAt(0) >= first && sign.charCodeAt(0) <= last;
  const { length } = text;
  return (
    length >= lengthMin && length <= lengthMax && [...text].every((sign) => sign === separator || isPrintable(sign))
  );
}

/** A part that is packed with the codes of its pieces. */
export interface MarkedPieces {
  readonly isMarked: boolean;
  readonly quantity: number;
  readonly marks: readonly PackedMark[];
}

/** The code of a piece, or of a pack of pieces. */
export interface PackedMark {
  readonly code: string;
  readonly pieces: number;
}

/** What is wrong with the codes: those of pieces and packs make up the marked pieces, others have none (product Y3). */
export function checkMarks({ isMarked, quantity, marks }: MarkedPieces): 'missing' | 'not_marked' | 'twice' | null {
  if (!isMarked) return marks.length === 0 ? null : 'not_marked';
  if (marks.reduce((sum, { pieces }) => sum + pieces, 0) !== quantity) return 'missing';
  return new Set(marks.map(({ code }) => code)).size === marks.length ? null : 'twice';
}
