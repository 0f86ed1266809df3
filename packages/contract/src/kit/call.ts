import type { z } from 'zod';

/** One call of the API: where it is and what goes in and out. Paths are below the API's prefix; `{name}` is a parameter. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Of a call that was carried out; absent: 200. */
  readonly status?: 201;
  /** The same answer under this status tells machines that something is wrong. */
  readonly faultStatus?: 503;
  /** Instead of `query`: parameters go as they are, the grammar of the filter is the domain's (search-query). */
  readonly hasFilterQuery?: boolean;
  /** Beside a filter the query takes `after`, `debug`, `asTyped` and `withoutFacets`. */
  readonly hasListSwitches?: boolean;
  /** The query, parsed once where the call is served. The description of a field says what the parameter means. */
  readonly query?: z.ZodObject;
  /** An empty value of the query is refused; of other calls it says as much as none. */
  readonly isEmptyRefused?: boolean;
  /** The body is a file, one of these media types, as it is. */
  readonly fileTypes?: readonly string[];
  /** The answer is a file, FileAnswer of file.ts, of one of these media types. The typed client has no such calls. */
  readonly answerTypes?: readonly string[];
  /** POST calls that change something once: the header Idempotency-Key is required. */
  readonly isIdempotent?: boolean;
  /** A POST call that changes nothing: what it is asked with is too long, or too personal, for an address. */
  readonly isQuestion?: boolean;
}

/** Keeps the exact types of a table of calls. */
export const define = <const C extends Record<string, Call>>(calls: C): C => calls;
