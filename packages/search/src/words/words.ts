const plainLatin = /^[a-z0-9]+$/u;
const marks = /\p{M}+/gu;
const word = /\p{N}+(?:[.,]\p{N}+)+[\p{L}\p{N}]*|[\p{L}\p{N}]+/gu;

/** The sign between two sizes, in any spelling: `6×6`, `6*6`, `6х6`. */
const times = /(?<=\p{N})[×*хx](?=\p{N})/gu;

const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(times, 'x');

/**
 * Returns the words of a text in order, with repetitions. They are in lower case, with `е` for `ё`, without accents
 * (direnç = direnc), and with a point for a decimal comma.
 */
export const wordsOf = (text: string): readonly string[] => {
  if (plainLatin.test(text)) return [text];
  return Array.from(simplify(text).matchAll(word), (match) => match[0].replaceAll(',', '.'));
};

/** Returns the pieces of a text between white space. */
export const piecesOf = (text: string): readonly string[] => text.split(/\s+/u).filter((piece) => piece !== '');
