import type { ImportMapping, ImportPreview } from '@farad/contract/back-office-imports';
import type { ImportFailure, ImportProblem } from '@farad/domain/import';
import type { Locale } from '@farad/domain/shared';
import type { SourceRecord } from '@farad/importers/record';

import type { Mapping } from '../mapping.ts';
import type { Looked } from './look-into-file.ts';
import type { FieldProblem } from './wire-mapping.ts';

/** A problem of a row without its words. */
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

/** What is asked of the thread that looks into files. */
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
  /** All rows of a small table; where there are more than `most`, so many and one. */
  | { readonly kind: 'rows'; readonly bytes: Uint8Array; readonly most: number };

/** The same with the address of the database. */
export interface LookMessage {
  readonly url: string;
  readonly request: LookRequest;
}

export type LookValue = Looked | PlainPreview | Uint8Array | readonly SourceRecord[];

export type LookAnswer =
  | { readonly kind: 'value'; readonly value: LookValue }
  | { readonly kind: 'unreadable'; readonly failure: ImportFailure }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The thread that imports: works off what waits, then says so. */
export interface WorkRequest {
  readonly kind: 'work';
  readonly url: string;
  readonly dataDir: string;
}

export type WorkMessage =
  /** It begins with this import, or has ended with all. */
  | { readonly kind: 'working'; readonly id: number | null }
  /** It works on this file of 1C. */
  | { readonly kind: 'exchanging'; readonly id: number }
  /** Another process imports: later. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly error: unknown };
