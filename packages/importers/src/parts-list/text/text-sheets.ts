import type { PartsFileKind, PartsFileSeparator, PartsSheet } from '@farad/domain/bom';

import { alignedByTabs } from './aligned-by-tabs.ts';
import { delimitedRows } from './delimited.ts';
import { fixedWidthRows, type TextRow } from './fixed-width.ts';
import { bestHeaderHits } from './header-words.ts';
import { dashedRows, messageRows } from './message.ts';
import { netlistRows } from './netlist-rows.ts';
import { isReadme } from './readme.ts';
import { placedRows } from './placed-rows.ts';
import { rstRows } from './rst-tables.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { recogniseSeparator, type SeparatorEvidence } from './separator.ts';
import { openSheet } from '../sheet/sheet-builder.ts';
import { countedRows } from './counted-rows.ts';
import { areNets, areSettings, isCircuit, mayNamePart } from './text-lines.ts';

export interface ReadText {
  readonly kind: PartsFileKind;
  readonly separator: PartsFileSeparator | null;
  readonly sheet: PartsSheet;
}

function built(rows: Iterable<TextRow>, kind: PartsFileKind, separator: PartsFileSeparator | null): Read<ReadText> {
  const builder = openSheet('');
  for (const { cells, line } of rows) {
    const refusal = builder.put(line, cells);
    if (refusal !== null) return refuse(refusal);
  }
  const sheet = builder.sheet();
  return sheet === null ? refuse('empty') : { ok: true, value: { kind, separator, sheet } };
}

/** The row below the header of a table in Markdown, with a bar at its start. */
const markdownBorder = /^ *\|(?: *:?-+:? *\|)+ *:?-*:? *$/mu;

/** Yields the rows of a table in Markdown. A row may lack the bar at its start that the header has. */
function* barredRows(text: string): Generator<TextRow> {
  const isBarred = markdownBorder.test(text.slice(0, 65_536));
  for (const { cells, line } of delimitedRows(text, '|')) {
    const isBare = isBarred && cells.length > 2 && cells[0]?.trim() !== '';
    yield { cells: isBare ? ['', ...cells] : cells, line };
  }
}

const delimited = (text: string, separator: PartsFileSeparator): Read<ReadText> =>
  built(
    separator === '|' ? barredRows(text) : delimitedRows(text, separator),
    separator === '\t' ? 'tsv' : 'csv',
    separator,
  );

/** Yields the lines of a text without columns, including blank ones. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length;) {
    const next = text.slice(at, at + 1_000_000).search(/[\r\n]/);
    const end = next < 0 ? Math.min(text.length, at + 1_000_000) : at + next;
    yield text.slice(at, end);
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (next < 0 && end < text.length) at = end;
  }
}

/** Maximum number of lines that are examined to tell a list from prose. */
const proseSample = 500;

/** Returns whether a text is source code: most lines end like statements, and some open blocks. */
const isProgram = (lines: readonly string[]): boolean => {
  const filled = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, proseSample);
  const ends = filled.filter((line) => /[;{}]$/.test(line)).length;
  // Lines of a script of commands look like `MOVE 'J1' (1.2 3.4);`.
  const commands = filled.filter((line) => /[('].*;$/.test(line)).length;
  if (filled.length >= 10 && ends > filled.length * 0.8 && commands > filled.length * 0.3) return true;
  return (
    ends > filled.length * 0.4 &&
    filled.some((line) => line.endsWith('{')) &&
    filled.some((line) => /\(.*\)/.test(line))
  );
};

/** Returns whether at least one line in six may name a part. In prose and source code, fewer lines name one. */
const isList = (lines: readonly string[]): boolean => {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, proseSample);
  const named = filled.filter((line) => line.length <= 300 && mayNamePart(line)).length;
  return named > 0 && named >= filled.length / 6;
};

/** Returns whether at least 80 % of the cells in some column are integers. Such a column probably has quantities. */
const hasNumberColumn = (rows: readonly (readonly string[])[], columns: number): boolean =>
  Array.from({ length: columns }, (_, column) =>
    rows.filter((cells) => /^\s*\d{1,6}\s*$/.test(cells[column] ?? '')),
  ).some((numbers) => numbers.length >= rows.length * 0.8);

function sampleRows({ separator }: SeparatorEvidence, text: string): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (const { cells } of delimitedRows(text.slice(0, 20_000), separator))
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
  return rows;
}

/** Returns whether a row near the start names columns of a list. */
const hasHeader = (evidence: SeparatorEvidence, text: string): boolean =>
  bestHeaderHits(sampleRows(evidence, text).filter((cells) => cells.length > 1)) >= 2;

/**
 * Returns whether a text is a table rather than a message. A table has a header, a column of numbers, or many rows with
 * equal numbers of cells.
 */
const isTable = (evidence: SeparatorEvidence, text: string): boolean => {
  if (evidence.separator === '\t' || evidence.separator === '|') return true;
  const rows = sampleRows(evidence, text);
  if (bestHeaderHits(rows.filter((cells) => cells.length > 1)) >= 2) return true;
  if (evidence.rows < 2 || evidence.even < 0.8) return false;
  return hasNumberColumn(rows, evidence.columns) || (evidence.rows >= 3 && evidence.columns >= 3);
};

