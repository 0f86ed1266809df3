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

/** Converts Cyrillic letters that look Latin: `А7` → `A7`, `С1` → `C1`. Others stay. */
export const toLatinLetters = (text: string): string =>
  /[а-я]/iu.test(text) ? text.replace(/[А-Яа-я]/gu, (letter) => alike[letter] ?? letter) : text;

/** Only capitals, because lower-case letters of the two scripts look less alike. */
const alikeLatin: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(alike).flatMap(([cyrillic, latin]) => (/\p{Lu}/u.test(cyrillic) ? [[latin, cyrillic]] : [])),
);

/** Converts Latin capitals that look Cyrillic: `KT315Г` → `КТ315Г`. Others stay. */
export const toCyrillicCapitals = (text: string): string =>
  text.replace(/[A-Z]/gu, (letter) => alikeLatin[letter] ?? letter);
