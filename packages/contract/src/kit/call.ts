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
  /**
   * Status sent instead of 200 if the answer reports a fault, so that monitoring notices it. The body has the same
   * form.
   */
  readonly faultStatus?: 503;
  /**
   * True = the query is a search filter, so there is no schema in `query`. Its parameters are passed on unparsed. Their
   * grammar is defined in packages/domain (search-query).
   */
  readonly hasFilterQuery?: boolean;
  /** True = besides a filter, the query accepts `after`, `debug`, `asTyped` and `withoutFacets`. */
  readonly hasListSwitches?: boolean;
  /** Schema of the query, parsed once when the call is served. A field's description documents its parameter. */
  readonly query?: z.ZodObject;
  /** True = empty query values are refused. Otherwise an empty value means that the parameter is absent. */
  readonly isEmptyRefused?: boolean;
  /** Accepted media types if the body is a file. The file is not parsed. */
  readonly fileTypes?: readonly string[];
  /** Media types of the answer if it is a file (FileAnswer in file.ts). The typed client has no such calls. */
  readonly answerTypes?: readonly string[];
  /** True = a POST call that must act only once: the header Idempotency-Key is required. */
  readonly isIdempotent?: boolean;
  /** True = a GET call that is refused with 409 if its object is not in the right state. POST calls always may be. */
  readonly needsState?: boolean;
  /** True = a POST call that changes nothing. Its input is too long, or too private, for a URL. */
  readonly isQuestion?: boolean;
}

/** Returns the table of calls unchanged and keeps its exact types. */
export const define = <const C extends Record<string, Call>>(calls: C): C => calls;