/**
 * Removes quotes around whole rows: `"R1;""10k"";""0805"""` is one quoted cell that holds a row. Other texts are
 * returned unchanged.
 */
function withoutOuterQuotes(text: string): string {
  if (!text.trimStart().startsWith('"') || !text.includes('""')) return text;
  const lines = text.split(/\r\n|[\r\n]/);
  const filled = lines.map((line) => line.trimEnd()).filter((line) => line !== '');
  const isQuoted = (line: string): boolean => /^"(?:[^"]|"")*"$/.test(line) && line.includes('""');
  if (filled.length < 2 || !filled.every(isQuoted)) return text;
  return lines.map((line) => line.trimEnd().slice(1, -1).replaceAll('""', '"')).join('\n');
}

/** Removes the marks `.START` and `.END` that gEDA writes around a list. The line numbers do not change. */
const withoutMarks = (text: string): string =>
  /^\s*\.START\s*[\r\n]/.test(text) ? text.replace(/^(\s*)\.START/, '$1').replace(/\.END(\s*)$/, '$1') : text;

/** Whether a text has a table of reStructuredText: the directive `list-table`, or a border of a table. */
const mayHaveTables = /^\s*\.\. list-table::|^ *(?:\+[-=]+(?:\+[-=]+)+\+|=+(?: +=+)+) *$/mu;

/** Length of the start of a text by which its kind is recognised. */
const startLength = 65_536;

/**
 * Reads a text whose tabs do not separate the cells of a table: they align columns, or stand between an article and its
 * description.
 */
function tabbedSheet(text: string, evidence: SeparatorEvidence, start: readonly string[]): Read<ReadText> | null {
  const aligned = alignedByTabs(text);
  if (aligned !== null) return built(aligned, 'fixed_width', null);
  // `start` lacks lines of a longer text, so such a text is not read as a list of articles.
  const counted = text.length > startLength || hasHeader(evidence, text) ? null : countedRows(start);
  return counted === null ? null : built(counted, 'text', null);
}

/**
 * Reads a text as a table by the chosen separator, or by a separator that gives most lines the same number of cells.
 * Otherwise reads it as a message with quantities, then as aligned columns, then as one row per line.
 */
export function textSheet(whole: string, chosen?: PartsFileSeparator): Read<ReadText> {
  if (whole.trim() === '') return refuse('empty');
  const text = withoutOuterQuotes(withoutMarks(whole));
  if (chosen !== undefined) return delimited(text, chosen);
  const netlist = netlistRows(text);
  if (netlist !== null) return built(netlist, 'text', null);
  const start = text.slice(0, startLength).split(/\r\n|[\r\n]/);
  if (areNets(start)) return refuse('board');
  const tables = mayHaveTables.test(text.slice(0, 1_000_000)) ? rstRows(text.split(/\r\n|[\r\n]/)) : null;
  if (tables !== null) return built(tables, 'text', null);
  const evidence = recogniseSeparator(text);
  const tabbed = evidence?.separator === '\t' ? tabbedSheet(text, evidence, start) : null;
  if (tabbed !== null) return tabbed;
  const isParted = evidence !== null && isTable(evidence, text);
  if (isParted && hasHeader(evidence, text)) return delimited(text, evidence.separator);
  const lines: string[] = [];
  for (const line of linesOf(text)) {
    lines.push(line);
    if (lines.length > 200_000) return isParted ? delimited(text, evidence.separator) : refuse('too_many_rows');
  }
  const dashed = dashedRows(lines);
  if (dashed !== null) return built(dashed, 'message', null);
  if (isReadme(lines)) return refuse('readme');
  return isParted ? delimited(text, evidence.separator) : written(text, lines, evidence);
}

/** Returns whether the rows have only designators with quantity 1 and no parts, as read from `C1:1`, `R2:1`. */
const arePlacesAlone = (rows: readonly TextRow[]): boolean => {
  const filled = rows.slice(1).filter(({ cells }) => cells.length > 0);
  return (
    filled.length >= 5 && filled.every(({ cells }) => cells[0] === '1' && /^[A-Z]{1,3}\d{1,3}$/.test(cells[1] ?? ''))
  );
};

/** Reads a text that no character clearly separates into a table. */
function written(text: string, lines: readonly string[], evidence: SeparatorEvidence | null): Read<ReadText> {
  if (isProgram(lines)) return refuse('program');
  if (isCircuit(lines)) return refuse('board');
  if (areSettings(lines)) return refuse('text_without_parts');
  const columns = fixedWidthRows(lines);
  const placed = columns === null ? placedRows(lines) : null;
  if (placed !== null) return built(placed, 'text', null);
  const message = messageRows(lines);
  if (message !== null) return arePlacesAlone(message) ? refuse('text_without_parts') : built(message, 'message', null);
  if (evidence !== null && evidence.parted >= 0.8 && isList(lines)) return delimited(text, evidence.separator);
  if (columns !== null) return built(columns, 'fixed_width', null);
  if (!isList(lines)) return refuse('text_without_parts');
  return built(
    lines.map((line, index) => ({ cells: [line.replace(/^\s*[-–•*]\s+/u, '')], line: index + 1 })),
    'text',
    null,
  );
}
