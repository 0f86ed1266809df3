import { fixedWidthRows, type TextRow } from './fixed-width.ts';
import { bestHeaderHits } from './header-words.ts';

/** Maximum number of lines. A longer text was written by a program and not aligned by a person. */
const alignedLinesMax = 2000;

/**
 * A text counts as aligned by a person only if at least this share of its lines differs from the most frequent number
 * of tabs.
 */
const unevenFrom = 0.2;

/** Whether runs of tabs stand between words, and the lines differ in the number of tabs. */
function areSetByHand(lines: readonly string[]): boolean {
  const tabbed = lines.filter((line) => /\S\t+\S/.test(line));
  if (tabbed.length < 3 || tabbed.filter((line) => /\S\t{2,}\S/.test(line)).length < tabbed.length / 2) return false;
  const counts = new Map<number, number>();
  for (const line of tabbed) {
    const tabs = line.trimEnd().split('\t').length;
    counts.set(tabs, (counts.get(tabs) ?? 0) + 1);
  }
  return Math.max(...counts.values()) <= tabbed.length * (1 - unevenFrom);
}

/**
 * Returns rows of a text in which a person aligned the columns with as many tabs as each line needed. A known header
 * shows this by several tabs between two names. Without a known header, the lines must differ in the number of tabs.
 * Returns null for other texts.
 */
export function alignedByTabs(text: string): readonly TextRow[] | null {
  const lines = text.slice(0, 200_000).split(/\r\n|[\r\n]/);
  const header = lines.slice(0, 60).find((line) => bestHeaderHits([line.split('\t')]) >= 2);
  if (text.length > 200_000 || lines.length > alignedLinesMax) return null;
  if (header === undefined ? !areSetByHand(lines) : !/\S\t{2,}\S/.test(header)) return null;
  const rows = fixedWidthRows(lines);
  if (rows === null || header === undefined) return rows;
  return bestHeaderHits(rows.map(({ cells }) => cells)) >= 2 ? rows : null;
}
