import type { z } from 'zod';

/** One call of the API: its path, input and output. Paths are below the API's prefix; `{name}` is a parameter. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Status of a successful call. Absent = 200. */
  readonly status?: 201;
  /** The same answer is sent with this status to tell monitoring that something is wrong. */
  readonly faultStatus?: 503;
  /**
   * Instead of `query`: parameters are passed on as they are. packages/domain (search-query) defines the grammar of the
   * filter.
   */
  readonly hasFilterQuery?: boolean;
  /** True = besides a filter, the query accepts `after`, `debug`, `asTyped` and `withoutFacets`. */
  readonly hasListSwitches?: boolean;
  /** Schema of the query, parsed once when the call is served. A field's description documents its parameter. */
  readonly query?: z.ZodObject;
  /** True = empty query values are refused. Otherwise an empty value equals an absent one. */
  readonly isEmptyRefused?: boolean;
  /** The body is an unchanged file of one of these media types. */
  readonly fileTypes?: readonly string[];
  /** The answer is a file (FileAnswer in file.ts) of one of these media types. The typed client has no such calls. */
  readonly answerTypes?: readonly string[];
  /** True = a POST call that must act only once: the header Idempotency-Key is required. */
  readonly isIdempotent?: boolean;
  /** True = a POST call that changes nothing. Its input is too long, or too private, for a URL. */
  readonly isQuestion?: boolean;
}

/** Preserves the exact types of a table of calls. */
export const define = <const C extends Record<string, Call>>(calls: C): C => calls;
