import type { ImportFailure, ImportProblem } from '@farad/domain/import';

/** One row of a supplier's file: a line of JSON, or cells by the names of their columns. */
export interface SourceRecord {
  /** Line or row of the file, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A row that cannot be read, or a value of it. */
export interface SourceProblem {
  readonly line: number;
  /** Null: the whole row. */
  readonly field: string | null;
  readonly value: string;
  readonly reason: ProblemReason;
  /** Of a refused row, as the file has them. */
  readonly part?: { readonly mpn: string; readonly maker: string };
}

export type ProblemReason = ImportProblem;

/** What a chunk of the file held. */
export interface SourceBatch {
  readonly records: readonly SourceRecord[];
  readonly problems: readonly SourceProblem[];
}

/** Where the table lies in the file. */
export interface Layout {
  /** Of a workbook. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** Row with the names of the columns, from 1; null: rows name their fields themselves. */
  readonly headerRow: number | null;
}

/** What a person says of it; the rest is recognised. */
export interface LayoutHints {
  readonly sheet?: string;
  readonly headerRow?: number;
  /** Is told where it was found, before the first row. */
  readonly onLayout?: (layout: Layout) => void;
}

/** The file as a whole cannot be read; the message is for the person who chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly code: ImportFailure;
  /** Where, from 1; null: it is the whole file. */
  readonly line: number | null;

  constructor(message: string, code: ImportFailure, line: number | null = null) {
    super(message);
    this.code = code;
    this.line = line;
  }
}

/** The value at `attributes.MOQ`: a field of that very name, else the way through nested objects. */
export function fieldAt(fields: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(fields, path)) return fields[path];
  let value: unknown = fields;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** A field as text: numbers and flags as they print, anything else that is no text as nothing. */
export function textAt(fields: Readonly<Record<string, unknown>>, path: string): string {
  const value = fieldAt(fields, path);
  // No database keeps zeros or halves of a surrogate pair.
  if (typeof value === 'string')
    return (value.includes('\0') ? value.replaceAll('\0', '') : value).toWellFormed().trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
