import type { SourceRecord } from './record.ts';

/** Name of the column that is added to each row for its group. The brackets keep it apart from columns of the file. */
const groupColumn = '[group]';
const pathSign = ' > ';
const levelsMax = 5;
const nameLengthMax = 120;
/** Minimum columns of a table whose rows with one cell may be groups. In narrower tables such rows are parts. */
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
    // Repeated texts count once: a merged cell may be exported as one cell or repeated in all cells that it spans.
    if (sole !== null && sole !== value.trim()) return null;
    sole = value.trim();
  }
  return sole;
}

/** Returns whether a row is a total of other rows: it has "Итого по группе" and numbers, and nothing else. */
function isSumRow(record: SourceRecord): boolean {
  const filled = Object.values(record.fields).filter((value) => typeof value === 'string' && value.trim() !== '');
  const [first, ...others] = filled.map((value) => String(value).trim());
  return first !== undefined && sumWord.test(first) && others.every((text) => /^[\d\s.,'+-]+$/u.test(text));
}

/**
 * Returns a reader for the rows of a price list. In lists of 1C and others, rows with one cell are group headings
 * ("Резисторы", then "Чип 0603"). For a part, the reader returns the row with the path of its group. For headings and
 * totals it returns null. Consecutive headings are levels of the path.
 *
 * @param width number of columns of the table
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
