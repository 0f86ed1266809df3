/** Letters and digits that are read for one another. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8', Z: '3' };

const blurred = (form: string): string => form.replace(/[OQILSBZ]/gu, (letter) => lookAlikes[letter] ?? letter);

/** A Cyrillic letter may be folded by its look or by its sound. */
const lookOfSound: Readonly<Record<string, string>> = { R: 'P', S: 'C', V: 'B', N: 'H', U: 'Y' };

const deaf = (form: string): string => blurred(form.replace(/[RSVNU]/gu, (letter) => lookOfSound[letter] ?? letter));

const tailOf = (form: string): string => form.slice(/\d/u.exec(form)?.index ?? form.length);

/** Two neighbours are exchanged and nothing else. */
const isSwap = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};

/**
 * Whether one number was surely meant by the other (both folded): letters before the first digit differ, two neighbours
 * are exchanged, or signs that look alike. A digit or a letter behind the first digit makes another part: 0710 is not
 * 07110, nor 32D 32E.
 *
 * @param isCyrillic whether it was typed with Cyrillic letters
 */
export const isSameNumber = (typed: string, meant: string, isCyrillic: boolean): boolean =>
  tailOf(typed) === tailOf(meant) ||
  blurred(typed) === blurred(meant) ||
  isSwap(typed, meant) ||
  (isCyrillic && deaf(typed) === deaf(meant));

const isAlphanumeric = /[\p{L}\p{N}]/u;
const isDigit = /\p{N}/u;

/** 025 can only be 0.25: a point behind a nought alone is no difference. */
const isPoint = (text: string, at: number): boolean =>
  /[.,]/u.test(text[at]!) &&
  isDigit.test(text[at - 1] ?? '') &&
  isDigit.test(text[at + 1] ?? '') &&
  (text[at - 1] !== '0' || isDigit.test(text[at - 2] ?? ''));

/** Counts of letters and digits before each decimal sign that stands between two digits; those within the first `length`. */
const pointsOf = (text: string, length: number): string => {
  const points: number[] = [];
  let count = 0;
  for (let at = 0; at < text.length && count < length; at++) {
    if (isAlphanumeric.test(text[at]!)) count++;
    else if (isPoint(text, at)) points.push(count);
  }
  return points.join(' ');
};

const otherSigns = /[^\p{L}\p{N}.,]/u;

/** The number as far as its first letters and digits. */
const beginningOf = (number: string, length: number): string => {
  let count = 0;
  let at = 0;
  for (; at < number.length && count < length; at++) count += +isAlphanumeric.test(number[at]!);
  return number.slice(0, at);
};

/**
 * Whether a number that begins as the typed text does, but for signs, is another one by its decimal sign: SMAJ5.0A is
 * not SMAJ50A. Who leaves out all the signs of a number (AMS111718) leaves out that one too.
 */
export const isOtherByPoint = (typed: string, number: string): boolean => {
  const length = Array.from(typed).filter((sign) => isAlphanumeric.test(sign)).length;
  const own = pointsOf(number, length);
  const asked = pointsOf(typed, length);
  if (own === asked) return false;
  if (asked !== '') return true;
  return !otherSigns.test(beginningOf(number, length)) || /[^\p{L}\p{N}]/u.test(typed.trim());
};
