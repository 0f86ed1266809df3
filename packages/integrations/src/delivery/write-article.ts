const lengthMax = 50;

/** Characters that CDEK does not accept in an article (decision 0036). The letter ё is not among А…я. */
const strange = /[^A-Za-zА-Яа-я0-9!@"#№$;%^:&?*()_\-+=<>,.{}[\]\\/ ]/gu;

/** Letters that CDEK does not accept in part numbers → replacement. The signs of micro and ohm are among them. */
const replacements: Readonly<Record<string, string>> = {
  '\u00B5': 'u',
  '\u03BC': 'u',
  '\u2126': 'Ohm',
  '\u03A9': 'Ohm',
  ё: 'е',
  Ё: 'Е',
};

/** Returns an article in the characters that CDEK accepts, at most 50. */
export const writeArticle = (article: string): string =>
  article.replaceAll(strange, (sign) => replacements[sign] ?? '-').slice(0, lengthMax);
