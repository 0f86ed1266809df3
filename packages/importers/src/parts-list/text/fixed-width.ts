export interface TextRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** What is looked at to find the columns. */
const sampleLines = 300;
const widthMax = 1000;

const hasGap = (line: string): boolean => /\S {2,}\S/.test(line);

/** Positions that are blank in every line of the table. */
function blankPositions(lines: readonly string[]): readonly boolean[] {
  const width = Math.min(widthMax, Math.max(0, ...lines.map((line) => line.length)));
  return Array.from({ length: width }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '));
}

/**
 * Starts of the columns: where a filled position follows two blank ones, or one if the header has a gap of two before a
 * word that begins there.
 */
function columnStarts(blank: readonly boolean[], header: string, rows: readonly string[]): readonly number[] {
  const first = blank.indexOf(false);
  if (first < 0) return [];
  return blank.flatMap((isBlank, at) => {
    if (at === first) return [at];
    if (at < first || blank[at - 1] !== true) return [];
    const heads = header.slice(at - 2, at) === '  ' && (header[at] ?? ' ') !== ' ';
    return heads || (!isBlank && blank[at - 2] === true) || headsFilled(at, header, rows) ? [at] : [];
  });
}

/** A word of the header begins one blank behind the column before, and so do cells below it. */
function headsFilled(at: number, header: string, rows: readonly string[]): boolean {
  if ((header[at] ?? ' ') === ' ' || header[at - 1] !== ' ') return false;
  const filled = rows.filter((line) => (line[at] ?? ' ') !== ' ').length;
  // Of few rows most must agree: a second word of a name may stand there by chance.
  return filled > 0 && (rows.length > 4 || filled >= rows.length * 0.6);
}

/** A line cut at the columns; one that runs across a column's edge is a title and stays whole. */
function cut(line: string, starts: readonly number[]): readonly string[] {
  const crosses = starts.slice(1).some((start) => (line[start - 1] ?? ' ') !== ' ');
  if (crosses) return [line.trim()];
  return starts.map((start, index) => line.slice(index === 0 ? 0 : start, starts[index + 1] ?? line.length).trim());
}

/**
 * Rows of a text whose columns stand under one another, two spaces or more apart. null: they do not, or fewer than three
 * lines or two of five do.
 */
export function fixedWidthRows(lines: readonly string[]): readonly TextRow[] | null {
  const filled = lines.filter((line) => line.trim() !== '');
  const table = filled.filter(hasGap);
  if (table.length < 3 || table.length < filled.length * 0.4) return null;
  const starts = columnStarts(blankPositions(table.slice(0, sampleLines)), table[0] ?? '', table.slice(1, sampleLines));
  if (starts.length < 2) return null;
  return lines.map((line, index) => ({ cells: line.trim() === '' ? [] : cut(line, starts), line: index + 1 }));
}
