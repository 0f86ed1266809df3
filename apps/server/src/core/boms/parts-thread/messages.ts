import type { LayoutChoices, NotPartsList, PartsFileChoices } from '@farad/domain/bom';

export type ColumnChoices = NonNullable<LayoutChoices['columns']>;

/** A parts list to be read. */
export interface ReadRequest {
  readonly source:
    | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly name: string; readonly isPacked: boolean }
    | { readonly kind: 'text'; readonly text: string }
    /** Tables of a file that was read before, as `ReadList` keeps them. */
    | { readonly kind: 'sheets'; readonly bytes: Uint8Array };
  readonly choices: LayoutChoices & PartsFileChoices;
  /** What was said before of tables with these headers. */
  readonly remembered: Readonly<Record<string, ColumnChoices>>;
}

/** A list as read, ready for the database. */
export interface ReadList {
  /** What it can be read again from, packed: the file itself where its encoding may be wrong, else its tables. */
  readonly keptAs: 'source' | 'sheets';
  readonly kept: Uint8Array;
  readonly headerKey: string;
  /** JSON of the contract's BomMapping. */
  readonly mapping: string;
  /** No column says what the part is: a person has to. */
  readonly needsMapping: boolean;
  /** JSON lists of lines, rows from 0. */
  readonly lines: readonly string[];
  readonly lineCount: number;
}

export type ReadAnswer =
  | { readonly ok: true; readonly value: ReadList }
  | { readonly ok: false; readonly error: NotPartsList };

/** From the thread: `failed` is a surprise. */
export type ThreadMessage = { readonly answer: ReadAnswer } | { readonly failed: unknown };
