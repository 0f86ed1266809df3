import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { LeafCount } from '@farad/search/engine-options';

import type { CatalogueRequest } from '../search.ts';
import type { PackedAnswer } from '../threads/packed-answer.ts';
import type { Touched } from '../versions.ts';

/**
 * Number of the form of the messages. Must be raised when requests, answers or these messages change, because during an
 * upgrade two releases run at the same time. `wire-form.test.ts` notices a change.
 */
export const wireForm = 1;

/** How far a search process has read and announced the changes of the catalogue. */
export interface Progress {
  /** Number of the last change that searches may find, and of the last one that was sent as `changed`. */
  readonly announced: number;
  readonly told: number;
  /** Milliseconds since changes were last read, and since all waiting changes were last read. */
  readonly readAge: number;
  readonly currentAge: number;
}

/** Messages to the search process. */
export type ToSearchProcess =
  | { readonly kind: 'hello'; readonly form: number }
  | { readonly kind: 'search'; readonly id: number; readonly request: CatalogueRequest }
  | { readonly kind: 'catch_up'; readonly id: number };

/** A failure of a request. Errors do not keep their `code` on their way through a socket. */
export interface SentFailure {
  readonly message: string;
  /** null = the error has no code. */
  readonly code: string | null;
}

/** Messages of the search process. */
export type FromSearchProcess =
  | {
      readonly kind: 'welcome';
      readonly frame: CatalogueFrame;
      readonly leaves: readonly LeafCount[];
      readonly progress: Progress;
    }
  /** The other side speaks another form. The connection ends. */
  | { readonly kind: 'refused'; readonly form: number }
  /** Sent once per second, so that a process that hangs is noticed. */
  | { readonly kind: 'beat'; readonly progress: Progress }
  /** The search process shuts down. It answers what it was asked, and nothing more. */
  | { readonly kind: 'ending' }
  | { readonly kind: 'frame'; readonly frame: CatalogueFrame }
  | { readonly kind: 'moved'; readonly leaves: readonly LeafCount[]; readonly touched: Touched }
  | { readonly kind: 'changed'; readonly ids: readonly ProductId[]; readonly told: number }
  | { readonly kind: 'lost' }
  /** `announced`: number of the last change that the answer may contain. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: PackedAnswer; readonly announced: number }
  | { readonly kind: 'failure'; readonly id: number; readonly error: SentFailure }
  /** `error`: null = searches find all changes that were committed before the question. */
  | { readonly kind: 'caught_up'; readonly id: number; readonly error: SentFailure | null };

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

export function sentFailure(error: unknown): SentFailure {
  const code = propertyOf(error, 'code');
  return {
    message: error instanceof Error ? error.message : String(error),
    code: typeof code === 'string' ? code : null,
  };
}

/** Returns the error that the search process sent. */
export const receivedFailure = ({ message, code }: SentFailure): Error =>
  Object.assign(new Error(message), code === null ? {} : { code });
