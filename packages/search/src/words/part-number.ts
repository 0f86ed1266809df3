/**
 * The normalised (folded) forms under which a part number is found. People type К155ЛА3 with Cyrillic keys, K155LA3 by
 * sound or KP142EH5A by look. So every Cyrillic letter is converted to Latin in two ways, and a number with Cyrillic
 * letters is stored under both forms.
 */

/** Cyrillic letters that look like one Latin letter and sound like another: first by look, then by sound. */
const lookAndSound: Readonly<Record<string, readonly [string, string]>> = {
  В: ['B', 'V'],
  Н: ['H', 'N'],
  Р: ['P', 'R'],
  С: ['C', 'S'],
  У: ['Y', 'U'],
};

/** Cyrillic letters with one Latin spelling, whether they are converted by look or by sound. */
const plain: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
  О: 'O',
  П: 'P',
  Т: 'T',
  Ф: 'F',
  Х: 'X',
  Ц: 'C',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SCH',
  Ъ: '',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'YU',
  Я: 'YA',
};

const alreadyFolded = /^[A-Z0-9]*$/u;
const marks = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;
const cyrillic = /[\u0410-\u042F]/gu;

/**
 * Returns the text in upper case, without accents and without signs such as dashes, spaces, points, slashes and commas.
 */
const strip = (text: string): string => {
  const upper = text.toUpperCase();
  if (alreadyFolded.test(upper)) return upper;
  return upper.normalize('NFKD').replace(marks, '').toUpperCase().replace(separators, '');
};

const foldLetters = (stripped: string, way: 0 | 1): string =>
  stripped.replace(cyrillic, (letter) => lookAndSound[letter]?.[way] ?? plain[letter] ?? letter);

/**
 * Returns the letters and digits of a part number in upper case. Cyrillic letters stay Cyrillic: КТ315Б differs from
 * КТ315В and from KT315B.
 */
export const bareNumber = strip;

/**
 * Returns the normalised forms of a part number or a typed text: one, or two if it has Cyrillic letters. Empty = it has
 * neither letters nor digits.
 */
export const foldPartNumber = (text: string): readonly string[] => {
  const stripped = strip(text);
  if (stripped === '') return [];
  const byLook = foldLetters(stripped, 0);
  if (byLook === stripped) return [byLook];
  const bySound = foldLetters(stripped, 1);
  return [byLook, bySound].filter((form, index, forms) => form !== '' && forms.indexOf(form) === index);
};
