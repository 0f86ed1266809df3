import { headerForm } from '../header/header-form.ts';
import { headerMeaning } from '../header/header-meaning.ts';
import type { BomLayout } from '../header/layout.ts';

/** Normalised header words, by header row. */
export type Headings = readonly (readonly string[])[];

export function headingsOf(rows: readonly (readonly string[])[], layout: BomLayout): Headings {
  if (layout.headerRow === null) return [];
  const own = rows.slice(layout.headerRow, layout.headerRow + layout.headerRows).map((cells) => cells.map(headerForm));
  const joined = layout.columns.map(({ header }) => headerForm(header));
  return [...own, joined].filter((words) => words.some((word) => word !== ''));
}

/** Whether all filled cells of a row repeat one header row, each in its column. */
function isSameHeader(cells: readonly string[], headings: Headings): boolean {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [{ form: headerForm(cell), index }]));
  return (
    filled.length > 0 &&
    headings.some(
      (words) =>
        (filled.length > 1 || words.filter((word) => word !== '').length === 1) &&
        filled.every(({ form, index }) => form !== '' && words[index] === form),
    )
  );
}

/** Whether a row repeats the header in other words: a second language or a second header row. */
function isOtherHeader(cells: readonly string[], { columns }: BomLayout): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  const same = columns.filter(({ field, header, index }) => {
    const text = cells[index] ?? '';
    if (text.trim() === '' || text.length > 60) return false;
    const isSame = header !== '' && headerForm(text) !== '' && headerForm(header) === headerForm(text);
    return isSame || (field !== null && (headerMeaning(text)?.fields.includes(field) ?? false));
  }).length;
  return same >= 3 && same >= filled * 0.6;
}

/**
 * Whether a row repeats the header of a name column. Cells of a header that are merged over many rows repeat their text
 * in each row.
 */
const isHeadBelow = (cells: readonly string[], { columns }: BomLayout): boolean =>
  columns.some(({ field, header, index }) => {
    const isName = field === 'mpn' || field === 'description' || field === 'designators';
    const text = cells[index] ?? '';
    return isName && text !== '' && text.length <= 60 && headerForm(text) === headerForm(header);
  });

/**
 * Whether a row is the header of another table below the list: words without digits, among them the word for the
 * quantity.
 */
export function isHeaderOfOther(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length < 2 || filled.some((cell) => cell.length > 40 || /\d/u.test(cell))) return false;
  const known = filled.flatMap((cell) => headerMeaning(cell)?.fields.slice(0, 1) ?? []);
  return known.includes('quantity') && known.length >= 2 && known.length >= filled.length / 2;
}

/** Whether a row only numbers the columns (1, 2, 3), as some forms do below the header. */
function areColumnNumbers(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const first = Number(filled[0]);
  return filled.length >= 4 && first <= 20 && filled.every((cell, place) => cell === String(first + place));
}

/** Whether a row repeats the header, as on each page of a printed list. */
export const isHeaderAgain = (cells: readonly string[], headings: Headings, layout: BomLayout): boolean =>
  layout.headerRow !== null &&
  (isSameHeader(cells, headings) ||
    isOtherHeader(cells, layout) ||
    areColumnNumbers(cells) ||
    isHeadBelow(cells, layout));
