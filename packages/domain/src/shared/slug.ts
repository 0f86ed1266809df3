const cyrillic: Readonly<Record<string, string>> = {
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
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
};

const signs: Readonly<Record<string, string>> = { ı: 'i', µ: 'u', μ: 'u', ω: 'ohm', '&': '-and-', '+': '-plus-' };

/** Returns a text in lower case with Cyrillic letters replaced by Latin ones. Other characters stay. */
export const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0400-\u04ff]/g, (letter) => cyrillic[letter] ?? letter);

/** Returns a slug of a text: lower-case Latin letters, digits, single dashes. Empty if no character can be used. */
export const slugify = (text: string): string =>
  transliterate(text)
    .replace(/[ıµμω&+]/g, (letter) => signs[letter] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
