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

/** A parsed parts list, ready to be stored in the database. */
export interface ReadList {
  /**
   * Form of `kept`, from which the list can be parsed again. `source` = the compressed file, stored for text files
   * because a person may correct their encoding. `sheets` = the compressed tables of the file.
   */
  readonly keptAs: 'source' | 'sheets';
  readonly kept: Uint8Array;
  readonly headerKey: string;
  /** The contract's `BomMapping` (columns and their meanings) as JSON. */
  readonly mapping: string;
  /** True if no column was recognised as the part's column, so a person must choose one. */
  readonly needsMapping: boolean;
  /** Lines as JSON arrays of limited size. Row numbers in the lines count from 0. */
  readonly lines: readonly string[];
  readonly lineCount: number;
}

export type ReadAnswer =
  | { readonly ok: true; readonly value: ReadList }
  | { readonly ok: false; readonly error: NotPartsList };

/** A message of the thread; `failed` is an unexpected error. */
export type ThreadMessage = { readonly answer: ReadAnswer } | { readonly failed: unknown };
