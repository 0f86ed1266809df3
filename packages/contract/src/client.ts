import type { z } from 'zod';

import { calls, type Call, type CallName, type Calls } from './calls.ts';
import { ErrorBody } from './error.ts';

/** What a transport carries: fetch in the browser, in-process dispatch on the server. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Below the API's prefix, with parameters and query filled in. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
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
type Query<C extends Call> = C extends { readonly hasFilterQuery: true } | { readonly queryNames: object }
  ? { readonly query: Iterable<readonly [string, string]> }
  : C extends { readonly hasTextQuery: true }
    ? { readonly query: readonly [readonly ['text', string]] }
    : unknown;
type Key<C extends Call> = C extends { readonly isIdempotent: true } ? { readonly idempotencyKey: string } : unknown;

export type CallInput<C extends Call> = PathParameters<C['path']> & Body<C> & Query<C> & Key<C>;

export type CallOutcome<C extends Call> =
  | { readonly ok: true; readonly value: z.output<C['answer']>; readonly setCookies: readonly string[] }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: ErrorBody['error'];
      readonly setCookies: readonly string[];
    };

type Arguments<C extends Call> = unknown extends CallInput<C> ? [] : [input: CallInput<C>];

/** A file is sent by a form of the browser, not by the client. */
type WithoutFile<Name extends CallName> = Calls[Name] extends { readonly fileTypes: readonly string[] } ? never : Name;

export type Client = {
  readonly [Name in CallName as WithoutFile<Name>]: (
    ...input: Arguments<Calls[Name]>
  ) => Promise<CallOutcome<Calls[Name]>>;
};

interface AnyInput extends Readonly<Record<string, unknown>> {
  readonly body?: unknown;
  readonly query?: Iterable<readonly [string, string]>;
  readonly idempotencyKey?: string;
}

function toRequest(call: Call, input: AnyInput, headers: Readonly<Record<string, string>>): WireRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = [...(input.query ?? [])].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const hasBody = call.body !== undefined;
  return {
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...headers,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
    },
    body: hasBody ? JSON.stringify(input.body) : undefined,
  };
}

async function perform({ transport, headers = {}, isChecked = false }: ClientOptions, call: Call, input: AnyInput) {
  const response = await transport(toRequest(call, input, headers));
  const { setCookies, status } = response;
  const content: unknown = JSON.parse(response.body);
  if (status >= 200 && status < 300) {
    return { ok: true, value: isChecked ? content : call.answer.parse(content), setCookies };
  }
  return { ok: false, status, error: ErrorBody.parse(content).error, setCookies };
}

export interface ClientOptions {
  readonly transport: Transport;
  /** Go with every request: accept-language, cookie, origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The other side is this very program, which has held its answers to the contract already. */
  readonly isChecked?: boolean;
}

/**
 * The typed client: one function a call. An answer that does not fit the contract throws; an error answer is returned.
 */
export function createClient(options: ClientOptions): Client {
  const entries = Object.entries(calls).map(([name, call]) => [
    name,
    (input: AnyInput = {}) => perform(options, call, input),
  ]);
  // The table `calls` is what gives each function its type.
  return Object.fromEntries(entries) as Client;
}
