/** Letters and digits that are confused. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8', Z: '3' };

const blurred = (form: string): string => form.replace(/[OQILSBZ]/gu, (letter) => lookAlikes[letter] ?? letter);

/** A Cyrillic letter may be converted by look or by sound. */
const lookOfSound: Readonly<Record<string, string>> = { R: 'P', S: 'C', V: 'B', N: 'H', U: 'Y' };

const deaf = (form: string): string => blurred(form.replace(/[RSVNU]/gu, (letter) => lookOfSound[letter] ?? letter));

const tailOf = (form: string): string => form.slice(/\d/u.exec(form)?.index ?? form.length);

/** Whether only two neighbours are swapped. */
const isSwap = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};

/**
 * Whether a typed number certainly means the other one (both normalised). Allowed differences: letters before the first
 * digit, two swapped neighbours, or look-alike characters. A digit or letter after the first digit makes another part:
 * 0710 is not
 * 07110, and 32D is not 32E.
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

/** 025 can only be 0.25, so a point after a single zero makes no difference. */
const isPoint = (text: string, at: number): boolean =>
  /[.,]/u.test(text[at]!) &&
  isDigit.test(text[at - 1] ?? '') &&
  isDigit.test(text[at + 1] ?? '') &&
  (text[at - 1] !== '0' || isDigit.test(text[at - 2] ?? ''));

/** Returns the number of letters and digits before each decimal sign between two digits, within the first `length`. */
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

/** Returns the number up to its first `length` letters and digits. */
const beginningOf = (number: string, length: number): string => {
  let count = 0;
  let at = 0;
  for (; at < number.length && count < length; at++) count += +isAlphanumeric.test(number[at]!);
  return number.slice(0, at);
};

/**
 * Whether a number that starts like the typed text differs from it by a decimal sign: SMAJ5.0A is not SMAJ50A. If the
 * typed text omits all signs of a number (AMS111718), its decimal sign may be missing too.
 */
export const isOtherByPoint = (typed: string, number: string): boolean => {
  const length = Array.from(typed).filter((sign) => isAlphanumeric.test(sign)).length;
  const own = pointsOf(number, length);
  const asked = pointsOf(typed, length);
  if (own === asked) return false;
  if (asked !== '') return true;
  return !otherSigns.test(beginningOf(number, length)) || /[^\p{L}\p{N}]/u.test(typed.trim());
};
