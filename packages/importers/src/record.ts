import type { ImportFailure, ImportProblem } from '@farad/domain/import';
import { splitLeadingNumber } from '@farad/domain/part-name';

/** One row of a supplier's file: a line of JSON, or cells by column name. */
export interface SourceRecord {
  /** Line or row of the file, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A row, or a value in it, that cannot be read. */
export interface SourceProblem {
  readonly line: number;
  /** null = the whole row. */
  readonly field: string | null;
  readonly value: string;
  readonly reason: ProblemReason;
  /** Part number and maker in a refused row, as written in the file. */
  readonly part?: { readonly mpn: string; readonly maker: string };
}

export type ProblemReason = ImportProblem;

/** The content of a chunk of the file. */
export interface SourceBatch {
  readonly records: readonly SourceRecord[];
  readonly problems: readonly SourceProblem[];
}

/** The position of the table in the file. */
export interface Layout {
  /** Names of the sheets, for a workbook. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** Row with the column names, from 1; null = rows name their fields themselves. */
  readonly headerRow: number | null;
  /** Texts above the heading: the name of the list, its date, the currency of its prices. */
  readonly titles: readonly string[];
}

/** A person's statements about the layout. The rest is detected. */
export interface LayoutHints {
  readonly sheet?: string;
  readonly headerRow?: number;
  /** Last row of a workbook's sheets to read, from 1. It saves time: a large workbook takes seconds. */
  readonly lastRow?: number;
  /** Called with the detected layout before the first row. */
  readonly onLayout?: (layout: Layout) => void;
}

/** The whole file cannot be read. The message is for the person who chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly code: ImportFailure;
  /** Line of the fault, from 1; null = the whole file. */
  readonly line: number | null;

  constructor(message: string, code: ImportFailure, line: number | null = null) {
    super(message);
    this.code = code;
    this.line = line;
  }
}

const numberSign = '= number of ';
const restSign = '= rest of ';

/** Returns the name of the derived column with the part numbers with which the texts of a column begin. */
export const numberColumn = (column: string): string => numberSign + column;

/** Returns the name of the derived column with the texts of a column without the part numbers at their beginning. */
export const restColumn = (column: string): string => restSign + column;

/** Returns the column of the file that a derived column is read from. Other names are returned unchanged. */
export function columnInFile(path: string): string {
  const sign = [numberSign, restSign].find((one) => path.startsWith(one)) ?? '';
  return path.slice(sign.length);
}

export const isNumberColumn = (path: string): boolean => path.startsWith(numberSign);

/** The last name of a row that was split. Several readers ask for the number and the rest of the same name. */
const lastSplit = new WeakMap<
  object,
  { readonly text: string; readonly found: ReturnType<typeof splitLeadingNumber> }
>();

function splitOf(fields: Readonly<Record<string, unknown>>, text: string): ReturnType<typeof splitLeadingNumber> {
  const last = lastSplit.get(fields);
  if (last?.text === text) return last.found;
  const found = splitLeadingNumber(text);
  lastSplit.set(fields, { text, found });
  return found;
}

/** Returns the part number at the beginning of a text, or the rest of the text. */
function derivedText(fields: Readonly<Record<string, unknown>>, path: string): string {
  const text = textAt(fields, columnInFile(path));
  const found = splitOf(fields, text);
  if (isNumberColumn(path)) return found?.number ?? '';
  return found?.rest ?? text;
}

/**
 * Returns the value at a path such as `attributes.MOQ`: a field of exactly that name, otherwise a derived column or a
 * path through nested objects.
 */
export function fieldAt(fields: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(fields, path)) return fields[path];
  if (path.startsWith('= ') && columnInFile(path) !== path) return derivedText(fields, path);
  let value: unknown = fields;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** Returns a field as text. Numbers and flags are converted; other types give ''. */
export function textAt(fields: Readonly<Record<string, unknown>>, path: string): string {
  const value = fieldAt(fields, path);
  // PostgreSQL cannot store zero characters or unpaired surrogates.
  if (typeof value === 'string')
    return (value.includes('\0') ? value.replaceAll('\0', '') : value).toWellFormed().trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
