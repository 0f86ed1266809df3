import { bestHeaderHits } from './header-words.ts';

export interface TextRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Number of lines that are examined to find the columns. */
const sampleLines = 300;
const widthMax = 1000;
const tabStop = 8;

const hasGap = (line: string): boolean => /\S {2,}\S/.test(line);

/** Returns how many lines of the table are filled at each position. */
function filledPositions(lines: readonly string[]): readonly number[] {
  const width = Math.min(widthMax, Math.max(0, ...lines.map((line) => line.length)));
  return Array.from({ length: width }, (_, at) => lines.filter((line) => (line[at] ?? ' ') !== ' ').length);
}

/** Returns how many lines may have text in the gap before a header word. Such a text is too long for its column. */
const overflowsOf = (lines: number): number => (lines < 12 ? 0 : Math.min(3, Math.floor(lines * 0.06)));

/**
 * Returns the positions where columns start. A column starts after two positions that are blank in all lines. A header
 * word after two blanks starts a column too. After one blank, a header word starts a column if cells below it are
 * filled.
 */
function columnStarts(filled: readonly number[], header: string, rows: readonly string[]): readonly number[] {
  const first = filled.findIndex((lines) => lines > 0);
  if (first < 0) return [];
  const overflows = overflowsOf(rows.length);
  return filled.flatMap((lines, at) => {
    if (at === first) return [at];
    const heads = at > first && header.slice(at - 2, at) === '  ' && (header[at] ?? ' ') !== ' ';
    if (at < first || (filled[at - 1] ?? 0) > (heads ? overflows : 0)) return [];
    return heads || (lines > 0 && filled[at - 2] === 0) || headsFilled(at, header, rows) ? [at] : [];
  });
}

/** Returns whether a word of the header starts one blank after the previous column, and cells below it do too. */
function headsFilled(at: number, header: string, rows: readonly string[]): boolean {
  if ((header[at] ?? ' ') === ' ' || header[at - 1] !== ' ') return false;
  const filled = rows.filter((line) => (line[at] ?? ' ') !== ' ').length;
  // In a short table most rows must agree: the second word of a name may start there by chance.
  return filled > 0 && (rows.length > 4 || filled >= rows.length * 0.6);
}

/**
 * Returns the end of a text that crosses the left edge of a column: the next gap. −1 = the text fills this column up to
 * `limit`.
 */
function endOfCrossing(line: string, edge: number, limit: number): number {
  const rest = line.slice(edge, limit);
  if (rest.trimEnd() === '') return edge;
  const gap = rest.search(/ {2,}\S| {2,}$/);
  return gap < 0 ? -1 : edge + gap;
}

/**
 * Cuts a line at the columns. A text that is too long for its column ends at its next gap. A line whose texts cross
 * several edges is a title and stays whole.
 */
function cut(line: string, starts: readonly number[]): readonly string[] {
  const crossed = starts.flatMap((start, index) => (index > 0 && (line[start - 1] ?? ' ') !== ' ' ? [index] : []));
  const [only] = crossed;
  if (only === undefined) {
    return starts.map((start, index) => line.slice(index === 0 ? 0 : start, starts[index + 1] ?? line.length).trim());
  }
  const limit = starts[only + 1] ?? line.length;
  const end = endOfCrossing(line, starts[only] ?? 0, limit);
  if (crossed.length > 1 || end < 0 || !hasGap(line)) return [line.trim()];
  const moved = starts.map((start, index) => (index === only ? end : start));
  return moved.map((start, index) => line.slice(index === 0 ? 0 : start, moved[index + 1] ?? line.length).trim());
}

/** Returns a line in which each tab is replaced with the blanks that an editor shows. */
function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let shown = '';
  for (const piece of line.slice(0, 2000).split('\t')) shown += piece + ' '.repeat(tabStop - (piece.length % tabStop));
  return shown.trimEnd();
}

/** Removes title lines that stand above the columns within a frame of signs: `| Parts of | Meteo |`. */
function belowFrame(table: readonly string[]): readonly string[] {
  const start = table.findIndex((line) => !/^\s*\|.*\|\s*$/u.test(line));
  return start > 0 && bestHeaderHits([(table[start] ?? '').trim().split(/\s+/)]) >= 3 ? table.slice(start) : table;
}

/**
 * Returns the rows of a text whose columns are aligned with gaps of two or more spaces. Returns null if fewer than
 * three lines, or fewer than two fifths of them, have such gaps.
 */
export function fixedWidthRows(written: readonly string[]): readonly TextRow[] | null {
  const lines = written.map(expandTabs);
  const filled = lines.filter((line) => line.trim() !== '');
  const all = filled.filter(hasGap);
  const table = belowFrame(all);
  if (table.length < 3 || all.length < filled.length * 0.4) return null;
  const starts = columnStarts(
    filledPositions(table.slice(0, sampleLines)),
    table[0] ?? '',
    table.slice(1, sampleLines),
  );
  if (starts.length < 2) return null;
  return lines.map((line, index) => ({ cells: line.trim() === '' ? [] : cut(line, starts), line: index + 1 }));
}
