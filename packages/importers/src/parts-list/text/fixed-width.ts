export interface TextRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Lines examined to find the columns. */
const sampleLines = 300;
const widthMax = 1000;

const hasGap = (line: string): boolean => /\S {2,}\S/.test(line);

/** Returns the positions that are blank in every line of the table. */
function blankPositions(lines: readonly string[]): readonly boolean[] {
  const width = Math.min(widthMax, Math.max(0, ...lines.map((line) => line.length)));
  return Array.from({ length: width }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '));
}

/**
 * Returns the starts of columns: a filled position after two blank ones. One blank is enough if the header has a gap of
 * two before a word that starts there.
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

/** Returns whether a word of the header starts one blank after the previous column, and cells below it do too. */
function headsFilled(at: number, header: string, rows: readonly string[]): boolean {
  if ((header[at] ?? ' ') === ' ' || header[at - 1] !== ' ') return false;
  const filled = rows.filter((line) => (line[at] ?? ' ') !== ' ').length;
  // In a short table most rows must agree: the second word of a name may start there by chance.
  return filled > 0 && (rows.length > 4 || filled >= rows.length * 0.6);
}

/** Cuts a line at the columns. A line that crosses a column's edge is a title and stays whole. */
function cut(line: string, starts: readonly number[]): readonly string[] {
  const crosses = starts.slice(1).some((start) => (line[start - 1] ?? ' ') !== ' ');
  if (crosses) return [line.trim()];
  return starts.map((start, index) => line.slice(index === 0 ? 0 : start, starts[index + 1] ?? line.length).trim());
}

/**
 * Returns rows of a text with columns aligned two or more spaces apart. Null if they are not, or if fewer than three
 * lines or two fifths of them are.
 */
export function fixedWidthRows(lines: readonly string[]): readonly TextRow[] | null {
  const filled = lines.filter((line) => line.trim() !== '');
  const table = filled.filter(hasGap);
  if (table.length < 3 || table.length < filled.length * 0.4) return null;
  const starts = columnStarts(blankPositions(table.slice(0, sampleLines)), table[0] ?? '', table.slice(1, sampleLines));
  if (starts.length < 2) return null;
  return lines.map((line, index) => ({ cells: line.trim() === '' ? [] : cut(line, starts), line: index + 1 }));
}
