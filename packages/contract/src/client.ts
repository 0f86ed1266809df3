import type { z } from 'zod';

import { calls, type Call, type CallName, type Calls } from './calls.ts';
import { ErrorBody } from './error.ts';

/** A request as the transport carries it: fetch in the browser, in-process dispatch on the server. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the API's prefix, with parameters and query filled in. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Content of a file as bytes, or any other body as JSON text; undefined = no body. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface WireResponse {
  readonly status: number;
  readonly setCookies: readonly string[];
  readonly body: string;
}

export type Transport = (request: WireRequest) => Promise<WireResponse>;

type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParameters<Rest>
  : unknown;

type Body<C extends Call> = C extends { readonly body: infer B extends z.ZodType }
  ? { readonly body: z.input<B> }
  : unknown;
type Sent<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Query parameters by name. An optional parameter may be an empty text, which means that it is absent. */
type QueryValues<Values> = {
  readonly [Name in keyof Values]: Sent<Values[Name]> | (undefined extends Values[Name] ? '' : never);
};

type Query<C extends Call> = C extends { readonly query: infer Q extends z.ZodObject }
  ? { readonly query: QueryValues<z.input<Q>> }
  : C extends { readonly hasFilterQuery: true }
    ? { readonly query: Iterable<readonly [string, string]> }
    : unknown;
type Key<C extends Call> = C extends { readonly isIdempotent: true } ? { readonly idempotencyKey: string } : unknown;
/** Input of a call that takes a file: its content. The client sends the first media type that the call accepts. */
type SentFile<C extends Call> = C extends { readonly fileTypes: readonly string[] }
  ? { readonly file: Uint8Array<ArrayBuffer> }
  : unknown;

export type CallInput<C extends Call> = PathParameters<C['path']> & Body<C> & Query<C> & Key<C> & SentFile<C>;

/** Query parameters of a call, by name of the call. */
export type QueryInput<Name extends CallName> = Calls[Name] extends { readonly query: infer Q extends z.ZodType }
  ? QueryValues<z.input<Q>>
  : never;

export type CallOutcome<C extends Call> =
  | { readonly ok: true; readonly value: z.output<C['answer']>; readonly setCookies: readonly string[] }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: ErrorBody['error'];
      readonly setCookies: readonly string[];
    };

type Arguments<C extends Call> = unknown extends CallInput<C> ? [] : [input: CallInput<C>];

/**
 * Names of the calls that the client has methods for. Calls that answer with a file have none: a link opens the file.
 */
type WithoutFile<Name extends CallName> = Calls[Name] extends { readonly answerTypes: readonly string[] }
  ? never
  : Name;

export type Client = {
  readonly [Name in CallName as WithoutFile<Name>]: (
    ...input: Arguments<Calls[Name]>
  ) => Promise<CallOutcome<Calls[Name]>>;
};

/** Query of a request: a record, or pairs if the parameters' names are not known in advance. */
type SentQuery = Iterable<readonly [string, string]> | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Input of a call: its path parameters by name, and the fields below. */
export interface DirectInput extends Readonly<Record<string, unknown>> {
  readonly body?: unknown;
  readonly query?: SentQuery;
  readonly idempotencyKey?: string;
  readonly file?: Uint8Array<ArrayBuffer>;
}

const isPairs = (query: SentQuery): query is Iterable<readonly [string, string]> => Symbol.iterator in query;

/**
 * Returns the query as pairs of a URL. Undefined and empty values are left out. A list becomes several pairs with one
 * name.
 */
export function queryPairs(query: SentQuery = []): (readonly [string, string])[] {
  if (isPairs(query)) return [...query];
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === '' ? [] : [[name, one] as const])),
  );
}

function toBody(call: Call, input: DirectInput): { readonly type?: string; readonly body: WireRequest['body'] } {
  const type = call.fileTypes?.[0];
  if (type !== undefined) return { type, body: input.file };
  if (call.body === undefined) return { body: undefined };
  return { type: 'application/json', body: JSON.stringify(input.body) };
}

function toRequest(call: Call, input: DirectInput, headers: Readonly<Record<string, string>>): WireRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = queryPairs(input.query)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
  const { type, body } = toBody(call, input);
  return {
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...headers,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
    },
    body,
  };
}

export type DirectAnswer =
  | { readonly ok: true; readonly value: unknown; readonly setCookies: readonly string[] }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: ErrorBody['error'];
      readonly setCookies: readonly string[];
    };

/** Answers a call inside this process, without HTTP; null = this call must be sent over the transport. */
export type DirectCall = (call: Call, input: DirectInput) => Promise<DirectAnswer> | null;

async function overWire(options: ClientOptions, call: Call, input: DirectInput): Promise<DirectAnswer> {
  const { transport, headers = {}, isChecked = false } = options;
  const response = await transport(toRequest(call, input, headers));
  const { setCookies, status } = response;
  const content: unknown = JSON.parse(response.body);
  if (status >= 200 && status < 300) {
    return { ok: true, value: isChecked ? content : call.answer.parse(content), setCookies };
  }
  return { ok: false, status, error: ErrorBody.parse(content).error, setCookies };
}

async function perform(options: ClientOptions, call: Call, input: DirectInput): Promise<DirectAnswer> {
  const outcome = await (options.direct?.(call, input) ?? overWire(options, call, input));
  if (outcome.setCookies.length > 0) options.onSetCookies?.(outcome.setCookies);
  return outcome;
}

export interface ClientOptions {
  readonly transport: Transport;
  /** Answers calls inside this process. The client tries it before the transport. */
  readonly direct?: DirectCall;
  /** Called after every answer that sets cookies, with its Set-Cookie headers. */
  readonly onSetCookies?: (lines: readonly string[]) => void;
  /** Headers of every request: accept-language, cookie, origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True = the answers come from this process, which has validated them already. */
  readonly isChecked?: boolean;
}

/**
 * Client whose methods, one per call, are on the prototype. The server creates a client for every request. Creating a
 * hundred functions each time would be slow.
 */
class CallClient {
  readonly options: ClientOptions;

  constructor(options: ClientOptions) {
    this.options = options;
  }
}

for (const [name, call] of Object.entries(calls)) {
  Object.defineProperty(CallClient.prototype, name, {
    value(this: CallClient, input: DirectInput = {}) {
      return perform(this.options, call, input);
    },
  });
}

/**
 * Creates the typed client with one method per call. An answer that violates the contract throws; an error answer is
 * returned.
 */
export function createClient(options: ClientOptions): Client {
  // The table `calls` gives each method its type.
  return new CallClient(options) as unknown as Client;
}
