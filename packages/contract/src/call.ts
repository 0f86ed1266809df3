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
  /** Query parameters go as they are; the filter grammar is the domain's (search-query). */
  readonly hasFilterQuery?: boolean;
  /** Beside a filter the query takes `after`, `debug`, `asTyped` and `withoutFacets`. */
  readonly hasListSwitches?: boolean;
  /** The query, parsed once where the call is served. The description of a field says what the parameter means. */
  readonly query?: z.ZodObject;
  /** Parameters of the query by name, with what they mean. Their form is declared where the call is served. */
  readonly queryNames?: Readonly<Record<string, string>>;
  /** The query is the one parameter `text`. */
  readonly hasTextQuery?: boolean;
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
