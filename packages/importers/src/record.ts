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
}

export type ProblemReason =
  | 'not_json'
  | 'not_an_object'
  | 'line_too_long'
  | 'broken_quotes'
  | 'more_cells_than_columns'
  | 'required'
  | 'not_a_number'
  | 'not_a_price'
  | 'too_long'
  | 'not_a_link'
  | 'duplicate'
  | 'not_typed';

/** What a chunk of the file held. */
export interface SourceBatch {
  readonly records: readonly SourceRecord[];
  readonly problems: readonly SourceProblem[];
}

/** The file as a whole cannot be read; the message is for the person who chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
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
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
