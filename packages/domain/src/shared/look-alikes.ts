const alike: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  а: 'a',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  у: 'y',
};

/**
 * Replaces Cyrillic letters by the Latin letters that look like them: `А7` → `A7`, `С1` → `C1`. Other characters stay.
 */
export const toLatinLetters = (text: string): string =>
  /[а-я]/iu.test(text) ? text.replace(/[А-Яа-я]/gu, (letter) => alike[letter] ?? letter) : text;

/** Latin capital → the Cyrillic capital that looks like it. Lower-case letters of the two scripts look less alike. */
const alikeLatin: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(alike).flatMap(([cyrillic, latin]) => (/\p{Lu}/u.test(cyrillic) ? [[latin, cyrillic]] : [])),
);

/** Replaces Latin capitals by the Cyrillic capitals that look like them: `KT315Г` → `КТ315Г`. Other characters stay. */
export const toCyrillicCapitals = (text: string): string =>
  text.replace(/[A-Z]/gu, (letter) => alikeLatin[letter] ?? letter);
