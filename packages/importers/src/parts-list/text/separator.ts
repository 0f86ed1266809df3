import { partsFileSeparators, type PartsFileSeparator } from '@farad/domain/bom';

import { delimitedRows } from './delimited.ts';

/** Length of text that is examined for its separator. */
const sampleLength = 65_536;
const sampleRows = 200;

/** How well a character separates a text into a table. */
export interface SeparatorEvidence {
  readonly separator: PartsFileSeparator;
  /** Number of cells in most rows. */
  readonly columns: number;
  /** Share of the filled rows with more than one cell. */
  readonly parted: number;
  /** Share of the filled rows with the most common number of cells. */
  readonly even: number;
  readonly rows: number;
}

/**
 * Returns whether most commas are between two digits without spaces: decimal commas, not separators. Digits at the end
 * of a part number do not count: `STM32F103C8T6,10` is a part and its quantity.
 */
function areDecimals(sample: string): boolean {
  const unquoted = sample.replace(/"[^"\n]*"/g, '');
  const all = unquoted.split(',').length - 1;
  const decimals = unquoted.match(/(?<=(?<![\p{L}\d])\d{1,6}),(?=\d)/gu)?.length ?? 0;
  return all > 0 && decimals / all > 0.7;
}

function evidenceOf(separator: PartsFileSeparator, sample: string): SeparatorEvidence {
  const counts = new Map<number, number>();
  let rows = 0;
  for (const { cells } of delimitedRows(sample, separator)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    // A line such as `# Date: …` is a remark of the program that wrote the list, and no row.
    if (cells.length === 1 && /^\s*#/.test(cells[0] ?? '')) continue;
    rows += 1;
    // A character that occurs only at the end of a line separates nothing.
    const count = cells.length === 2 && (cells[1] ?? '').trim() === '' ? 1 : cells.length;
    counts.set(count, (counts.get(count) ?? 0) + 1);
    if (rows >= sampleRows) break;
  }
  const parted = [...counts].filter(([cells]) => cells > 1);
  const [columns, times] = parted.reduce((best, next) => (next[1] >= best[1] ? next : best), [1, 0] as const);
  const total = Math.max(1, rows);
  return {
    separator,
    columns,
    rows,
    parted: parted.reduce((sum, [, count]) => sum + count, 0) / total,
    even: times / total,
  };
}

const score = ({ separator, columns, parted, even }: SeparatorEvidence): number =>
  (even * 0.6 + parted * 0.4) * (1 + Math.log2(columns) / 4) * (separator === '\t' ? 1.5 : 1);

/**
 * Returns the character that separates a text into rows with equal numbers of cells, with its evidence; null = none
 * does. Quoted characters do not count.
 */
export function recogniseSeparator(text: string): SeparatorEvidence | null {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1];
  const cut = text.slice(0, sampleLength);
  const sample = cut.length < text.length ? cut.slice(0, cut.lastIndexOf('\n') + 1) || cut : cut;
  const separators = partsFileSeparators.filter((separator) => separator === named || named === undefined);
  const found = separators
    .map((separator) => evidenceOf(separator, sample))
    .filter(({ separator, columns, parted, even }) => {
      if (columns < 2) return false;
      if (separator === named) return true;
      if (separator === '\t') return parted >= 0.3;
      return parted >= 0.5 && even >= 0.3 && !(separator === ',' && areDecimals(sample));
    });
  return found.reduce<SeparatorEvidence | null>(
    (best, next) => (best === null || score(next) > score(best) ? next : best),
    null,
  );
}
