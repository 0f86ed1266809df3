import type { ImportMapping, ImportPreview } from '@farad/contract/office/imports/mapping';
import type { ImportFailure, ImportProblem } from '@farad/domain/import';
import type { Locale } from '@farad/domain/shared';
import type { SourceRecord } from '@farad/importers/record';

import type { FilesPlace } from '#config/file-store.ts';
import type { Mapping } from '../mapping.ts';
import type { Looked } from './look-into-file.ts';
import type { FieldProblem } from './wire-mapping.ts';

/** A problem of a row as codes, without text in a language. */
export interface PlainProblem {
  readonly column: string | null;
  readonly value: string;
  readonly reason: ImportProblem;
  readonly isRefused: boolean;
}

export interface PlainPreview extends Omit<ImportPreview, 'rows' | 'problems'> {
  readonly rows: readonly (Omit<ImportPreview['rows'][number], 'problems'> & {
    readonly problems: readonly PlainProblem[];
  })[];
  readonly problems: readonly FieldProblem[];
}

/** A request to the thread that reads files for staff. */
export type LookRequest =
  | { readonly kind: 'look'; readonly file: string; readonly name: string; readonly format: Mapping['format'] }
  | {
      readonly kind: 'preview';
      readonly file: string;
      readonly mapping: ImportMapping;
      readonly supplierId: number | null;
      readonly locale: Locale;
    }
  | { readonly kind: 'problems'; readonly file: string; readonly locale: Locale }
  /** Returns the rows of a table, at most `most` + 1 of them. */
  | { readonly kind: 'rows'; readonly bytes: Uint8Array; readonly most: number };

/** A request, with the address of the database. */
export interface LookMessage {
  readonly url: string;
  readonly request: LookRequest;
}

export type LookValue = Looked | PlainPreview | Uint8Array | readonly SourceRecord[];

export type LookAnswer =
  | { readonly kind: 'value'; readonly value: LookValue }
  | { readonly kind: 'unreadable'; readonly failure: ImportFailure }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A request to the import thread to process the queue. The thread reports when the queue is empty. */
export interface WorkRequest {
  readonly kind: 'work';
  readonly url: string;
  readonly place: FilesPlace;
}

export type WorkMessage =
  /** The thread starts to process this import; null = the queue is empty. */
  | { readonly kind: 'working'; readonly id: number | null }
  /** The thread starts to process this file of 1C. */
  | { readonly kind: 'exchanging'; readonly id: number }
  /** Another process imports, so a new request must be sent later. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly error: unknown };
