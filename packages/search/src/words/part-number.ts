/**
 * The forms under which a part number is found. A person types К155ЛА3 with Cyrillic keys, K155LA3 by sound or
 * KP142EH5A by look: every Cyrillic letter is folded to Latin in two ways, and a number with Cyrillic letters is kept
 * under both.
 */

/** Letters that look like a Latin letter but sound like another one: look first, sound second. */
const lookAndSound: Readonly<Record<string, readonly [string, string]>> = {
  В: ['B', 'V'],
  Н: ['H', 'N'],
  Р: ['P', 'R'],
  С: ['C', 'S'],
  У: ['Y', 'U'],
};

/** Letters that fold to the same Latin letters by look and by sound. */
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

/** Upper case, without accents, dashes, spaces, points, slashes, commas and other signs. */
const strip = (text: string): string => {
  const upper = text.toUpperCase();
  if (alreadyFolded.test(upper)) return upper;
  return upper.normalize('NFKD').replace(marks, '').toUpperCase().replace(separators, '');
};

const foldLetters = (stripped: string, way: 0 | 1): string =>
  stripped.replace(cyrillic, (letter) => lookAndSound[letter]?.[way] ?? plain[letter] ?? letter);

/** The letters and digits of a part number, upper case, each in its own script: КТ315Б is not КТ315В, nor KT315B. */
export const bareNumber = strip;

/** The one or two folded forms of a part number or of a typed text; none when it has no letter and no digit. */
export const foldPartNumber = (text: string): readonly string[] => {
  const stripped = strip(text);
  if (stripped === '') return [];
  const byLook = foldLetters(stripped, 0);
  if (byLook === stripped) return [byLook];
  const bySound = foldLetters(stripped, 1);
  return [byLook, bySound].filter((form, index, forms) => form !== '' && forms.indexOf(form) === index);
};
