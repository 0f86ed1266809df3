const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
};

/**
 * Returns the letters and digits of a text in upper case. Cyrillic letters that look like Latin ones become Latin. Two
 * texts with the same result count as equal.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[АВЕКМНОРСТУХІ]/gu, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll(/[^\p{L}\d]+/gu, '');

/** Returns true if each word of `stated` occurs in `foldedTexts`, which are texts returned by `fold`. */
export function isKept(stated: string, foldedTexts: string): boolean {
  return stated
    .split(/\s+/u)
    .map(fold)
    .every((word) => foldedTexts.includes(word));
}

const packingTail = /^(?:T|R|TR|RT|RL|TP|CT|RE|REEL|REEL\d|TRPBF|PBF|TRG\d|G\d|E\d|NOPB|\d{3}|TRL|TL|T\d|R\d)$/;

/** Returns true if one part number is the other with a packaging suffix, such as `LM358DR` and `LM358D`. */
export function differsByPacking(one: string, other: string): boolean {
  const [short = '', long = ''] = [fold(one), fold(other)].toSorted((a, b) => a.length - b.length);
  return short.length >= 4 && long.startsWith(short) && packingTail.test(long.slice(short.length));
}

const firstWord = (maker: string): string => fold(maker.trim().split(/[\s,/()-]+/u)[0] ?? '');

/**
 * Returns true if two spellings may mean the same maker: equal first words, one contained in the other, or one empty.
 */
export function mayBeOneMaker(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  if (a === '' || b === '') return true;
  return a.startsWith(b) || b.startsWith(a) || a.includes(b) || b.includes(a) || firstWord(one) === firstWord(other);
}
