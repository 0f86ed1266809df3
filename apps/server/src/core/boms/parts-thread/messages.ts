import type { LayoutChoices, NotPartsList, PartsFileChoices } from '@farad/domain/bom';

export type ColumnChoices = NonNullable<LayoutChoices['columns']>;

/** A request to read a parts list. */
export interface ReadRequest {
  readonly source:
    | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly name: string; readonly isPacked: boolean }
    | { readonly kind: 'text'; readonly text: string }
    /** Tables of a file that was read before, as stored by `ReadList`. */
    | { readonly kind: 'sheets'; readonly bytes: Uint8Array };
  readonly choices: LayoutChoices & PartsFileChoices;
  /** The customer's earlier column choices, by table header. */
  readonly remembered: Readonly<Record<string, ColumnChoices>>;
}

/** A parsed list, ready for the database. */
export interface ReadList {
  /** Compressed source for parsing the list again: the file if its encoding may be wrong, else its tables. */
  readonly keptAs: 'source' | 'sheets';
  readonly kept: Uint8Array;
  readonly headerKey: string;
  /** JSON of the contract's BomMapping. */
  readonly mapping: string;
  /** If true, no column names the part, so a person must choose one. */
  readonly needsMapping: boolean;
  /** JSON arrays of lines; rows count from 0. */
  readonly lines: readonly string[];
  readonly lineCount: number;
}

export type ReadAnswer =
  | { readonly ok: true; readonly value: ReadList }
  | { readonly ok: false; readonly error: NotPartsList };

/** A message of the thread; `failed` is an unexpected error. */
export type ThreadMessage = { readonly answer: ReadAnswer } | { readonly failed: unknown };
