import { fixedWidthRows, type TextRow } from './fixed-width.ts';
import { bestHeaderHits } from './header-words.ts';

const tabStop = 8;
/** Lines that are looked at; a longer text is a table of a program. */
const alignedLinesMax = 2000;

/** A line as an editor shows it. */
function expanded(line: string): string {
  let shown = '';
  for (const piece of line.slice(0, 2000).split('\t')) shown += piece + ' '.repeat(tabStop - (piece.length % tabStop));
  return shown.trimEnd();
}

/**
 * Rows of a text whose columns a person put under one another with tabs, as many as each line needed: its header has
 * blanks between its words. null: it is not so.
 */
export function alignedByTabs(text: string): readonly TextRow[] | null {
  const lines = text.slice(0, 200_000).split(/\r\n|[\r\n]/);
  const header = lines.slice(0, 60).find((line) => bestHeaderHits([line.split('\t')]) >= 2);
  if (header === undefined || !/\S\t{2,}\S/.test(header) || lines.length > alignedLinesMax) return null;
  const rows = text.length > 200_000 ? null : fixedWidthRows(lines.map(expanded));
  return rows !== null && bestHeaderHits(rows.map(({ cells }) => cells)) >= 2 ? rows : null;
}
