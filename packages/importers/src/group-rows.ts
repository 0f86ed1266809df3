import type { SourceRecord } from './record.ts';

/** Name of an added column with the group of each row of a price list. No file has a column of this name. */
const groupColumn = '[group]';
const pathSign = ' > ';
const levelsMax = 5;
const nameLengthMax = 120;
/** In a table with fewer columns, rows with one cell are parts. */
const columnsMin = 3;

const sumWord = /^(?:итого|всего|total|subtotal|grand total|toplam)(?:\P{L}|$)/iu;

/**
 * Returns whether a text is the name of a group: words, not a single ordering code ("NE555P") and not a note to the
 * reader.
 */
const isGroupName = (text: string): boolean =>
  text.length <= nameLengthMax &&
  /\p{L}{3}/u.test(text) &&
  !/[:;?!]$|https?:|www\.|@|\d{6,}/iu.test(text) &&
  (!/\d/.test(text) || /\p{L}{3}[^\d]* /u.test(text)) &&
  !sumWord.test(text) &&
  !/^(?:конец|страница|page|лист)(?:\P{L}|$)/iu.test(text);

function soleText(record: SourceRecord): string | null {
  let sole: string | null = null;
  for (const value of Object.values(record.fields)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    // Merged cells are exported once, or repeated in each cell.
    if (sole !== null && sole !== value.trim()) return null;
    sole = value.trim();
  }
  return sole;
}

/** Returns whether a row adds up others: "Итого по группе" and numbers, and nothing else. */
function isSumRow(record: SourceRecord): boolean {
  const filled = Object.values(record.fields).filter((value) => typeof value === 'string' && value.trim() !== '');
  const [first, ...others] = filled.map((value) => String(value).trim());
  return first !== undefined && sumWord.test(first) && others.every((text) => /^[\d\s.,'+-]+$/u.test(text));
}

/**
 * Price lists of 1C and others separate their rows by rows with one cell ("Резисторы", then "Чип 0603"). Returns the
 * rows of parts, each with the path of its group, and no sums. Consecutive headings are levels of the path.
 *
 * @param width columns of the table
 */
export function groupReader(width: number): (record: SourceRecord) => SourceRecord | null {
  let path: readonly string[] = [];
  let run: string[] = [];
  return (record) => {
    const sole = width < columnsMin ? null : soleText(record);
    if (sole !== null && isGroupName(sole)) {
      run = [...run, sole].slice(-levelsMax);
      return null;
    }
    if (width >= columnsMin && isSumRow(record)) return null;
    if (run.length > 0) path = [...path.slice(0, Math.max(0, path.length - run.length)), ...run].slice(-levelsMax);
    run = [];
    return path.length === 0 ? record : { ...record, fields: { ...record.fields, [groupColumn]: path.join(pathSign) } };
  };
}
