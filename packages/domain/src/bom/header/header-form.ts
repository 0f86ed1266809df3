/** Ukrainian headers of ESKD forms. They have the same meaning and order as the Russian ones. */
const ukrainian: readonly (readonly [RegExp, string])[] = [
  [/найменування/u, 'наименование'],
  [/позначення/u, 'обозначение'],
  [/^кіл(?:ькість)?$/u, 'кол'],
  [/^примітк[аи]$/u, 'примечание'],
];

const plainForm = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('#', 'no')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Normalises a column header for comparison: lower case, no spaces, no signs. `#` and `№` become "no", accents stay,
 * `ё` becomes `е`. Ukrainian words become the Russian ones. `Mfr. Part #` → `mfrpartno`, `Поз. обозначение` →
 * `позобозначение`, `Кол-во` → `колво`.
 */
export const headerForm = (text: string): string =>
  ukrainian.reduce((form, [word, russian]) => form.replace(word, russian), plainForm(text));
