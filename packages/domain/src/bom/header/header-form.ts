/**
 * Normalises a column header for comparison: lower case, no spaces, no signs. `#` and `№` become "no", accents stay,
 * `ё` becomes `е`. `Mfr. Part #` → `mfrpartno`, `Поз. обозначение` → `позобозначение`, `Кол-во` → `колво`.
 */
export const headerForm = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('#', 'no')
    .replace(/[^\p{L}\p{N}]/gu, '');
