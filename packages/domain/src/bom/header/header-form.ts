/**
 * Words above a column as they are compared: without case, spaces and signs; `#` and `№` are "no", accents stay, `ё` is
 * `е`. `Mfr. Part #` → `mfrpartno`, `Поз. обозначение` → `позобозначение`, `Кол-во` → `колво`.
 */
export const headerForm = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('#', 'no')
    .replace(/[^\p{L}\p{N}]/gu, '');
