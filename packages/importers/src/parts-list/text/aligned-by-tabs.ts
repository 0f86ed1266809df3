import { fixedWidthRows, type TextRow } from './fixed-width.ts';
import { bestHeaderHits } from './header-words.ts';

const tabStop = 8;
/** Limit of lines examined. A longer text was written by a program. */
const alignedLinesMax = 2000;

/** Returns a line with its tabs expanded, as an editor shows it. */
function expanded(line: string): string {
  let shown = '';
  for (const piece of line.slice(0, 2000).split('\t')) shown += piece + ' '.repeat(tabStop - (piece.length % tabStop));
  return shown.trimEnd();
}

/**
 * Returns rows of a text whose columns a person aligned with as many tabs as each line needed. Header names then
 * contain blanks. Returns null for other texts.
 */
export function alignedByTabs(text: string): readonly TextRow[] | null {
  const lines = text.slice(0, 200_000).split(/\r\n|[\r\n]/);
  const header = lines.slice(0, 60).find((line) => bestHeaderHits([line.split('\t')]) >= 2);
  if (header === undefined || !/\S\t{2,}\S/.test(header) || lines.length > alignedLinesMax) return null;
  const rows = text.length > 200_000 ? null : fixedWidthRows(lines.map(expanded));
  return rows !== null && bestHeaderHits(rows.map(({ cells }) => cells)) >= 2 ? rows : null;
}
