/** Letters that are confused with a digit, in either direction. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8', Z: '3' };

const blurred = (form: string): string => form.replace(/[OQILSBZ]/gu, (letter) => lookAlikes[letter] ?? letter);

/**
 * Latin letter for the sound of a Cyrillic letter → Latin letter for its look. Cyrillic Р is R by sound and P by look.
 */
const lookOfSound: Readonly<Record<string, string>> = { R: 'P', S: 'C', V: 'B', N: 'H', U: 'Y' };

const deaf = (form: string): string => blurred(form.replace(/[RSVNU]/gu, (letter) => lookOfSound[letter] ?? letter));

const tailOf = (form: string): string => form.slice(/\d/u.exec(form)?.index ?? form.length);

/** True if the two texts differ only in two swapped neighbours. */
const isSwap = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};

/**
 * True if the typed number certainly means the other one; both are normalised. They may differ in the letters before
 * the first digit, in two swapped neighbours, or in look-alike characters. After the first digit, any other difference
 * means another part: 0710 is not 07110, and 32D is not 32E.
 *
 * @param isCyrillic true if typed with Cyrillic letters
 */
export const isSameNumber = (typed: string, meant: string, isCyrillic: boolean): boolean =>
  tailOf(typed) === tailOf(meant) ||
  blurred(typed) === blurred(meant) ||
  isSwap(typed, meant) ||
  (isCyrillic && deaf(typed) === deaf(meant));

const isAlphanumeric = /[\p{L}\p{N}]/u;
const isDigit = /\p{N}/u;

/**
 * True if the sign at `at` is a decimal sign that tells numbers apart: 2.5 is not 25. False after a single leading
 * zero, because 025 can only mean 0.25.
 */
const isPoint = (text: string, at: number): boolean =>
  /[.,]/u.test(text[at]!) &&
  isDigit.test(text[at - 1] ?? '') &&
  isDigit.test(text[at + 1] ?? '') &&
  (text[at - 1] !== '0' || isDigit.test(text[at - 2] ?? ''));

/**
 * Returns the positions of the decimal signs, as text: for each, the number of letters and digits before it. Only the
 * first `length` letters and digits are read: `SMAJ5.0A` → `5`.
 */
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

/** Returns the start of the number, with `length` letters and digits and the signs between them. */
const beginningOf = (number: string, length: number): string => {
  let count = 0;
  let at = 0;
  for (; at < number.length && count < length; at++) count += +isAlphanumeric.test(number[at]!);
  return number.slice(0, at);
};

/**
 * True if a number that starts like the typed text is another part, because of a decimal sign: SMAJ5.0A is not SMAJ50A.
 * A text typed without the number's other signs (AMS111718) may also omit its decimal sign.
 */
export const isOtherByPoint = (typed: string, number: string): boolean => {
  const length = Array.from(typed).filter((sign) => isAlphanumeric.test(sign)).length;
  const own = pointsOf(number, length);
  const asked = pointsOf(typed, length);
  if (own === asked) return false;
  if (asked !== '') return true;
  return !otherSigns.test(beginningOf(number, length)) || /[^\p{L}\p{N}]/u.test(typed.trim());
};
