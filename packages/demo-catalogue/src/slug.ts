const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const transliterate = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => latin[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * True for ordering codes that need only lower case. This is the usual and fast case: a start creates a million slugs.
 */
const isPlain = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/**
 * Returns the text as a slug of lower-case Latin letters, digits and single hyphens: "К155ЛА3" → "k155la3", "МЛТ-0,25"
 * → "mlt-0-25".
 */
export const slugOf = (text: string): string => (isPlain.test(text) ? text.toLowerCase() : transliterate(text));
